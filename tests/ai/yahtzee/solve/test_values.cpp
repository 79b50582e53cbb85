// Every choice of the forty positions in tests/data/values.txt, whose values come from an
// independent program.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/values.h"
#include "tests/support/test.h"

#include <QFile>
#include <cmath>

namespace test_values {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

namespace {

QStringList lines_of(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    return lines;
}

} // namespace

class TestValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { values_ = solve({}); }

    void published_positions_data() {
        tests::columns<QString, QString>("line", "choices");
        const QStringList lines = lines_of(ALEA_TEST_DATA "/values.txt");
        QCOMPARE(lines.size(), 80);
        for (int i = 0; i < lines.size(); i += 2)
            QTest::addRow("%d", i / 2 + 1) << lines[i] << lines[i + 1];
    }
    void published_positions() {
        QFETCH(QString, line);
        QFETCH(QString, choices);
        const auto position = parse_position(line.toStdString());
        QVERIFY(position);
        QMap<int, double> ours;
        const auto ranking = rank_choices(*values_, *position);
        for (const RankedAction& choice : ranking) ours[choice.action.code()] = choice.value;
        QMap<int, double> theirs;
        for (const QString& choice : choices.split(' ', Qt::SkipEmptyParts))
            theirs[choice.section(':', 0, 0).toInt()] = choice.section(':', 1).toDouble();
        QCOMPARE(ours.keys(), theirs.keys());
        for (auto it = theirs.begin(); it != theirs.end(); ++it)
            QVERIFY2(std::abs(ours[it.key()] - it.value()) < 0.002, qPrintable(line));
        double before = ranking.front().value;
        for (const RankedAction& choice : ranking) {
            QVERIFY(choice.value <= before);
            QCOMPARE(choice.loss, ranking.front().value - choice.value);
            before = choice.value;
        }
    }

private:
    SharedValues values_;
};

} // namespace test_values
