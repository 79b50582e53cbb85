// The trainer stops between the two writes that keep a game, into the library and into the file of
// the game that is played: however the game goes on after the next start, the library holds it
// once.

#include "app/storage/same_game.h"
#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>

namespace test_interrupted_save {

using app::session::Timeline;
using app::session::Trainer;
using app::storage::content_key;
using core::yahtzee::notation::Record;

void copy_files(const QString& from, const QString& to) {
    QVERIFY(QDir().mkpath(to));
    for (const QString& file : QDir(from).entryList({"*.alea"}, QDir::Files))
        QVERIFY(QFile::copy(QDir(from).filePath(file), QDir(to).filePath(file)));
}

// Copies the trainer's files as a kill leaves them.
void copy_data(const QString& from, const QString& to) {
    copy_files(from, to);
    copy_files(app::storage::library_folder(from), app::storage::library_folder(to));
}

Record without_dice(Record record) {
    record.dice.reset();
    return record;
}

// A game of one person until one box is open.
Record almost_over(bool has_real_dice) {
    const auto start = tests::record_of({{"Ada", {}}}, 5);
    Timeline timeline(has_real_dice ? without_dice(start) : start);
    while (timeline.now().turn() < 12) {
        if (timeline.now().phase() != core::yahtzee::Phase::to_roll)
            timeline.apply(core::yahtzee::Action::score(tests::first_legal_box(timeline.now())));
        else if (has_real_dice)
            timeline.enter({1, 2, 3, 4, 6});
        else
            timeline.roll();
    }
    return timeline.record();
}

class TestInterruptedSave : public tests::FolderTest {
    Q_OBJECT

    // Does `act` in a trainer whose game is `record`. Its files are copied to `to` as they are when
    // the library has changed for the last time, and the file of the game has not yet followed.
    static void stop_between(const Record& record, const QString& to,
                             const std::function<void(Trainer&)>& act) {
        const QTemporaryDir folder;
        Trainer trainer(folder.path());
        trainer.session.begin(Timeline(record));
        QCoreApplication::processEvents(); // the game is in the file
        connect(&trainer.autosave, &app::session::Autosave::libraryChanged, &trainer.autosave, [&] {
            QDir(to).removeRecursively();
            copy_data(folder.path(), to);
        });
        act(trainer);
        QVERIFY(QFile::exists(to));
    }

    // After the next start the game ends otherwise, and gives way to another.
    static void restart_and_finish(const QString& data, int rolls) {
        Trainer trainer(data);
        app::session::begin_game(trainer);
        QVERIFY(!trainer.session.record().line.empty());
        tests::play_to_the_end(trainer.session, rolls);
        const QString key = content_key(trainer.session.record());
        trainer.session.begin(Timeline(tests::record_of({{"Ada", {}}}, 6)));
        const auto kept = tests::only_kept_in(data);
        QVERIFY(kept);
        QCOMPARE(content_key(*kept), key);
    }

private Q_SLOTS:
    void stopped_when_a_game_ends_data() {
        tests::either("has_real_dice", "dice of the program", "real dice");
    }
    void stopped_when_a_game_ends() {
        QFETCH(bool, has_real_dice);
        const QString data = path("data");
        stop_between(almost_over(has_real_dice), data,
                     [](Trainer& trainer) { tests::play_to_the_end(trainer.session, 1); });
        restart_and_finish(data, 2);
    }

    void stopped_when_a_game_gives_way_data() { stopped_when_a_game_ends_data(); }
    void stopped_when_a_game_gives_way() {
        QFETCH(bool, has_real_dice);
        const QString data = path("data");
        stop_between(almost_over(has_real_dice), data, [](Trainer& trainer) {
            auto& session = trainer.session;
            session.roll();
            while (session.wantsDice()) session.enterFace(2);
            session.begin(Timeline(tests::record_of({{"Ada", {}}}, 6)));
        });
        restart_and_finish(data, 1);
    }

    void stopped_when_a_game_is_corrected_data() {
        const auto row = tests::columns<bool, bool>("has_old", "has_new");
        row("before the library changes", true, false);
        row("before the old record is removed", true, true);
        row("after it is removed", false, true);
    }
    void stopped_when_a_game_is_corrected() {
        QFETCH(bool, has_old);
        QFETCH(bool, has_new);
        const QString data = path("data");
        Record before;
        stop_between(almost_over(true), data, [&before](Trainer& trainer) {
            tests::play_to_the_end(trainer.session, 1);
            before = trainer.session.record();
            QCoreApplication::processEvents();
            trainer.session.eraseFace(); // opens the last roll
            trainer.session.enterFace(5);
            QVERIFY(trainer.session.isOver());
        });
        QCOMPARE(tests::kept_in(data).size(), std::size_t(1));
        const QString library = app::storage::library_folder(data);
        if (!has_new) QVERIFY(QDir(library).removeRecursively());
        if (has_old) QCOMPARE(app::storage::keep_game(before, library), QString());
        restart_and_finish(data, 1);
    }
};

} // namespace test_interrupted_save
