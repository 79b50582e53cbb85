#include "app/session/practice_set.h"

#include <algorithm>
#include <numeric>

namespace app::session {

using namespace ai::yahtzee::practice;

QString practice_mode_name(PracticeMode mode) {
    switch (mode) {
    case PracticeMode::today:
        return "today";
    case PracticeMode::step:
        return "step";
    case PracticeMode::mistakes:
        return "mistakes";
    case PracticeMode::exceptions:
        return "exceptions";
    case PracticeMode::last_turns:
        return "last-turns";
    case PracticeMode::placement:
        return "placement";
    case PracticeMode::again:
        return "again";
    }
    return {};
}

std::optional<PracticeAnswer> grade_answer(const Exercise& exercise, core::yahtzee::Action action,
                                           const ai::yahtzee::review::GradeLimits& limits) {
    const auto* found = find_choice(exercise.ranking, action, exercise.position.dice);
    if (!found) return std::nullopt;
    return PracticeAnswer{found->action, found->loss, limits.of(found->loss)};
}

const Exercise* PracticeSet::exercise() const {
    return at < exercises.size() ? &exercises[at] : nullptr;
}

const analysis::MistakeOrigin* PracticeSet::origin() const {
    return at < origins.size() && origins[at] ? &*origins[at] : nullptr;
}

void PracticeSet::add(const PracticeAnswer& answer) {
    answers.push_back(answer);
    if (answer.loss > 0) return;
    auto& ranking = exercises[at].ranking;
    const auto given =
        std::ranges::find(ranking, answer.action, &ai::yahtzee::decide::RankedAction::action);
    std::rotate(ranking.begin(), given, given + 1);
}

void PracticeSet::insertNext(Exercise exercise) {
    const auto behind = static_cast<std::ptrdiff_t>(std::min(at + 1, exercises.size()));
    exercises.insert(exercises.begin() + behind, std::move(exercise));
    origins.insert(origins.begin() + behind, std::nullopt);
}

int PracticeSet::accepted() const {
    return static_cast<int>(std::ranges::count_if(answers, &PracticeAnswer::is_accepted));
}

double PracticeSet::meanLoss() const {
    std::vector<double> losses;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (exercises[i].goal == exercises.front().goal) losses.push_back(answers[i].loss);
    if (losses.empty()) return 0;
    return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

std::vector<std::size_t> PracticeSet::missed() const {
    std::vector<std::size_t> missed;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!answers[i].is_accepted()) missed.push_back(i);
    return missed;
}

} // namespace app::session
