// A game that is deleted while it is still on the table stays deleted when it gives way to another,
// and the sample game never goes to the saved games.

#include "app/storage/same_game.h"
#include "app/views/games/games_page.h"
#include "tests/app/desk.h"

namespace test_deleted_game {

using namespace app::session;
using app::storage::content_key;
using core::yahtzee::notation::Record;

Record next_game() { return tests::record_of({{"Ada", {}}}, 6); }

void begin_next(Trainer& trainer) { trainer.session.begin(Timeline(next_game())); }

// The keys of the saved games, one for each copy.
QStringList kept_in(const QString& folder) {
    QStringList keys;
    for (const auto& game : tests::kept_in(folder)) keys << content_key(game);
    return keys;
}

void delete_all(const QString& folder) {
    const QString library = app::storage::library_folder(folder);
    for (const auto& game : tests::kept_in(folder))
        QCOMPARE(app::storage::delete_game(
                     library, QFileInfo(app::storage::path_of_game(game, library)).fileName(),
                     content_key(game)),
                 QString());
}

void correct_last_die(app::session::GameSession& session, int face) {
    session.eraseFace();
    session.enterFace(face);
    QVERIFY(session.isOver());
}

// Another choice in the first turn, beside the game.
void try_a_choice(app::session::GameSession& session) {
    session.goToInGame(1);
    const auto boxes = session.game().card(session.game().mover()).open();
    for (const auto box : boxes)
        if (session.timeline().next_action() != core::yahtzee::Action::score(box))
            return session.score(box);
    QFAIL("no other choice");
}

// Finished, kept, and deleted.
void finish_and_delete(Trainer& trainer, bool has_real_dice = false) {
    Record record = tests::record_of({{"Ada", {}}}, 5);
    if (has_real_dice) record.dice.reset();
    trainer.session.begin(Timeline(record));
    tests::play_to_the_end(trainer.session);
    QCoreApplication::processEvents(); // the file of the game follows
    QCOMPARE(kept_in(trainer.folder).size(), 1);
    delete_all(trainer.folder);
}

// As if nothing had been done for so long: what is older is forgotten.
void let_days_pass(const QString& folder, int days) {
    const QString library = app::storage::library_folder(folder);
    const auto deleted = QDir(library + "/deleted").entryInfoList({"*.alea"}, QDir::Files);
    for (const QFileInfo& info : deleted) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(info.lastModified().addDays(-days),
                                 QFileDevice::FileModificationTime));
    }
}

