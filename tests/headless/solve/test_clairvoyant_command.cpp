// alea-solve clairvoyant, run as a program.

#include "core/clairvoyant/box.h"
#include "core/clairvoyant/scenario.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTemporaryFile>

namespace test_clairvoyant_command {

using namespace core::clairvoyant;
using tests::Outcome;

const QByteArray samples = "69069 5 0\n69069 5 2\n1664525 1013904223 177\n1103515245 12345 67890\n";
const QByteArray answers = "235\n194\n241\n235\n";

Outcome solve(const QByteArray& input, const QStringList& options = {}) {
    return tests::run("solve", QStringList{"clairvoyant"} + options, input);
}

Outcome solve_file(const QByteArray& input, const QStringList& options = {}) {
    QTemporaryFile file;
    if (!file.open()) return {};
    file.write(input);
    file.close();
    QProcess solver;
    solver.setStandardInputFile(file.fileName());
    solver.start(ALEA_BIN_DIR "/alea-solve", QStringList{"clairvoyant"} + options);
    return tests::finished(solver);
}

QList<int> numbers(const QString& text) {
    QList<int> all;
    if (text == "none") return all;
    for (const QString& word : text.split(' ')) all << word.toInt();
    return all;
}

// Follows a printed game with a machine of its own; its total, or -1 if the game is not to the
// rules.
int replayed_total(const QList<QByteArray>& lines, core::clairvoyant::Lcg machine) {
    static const QRegularExpression form(
        "^([ 1]\\d): ([1-6 ]+), re-roll ([1-5 ]+|none): ([1-6 ]+), re-roll ([1-5 ]+|none): "
        "([1-6 ]+), ([a-z ]+) (\\d+)$");
    int total = 0;
    QStringList boxes;
    for (int round = 0; round < box_count; ++round) {
        const auto match = form.match(lines[round]);
        if (!match.hasMatch() || match.captured(1).toInt() != round + 1) return -1;
        QList<int> dice;
        for (int i = 0; i < 5; ++i) dice << machine.roll();
        if (numbers(match.captured(2)) != dice) return -1;
        for (const int part : {3, 5}) {
            for (const int slot : numbers(match.captured(part))) dice[slot - 1] = machine.roll();
            if (numbers(match.captured(part + 1)) != dice) return -1;
        }
        const core::dice::Roll roll =
            core::dice::Roll::of({dice[0], dice[1], dice[2], dice[3], dice[4]});
        int gained = -1;
        for (int box = 0; box < box_count; ++box)
            if (match.captured(7) == QString::fromStdString(std::string(name(box_at(box)))))
                gained = points(box_at(box), roll);
        if (gained != match.captured(8).toInt() || boxes.contains(match.captured(7))) return -1;
        boxes << match.captured(7);
        total += gained;
    }
    return total;
}

class TestClairvoyantCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samples_from_a_pipe_and_from_a_file() {
        for (const QByteArray& input : {samples, samples + "0 0 0\n1 1 1\nrubbish\n"}) {
            for (const Outcome& outcome : {solve(input), solve_file(input)}) {
                QCOMPARE(outcome.must_end(0).output, answers);
                QCOMPARE(outcome.messages, QByteArray());
            }
        }
    }

    void nothing_gives_nothing() {
        QCOMPARE(solve("").status, 0);
        QCOMPARE(solve_file("").output, QByteArray());
        QCOMPARE(solve("69069 5 0").output, QByteArray("235\n"));
        QCOMPARE(solve("69069 5 0\r\n\r\n").status, 0);
    }

    void malformed_lines_are_named_and_the_rest_is_solved() {
        const QByteArray input = "69069 5 0\n69069 five 0\n\n69069 5 2\n0 5 0\n1 2 3 4\n";
        for (const Outcome& outcome : {solve(input), solve_file(input)}) {
            QCOMPARE(outcome.output, QByteArray("235\n194\n"));
            const QByteArrayList messages = outcome.must_end(1).messages.trimmed().split('\n');
            QCOMPARE(messages.size(), 4);
            QVERIFY(messages[0].contains("line 2, column 7: C must be"));
            QVERIFY(messages[1].contains("line 3, column 1: "));
            QVERIFY(messages[2].contains("line 5, column 1: A must be"));
            QVERIFY(messages[3].contains("line 6, column 7: "));
        }
    }

    void each_answer_comes_at_once() {
        tests::Running solver("solve", {"clairvoyant"});
        const QByteArrayList scenarios = samples.trimmed().split('\n');
        const QByteArrayList expected = answers.trimmed().split('\n');
        for (int i = 0; i < scenarios.size(); ++i) {
            solver.write(scenarios[i] + '\n');
            while (!solver.canReadLine()) QVERIFY(solver.waitForReadyRead(60000));
            QCOMPARE(solver.readLine().trimmed(), expected[i]);
        }
        solver.write("0 0 0\n");
        QVERIFY(solver.waitForFinished()); // though its input stays open
        QCOMPARE(solver.exitCode(), 0);
    }

    void files_keep_their_order() {
        QByteArray many;
        QByteArray expected;
        for (int i = 0; i < 1500; ++i) {
            many += samples;
            expected += answers;
        }
        QCOMPARE(solve_file(many).output, expected);
    }

    void explained_games_replay() {
        const QByteArray input = samples + "1 0 0\n";
        for (const Outcome& outcome :
             {solve(input, {"--explain"}), solve_file(input, {"--explain"})}) {
            const QByteArrayList lines = outcome.output.trimmed().split('\n');
            const QByteArrayList scenarios = input.trimmed().split('\n');
            QCOMPARE(lines.size(), scenarios.size() * (box_count + 2));
            const QByteArrayList expected = (answers + "60").split('\n');
            for (int i = 0; i < scenarios.size(); ++i) {
                const QByteArrayList game = lines.mid(i * (box_count + 2), box_count + 2);
                const auto scenario = parse_scenario(scenarios[i].toStdString(), 1);
                QCOMPARE(game.first(), expected[i]);
                QCOMPARE(replayed_total(game.mid(1), (*scenario)->machine()), expected[i].toInt());
                QCOMPARE(game.last(), "total " + expected[i]);
            }
        }
    }

    void wrong_use_is_reported() { QCOMPARE(solve("", {"--nonsense"}).status, 2); }
};

} // namespace test_clairvoyant_command
