// alea-lab duel --game dominoes, run as a program.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

namespace test_duel_dominoes {

using namespace tests;

// The duel's figures without the seconds, which differ.
QJsonObject duel(const QStringList& words) {
    QTemporaryDir folder;
    const QString name = folder.filePath("json");
    const Outcome answer =
        lab(QStringList{"duel", "--game", "dominoes", "--json-file", name} + words);
    if (answer.status != 0) return {};
    QJsonObject json = tests::read_json(name);
    json.remove("cpu_milliseconds_a_game");
    for (const char* list : {"cases", "sums"}) {
        QJsonArray without;
        for (const QJsonValue each : json[list].toArray()) {
            QJsonObject one = each.toObject();
            one.remove("cpu_milliseconds_a_game");
            one.remove("seconds");
            without << one;
        }
        json[list] = without;
    }
    return json;
}

class TestDuelDominoes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_seed_gives_the_same_duel_on_any_number_of_threads() {
        const QStringList words{"--games", "80", "--seed", "4", "flat", "block"};
        const QJsonObject one = duel(words + QStringList{"--threads", "1"});
        QCOMPARE(one["games"].toInt(), 80);
        QCOMPARE(one["cases"].toArray().size(), 20);
        QCOMPARE(duel(words + QStringList{"--threads", "1"}), one);
        QCOMPARE(duel(words + QStringList{"--threads", "3"}), one);
        QVERIFY(duel({"--games", "80", "--seed", "5", "flat", "block"}) != one);
    }

    // On the same deals, each twice, one player's points are what the other leaves.
    void points_are_shared() {
        const double pips = duel({"--games", "400", "pips", "block"})["score"].toDouble();
        const double block = duel({"--games", "400", "block", "pips"})["score"].toDouble();
        QVERIFY(std::abs(pips + block - 1) < 1e-9);
        const double itself = duel({"--games", "400", "block", "block"})["score"].toDouble();
        QVERIFY(std::abs(itself - 0.5) < 1e-9);
    }

    void wrong_use_is_named() {
        for (const QStringList& words : {QStringList{"nobody", "block"}, QStringList{"block"},
                                         QStringList{"--games", "0", "block", "pips"},
                                         QStringList{"--threads", "-1", "block", "pips"}}) {
            const Outcome answer =
                lab(QStringList{"duel", "--game", "dominoes"} + words).must_end(2);
            QVERIFY(!answer.messages.isEmpty());
        }
    }
};

} // namespace test_duel_dominoes
