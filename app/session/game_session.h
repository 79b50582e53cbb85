// The one owner of the game that is played: takes what people do, has the programs move step by
// step, and says what changed. Knows no widgets.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/session/programs/contest_players.h"
#include "app/session/table_setup.h"
#include "app/session/timeline.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace app::session {

// A box that has just been filled.
struct FilledBox {
    int seat;
    core::yahtzee::Box box;

    friend bool operator==(const FilledBox&, const FilledBox&) = default;
};

// Faces of real dice, as far as they were entered, in the order of the slots that were thrown.
struct DiceEntry {
    std::vector<int> faces = {};
    bool corrects = false;   // a roll that was entered before
    std::size_t back_to = 0; // the moment that was left for it
    bool was_last = false;   // in the game
};

class GameSession : public QObject {
    Q_OBJECT

public:
    enum class Change {
        began,  // another game; or somebody else plays on in this one, see aboutToBegin()
        rolled, // the dice that were not held
        held,   // a program has said what it keeps
        scored,
        moved, // to another moment of the game
    };
    Q_ENUM(Change)

    // `host_options`: of `alea-judge yahtzee host`, which runs contest programs.
    explicit GameSession(analysis::AnalysisService& analysis, QObject* parent = nullptr,
                         QStringList host_options = {});

    void begin(Timeline timeline);

    const Timeline& timeline() const { return timeline_; }
    const core::yahtzee::Game& game() const { return timeline_.now(); }
    const core::yahtzee::notation::Record& record() const { return timeline_.record(); }
    const core::yahtzee::notation::RecordedPlayer& mover() const;
    QString moverName() const; // empty: the person who is spoken to
    bool isOver() const { return game().phase() == core::yahtzee::Phase::over; }
    bool isPersonsTurn() const { return !isOver() && is_person(mover()); }
    bool isProgramsTurn() const { return !isOver() && !is_person(mover()); }

    // Slots that stay where they are in the next roll.
    unsigned heldSlots() const;

    // The slots of the dice that the last roll threw.
    unsigned rolledSlots() const;

    // The dice on the table, 0 where a real one is still to be thrown; nothing before the first.
    std::optional<core::dice::Dice> shownDice() const;

    bool canHold() const; // a person may choose what to keep
    bool canRoll() const; // a person may roll
    bool canTakeBack() const;
    bool canRedo() const { return canGoTo() && timeline_.decision_after().has_value(); }

    // Programs that are not Alea's own.
    void setContestPrograms(const std::vector<ContestProgram>& programs) {
        contest_players_.setPrograms(programs);
    }
    // After playerFailed(): asks the program that failed again, or has somebody else play on in its
    // seat. The game stays as it is.
    void askAgain();
    void replaceMover(core::yahtzee::notation::RecordedPlayer player);

    // Sets the time for which each step of a program's turn is shown.
    void setPace(std::chrono::milliseconds pace) { pace_ = pace; }

    // Shows the rest of the programs' turns at once, until a person's.
    void hurry();
    bool isHurrying() const { return hurries_; }

    // Real dice: people throw them, for the programs too, and say what fell.
    bool hasRealDice() const { return timeline_.has_real_dice(); }
    bool wantsDice() const;   // faces are to be entered
    int diceToEnter() const;  // how many more
    void enterFace(int face); // 1 to 6; the last one carries out the roll
    // Takes the last face back; where none was entered, opens the roll before for correction. What
    // followed on it stays, as far as it fits the right dice.
    void eraseFace();
    bool canEraseFace() const;
    bool isCorrecting() const { return entry_.corrects; }
    void leaveCorrection(); // the dice are as they were

    void roll();
    void setHeldSlots(unsigned slots);
    void toggleHeld(int slot) { setHeldSlots(held_ ^ 1u << slot); }
    void score(core::yahtzee::Box box); // must be legal
    // The person knows what is best before deciding; the record says so, but not of a try.
    void noteHint();
    void takeBack(); // the dice that were kept are kept again
    void redo();     // these too

    // Looking back, and on from there: in games of one person, in any that is over, and in those
    // with real dice, where whatever was entered can be corrected until the end. What is
    // then done otherwise is tried beside the game, which stays; only decisions that were taken
    // back in an unfinished game are replaced.
    bool canGoTo() const;
    // At less than the last moment.
    bool isReviewing() const { return timeline_.at() + 1 < timeline_.states().size(); }
    // In an unfinished game: what follows is not to come again by itself.
    bool isTakingBack() const { return otherwise() == Timeline::Otherwise::replace; }
    bool changesGame() const;            // what is decided now, instead of being a try beside it
    void goTo(std::size_t moment);       // in the line that is shown
    void goToInGame(std::size_t moment); // in the game
    void goToLine(std::size_t line);     // the game is line 0; see Timeline
    void backToGame();                   // to its last moment
    void goToDecision(int direction);    // anybody's, before or after

Q_SIGNALS:
    // `filled`: the box that was scored, of Change::scored.
    void changed(GameSession::Change change, const std::optional<session::FilledBox>& filled = {});
    void aboutToBegin(); // another game: record() is still that which is left
    void heldChanged();
    void faceEntered(); // or taken back; the roll isn't complete
    // Before the action is carried out: game() is still what was decided upon.
    void decided(core::yahtzee::Action action);
    void playerFailed(const QString& why);

private:
    void arrive(bool takes_back = false);          // at another moment, without kept dice
    std::optional<std::size_t> rollBefore() const; // the moment of it
    bool isThrownSince() const;
    void holdAgain();
    void enterDice();
    void rollDice();
    void apply(core::yahtzee::Action action);
    void announce(Change change, const std::optional<FilledBox>& filled = {}, DiceEntry entry = {});
    Timeline::Otherwise otherwise() const;
    void step(); // of a program's turn
    void askProgram();
    void askContestProgram(const QString& name);

    analysis::AnalysisService& analysis_;
    analysis::LatestRequest<analysis::PlayerRequest> player_;
    ContestPlayers contest_players_;
    Timeline timeline_;
    bool is_taking_back_ = false;
    DiceEntry entry_;
    unsigned held_ = 0;      // by the person who is to decide, or by a program on its last roll
    unsigned held_last_ = 0; // at the last moment, after which nothing was done
    std::chrono::milliseconds pace_{900};
    bool hurries_ = false;
    QTimer pause_;
};

} // namespace app::session
