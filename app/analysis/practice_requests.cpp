#include "app/analysis/practice_requests.h"

#include "ai/yahtzee/practice/daily_set.h"
#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/siblings.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace app::analysis {

using namespace ai::yahtzee::practice;
using core::yahtzee::notation::Record;

namespace {

// To hold all five dice can't be played in the window.
constexpr ExerciseLimits window_limits{.counts_holding_all = false};

GeneratorOptions options_for(const ExerciseRequest& request, Work& work) {
    GeneratorOptions options;
    options.seed = request.seed;
    options.count = request.count;
    options.goal = request.goal;
    options.limits = window_limits;
    options.threads = work.slot.widen();
    options.stop = work.stop();
    options.progress = [&work](double) { work.slot.pause(); };
    return options;
}

// The themes take turns, so that a set of due themes doesn't drill one after the other.
std::vector<Exercise> of_themes(const ExerciseRequest& request,
                                const ai::yahtzee::solve::SharedValues& values, Work& work) {
    std::vector<std::vector<Exercise>> by_theme;
    const int kinds = static_cast<int>(request.themes.size());
    for (int i = 0; i < kinds; ++i) {
        GeneratorOptions options = options_for(request, work);
        options.count = (request.count + kinds - 1 - i) / kinds;
        options.seed[29] = static_cast<std::uint8_t>(options.seed[29] + i);
        const Theme& theme = themes()[request.themes[static_cast<std::size_t>(i)]];
        if (theme.is_about_winning) options.goal = Goal::win;
        if (options.count > 0) by_theme.push_back(generate(values, theme, options));
    }
    std::vector<Exercise> set;
    for (std::size_t rank = 0; std::cmp_less(set.size(), request.count); ++rank) {
        bool is_any = false;
        for (const auto& own : by_theme) {
            if (rank >= own.size()) continue;
            is_any = true;
            set.push_back(own[rank]);
        }
        if (!is_any) break;
    }
    return set;
}

// The positions of the costliest mistakes of the only person, or of the first one.
std::vector<core::yahtzee::Position> mistakes_in(const std::vector<Record>& games, int count,
                                                 double min_loss,
                                                 ai::yahtzee::decide::ActionRanker& ranker) {
    std::vector<AnalysedDecision> decisions;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto person = std::ranges::find_if(
            games[i].players, [](const auto& player) { return player.program.empty(); });
        if (person == games[i].players.end() || games[i].rules != ranker.values().rules()) continue;
        const auto own = analyse_decisions(ranker, games[i], i,
                                           static_cast<int>(person - games[i].players.begin()));
        decisions.insert(decisions.end(), own.begin(), own.end());
    }
    MistakeFilter filter;
    filter.min_loss = min_loss;
    filter.order = MistakeOrder::costliest;
    filter.max_count = static_cast<std::size_t>(count);
    std::vector<core::yahtzee::Position> positions;
    for (const AnalysedDecision& mistake : find_mistakes(decisions, filter))
        positions.push_back(mistake.position);
    return positions;
}

std::vector<Exercise> of_mistakes(const ExerciseRequest& request,
                                  const ai::yahtzee::solve::SharedValues& values, Work& work) {
    ai::yahtzee::decide::ActionRanker ranker(values, nullptr);
    auto positions = request.mistakes;
    const auto more = mistakes_in(request.games, request.count, request.min_loss, ranker);
    positions.insert(positions.end(), more.begin(), more.end());
    std::vector<Exercise> set;
    for (const auto& position : positions) {
        work.slot.pause();
        if (work.stop().stop_requested()) throw Cancelled();
        auto exercise = exercise_of(ranker, position, request.goal);
        if (!exercise) continue;
        std::erase_if(exercise->ranking, [](const auto& choice) {
            return choice.action == core::yahtzee::Action::hold((1u << core::dice::dice_count) - 1);
        });
        if (exercise->ranking.size() > 1) set.push_back(*std::move(exercise));
    }
    return set;
}

std::vector<Exercise> like(const ExerciseRequest& request,
                           const ai::yahtzee::solve::SharedValues& values, Work& work) {
    SiblingOptions options;
    options.seed = request.seed;
    options.count = request.count;
    options.goal = request.goal;
    options.limits = window_limits;
    options.stop = work.stop();
    return siblings(values, request.model->position, request.model->themes, options);
}

} // namespace

ExerciseRequest::Answer ExerciseRequest::answer(Work& work) const {
    const auto values = work.service.values().wait_for({}, work.slot);
    switch (source) {
    case ExerciseSource::themes:
        return of_themes(*this, values, work);
    case ExerciseSource::daily_set:
        return ai::yahtzee::practice::daily_set(
            values,
            std::chrono::year_month_day(std::chrono::year(date.year()),
                                        std::chrono::month(static_cast<unsigned>(date.month())),
                                        std::chrono::day(static_cast<unsigned>(date.day()))),
            goal, work.slot.widen(), work.stop(), window_limits);
    case ExerciseSource::last_turns:
        return last_turns_to_win(values, options_for(*this, work));
    case ExerciseSource::mistakes:
        return of_mistakes(*this, values, work);
    case ExerciseSource::siblings:
        return like(*this, values, work);
    }
    return {};
}

} // namespace app::analysis
