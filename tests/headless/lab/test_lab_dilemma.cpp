// alea-lab dilemma, run as a program.

#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace test_lab_dilemma {

using tests::Answer;
using tests::lab;

namespace {

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestLabDilemma : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figures_and_picture() {
        const QTemporaryDir folder;
        const QStringList arguments{"dilemma",
                                    "--players",
                                    "4",
                                    "--tournaments",
                                    "100",
                                    "--generations",
                                    "5",
                                    "--generation-tournaments",
                                    "20",
                                    "--strategies",
                                    "lazy,greedy,graceful"};
        const Answer outcome = lab(arguments + QStringList{"--json-file", folder.filePath("json"),
                                                           "--svg", folder.filePath("svg")});
        QCOMPARE(outcome.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(content(folder.filePath("json"))).object();
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
        QCOMPARE(json["shares"].toArray().size(), 6);

        QXmlStreamReader svg(content(folder.filePath("svg")));
        int lines = 0;
        while (!svg.atEnd())
            if (svg.readNext() == QXmlStreamReader::StartElement)
                lines += svg.name() == u"polyline";
        QVERIFY(!svg.hasError());
        QCOMPARE(lines, 3);
    }

    void threads_change_nothing() {
        const auto figures = [](const QString& threads) {
            const QTemporaryDir folder;
            lab({"dilemma", "--players", "5", "--tournaments", "150", "--generations", "3",
                 "--threads", threads, "--json-file", folder.filePath("json")});
            QJsonObject json = QJsonDocument::fromJson(content(folder.filePath("json"))).object();
            json.remove("tournaments_a_minute");
            return json;
        };
        const QJsonObject one = figures("1");
        QVERIFY(!one.isEmpty());
        QCOMPARE(figures("3"), one);
    }

    void wrong_use_is_told() {
        QCOMPARE(lab({"dilemma", "--strategies", "nobody"}).status, 2);
        QCOMPARE(lab({"dilemma", "--players", "1"}).status, 2);
        QCOMPARE(lab({"dilemma", "--svg", "x"}).status, 2);
        QCOMPARE(lab({"dilemma", "--strength", "0"}).status, 2);
    }
};

ALEA_TEST(TestLabDilemma)

} // namespace test_lab_dilemma

#include "test_lab_dilemma.moc"
