// The score sheet of a game as a table: a row for each box and each sum, and a column for each
// player. With a hint, an open box of the player to move has a note: what taking it loses.

#pragma once

#include "app/session/coach.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/game.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace app::models {

// The rows that are no boxes.
enum class SheetSum { upper_total, upper_bonus, lower_total, yahtzee_bonuses, total };

enum class CellKind {
    label,
    sum,
    filled,
    open,      // nothing to score there now
    offered,   // may be taken for the dice on the table
    forbidden, // open, but a joker may not be scored there
};

class SheetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit SheetModel(QObject* parent = nullptr);

    void begin(const core::yahtzee::Game& game, std::vector<QString> names);
    // Begins and changes with the game that is played. Of a roll it shows nothing before show():
    // the dice may still tumble.
    void follow(const session::GameSession& session);
    // `filled`: the box that was filled last; nothing: as before, if it is filled still.
    void show(const core::yahtzee::Game& game,
              const std::optional<session::FilledBox>& filled = {});
    void showHint(const std::optional<session::Advice>& hint);

    // Beside the text of a cell: "best", "−0.6"; beside the upper total the distance from par,
    // "+9", and beside its label what that is, "vs 3 each".
    static constexpr int note_role = Qt::UserRole;

    int moverColumn() const { return 1 + game_.mover(); }
    static int rowOf(core::yahtzee::Box box);
    static std::optional<core::yahtzee::Box> boxAt(int row);
    static std::optional<SheetSum> sumAt(int row);

    CellKind kind(const QModelIndex& index) const;
    bool isBest(const QModelIndex& index) const;      // the hint's first choice
    bool isOwnChoice(const QModelIndex& index) const; // that the hint describes
    const std::optional<session::FilledBox>& lastFilled() const { return last_filled_; }
    bool isLastFilled(const QModelIndex& index) const;
    bool isZero(const QModelIndex& index) const;     // offered, for nothing
    int upperPoints(const QModelIndex& index) const; // of the player of the column
    static QString distanceTitle(); // names the distances, beside the title of their row
    int distanceFromPar(const QModelIndex& index) const; // of the filled upper boxes; 0: no bonus
    const core::yahtzee::Game& game() const { return game_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QString text(const QModelIndex& index) const;
    QString labelText(int row) const;
    QString sumText(const core::yahtzee::Card& card, SheetSum sum) const;
    QString noteText(const QModelIndex& index) const;
    QString spokenNote(const QModelIndex& index) const;
    bool hasDistance() const;                        // of any player from par
    QString parText(const QModelIndex& index) const; // "9 ahead of three of each face"
    QString toolTip(const QModelIndex& index) const;
    QString accessibleText(const QModelIndex& index) const;
    const ai::yahtzee::decide::RankedAction* hintFor(core::yahtzee::Box box) const;
    const core::yahtzee::Card* cardAt(const QModelIndex& index) const;

    core::yahtzee::Game game_;
    std::vector<QString> names_{QString()};
    std::optional<session::Advice> hint_;
    std::optional<session::FilledBox> last_filled_;
};

// The game on the table as text: whose turn it is or how it ended, and the sheet with what is
// filled. For fonts whose letters have one width.
QString game_text(const session::GameSession& session);

} // namespace app::models
