// alea-lab themes as a process.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

#include <QSet>

namespace test_lab_themes {

using namespace tests;

class TestLabThemes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void list_gives_each_theme_its_share_and_loss() {
        const Outcome answer = lab({"themes", "--json", "--games", "40"}).must_end(0);
        QCOMPARE(answer.messages, QByteArray());
        QSet<QString> names;
        for (const QJsonObject& object : answer.objects()) {
            names << object["theme"].toString();
            QVERIFY(object["share"].isDouble() && object["loss"].isDouble());
            QVERIFY(object["share"].toDouble() >= 0 && object["share"].toDouble() <= 1);
            QVERIFY(object["loss"].toDouble() >= 0);
        }
        QVERIFY(names.size() >= 10);
        QVERIFY(names.contains("worths"));
    }

    void positions_are_ranked_as_hint_ranks_them() {
        for (const QString theme : {"worths"}) {
            const Outcome answer =
                lab({"themes", "--theme", theme, "--count", "6", "--seed", "9", "--json"})
                    .must_end(0);
            const auto found = answer.objects();
            QCOMPARE(found.size(), 6);
            QByteArray positions;
            for (const QJsonObject& object : found)
                positions += object["position"].toString().toUtf8() + '\n';
            const auto hints = lab({"hint", "--json"}, positions).objects();
            QCOMPARE(hints.size(), 6);
            for (int i = 0; i < 6; ++i) {
                const QJsonArray choices = hints[i]["choices"].toArray();
                QCOMPARE(found[i]["best"], choices[0].toObject()["action"]);
                QCOMPARE(found[i]["value"], choices[0].toObject()["value"]);
                QCOMPARE(found[i]["second"], choices[1].toObject()["action"]);
                QCOMPARE(found[i]["gap"], choices[1].toObject()["loss"]);
                QVERIFY(found[i]["gap"].toDouble() >= 0.5);
            }
        }
    }

    void a_seed_gives_the_same_output_for_any_number_of_threads() {
        const QStringList set = {"themes", "--theme", "worths", "--seed", "5", "--json"};
        const Outcome one = lab(set + QStringList{"--threads", "1"});
        QCOMPARE(one.output, lab(set + QStringList{"--threads", "3"}).output);
        QCOMPARE(one.output.count('\n'), 10);
        const QStringList list = {"themes", "--games", "20", "--seed", "5"};
        QCOMPARE(lab(list + QStringList{"--threads", "1"}).output,
                 lab(list + QStringList{"--threads", "3"}).output);
    }

    void an_unknown_theme_is_wrong_use_and_the_nearest_is_named() {
        const Outcome answer =
            lab({"themes", "--theme", "wroths"}).must_end(2, "did you mean 'worths'?");
        QCOMPARE(answer.output, QByteArray());
        const Outcome other = lab({"themes", "--theme", "zzzzzzzzzzzz"}).must_end(2);
        QVERIFY(!other.messages.contains("did you mean"));
    }

    void options_out_of_range_are_wrong_use() {
        QCOMPARE(lab({"themes", "--theme", "worths", "--count", "0"}).status, 2);
        QCOMPARE(lab({"themes", "--games", "0"}).status, 2);
        QCOMPARE(lab({"themes", "--seed", "-1"}).status, 2);
        QCOMPARE(lab({"themes", "two-pairs"}).status, 2);
    }

    void text_has_the_position_and_the_two_best_choices() {
        const Outcome answer = lab({"themes", "--theme", "worths", "--count", "1"}).must_end(0);
        QVERIFY(answer.output.contains("; best: ") && answer.output.contains("; then: "));
        QVERIFY(lab({"themes", "--games", "5"}).output.contains("worths"));
    }
};

} // namespace test_lab_themes
