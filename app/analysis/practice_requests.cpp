#include "app/analysis/practice_requests.h"

#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/placement.h"
#include "ai/yahtzee/practice/siblings.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace app::analysis {

using namespace ai::yahtzee::practice;
using core::yahtzee::Position;
using core::yahtzee::notation::Record;

namespace {

constexpr int exact_last_boxes = 3; // on each card, in exercises to win
constexpr int max_of_new_step = 4;
constexpr int max_of_neighbour = 2;
constexpr int first_steps = 9; // while they are learned, sets are for points alone
constexpr std::uint64_t games_for_neighbours = 2000;
// One position each: three alike, four in a row, a full house, a box to give up, a pair, two
// pairs, the upper bonus, three in a row.
constexpr int lesson_steps[] = {6, 1, 13, 2, 5, 17, 4, 9};

// The costliest mistakes of the only person, or of the first one.
std::vector<MistakeOrigin> mistakes_in(const ExerciseRequest& request,
                                       ai::yahtzee::decide::ActionRanker& ranker) {
    std::vector<AnalysedDecision> decisions;
    for (std::size_t i = 0; i < request.games.size(); ++i) {
        const Record& game = request.games[i];
        const int seat = storage::own_seat(game);
        const bool has_person = is_person(game.players[static_cast<std::size_t>(seat)]);
        if (!has_person || game.rules != ranker.values().rules()) continue;
        const auto own = analyse_decisions(ranker, game, i, seat);
        decisions.insert(decisions.end(), own.begin(), own.end());
    }
    std::vector<MistakeOrigin> found;
    for (const AnalysedDecision& mistake :
         costliest(decisions, request.min_loss, static_cast<std::size_t>(request.count))) {
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

// True if there is little to decide: a large straight or a Yahtzee lies there before the last roll.
bool is_made(const Exercise& exercise) {
    const auto best = exercise.best().action;
    return exercise.position.roll_number < core::yahtzee::rolls_per_turn && best.is_score() &&
           (best.box() == core::yahtzee::Box::large_straight ||
            best.box() == core::yahtzee::Box::yahtzee);
}

// Makes the exercises of one request.
class Maker {
public:
    Maker(const ExerciseRequest& request, Work& work)
        : request_(request), work_(work), values_(work.service.values().wait_for({}, work.slot)) {
        options_.seed = request.seed;
        options_.count = request.count;
        options_.known = request.known;
        options_.threads = work.slot.widen();
        options_.stop = work.stop();
        options_.progress = [&work](double) { work.slot.pause(); };
    }

    ExerciseSet make() {
        using Source = ExerciseRequest::Source;
        switch (request_.source) {
        case Source::today:
            today();
            break;
        case Source::step:
            set_.rare_step = addStep(request_.step, request_.count).rare_step;
            break;
        case Source::mistakes:
            addMistakes(request_.goal, static_cast<std::size_t>(request_.count), false);
            break;
        case Source::exceptions:
            addAll(generate(values_, exceptions(), options_));
            break;
        case Source::last_turns:
            addLastTurns(request_.count);
            break;
        case Source::placement:
            addAll(placement_set(values_, options_));
            break;
        case Source::lesson:
            options_.count = 1;
            for (const int step : lesson_steps) {
                options_.known = {step - 1, step};
                addAll(generate(values_, exercises_of(step), options_));
            }
            break;
        case Source::siblings:
            addAll(siblings(values_, *request_.model, siblingOptions(request_.count)));
            break;
        case Source::open:
            reopen();
            break;
        }
        for (Exercise& exercise : set_.exercises) // that can't be played in the window
            exercise.ranking =
                ai::yahtzee::decide::without_holding_all(std::move(exercise.ranking));
        return std::move(set_);
    }

private:
    void addAll(std::vector<Exercise> exercises) {
        for (Exercise& exercise : exercises) set_.add(std::move(exercise));
    }

    SiblingOptions siblingOptions(int count) const {
        SiblingOptions options;
        options.seed = request_.seed;
        options.count = count;
        options.stop = work_.stop();
        return options;
    }

    // The exercises that were found, and the step if there are too few of it; else 0.
    struct Added {
        std::size_t count = 0;
        int rare_step = 0;
    };
    // `one_made`: at most one roll that is made already is in the whole set.
    Added addStep(int step, int count, bool one_made = false) {
        ++options_.seed[29]; // other games for each step
        options_.count = count;
        auto found = step_set(values_, step, options_);
        const bool is_rare = std::ssize(found) < count && !work_.stop().stop_requested();
        if (one_made) keepOneMade(found);
        const Added added{found.size(), is_rare ? step : 0};
        addAll(std::move(found));
        return added;
    }

    // Drops the exercises whose roll is made already, but for one in the whole set.
    void keepOneMade(std::vector<Exercise>& found) const {
        bool has_made = std::ranges::any_of(set_.exercises, is_made);
        std::erase_if(found, [&](const Exercise& exercise) {
            return is_made(exercise) && std::exchange(has_made, true);
        });
    }

    void addLastTurns(int count) {
        GeneratorOptions options = options_;
        options.count = count;
        options.exact_boxes = exact_last_boxes;
        addAll(generate(values_, last_turns(), options));
    }

    // A fresh position like each mistake, so that none is learnt by heart. `follows`: only of
    // mistakes that following the page avoids.
    void addMistakes(Goal goal, std::size_t max, bool follows) {
        ai::yahtzee::decide::ActionRanker ranker(values_,
                                                 work_.service.tables().get(values_->rules()));
        Examiner examiner(values_, goal == Goal::win ? exact_last_boxes + 1 : 0, work_.stop());
        auto mistakes = mistakes_of(request_, values_->rules());
        for (MistakeOrigin& more : mistakes_in(request_, ranker))
            mistakes.push_back(std::move(more));
        SiblingOptions options = siblingOptions(1);
        const std::size_t before = set_.exercises.size();
        for (MistakeOrigin& mistake : mistakes) {
            if (set_.exercises.size() == before + max) return;
            work_.slot.pause();
            if (work_.stop().stop_requested()) throw Cancelled();
            const Position position = replay(mistake.record, mistake.ply).position();
            auto model = examiner.exercise(position, goal);
            if (!model || (follows && model->page_loss() > 0)) continue;
            model->practised = model->taught_step();
            ++options.seed[28]; // other dice for each
            auto fresh = siblings(values_, *model, options);
            mistake.is_same = fresh.empty();
            set_.add(fresh.empty() ? *std::move(model) : std::move(fresh.front()),
                     std::move(mistake));
        }
    }

    // The new step and its neighbours by turns, so that the step isn't known before the position;
    // own choices stand last.
    void today() {
        std::vector<int> due = request_.due;
        due.resize(std::min(due.size(), ExerciseRequest::max_due));
        for (const int step : due) addStep(step, 1);
        if (ExerciseRequest::hasLastTurn(request_.step)) addLastTurns(1);
        addMistakes(Goal::points, ExerciseRequest::max_mistakes, true);
        const std::size_t last = set_.exercises.size();
        const auto add = [&](int step, int max, bool one_made) {
            const int missing = request_.count - static_cast<int>(set_.exercises.size());
            const bool is_step = step >= 1 && step <= step_count();
            return missing > 0 && is_step ? addStep(step, std::min(max, missing), one_made)
                                          : Added{};
        };
        const Added fresh =
            add(request_.step, ExerciseRequest::countOfNewStep(request_.step), false);
        set_.rare_step = fresh.rare_step;
        options_.max_games = games_for_neighbours;
        for (int away = 1; away < step_count(); ++away)
            for (const int step : {request_.step - away, request_.step + away})
                add(step, max_of_neighbour, true); // nothing promises them
        const auto arrange = [&](auto& list) {     // clang 14 rejects the rotate of ranges
            const auto at = [&list](std::size_t i) {
                return list.begin() + static_cast<std::ptrdiff_t>(i);
            };
            std::rotate(at(0), at(last), list.end());
            for (std::size_t i = 1; i < fresh.count && fresh.count + i <= list.size() - last; ++i)
                std::rotate(at(2 * i - 1), at(fresh.count + i - 1), at(fresh.count + i));
        };
        arrange(set_.exercises);
        arrange(set_.origins);
    }

    void reopen() {
        Examiner examiner(values_, exact_last_boxes + 1, work_.stop());
        for (const storage::OpenItem& item : request_.items) {
            const auto position = core::yahtzee::parse_position(item.position.toStdString());
            if (!position) continue;
            auto exercise = examiner.exercise(*position, item.is_to_win ? Goal::win : Goal::points);
            if (!exercise) continue;
            exercise->practised = find_step(item.step.toStdString()).value_or(0);
            std::optional<MistakeOrigin> origin;
            if (!item.mistake.isEmpty()) {
                origin.emplace();
                origin->name = item.mistake;
            }
            set_.add(*std::move(exercise), std::move(origin));
        }
    }

    const ExerciseRequest& request_;
    Work& work_;
    ai::yahtzee::solve::SharedValues values_;
    GeneratorOptions options_;
    ExerciseSet set_;
};

} // namespace

void ExerciseSet::add(Exercise exercise, std::optional<MistakeOrigin> origin) {
    exercises.push_back(std::move(exercise));
    origins.push_back(std::move(origin));
}

int ExerciseRequest::countOfNewStep(int step) {
    const auto& rules = ai::yahtzee::basic::page().rules;
    const auto rule = std::ranges::find(rules, step, &ai::yahtzee::basic::Rule::number);
    const bool is_of_made = rule != rules.end() && rule->pattern.count == core::dice::dice_count;
    return is_of_made ? 1 : max_of_new_step;
}

bool ExerciseRequest::hasLastTurn(int step) { return step > first_steps; }

ExerciseRequest::Answer ExerciseRequest::answer(Work& work) const {
    return Maker(*this, work).make();
}

} // namespace app::analysis
