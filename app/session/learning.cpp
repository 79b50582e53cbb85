#include "app/session/learning.h"

#include "ai/yahtzee/players/basic.h"
#include "ai/yahtzee/practice/progress.h"
#include "ai/yahtzee/practice/steps.h"

#include <QCoreApplication>

#include <algorithm>

namespace app::session {

using namespace ai::yahtzee::practice;

namespace {

constexpr int min_learned_interval = 5;  // days until the next review
constexpr double max_learned_cost = 0.2; // points per game, of a step that games show as known
constexpr int min_learned_decisions = 20;
constexpr std::size_t answers_to_compare = 10;

// The translation context for lupdate.
struct Rungs {
    Q_DECLARE_TR_FUNCTIONS(Rungs)
};

double per_decision(const storage::LossSum& sum) {
    return sum.decisions > 0 ? sum.loss / sum.decisions : -1;
}

// The first and the last answers for a step, if there are enough that don't overlap.
void compare_answers(StepStanding& standing, const std::vector<storage::StepAnswer>& answers) {
    const QString name = QString::fromStdString(step_name(standing.step));
    std::vector<double> losses;
    for (const auto& answer : answers)
        if (answer.step == name) losses.push_back(answer.loss);
    if (losses.size() < 2 * answers_to_compare) return;
    const std::span<const double> all = losses;
    standing.practised_first = capped_mean(all.first(answers_to_compare));
    standing.practised_last = capped_mean(all.last(answers_to_compare));
}

std::optional<double> mean_of(const Level& level) {
    return level.mean > 0 ? std::optional(level.mean) : std::nullopt;
}

double memory_of(const ai::yahtzee::practice::MemoryState& state) {
    return std::min(1.0, double(state.due - state.last_review) / min_learned_interval);
}

} // namespace

bool is_recalled(const ai::yahtzee::practice::MemoryState& state) { return memory_of(state) >= 1; }

std::vector<StepStanding> standings(const storage::PracticeBook& book,
                                    const analysis::Progress& progress, int today) {
    const int placed = find_step(book.placed.toStdString()).value_or(0);
    const auto games = progress.counted(recent_games).size();
    const auto recent = progress.sums(recent_games).by_step;
    const auto all = progress.sums().by_step;
    std::vector<StepStanding> standings;
    for (int step = 1; step <= step_count(); ++step) {
        const auto& now = recent[static_cast<std::size_t>(step)];
        auto before = all[static_cast<std::size_t>(step)];
        StepStanding own{step};
        own.decisions = before.decisions;
        before.decisions -= now.decisions;
        before.loss -= now.loss;
        if (games > 0) own.cost = now.loss / static_cast<double>(games);
        own.recent = per_decision(now);
        own.earlier = per_decision(before);
        compare_answers(own, book.answers);
        const auto state = book.steps.find(QString::fromStdString(step_name(step)));
        const bool is_practised = state != book.steps.end();
        own.is_due = is_practised && state->second.due <= today;
        if (is_practised) own.memory = memory_of(state->second);
        const bool is_known = now.decisions >= min_learned_decisions && games >= min_level_games &&
                              own.cost <= max_learned_cost;
        if ((is_practised && is_recalled(state->second)) ||
            (!is_practised && (step <= placed || is_known)))
            own.state = StepState::learned;
        else if (is_practised)
            own.state = StepState::learning;
        standings.push_back(own);
    }
    const auto first = std::ranges::find_if(
        standings, [](const StepStanding& own) { return own.state != StepState::learned; });
    if (first != standings.end()) first->state = StepState::learning;
    return standings;
}

int step_to_learn(const std::vector<StepStanding>& standings) {
    for (const StepStanding& own : standings)
        if (own.state != StepState::learned) return own.step;
    return step_count();
}

QString knows_text(const Rung& rung) {
    if (!rung.steps) return rung.mean ? Rungs::tr("exact, for points") : Rungs::tr("exact, to win");
    if (*rung.steps == 1) return Rungs::tr("knows step 1");
    return *rung.steps == step_count() ? Rungs::tr("knows all %1 steps").arg(*rung.steps)
                                       : Rungs::tr("knows steps 1 to %1").arg(*rung.steps);
}

QString record_text(const Rung& rung) {
    return rung.games > 0 ? Rungs::tr("you won %1 of %2").arg(rung.won).arg(rung.games) : QString();
}

std::size_t Ladder::next() const {
    const std::size_t first = own ? *own + 1 : 0;
    std::size_t rung = first;
    while (rung < rungs.size() && rungs[rung].won > 0) ++rung;
    return rung < rungs.size() ? rung : first;
}

std::array<int, 2> Ladder::known() const {
    const auto steps = [this](std::size_t rung) {
        return rung < rungs.size() ? rungs[rung].steps.value_or(step_count()) : step_count();
    };
    if (!own) return {0, rungs.empty() ? step_count() : steps(0)};
    return {steps(*own), steps(*own + 1)};
}

Ladder ladder_of(const storage::PracticeBook& book, const analysis::Progress& progress) {
    Ladder ladder;
    const auto losses = progress.losses();
    ladder.level = level_of(losses);
    ladder.level_games = std::min(losses.size(), recent_games);
    const int placed = find_step(book.placed.toStdString()).value_or(0);
    for (const Level& level : levels()) {
        Rung rung{level, mean_of(level), ai::yahtzee::players::basic_steps_in(level.program)};
        for (const auto& [game, sums] : progress.games) {
            if (!game.isOnRecord() || game.programs.size() != 2) continue;
            const QString& program = game.programs[1 - game.seat];
            if (program.toStdString() != level.program) continue;
            ++rung.games;
            rung.won += game.result == storage::GameResult::won;
        }
        const bool is_reached = ladder.level ? rung.mean && *rung.mean <= *ladder.level
                                             : rung.steps && *rung.steps <= placed;
        if (is_reached) ladder.own = ladder.rungs.size();
        ladder.rungs.push_back(std::move(rung));
    }
    return ladder;
}

} // namespace app::session
