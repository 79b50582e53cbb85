#include "app/storage/game_index_rows.h"

#include "ai/yahtzee/basic/strategy.h"
#include "ai/yahtzee/practice/steps.h"
#include "app/storage/game_index_schema.h"

namespace app::storage {

using ai::yahtzee::review::Grade;
using core::yahtzee::Action;

namespace {

core::dice::Dice dice_from(int digits) {
    core::dice::Dice dice{};
    for (std::size_t slot = dice.size(); slot-- > 0; digits /= 10) dice[slot] = digits % 10;
    return dice;
}

// A hash of the names of the steps and of the worths (Fowler, Noll and Vo's).
unsigned hash_of_page() {
    unsigned hash = 2166136261u;
    const auto mix = [&hash](unsigned byte) { hash = (hash ^ byte) * 16777619u; };
    for (int step = 1; step <= ai::yahtzee::practice::step_count(); ++step)
        for (const char letter : ai::yahtzee::practice::step_name(step) + '\n')
            mix(static_cast<unsigned char>(letter));
    for (const double worth : ai::yahtzee::basic::page().worths)
        mix(static_cast<unsigned>(static_cast<int>(2 * worth)));
    return hash;
}

} // namespace

int analysis_version() {
    constexpr unsigned form = 4;                 // of the analysis itself
    static const unsigned hash = hash_of_page(); // asked for with each game
    return static_cast<int>(form << 24 | (hash & 0xff'ffffu));
}

int digits_of(const core::dice::Dice& dice) {
    int digits = 0;
    for (const int die : dice) digits = 10 * digits + die;
    return digits;
}

GameDecision decision_in(const QSqlQuery& row, int column) {
    const auto next = [&row, &column] { return row.value(column++); };
    GameDecision decision;
    decision.game = next().toString();
    decision.ply = next().toInt();
    decision.turn = next().toInt();
    decision.roll = next().toInt();
    decision.seat = next().toInt();
    decision.dice = dice_from(next().toInt());
    decision.chosen = Action::from_code(next().toInt()).value_or(decision.chosen);
    decision.best = Action::from_code(next().toInt()).value_or(decision.best);
    decision.points = next().toInt();
    decision.loss = next().toDouble();
    if (const QVariant win = next(); !win.isNull()) decision.win_loss = win.toDouble();
    decision.grade = static_cast<Grade>(next().toInt());
    decision.step = next().toInt();
    decision.page_loss = next().toDouble();
    return decision;
}

GameEntry entry_in(const QSqlQuery& row, bool has_costliest) {
    GameEntry entry;
    int column = 0;
    const auto next = [&row, &column] { return row.value(column++); };
    entry.key = next().toString();
    entry.file = next().toString();
    entry.number = next().toInt();
    entry.date = next().toString();
    entry.time = next().toString();
    entry.players = next().toString().split('\n');
    entry.programs = next().toString().split('\n');
    entry.seat = next().toInt();
    entry.opponent = next().toString();
    entry.result = static_cast<GameResult>(next().toInt());
    for (const QString& score : next().toString().split('-')) entry.scores.push_back(score.toInt());
    entry.is_starred = next().toBool();
    entry.name = next().toString();
    entry.is_own = next().toBool();
    entry.is_whole = next().toBool();
    entry.has_real_dice = next().toBool();
    entry.is_analysed = next().toInt() == analysis_version();
    entry.luck = next().toDouble();
    entry.loss = next().toDouble();
    if (const QVariant win = next(); !win.isNull()) entry.win_loss = win.toDouble();
    if (has_costliest && entry.is_analysed && !row.isNull(entry_column_count))
        entry.costliest = decision_in(row, entry_column_count);
    return entry;
}

} // namespace app::storage
