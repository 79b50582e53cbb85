// Commands of alea-lab that are stopped by a signal: they report what was done, with status 1.

#include "tests/headless/support/shell.h"
#include "tests/support/test.h"

namespace test_stopped {

using namespace tests;

// In a shell: until process $p looks for SIGTERM.
const QString until_it_listens =
    "until grep -Eq '^SigCgt:.*[4-7c-f][0-9a-f]{3}$' /proc/$p/status; do sleep 0.05; done; ";

class TestStopped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_duel_that_is_stopped_reports_its_games() {
        const Shell shell;
        const Outcome outcome = shell.run(
            "alea-lab duel --games 100000000 --seed 1 --json-file part.json greedy random "
            "> out & p=$!; " +
            until_it_listens + "sleep 0.5; kill -TERM $p; wait $p; echo $?; cat out");
        QVERIFY2(outcome.output.startsWith("1\n"), outcome.output);
        QVERIFY(outcome.output.contains("luck-adjusted score"));
        QVERIFY2(outcome.messages.contains("stopped: "), outcome.messages);
        QVERIFY(shell.run("alea-lab merge part.json").messages.contains("stopped before its end"));
    }

    void a_ladder_that_is_stopped_has_no_figures_of_pairs_without_games() {
        const Outcome outcome = Shell().run(
            "alea-lab ladder --threads 1 --games 100000000 --seed 1 random greedy heuristic "
            "> out & p=$!; " +
            until_it_listens + "kill -TERM $p; wait $p; echo $?; cat out");
        QVERIFY2(outcome.output.startsWith("1\n"), outcome.output);
        QVERIFY2(outcome.output.contains("heuristic"), outcome.output);
        QVERIFY2(!outcome.output.contains("nan"), outcome.output);
    }

    // The sums are of the games that were reviewed.
    void a_review_that_is_stopped_tells_of_its_games() {
        const QString games = ALEA_TEST_DATA "/games/three-games.alea";
        const Outcome outcome =
            Shell().run("touch out; alea-lab review --each --json-file json $(yes '" + games +
                        "' | head -n 5000) > out & p=$!; "
                        "until [ $(wc -l < out) -gt 400 ]; do sleep 0.05; done; " // some games
                        "kill -TERM $p; wait $p; echo $?; wc -l < json; tail -n 1 json");
        const auto lines = outcome.output.split('\n');
        QCOMPARE(lines[0], QByteArray("1"));
        QVERIFY2(outcome.messages.contains(" of 15000 games"), outcome.messages);
        const int told = lines[1].toInt();
        QVERIFY(told > 1 && told < 15000);
        QVERIFY2(lines[2].startsWith("{\"games\":"), lines[2]);
    }

    // In any of its steps, of which some take half a minute.
    void publishing_that_is_stopped_leaves_nothing_data() {
        tests::each("moment", {"0", "1", "3", "7"});
    }
    void publishing_that_is_stopped_leaves_nothing() {
        QFETCH(QString, moment);
        const Shell shell;
        const Outcome outcome =
            shell.run("alea-lab publish --positions 1000000 tables & p=$!; " + until_it_listens +
                      "sleep " + moment +
                      "; kill -TERM $p; timeout 5 tail --pid=$p -f /dev/null; echo $?; wait $p; "
                      "echo $?; ls | grep tables");
        QCOMPARE(outcome.output, QByteArray("0\n1\n"));
        QVERIFY2(outcome.messages.contains("stopped: "), outcome.messages);
    }

    void a_bench_that_is_stopped_tells_of_its_players() {
        const Outcome outcome =
            Shell().run("alea-lab bench --json $(yes heuristic | head -n 5000) > out & p=$!; " +
                        until_it_listens + "kill -TERM $p; wait $p; echo $?; cat out");
        QVERIFY2(outcome.output.startsWith("1\n{"), outcome.output);
        QVERIFY2(outcome.messages.contains(" of 5000 players"), outcome.messages);
    }
};

} // namespace test_stopped
