// alea-lab dilemma, run as a program.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

namespace test_lab_dilemma {

using namespace tests;

class TestLabDilemma : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranks_and_entries_add_up() {
        const Outcome outcome = lab({"dilemma", "--players", "4", "--tournaments", "100",
                                     "--strategies", "lazy,greedy,graceful", "--json"})
                                    .must_end(0);
        const QJsonObject json = outcome.json();
        QCOMPARE(json["rounds"].toInt(), 100);
        double entries = 0;
        double ranks = 0;
        for (const auto& entry : json["strategies"].toArray()) {
            entries += entry.toObject()["entries"].toDouble();
            ranks +=
                entry.toObject()["entries"].toDouble() * entry.toObject()["mean_rank"].toDouble();
        }
        QCOMPARE(entries, 400.0);
        QCOMPARE(qRound(ranks), 1000); // 1 + 2 + 3 + 4, a hundred times
    }

    void threads_change_nothing() {
        const auto figures = [](const QString& threads) {
            const Outcome answer = lab({"dilemma", "--players", "5", "--tournaments", "150",
                                        "--threads", threads, "--json"});
            QJsonObject json = answer.json();
            json.remove("tournaments_a_minute");
            return json;
        };
        const QJsonObject one = figures("1");
        QVERIFY(!one.isEmpty());
        QCOMPARE(figures("3"), one);
    }

    void wrong_use_is_reported() {
        QCOMPARE(lab({"dilemma", "--strategies", "nobody"}).status, 2);
        QCOMPARE(lab({"dilemma", "--players", "1"}).status, 2);
    }
};

} // namespace test_lab_dilemma
