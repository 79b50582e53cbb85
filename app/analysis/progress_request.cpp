#include "app/analysis/progress_request.h"

#include "ai/yahtzee/practice/themes.h"
#include "app/storage/library.h"

#include <algorithm>
#include <unordered_map>

namespace app::analysis {

using namespace ai::yahtzee::practice;
using core::yahtzee::notation::Record;
using SharedGame = std::shared_ptr<const ProgressGame>;

namespace {

constexpr int exact_boxes = 3;     // win probabilities from so many open boxes on: quick enough
constexpr int last_early_turn = 4; // from 0
constexpr int last_middle_turn = 8;

// The seat of the only person; nothing if there is none, or another one.
std::optional<int> own_seat(const Record& record) {
    std::optional<int> own;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        if (!record.players[seat].program.empty()) continue;
        if (own) return std::nullopt;
        own = static_cast<int>(seat);
    }
    return own;
}

SharedGame analyse(const storage::SavedGame& saved, int seat, std::size_t hash,
                   ai::yahtzee::decide::ActionRanker& ranker) {
    auto game = std::make_shared<ProgressGame>();
    game->hash = hash;
    game->date = QString::fromStdString(saved.record.date);
    game->is_over = saved.end.phase() == core::yahtzee::Phase::over;
    game->score = saved.end.card(seat).total();
    game->decisions = analyse_decisions(ranker, saved.record, 0, seat);
    for (const AnalysedDecision& decision : game->decisions) game->loss += decision.loss;
    game->faces = thrown_faces(saved.record);
    return game;
}

std::size_t phase_of(const core::yahtzee::Position& position) {
    const int turn = core::yahtzee::box_count - position.mover.open().size();
    return static_cast<std::size_t>(turn <= last_early_turn    ? GamePhase::early
                                    : turn <= last_middle_turn ? GamePhase::middle
                                                               : GamePhase::late);
}

void add(LossSum& sum, double loss) {
    ++sum.decisions;
    sum.loss += loss;
}

void sum_up(Progress& progress) {
    std::vector<ThemeLoss> sums(themes().size());
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i].theme = i;
    FaceCounts faces{};
    for (const SharedGame& game : progress.games) {
        for (std::size_t face = 0; face < faces.size(); ++face) faces[face] += game->faces[face];
        if (game->is_over) {
            progress.losses.push_back(game->loss);
            progress.scores.push_back(game->score);
        }
        for (const AnalysedDecision& decision : game->decisions) {
            if (decision.chosen.is_score())
                add(progress.by_box[static_cast<std::size_t>(
                        core::yahtzee::index(decision.chosen.box()))],
                    decision.loss);
            add(progress.by_roll[static_cast<std::size_t>(decision.position.roll_number - 1)],
                decision.loss);
            add(progress.by_phase[phase_of(decision.position)], decision.loss);
            for (ThemeLoss& sum : sums) {
                if (!decision.themes[sum.theme]) continue;
                ++sum.decisions;
                sum.loss += decision.loss;
            }
        }
    }
    progress.themes = rank_weaknesses(std::move(sums));
    progress.dice = test_faces(faces);
}

} // namespace

std::vector<AnalysedDecision> mistakes_of(const Progress& progress, double min_loss,
                                          MistakeOrder order) {
    std::vector<AnalysedDecision> decisions;
    for (std::size_t i = 0; i < progress.games.size(); ++i)
        for (AnalysedDecision decision : progress.games[i]->decisions) {
            if (decision.loss < min_loss) continue;
            decision.game = i;
            decisions.push_back(std::move(decision));
        }
    MistakeFilter filter;
    filter.min_loss = min_loss;
    filter.order = order;
    return find_mistakes(decisions, filter);
}

SharedProgress ProgressRequest::answer(Work& work) const {
    std::unordered_map<std::size_t, SharedGame> analysed;
    if (known)
        for (const SharedGame& game : known->games) analysed[game->hash] = game;
    const auto library = storage::read_library(folder, work.stop());
    const auto values = work.service.values().wait_for({}, work.slot);
    ai::yahtzee::decide::ActionRanker ranker(values, nullptr, {.exact_boxes = exact_boxes});
    auto progress = std::make_shared<Progress>();
    for (const storage::SavedGame& saved : library.games) {
        work.slot.pause();
        if (work.stop().stop_requested()) throw Cancelled();
        const auto seat = own_seat(saved.record);
        if (!seat || saved.record.rules != values->rules()) continue;
        if (progress->games.size() >= max_games) {
            ++progress->games_left_out;
            continue;
        }
        const std::size_t hash = std::hash<std::string>()(to_text(saved.record));
        const auto found = analysed.find(hash);
        progress->games.push_back(found != analysed.end() ? found->second
                                                          : analyse(saved, *seat, hash, ranker));
        work.report(static_cast<int>(progress->games.size()));
    }
    std::ranges::reverse(progress->games);
    sum_up(*progress);
    return progress;
}

} // namespace app::analysis
