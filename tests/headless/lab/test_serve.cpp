// alea-lab serve, run as a program that is asked and answers.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_serve {

using namespace tests;

const QString fresh = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0";
// Only chance is open, of the opponent nothing.
const QString last = "3 6 9 12 15 18 22 0 25 30 40 0 -1 0 2 8 9 12 15 18 24 16 25 30 40 0 21 0 ";

QJsonObject question(int id, const QString& position, const QStringList& want) {
    return {{"id", id}, {"position", position}, {"want", QJsonArray::fromStringList(want)}};
}

QByteArray line(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

// The value at a path such as "hint choices 0 value".
QJsonValue at(QJsonValue value, const char* path) {
    for (const QString& step : QString(path).split(' '))
        value = value.isArray() ? value.toArray().at(step.toInt()) : value.toObject()[step];
    return value;
}

QJsonObject answer_to(const QJsonObject& asked) {
    const Outcome answer = lab({"serve"}, line(asked));
    if (answer.status != 0) qWarning("%s", answer.output.constData());
    return answer.objects().value(0);
}

double sum_of_probabilities(const QJsonArray& rolls) {
    double sum = 0;
    for (const QJsonValue& roll : rolls) sum += at(roll, "probability").toDouble();
    return sum;
}

class TestServe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hint_is_that_of_hint() {
        const QString position = fresh + ' ' + fresh + " 1 3 4 5 6 1";
        QJsonObject hint = lab({"hint", "--json"}, position.toUtf8()).json();
        hint.remove("line");
        QCOMPARE(answer_to(question(1, position, {"hint"}))["hint"].toObject(), hint);
    }

    void rules_change_the_hint() {
        QJsonObject asked = question(1, fresh + ' ' + fresh + " 1 3 4 5 6 1", {"hint"});
        const auto value = [&asked](const QString& rules) {
            asked["rules"] = rules;
            return at(answer_to(asked), "hint choices 0 value").toDouble();
        };
        QVERIFY(value("free") > value("forced") + 0.05);
    }

    void a_joker_leaves_one_legal_box() {
        const QString card = "3 8 9 -1 15 18 -1 -1 25 -1 -1 50 -1 0";
        const QJsonObject answer =
            answer_to(question(1, card + ' ' + fresh + " 4 4 4 4 4 3", {"legal"}));
        QCOMPARE(at(answer, "legal actions").toArray(), (QJsonArray{6}));
        QCOMPARE(at(answer, "legal boxes 0 name").toString(), QString("fours"));
        QCOMPARE(at(answer, "legal boxes 0 points").toInt(), 120);
    }

    void transitions_of_keeps_have_all_rolls() {
        const QString position = fresh + ' ' + fresh + " 6 6 6 1 2 2";
        const QJsonObject answer = answer_to(question(1, position, {"transitions"}));
        QCOMPARE(at(answer, "transitions roll").toInt(), 3);
        QCOMPARE(at(answer, "transitions boxes").toArray().size(), 13);
        const QJsonArray keeps = at(answer, "transitions keeps").toArray();
        QCOMPARE(keeps.size(), 4 * 2 * 2);
        for (const QJsonValue& keep : keeps) {
            const QJsonArray rolls = at(keep, "rolls").toArray();
            QVERIFY(std::abs(sum_of_probabilities(rolls) - 1) < 1e-12);
            if (at(keep, "action").toInt() != 1 + 2 + 4 + 8) continue; // the three sixes
            QCOMPARE(rolls.size(), 21);
            for (const QJsonValue& roll : rolls)
                if (at(roll, "dice").toArray() == QJsonArray{6, 6, 6, 6, 6})
                    QVERIFY(std::abs(at(roll, "probability").toDouble() - 1.0 / 36) < 1e-12);
        }
    }

    void a_box_leads_to_the_other_players_turn_and_that_to_252_rolls() {
        const QString position = fresh + ' ' + fresh + " 6 6 6 1 2 3";
        const QJsonObject answer = answer_to(question(1, position, {"transitions"}));
        QCOMPARE(at(answer, "transitions boxes 5 action").toInt(), 10);
        QCOMPARE(at(answer, "transitions boxes 5 points").toInt(), 18);
        const QString next = fresh + " -1 -1 -1 -1 -1 18 -1 -1 -1 -1 -1 -1 -1 0 0 0 0 0 0 0";
        QCOMPARE(at(answer, "transitions boxes 5 position").toString(), next);
        const QJsonArray rolls =
            at(answer_to(question(2, next, {"transitions"})), "transitions rolls").toArray();
        QCOMPARE(rolls.size(), 252);
        QVERIFY(std::abs(sum_of_probabilities(rolls) - 1) < 1e-12);
    }

    void the_end_of_a_game_has_scores_and_win_probabilities_before_it() {
        const QJsonObject answer =
            answer_to(question(1, last + "5 6 6 2 6 3", {"transitions", "win"}));
        // The player who would move next first.
        QCOMPARE(at(answer, "transitions boxes 0 scores").toArray(), (QJsonArray{240, 255}));
        QCOMPARE(answer["win"].toDouble(-1), 0.0);
        QCOMPARE(answer["accuracy"].toString(), QString("exact"));
    }

    void every_line_has_one_answer_with_its_id() {
        const QByteArray good = line(question(3, last + "5 6 6 2 6 3", {"legal"}));
        const QByteArray input = good + "nonsense\n" + line({{"id", "x"}, {"positon", ""}}) +
                                 line(question(5, "1 2 3", {"legal"})) +
                                 line(question(6, fresh, {"fun"})) + "[]\n" +
                                 QByteArray(100'000, 'x') + '\n' +
                                 line({{"id", 7}, {"position", fresh}, {"rules", "mine"}}) + good;
        const Outcome answer = lab({"serve"}, input).must_end(1);
        const auto answers = answer.objects();
        QCOMPARE(answers.size(), 9);
        for (const int i : {1, 5, 6}) QVERIFY(answers[i]["id"].isNull());
        for (int i = 1; i < 8; ++i) QVERIFY(!answers[i]["error"].toString().isEmpty());
        QCOMPARE(answers[2]["id"].toString(), QString("x"));
        QVERIFY(answers[2]["error"].toString().contains("positon"));
        QVERIFY(answers[3]["error"].toString().contains("column"));
        QCOMPARE(answers[0], answers[8]);
    }

    void an_answer_comes_before_the_input_ends() {
        tests::Running process("lab", {"serve"});
        process.write(line(question(1, last + "5 6 6 2 6 3", {"legal"})));
        QTRY_VERIFY(process.waitForReadyRead(100) || process.canReadLine());
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }
};

} // namespace test_serve