class TestDeletedGame : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    // Another choice is tried in a line beside it.
    void a_deleted_game_stays_deleted_data() {
        tests::either("is_tried", "as it ended", "with a choice tried in it");
    }
    void a_deleted_game_stays_deleted() {
        QFETCH(bool, is_tried);
        Trainer trainer(folder());
        finish_and_delete(trainer);
        if (is_tried) try_a_choice(trainer.session);
        begin_next(trainer);
        QCOMPARE(kept_in(folder()), QStringList());
    }

    void a_deleted_game_stays_deleted_after_a_restart_data() {
        a_deleted_game_stays_deleted_data();
    }
    void a_deleted_game_stays_deleted_after_a_restart() {
        QFETCH(bool, is_tried);
        {
            Trainer trainer(folder());
            finish_and_delete(trainer);
        }
        Trainer trainer(folder());
        begin_game(trainer);
        QVERIFY(trainer.session.isOver());
        if (is_tried) try_a_choice(trainer.session);
        begin_next(trainer);
        QCOMPARE(kept_in(folder()), QStringList());
    }

    // The files of deleted games are removed after some weeks; that of the game on the table stays.
    void a_deleted_game_stays_deleted_after_many_weeks() {
        {
            Trainer trainer(folder());
            finish_and_delete(trainer);
        }
        for (int start = 0; start < 2; ++start) {
            let_days_pass(folder(), app::storage::days_until_forgotten + 1);
            Trainer trainer(folder());
            begin_game(trainer);
            app::storage::forget_deleted_games(app::storage::library_folder(folder()));
        }
        Trainer trainer(folder());
        begin_game(trainer);
        begin_next(trainer);
        QCOMPARE(kept_in(folder()), QStringList());
    }

    void a_deleted_game_stays_deleted_when_another_window_takes_over_the_file() {
        std::optional<Trainer> first(std::in_place, folder());
        finish_and_delete(*first);
        Trainer second(folder());
        second.session.begin(Timeline(next_game()));
        first.reset();
        second.autosave.tryAgain();
        QVERIFY(second.autosave.isOwner());
        QCOMPARE(kept_in(folder()), QStringList());
    }

    void a_game_that_is_brought_back_is_kept_once() {
        Trainer trainer(folder());
        finish_and_delete(trainer);
        const QString key = content_key(trainer.session.record());
        const QString library = app::storage::library_folder(folder());
        QCOMPARE(app::storage::restore_game(library, key), QString());
        QCOMPARE(kept_in(folder()), QStringList{key});
        try_a_choice(trainer.session);
        const Record left = trainer.session.record();
        begin_next(trainer);
        QVERIFY(tests::only_kept_in(folder()) == left);
        QCOMPARE(content_key(left), key);
    }

    void a_game_that_is_imported_again_is_kept_with_what_is_tried_in_it() {
        Trainer trainer(folder());
        finish_and_delete(trainer);
        const QString file = path("copy.alea");
        const QString library = app::storage::library_folder(folder());
        QCOMPARE(app::storage::write_game(file, trainer.session.record()), QString());
        QCOMPARE(app::storage::import_games(file, library).added, 1);
        try_a_choice(trainer.session);
        const Record left = trainer.session.record();
        begin_next(trainer);
        QVERIFY(tests::only_kept_in(folder()) == left);
    }

    // It is another game than that which was deleted, until it is corrected back: then it takes the
    // place of the correction.
    void a_deleted_game_that_is_corrected_is_kept() {
        Trainer trainer(folder());
        finish_and_delete(trainer, true);
        const QString before = content_key(trainer.session.record());
        correct_last_die(trainer.session, 5);
        const QString corrected = content_key(trainer.session.record());
        QVERIFY(corrected != before);
        QCOMPARE(kept_in(folder()), QStringList{corrected});
        correct_last_die(trainer.session, 3);
        QCOMPARE(content_key(trainer.session.record()), before);
        begin_next(trainer);
        QCOMPARE(kept_in(folder()), QStringList{before});
    }

    void a_game_deleted_in_the_place_games_stays_deleted_until_the_button_brings_it_back() {
        tests::Desk desk(next_game());
        tests::play_to_the_end(desk.session());
        const QString key = content_key(desk.session().record());
        desk.window.goTo(app::main::Place::games);
        const auto& model = desk.the<app::views::games::GamesPage>("gamesPage").games();
        QTRY_COMPARE(model.rowCount(), 1);
        desk.the<QTreeView>("savedGames").selectAll();
        desk.click("deleteGame");
        QTRY_COMPARE(model.rowCount(), 0);
        begin_next(desk.trainer);
        QCOMPARE(kept_in(desk.trainer.folder), QStringList());
        desk.click("deletedGamesAction");
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(kept_in(desk.trainer.folder), QStringList{key});
    }

    void the_sample_is_never_kept_data() { a_deleted_game_stays_deleted_data(); }
    void the_sample_is_never_kept() {
        QFETCH(bool, is_tried);
        const auto sample =
            app::storage::read_games(ALEA_SOURCE_DIR "/resources/samples/sample.alea");
        QVERIFY(sample);
        {
            Trainer trainer(folder());
            trainer.session.begin(Timeline(sample->front()));
            if (is_tried) try_a_choice(trainer.session);
        }
        Trainer trainer(folder());
        begin_game(trainer);
        QVERIFY(trainer.session.isOver());
        begin_next(trainer);
        QCOMPARE(kept_in(folder()), QStringList());
    }
};

} // namespace test_deleted_game
