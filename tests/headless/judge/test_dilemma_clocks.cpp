// The cost of one player's processes for another player's time in a tournament of the dilemma.

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

namespace test_dilemma_clocks {

// The log of a tournament of two rounds between a player at honest work (1) and another (2).
QByteArray tournament_against(const QString& mode, const QStringList& options = {}) {
    const QTemporaryDir folder;
    const QByteArray fiend = ALEA_TEST_PROGRAMS "/dilemma_fiend ";
    tests::write_file(folder.filePath("entrants"),
                      "honest\t" + fiend + "work\nother\t" + fiend + mode.toUtf8() + '\n');
    tests::run("judge", QStringList{"dilemma", "tournament", "--unsafe", "--rounds", "2", "--jobs",
                                    "2", "--timeout", "4", "--log", folder.filePath("log")} +
                            options + QStringList{folder.filePath("entrants")});
    return tests::read_file(folder.filePath("log"));
}

class TestDilemmaClocks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixty_spinning_children_do_not_use_up_a_neighbours_time() {
        if (!tests::has_equal_shares()) QSKIP("there are no control groups here");
        const QByteArray log = tournament_against("spin");
        QVERIFY2(log.contains("player 2 (other): ran out of time"), log.constData());
        QVERIFY2(!log.contains("player 1 (honest)"), log.constData());
    }

    void a_sandbox_that_is_frozen_between_rounds_plays_on() {
        if (!tests::has_equal_shares()) QSKIP("there are no control groups here");
        const QByteArray log = tournament_against("work", {"--freeze"});
        QVERIFY2(!log.contains("# round"), log.constData());
        QVERIFY2(log.contains("\n2 0 2\n"), log.constData());
    }
};

} // namespace test_dilemma_clocks
