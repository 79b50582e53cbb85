// Duels on many machines: alea-lab duel and merge as programs.

#include "headless/lab/shards.h"
#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

namespace test_shards {

using namespace tests;
using namespace headless::lab;

class TestShards : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString file(int part) const { return folder_.filePath(QString("%1.json").arg(part)); }
    QStringList shard(int part, const QStringList& more = {}) const {
        return QStringList{"duel",        "greedy",  "heuristic",
                           "--games",     "60",      "--seed",
                           "4",           "--shard", QString("%1/3").arg(part),
                           "--json-file", file(part)} +
               more;
    }

    static int games_in(const QString& path) {
        return tests::read_json(path)["tally"].toObject()["games"].toInt();
    }

private Q_SLOTS:
    void missing_parts_are_named() {
        QCOMPARE(missing_parts({1, 2, 3}, 3), std::string());
        QCOMPARE(missing_parts({}, 3), std::string("1-3"));
        QCOMPARE(missing_parts({2, 5, 6, 10}, 10), std::string("1, 3, 4, 7-9"));
        // Told at once, though nobody has so many.
        QCOMPARE(missing_parts({1, 3}, 2'000'000'000'000), std::string("2, 4-2000000000000"));
    }

    void a_shard_that_is_there_is_skipped() {
        QCOMPARE(lab(shard(1)).status, 0);
        QVERIFY(!tests::read_json(file(1))["version"].toString().isEmpty());
        QCOMPARE(lab(shard(1)).status, 2); // without --force or --if-missing
        const QDateTime before = QFileInfo(file(1)).lastModified();
        lab(shard(1, {"--if-missing"})).must_end(0, "shard 1 is there");
        QCOMPARE(QFileInfo(file(1)).lastModified(), before);
        QStringList other = shard(1, {"--if-missing"});
        other[other.indexOf("--games") + 1] = "80";
        QCOMPARE(lab(other).status, 2);
    }

    // As Ctrl-C leaves it: the file is there, but has not all games.
    void a_shard_that_was_stopped_is_played_again() {
        const QString path = folder_.filePath("stopped.json");
        const QStringList words{"duel", "greedy",  "random", "--games",     "60", "--seed",
                                "4",    "--shard", "1/3",    "--json-file", path, "--if-missing"};
        QCOMPARE(lab(words).status, 0);
        QJsonObject json = tests::read_json(path);
        QJsonObject tally = json["tally"].toObject();
        const int games = games_in(path);
        tally["games"] = games - 1;
        json["tally"] = tally;
        tests::write_file(path, QJsonDocument(json).toJson());
        lab(words).must_end(0);
        QCOMPARE(games_in(path), games);
    }

    // It has fewer games than it might have had.
    void a_duel_that_its_test_has_decided_is_skipped() {
        const QString path = folder_.filePath("tested.json");
        const QStringList words{"duel", "greedy", "random", "--games",     "4000", "--seed",
                                "4",    "--sprt", "0,50",   "--json-file", path,   "--if-missing"};
        QCOMPARE(lab(words).status, 0);
        QVERIFY(games_in(path) < 4000);
        lab(words).must_end(0, "shard 1 is there");
        // It stands for no other test, not for all games, and not for a part of a sum.
        QStringList other = words;
        other[other.indexOf("--sprt") + 1] = "300,600";
        QVERIFY(lab(other).ended(2, "another experiment"));
        other.remove(other.indexOf("--sprt"), 2);
        QVERIFY(lab(other).ended(2, "another experiment"));
        QVERIFY(lab({"merge", path}).ended(1, "shard 1 was stopped"));
    }

    void merging_names_what_is_missing() {
        QCOMPARE(lab(shard(3)).status, 0);
        lab({"merge", "--expect", "3", file(1), file(3)}).must_end(1, "missing shards: 2");
        QCOMPARE(lab({"merge", "--expect", "4", file(1)}).status, 1);
        QCOMPARE(lab({"merge", file(1), file(3)}).status, 0);
    }

