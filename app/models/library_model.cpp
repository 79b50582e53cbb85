#include "app/models/library_model.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"

namespace app::models {

using namespace app::storage;
using namespace app::session;
using namespace app::text;
using namespace app::analysis;

namespace {

QString players_text(const SavedGame& game) {
    QStringList players;
    for (const QString& name : names(game.record)) players << name;
    return players.join(" – ");
}

// "231 – 254, Alea wins by 23"
QString ending(const SavedGame& game) {
    QStringList points;
    for (const auto& card : game.end.cards()) points << QString::number(card.total());
    if (game.end.phase() != core::yahtzee::Phase::over)
        return LibraryModel::tr("%1, not over").arg(points.join(" – "));
    const QString result = result_text(game.end, names(game.record));
    return points.size() == 1 ? result : points.join(" – ") + ", " + result;
}

} // namespace

void LibraryModel::show(SharedLibrary library) {
    beginResetModel();
    library_ = std::move(library);
    endResetModel();
}

const SavedGame& LibraryModel::game(int row) const {
    return library_->games[static_cast<std::size_t>(row)];
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !library_ ? 0 : static_cast<int>(library_->games.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const SavedGame& saved = game(index.row());
    switch (index.column()) {
    case date_column:
        return QString::fromStdString(saved.record.date);
    case players_column:
        return players_text(saved);
    case result_column:
        return ending(saved);
    case file_column:
        return saved.file;
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case date_column:
        return tr("Date");
    case players_column:
        return tr("Players");
    case result_column:
        return tr("Result");
    case file_column:
        return tr("File");
    default:
        return {};
    }
}

} // namespace app::models
