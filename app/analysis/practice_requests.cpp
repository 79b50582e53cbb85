#include "app/analysis/practice_requests.h"

#include "ai/yahtzee/practice/daily_set.h"
#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/siblings.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <QDir>

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

// The costliest mistakes of the only person, or of the first one.
std::vector<MistakeOrigin> mistakes_in(const ExerciseRequest& request,
                                       ai::yahtzee::decide::ActionRanker& ranker) {
    std::vector<AnalysedDecision> decisions;
    for (std::size_t i = 0; i < request.games.size(); ++i) {
        const Record& game = request.games[i];
        const int seat = storage::own_seat(game);
        const bool has_person = game.players[static_cast<std::size_t>(seat)].program.empty();
        if (!has_person || game.rules != ranker.values().rules()) continue;
        const auto own = analyse_decisions(ranker, game, i, seat);
        decisions.insert(decisions.end(), own.begin(), own.end());
    }
    MistakeFilter filter;
    filter.min_loss = request.min_loss;
    filter.order = MistakeOrder::costliest;
    filter.max_count = static_cast<std::size_t>(request.count);
    std::vector<MistakeOrigin> found;
    for (const AnalysedDecision& mistake : find_mistakes(decisions, filter)) {
        const Record& game = request.games[mistake.game];
        const QString name =
            QString("%1:%2").arg(storage::content_key(game)).arg(qsizetype(mistake.ply));
        found.push_back({game, mistake.ply, mistake.chosen, mistake.loss, name});
    }
    return found;
}

// Mistakes whose games are still where they were.
std::vector<MistakeOrigin> mistakes_of(const ExerciseRequest& request,
                                       const core::yahtzee::Rules& rules) {
    std::vector<MistakeOrigin> found;
    for (const storage::MistakeEntry& mistake : request.mistakes) {
        const auto games = storage::read_games(QDir(request.games_folder).filePath(mistake.file));
        const auto number = static_cast<std::size_t>(mistake.number);
        const auto ply = static_cast<std::size_t>(mistake.decision.ply);
        if (!games || number >= games->size() || ply >= (*games)[number].line.size()) continue;
        const Record& game = (*games)[number];
        if (game.rules != rules) continue;
        const bool by_wins = request.goal == Goal::win;
        const double loss = by_wins ? mistake.decision.win_loss.value_or(0) : mistake.decision.loss;
        found.push_back({game, ply, mistake.decision.chosen, loss, mistake.name()});
    }
    return found;
}

// The position itself, to be played again.
std::optional<Exercise> same(ai::yahtzee::decide::ActionRanker& ranker,
                             const core::yahtzee::Position& position, Goal goal) {
    auto exercise = exercise_of(ranker, position, goal);
    if (!exercise) return std::nullopt;
    exercise->ranking = without_holding_all(std::move(exercise->ranking));
    if (exercise->ranking.size() < 2) return std::nullopt;
    return exercise;
}

// A fresh position like each mistake, so that none is learnt by heart.
ExerciseSet of_mistakes(const ExerciseRequest& request,
                        const ai::yahtzee::solve::SharedValues& values, Work& work) {
    ai::yahtzee::decide::ActionRanker ranker(values, work.service.tables().get(values->rules()));
    auto mistakes = mistakes_of(request, values->rules());
    const auto more = mistakes_in(request, ranker);
    mistakes.insert(mistakes.end(), more.begin(), more.end());
    ExerciseSet set;
    SiblingOptions options;
    options.seed = request.seed;
    options.count = 1;
    options.goal = request.goal;
    options.limits = window_limits;
    options.stop = work.stop();
    for (MistakeOrigin& mistake : mistakes) {
        work.slot.pause();
        if (work.stop().stop_requested()) throw Cancelled();
        const auto position = replay(mistake.record, mistake.ply).position();
        auto model = same(ranker, position, request.goal);
        if (!model) continue;
        ++options.seed[28]; // other dice for each
        auto fresh = siblings(values, position, model->themes, options);
        mistake.is_same = fresh.empty();
        set.exercises.push_back(fresh.empty() ? *std::move(model) : std::move(fresh.front()));
        set.origins.push_back(std::move(mistake));
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

ExerciseSet set_of(const ExerciseRequest& request, Work& work) {
    const auto values = work.service.values().wait_for({}, work.slot);
    switch (request.source) {
    case ExerciseSource::themes:
        return {of_themes(request, values, work), {}};
    case ExerciseSource::daily_set:
        return {ai::yahtzee::practice::daily_set(
                    values,
                    std::chrono::year_month_day(
                        std::chrono::year(request.date.year()),
                        std::chrono::month(static_cast<unsigned>(request.date.month())),
                        std::chrono::day(static_cast<unsigned>(request.date.day()))),
                    request.goal, work.slot.widen(), work.stop(), window_limits),
                {}};
    case ExerciseSource::last_turns:
        return {last_turns_to_win(values, options_for(request, work)), {}};
    case ExerciseSource::mistakes:
        return of_mistakes(request, values, work);
    case ExerciseSource::siblings:
        return {like(request, values, work), {}};
    }
    return {};
}

} // namespace

ExerciseRequest::Answer ExerciseRequest::answer(Work& work) const {
    ExerciseSet set = set_of(*this, work);
    for (Exercise& exercise : set.exercises)
        exercise.ranking = without_holding_all(std::move(exercise.ranking));
    return set;
}

} // namespace app::analysis