    // One pair of games has nothing for a second shard.
    void a_shard_with_nothing_to_do_is_merged_like_others() {
        QStringList files;
        for (const QString part : {"1/2", "2/2"}) {
            files << folder_.filePath("half-" + part.left(1));
            const Outcome answer = lab({"duel", "greedy", "random", "--games", "2", "--seed", "1",
                                        "--shard", part, "--json-file", files.last()})
                                       .must_end(0);
            QVERIFY2(answer.output.startsWith("greedy against random"), answer.output);
            QVERIFY2(!answer.output.contains("nan"), answer.output);
            QCOMPARE(answer.output.contains("luck-adjusted score    not known"), part == "2/2");
        }
        const Outcome merged = lab(QStringList{"merge", "--expect", "2"} + files).must_end(0);
        QVERIFY2(merged.output.contains("games                  2\n"), merged.output);
    }

    void all_shards_are_the_whole_duel() {
        QCOMPARE(lab(shard(2)).status, 0);
        const Outcome all = lab({"merge", "--expect", "3", file(1), file(2), file(3)}).must_end(0);
        QVERIFY(all.output.contains("games                  60"));
    }

    void shards_of_another_version_are_refused() {
        QJsonObject json = tests::read_json(file(1));
        json["version"] = "9.9";
        const QString other = folder_.filePath("other");
        tests::write_file(other, QJsonDocument(json).toJson());
        lab({"merge", other, file(3)}).must_end(1, "different programs");
    }

    // Other experiments are put together by their sums: the whole is what one machine finds.
    void shards_of_other_experiments_add_up_data() {
        const auto row = tests::columns<QStringList, QString>("words", "figure");
        row("ladder", {"ladder", "greedy", "random", "heuristic", "--games", "30", "--seed", "5"},
            "pairs");
        row("dominoes",
            {"duel", "--game", "dominoes", "pips", "random", "--games", "2400", "--seed", "5"},
            "score");
    }
    void shards_of_other_experiments_add_up() {
        QFETCH(QStringList, words);
        QFETCH(QString, figure);
        const QTemporaryDir folder;
        const auto run = [&](int part, const QStringList& more = {}) {
            return lab(words +
                       QStringList{"--shard", QString("%1/3").arg(part), "--json-file",
                                   folder.filePath(QString("%1.json").arg(part))} +
                       more);
        };
        for (const int part : {1, 2}) QCOMPARE(run(part).status, 0);
        const auto merge = [&](const QStringList& more) {
            return lab(QStringList{"merge"} + more);
        };
        const QString one = folder.filePath("1.json");
        const QString two = folder.filePath("2.json");
        const QString three = folder.filePath("3.json");
        merge({"--expect", "3", one, two}).must_end(1, "missing shards: 3");
        QVERIFY(run(1, {"--if-missing"}).messages.contains("shard 1 is there"));
        QCOMPARE(run(2).status, 2); // the file is there
        QCOMPARE(run(3).status, 0);
        const Outcome all = merge({"--json", one, two, three}).must_end(0);
        const Outcome whole = lab(words + QStringList{"--quiet", "--json"});
        const auto figures = [&figure](const Outcome& outcome) {
            return outcome.json().value(figure);
        };
        QCOMPARE(figures(all), figures(whole));
        QCOMPARE(merge({one, two, two}).status, 1); // twice
        QCOMPARE(lab(shard(1)).status == 0 || QFile::exists(file(1)), true);
        QCOMPARE(merge({one, file(1)}).status, 1); // a duel
    }

    void a_sequential_test_ends_alike_on_any_number_of_threads() {
        QStringList games;
        for (const char* threads : {"1", "3"}) {
            const Outcome outcome = lab({"duel", "greedy", "heuristic", "--games", "4000", "--sprt",
                                         "-40,0", "--seed", "4", "--threads", threads, "--json"})
                                        .must_end(0);
            const QJsonObject json = outcome.json();
            QCOMPARE(json["sprt"].toObject()["verdict"].toString(), QString("elo0"));
            games << QString::number(json["tally"].toObject()["games"].toInt());
            QVERIFY(json["tally"].toObject()["games"].toInt() < 1000);
        }
        QCOMPARE(games.at(0), games.at(1));
        QCOMPARE(lab({"duel", "greedy", "heuristic", "--sprt", "0,5", "--shard", "1/2"}).status, 2);
    }
};

} // namespace test_shards
