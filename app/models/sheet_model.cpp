#include "app/models/sheet_model.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>

namespace app::models {

using namespace app::session;
using namespace app::text;
using core::yahtzee::Box;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

namespace {

constexpr int upper_rows = core::yahtzee::upper_box_count;
constexpr int row_count = core::yahtzee::box_count + 5;
constexpr int first_lower_row = upper_rows + 2;
constexpr int points_at_par = 3; // for each pip of a face

// With five of each face that is open.
bool can_reach_bonus(const Card& card) {
    int most = card.upper_points();
    for (const Box box : card.open() & core::yahtzee::BoxSet::upper())
        most += core::dice::dice_count * (core::yahtzee::index(box) + 1);
    return most >= core::yahtzee::upper_bonus_threshold;
}

} // namespace

SheetModel::SheetModel(QObject* parent) : QAbstractTableModel(parent), game_(1) {}

int SheetModel::rowOf(Box box) { return core::yahtzee::index(box) + (is_upper(box) ? 0 : 2); }

std::optional<Box> SheetModel::boxAt(int row) {
    if (0 <= row && row < upper_rows) return core::yahtzee::box_at(row);
    if (first_lower_row <= row && row < core::yahtzee::box_count + 2)
        return core::yahtzee::box_at(row - 2);
    return std::nullopt;
}

std::optional<SheetSum> SheetModel::sumAt(int row) {
    switch (row) {
    case upper_rows:
        return SheetSum::upper_total;
    case upper_rows + 1:
        return SheetSum::upper_bonus;
    case row_count - 3:
        return SheetSum::lower_total;
    case row_count - 2:
        return SheetSum::yahtzee_bonuses;
    case row_count - 1:
        return SheetSum::total;
    default:
        return std::nullopt;
    }
}

void SheetModel::begin(const Game& game, std::vector<QString> names) {
    beginResetModel();
    game_ = game;
    names_ = std::move(names);
    std::ranges::transform(names_, names_.begin(), shown_name);
    hint_.reset();
    last_filled_.reset();
    endResetModel();
}

void SheetModel::follow(const GameSession& session) {
    connect(&session, &GameSession::changed, this,
            [this, &session](GameSession::Change change, const std::optional<FilledBox>& filled) {
                if (change == GameSession::Change::began)
                    begin(session.game(), names(session.record()));
                else if (change != GameSession::Change::rolled)
                    show(session.game(), filled);
            });
    begin(session.game(), names(session.record()));
}

void SheetModel::show(const Game& game, const std::optional<FilledBox>& filled) {
    if (filled) last_filled_ = filled;
    if (last_filled_ && !game.card(last_filled_->seat).points(last_filled_->box))
        last_filled_.reset();
    game_ = game;
    Q_EMIT dataChanged(index(0, 0), index(row_count - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void SheetModel::showHint(const std::optional<Advice>& hint) {
    hint_ = hint;
    Q_EMIT dataChanged(index(0, 0), index(row_count - 1, columnCount() - 1));
}

int SheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : row_count;
}

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + game_.players();
}

const Card* SheetModel::cardAt(const QModelIndex& index) const {
    const int seat = index.column() - 1;
    return 0 <= seat && seat < game_.players() ? &game_.card(seat) : nullptr;
}

CellKind SheetModel::kind(const QModelIndex& index) const {
    if (index.column() == 0) return CellKind::label;
    const Card* card = cardAt(index);
    const auto box = boxAt(index.row());
    if (!box) return CellKind::sum;
    if (card->points(*box)) return CellKind::filled;
    if (index.column() != moverColumn() || game_.phase() != Phase::to_decide) return CellKind::open;
    return refusal(game_, *box).isEmpty() ? CellKind::offered : CellKind::forbidden;
}

bool SheetModel::isBest(const QModelIndex& index) const {
    const auto box = boxAt(index.row());
    if (!box || !hint_ || index.column() != moverColumn()) return false;
    return hint_->choices.front().action == core::yahtzee::Action::score(*box);
}

bool SheetModel::isOwnChoice(const QModelIndex& index) const {
    const auto box = boxAt(index.row());
    if (!box || !hint_ || !hint_->made || index.column() != moverColumn()) return false;
    return hint_->chosen().action == core::yahtzee::Action::score(*box);
}

bool SheetModel::isLastFilled(const QModelIndex& index) const {
    return last_filled_ && index.column() == 1 + last_filled_->seat &&
           index.row() == rowOf(last_filled_->box);
}

int SheetModel::upperPoints(const QModelIndex& index) const {
    const Card* card = cardAt(index);
    return card ? card->upper_points() : 0;
}

bool SheetModel::isZero(const QModelIndex& index) const {
    return kind(index) == CellKind::offered && text(index) == "0";
}

// Par is three of each face.
int SheetModel::distanceFromPar(const QModelIndex& index) const {
    const Card* card = cardAt(index);
    if (!card || !can_reach_bonus(*card)) return 0;
    int distance = 0;
    for (int row = 0; row < upper_rows; ++row)
        if (const auto points = card->points(core::yahtzee::box_at(row)))
            distance += *points - points_at_par * (row + 1);
    return distance;
}

const ai::yahtzee::decide::RankedAction* SheetModel::hintFor(Box box) const {
    if (!hint_) return nullptr;
    return find_choice(hint_->choices, core::yahtzee::Action::score(box), hint_->game.dice());
}

QString SheetModel::noteText(const QModelIndex& index) const {
    const auto box = boxAt(index.row());
    if (sumAt(index.row()) == SheetSum::upper_total) {
        if (index.column() == 0) return hasDistance() ? distanceTitle() : QString();
        const int distance = distanceFromPar(index);
        return distance == 0 ? QString() : whole_signed(distance);
    }
    if (!box || kind(index) != CellKind::offered) return {};
    const auto* choice = hintFor(*box);
    if (!choice) return {};
    return isBest(index) ? tr("best") : short_loss(loss_number(*hint_, *choice));
}

QString SheetModel::distanceTitle() { return tr("vs 3 each"); }

bool SheetModel::hasDistance() const {
    for (int column = 1; column < columnCount(); ++column)
        if (distanceFromPar(index(rowOf(Box::sixes) + 1, column)) != 0) return true;
    return false;
}

QString SheetModel::parText(const QModelIndex& index) const {
    const int distance = distanceFromPar(index);
    return distance == 0  ? tr("as much as three of each face")
           : distance > 0 ? tr("%1 ahead of three of each face").arg(distance)
                          : tr("%1 behind three of each face").arg(-distance);
}

// In words: a sign is no word.
QString SheetModel::spokenNote(const QModelIndex& index) const {
    const auto* choice = hintFor(*boxAt(index.row()));
    if (!choice || isBest(index)) return noteText(index);
    return spoken_loss(choice->loss, is_by_probability(hint_->ranked_by));
}

QString SheetModel::labelText(int row) const {
    if (const auto box = boxAt(row)) return box_title(*box);
    switch (*sumAt(row)) {
    case SheetSum::upper_total:
        return tr("Upper");
    case SheetSum::upper_bonus:
        return tr("Upper bonus");
    case SheetSum::lower_total:
        return tr("Lower");
    case SheetSum::yahtzee_bonuses:
        return tr("Yahtzee bonus");
    case SheetSum::total:
        return tr("Total");
    }
    return {};
}

QString SheetModel::sumText(const Card& card, SheetSum sum) const {
    switch (sum) {
    case SheetSum::upper_total:
        return QString::number(card.upper_points());
    case SheetSum::upper_bonus:
        if (card.upper_bonus() > 0 || !can_reach_bonus(card))
            return QString::number(card.upper_bonus());
        return tr("%1 to go").arg(core::yahtzee::upper_bonus_threshold - card.upper_points());
    case SheetSum::lower_total:
        return QString::number(card.lower_points());
    case SheetSum::yahtzee_bonuses:
        return QString::number(card.yahtzee_bonuses());
    case SheetSum::total:
        return QString::number(card.total());
    }
    return {};
}

QString SheetModel::text(const QModelIndex& index) const {
    if (index.column() == 0) return labelText(index.row());
    const auto box = boxAt(index.row());
    const Card* card = cardAt(index);
    if (!box) return sumText(*card, *sumAt(index.row()));
    if (const auto points = card->points(*box)) return QString::number(*points);
    if (kind(index) == CellKind::open) return {};
    return QString::number(card->gain(game_.rules(), core::dice::Roll::of(game_.dice()), *box));
}

QString SheetModel::accessibleText(const QModelIndex& index) const {
    const Card* card = cardAt(index);
    if (!card) return text(index);
    const QString who = names_[static_cast<std::size_t>(index.column() - 1)];
    const QString what = labelText(index.row());
    switch (kind(index)) {
    case CellKind::open:
        return tr("%1, %2: open").arg(what, who);
    case CellKind::offered: {
        const QString note = spokenNote(index);
        if (isOwnChoice(index))
            return tr("%1, %2: open, would score %3, %4, your choice")
                .arg(what, who, text(index), note);
        return note.isEmpty()
                   ? tr("%1, %2: open, would score %3").arg(what, who, text(index))
                   : tr("%1, %2: open, would score %3, %4").arg(what, who, text(index), note);
    }
    case CellKind::forbidden:
        return tr("%1, %2: not allowed. %3").arg(what, who, refusal(game_, *boxAt(index.row())));
    default:
        if (!noteText(index).isEmpty())
            return tr("%1, %2: %3, %4").arg(what, who, text(index), parText(index));
        return tr("%1, %2: %3").arg(what, who, text(index));
    }
}

QString SheetModel::toolTip(const QModelIndex& index) const {
    if (kind(index) == CellKind::forbidden) return refusal(game_, *boxAt(index.row()));
    const Card* card = cardAt(index);
    const auto sum = sumAt(index.row());
    if (card && sum == SheetSum::upper_total && !can_reach_bonus(*card))
        return tr("The upper bonus is out of reach");
    if (card && sum == SheetSum::upper_total)
        return tr("%1, which make 63 in all and earn the bonus").arg(parText(index));
    if (card && sum == SheetSum::upper_bonus && card->upper_bonus() == 0 && !can_reach_bonus(*card))
        return tr("63 in the upper boxes can't be reached any more");
    return {};
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return toolTip(index);
    case note_role:
        return noteText(index);
    case Qt::AccessibleTextRole:
        return accessibleText(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                       : Qt::AlignHCenter | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(labelText(section)) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignHCenter | Qt::AlignVCenter);
    const bool is_player = 1 <= section && section <= game_.players();
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        if (is_player) return names_[static_cast<std::size_t>(section - 1)];
    }
    return {};
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const bool is_mine = index.column() == moverColumn() && boxAt(index.row());
    return is_mine ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                   : Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

QString game_text(const session::GameSession& session) {
    const Game& game = session.game();
    SheetModel sheet;
    sheet.begin(game, session::names(session.record()));
    QStringList lines;
    if (session.isOver())
        lines << text::result_text(game, session::names(session.record()));
    else
        lines << SheetModel::tr("%1: turn %2 of %3")
                     .arg(shown_name(session.moverName()))
                     .arg(game.turn() + 1)
                     .arg(core::yahtzee::box_count);
    if (game.phase() == Phase::to_decide)
        lines << SheetModel::tr("Roll %1 of 3: %2")
                     .arg(game.roll_number())
                     .arg(faces_text(game.dice()));
    lines << QString();
    std::vector<QStringList> columns;
    for (int column = 0; column < sheet.columnCount(); ++column) {
        QStringList cells{sheet.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()};
        for (int row = 0; row < sheet.rowCount(); ++row) {
            const QModelIndex index = sheet.index(row, column);
            const CellKind kind = sheet.kind(index);
            const bool is_open = kind == CellKind::offered || kind == CellKind::forbidden;
            cells << (is_open ? QString() : index.data().toString());
        }
        columns.push_back(cells);
    }
    for (qsizetype row = 0; row < columns.front().size(); ++row) {
        QString line;
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const auto widest = std::ranges::max(columns[column], {}, &QString::size).size();
            const QString& cell = columns[column][row];
            line += column == 0 ? cell.leftJustified(widest) : "  " + cell.rightJustified(widest);
        }
        lines << line;
    }
    return lines.join('\n') + '\n';
}

} // namespace app::models
