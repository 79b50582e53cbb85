#include "app/models/games_model.h"

#include "app/models/game_words.h"
#include "app/text/numbers.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace app::models {

using namespace app::storage;
using analysis::SharedGames;

namespace {

double costliest_loss(const GameEntry& game) { return game.costliest ? game.costliest->loss : 0; }

// One decimal is enough in an overview.
QString rounded(double points) {
    const QString number = text::decimal_text(std::abs(points), 1);
    if (number == "0.0") return number;
    return (points < 0 ? QString(QChar(0x2212)) : QString("+")) + number;
}

} // namespace

bool GameFilter::matches(const GameEntry& game, QDate today) const {
    if (show == Show::won && game.result != GameResult::won) return false;
    if (show == Show::lost && game.result != GameResult::lost) return false;
    if (show == Show::starred && !game.is_starred) return false;
    if (!opponent.isEmpty() && opponent_text(game.opponent) != opponent) return false;
    if (from.isValid() && QDate::fromString(game.date, Qt::ISODate) < from) return false;
    if (min_loss > 0 && !(game.is_analysed && game.loss >= min_loss)) return false;
    if (search.isEmpty()) return true;
    const QString text =
        QStringList{against_text(game),     game.players.join(' '), game.date,       game.time,
                    when_text(game, today), result_text(game),      score_text(game)}
            .join(' ');
    return std::ranges::all_of(search.split(' ', Qt::SkipEmptyParts), [&](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

GamesModel::GamesModel(QObject* parent) : TextTableModel(parent) {}

void GamesModel::show(SharedGames games) {
    const auto keys_of = [this] {
        QStringList keys;
        for (int row = 0; row < rowCount(); ++row) keys << game(row).key;
        return keys;
    };
    const QStringList before = keys_of();
    const auto old_games = std::exchange(games_, std::move(games));
    auto rows = wanted();
    const bool is_same =
        std::ranges::equal(rows, before, {}, [this](std::size_t at) { return (*games_)[at].key; });
    if (is_same) {
        rows_ = std::move(rows);
        if (!rows_.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
        return;
    }
    const auto new_games = std::exchange(games_, old_games);
    beginResetModel();
    games_ = new_games;
    rows_ = std::move(rows);
    endResetModel();
}

void GamesModel::setFilter(const GameFilter& filter) {
    if (filter == filter_) return;
    beginResetModel();
    filter_ = filter;
    rows_ = wanted();
    endResetModel();
}

void GamesModel::sort(int column, Qt::SortOrder order) {
    if (column < 0) return;
    beginResetModel();
    sorted_by_ = column;
    order_ = order;
    rows_ = wanted();
    endResetModel();
}

std::vector<std::size_t> GamesModel::wanted() const {
    std::vector<std::size_t> rows;
    const QDate today = QDate::currentDate();
    for (std::size_t i = 0; i < total(); ++i)
        if (filter_.matches((*games_)[i], today)) rows.push_back(i);
    const auto before = [this](std::size_t a, std::size_t b) {
        return order_ == Qt::AscendingOrder ? isBefore((*games_)[a], (*games_)[b])
                                            : isBefore((*games_)[b], (*games_)[a]);
    };
    std::ranges::stable_sort(rows, before);
    return rows;
}

bool GamesModel::isBefore(const GameEntry& a, const GameEntry& b) const {
    switch (sorted_by_) {
    case opponent_column:
        return against_text(a).compare(against_text(b), Qt::CaseInsensitive) < 0;
    case result_column:
        return std::tuple(a.result, a.margin()) < std::tuple(b.result, b.margin());
    case score_column:
        return a.score() < b.score();
    case loss_column:
        return std::tuple(a.is_analysed, a.loss) < std::tuple(b.is_analysed, b.loss);
    case luck_column:
        return std::tuple(a.is_analysed, a.luck) < std::tuple(b.is_analysed, b.luck);
    case costliest_column:
        return costliest_loss(a) < costliest_loss(b);
    default:
        return std::tie(a.date, a.time) < std::tie(b.date, b.time);
    }
}

const GameEntry& GamesModel::game(int row) const {
    return (*games_)[rows_[static_cast<std::size_t>(row)]];
}

std::optional<int> GamesModel::rowOf(const QString& key) const {
    for (int row = 0; row < rowCount(); ++row)
        if (game(row).key == key) return row;
    return std::nullopt;
}

std::vector<GameEntry> GamesModel::shown() const {
    std::vector<GameEntry> shown;
    for (int row = 0; row < rowCount(); ++row) shown.push_back(game(row));
    return shown;
}

QStringList GamesModel::opponents() const {
    QSet<QString> names;
    for (std::size_t i = 0; i < total(); ++i)
        if (const auto& opponent = (*games_)[i].opponent; !opponent.isEmpty())
            names.insert(opponent_text(opponent));
    QStringList sorted = names.values();
    sorted.sort(Qt::CaseInsensitive);
    return sorted;
}

QString GamesModel::text(int row, int column) const {
    const GameEntry& game = this->game(row);
    switch (column) {
    case date_column:
        return when_text(game, QDate::currentDate());
    case opponent_column:
        return game.has_real_dice ? tr("%1 · real dice").arg(against_text(game))
                                  : against_text(game);
    case result_column:
        return result_text(game);
    case score_column:
        return score_text(game);
    case loss_column:
        return game.is_analysed ? text::decimal_text(game.loss, 1) : QString("…");
    case luck_column:
        return game.is_analysed ? rounded(game.luck) : QString("…");
    case costliest_column:
        if (!game.costliest) return {};
        return tr("%1, %2").arg(chosen_text(*game.costliest), rounded(-game.costliest->loss));
    default:
        return {};
    }
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const GameEntry& entry = game(index.row());
    switch (role) {
    case Qt::ToolTipRole:
        return entry.file;
    case Qt::AccessibleTextRole: {
        const QString cell = text(index.row(), index.column());
        if (index.column() == date_column)
            return entry.is_starred ? tr("%1, starred").arg(cell) : cell;
        if (index.column() == result_column || cell.isEmpty()) return cell;
        return tr("%1: %2").arg(title(index.column()), cell); // a number alone says nothing
    }
    case result_role:
        return static_cast<int>(entry.result);
    case starred_role:
        return entry.is_starred;
    case loss_role:
        return entry.is_analysed ? QVariant(entry.loss) : QVariant();
    default:
        return TextTableModel::data(index, role);
    }
}

bool GamesModel::isNumber(int column) const {
    return column == score_column || column == luck_column;
}

QString GamesModel::title(int column) const {
    switch (column) {
    case date_column:
        return tr("Date");
    case opponent_column:
        return tr("Against");
    case result_column:
        return tr("Result");
    case score_column:
        return tr("Score");
    case loss_column:
        return tr("Lost by choices");
    case luck_column:
        return tr("Luck");
    case costliest_column:
        return tr("Costliest choice");
    default:
        return {};
    }
}

} // namespace app::models
