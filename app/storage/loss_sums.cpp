#include "app/storage/loss_sums.h"

#include <QDataStream>

#include <algorithm>

namespace app::storage {

namespace {

constexpr int last_early_turn = 4; // from 0
constexpr int last_middle_turn = 8;

GamePhase phase_of(int turn) {
    return turn <= last_early_turn    ? GamePhase::early
           : turn <= last_middle_turn ? GamePhase::middle
                                      : GamePhase::late;
}

void add(LossSum& sum, double loss, double win_loss) {
    ++sum.decisions;
    sum.loss += loss;
    sum.win_loss += win_loss;
}

// Calls `visit` with each array of sums.
template <class Sums, class Visitor>
void for_each_kind(Sums& sums, Visitor visit) {
    visit(sums.by_step);
    visit(sums.by_box);
    visit(sums.by_roll);
    visit(sums.by_phase);
}

} // namespace

LossSums& LossSums::operator+=(const LossSums& other) {
    const auto add_all = [](auto& to, const auto& from) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            to[i].decisions += from[i].decisions;
            to[i].loss += from[i].loss;
            to[i].win_loss += from[i].win_loss;
        }
    };
    add_all(by_step, other.by_step);
    add_all(by_box, other.by_box);
    add_all(by_roll, other.by_roll);
    add_all(by_phase, other.by_phase);
    return *this;
}

LossSums sums_of(std::span<const GameDecision> decisions) {
    const bool knows_wins = std::ranges::all_of(
        decisions, [](const GameDecision& decision) { return decision.win_loss.has_value(); });
    LossSums sums;
    for (const GameDecision& decision : decisions) {
        const double win_loss = knows_wins ? *decision.win_loss : 0;
        const auto add_to = [&](LossSum& sum) { add(sum, decision.loss, win_loss); };
        if (decision.chosen.is_score())
            add_to(sums.by_box[static_cast<std::size_t>(index(decision.chosen.box()))]);
        add_to(sums.by_roll[static_cast<std::size_t>(decision.roll - 1)]);
        add_to(sums.by_phase[static_cast<std::size_t>(phase_of(decision.turn))]);
        const double cost = decision.cost();
        add(sums.by_step[std::min(static_cast<std::size_t>(decision.step), max_steps - 1)], cost,
            cost > 0 ? win_loss : 0);
    }
    return sums;
}

QByteArray to_bytes(const LossSums& sums) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    for_each_kind(sums, [&out](const auto& kind) {
        for (const LossSum& sum : kind)
            out << static_cast<quint16>(sum.decisions) << sum.loss << sum.win_loss;
    });
    return bytes;
}

std::optional<LossSums> sums_from(const QByteArray& bytes) {
    LossSums sums;
    QDataStream in(bytes);
    in.setFloatingPointPrecision(QDataStream::SinglePrecision);
    for_each_kind(sums, [&in](auto& kind) {
        for (LossSum& sum : kind) {
            quint16 decisions = 0;
            in >> decisions >> sum.loss >> sum.win_loss;
            sum.decisions = decisions;
        }
    });
    if (in.status() != QDataStream::Ok || !in.atEnd()) return std::nullopt;
    return sums;
}

} // namespace app::storage
