// alea-judge dilemma, run as a program: results, logs, states and seeds of tournaments.

#include "tests/headless/judge/dilemma_fixture.h"

#include <QCryptographicHash>
#include <QXmlStreamReader>

#include <csignal>
#include <sys/file.h>

namespace test_dilemma_tournament {

using namespace tests::dilemma;

class TestDilemmaTournament : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void reference_results_data() {
        const auto row = tests::columns<QStringList, QList<int>>("names", "expected");
        row("envious first", {"envious", "greedy", "lazy", "wrathful"}, {-199, -100, -204, -199});
        row("greedy first", {"greedy", "wrathful", "envious", "lazy"}, {-100, -199, -199, -204});
    }
    void reference_results() {
        QFETCH(QStringList, names);
        QFETCH(QList<int>, expected);
        const QStringList unsafe = has_sandbox() ? QStringList{} : QStringList{"--unsafe"};
        const auto play = [&](const QString& file, const QString& log) {
            return run(QStringList{"tournament", "--sampled", "--seeds", official, "--log",
                                   path(log), file} +
                       unsafe);
        };
        const Outcome outcome = play(reference_entrants(names), "log").must_end(0);
        QCOMPARE(outcome.messages, QByteArray());
        for (int i = 0; i < names.size(); ++i)
            QCOMPARE(scores(outcome.output).value(names[i]), expected[i]);
        QVERIFY(outcome.output.contains("K+ics+sFq82lgiLanEnL/PABQKnn7rDAGmO48oiYxZk="));
        QVERIFY(outcome.output.contains("No winner: nobody has more than 0 points."));

        // The same, byte for byte, from the library's strategies.
        QStringList lines;
        for (const QString& name : names) lines << name << bot + name;
        QCOMPARE(play(write("bots", entrants(lines)), "bots.log").status, 0);
        QCOMPARE(read_file(path("bots.log")), read_file(path("log")));

        const Outcome rescored = run({"rescore", path("log")}).must_end(0);
        QCOMPARE(scores(rescored.output), scores(outcome.output));
    }

    void the_log_is_as_published() {
        const QString file = reference_entrants({"greedy", "lazy", "wrathful"});
        run({"tournament", "--unsafe", "--rounds", "2", "--seeds", official, "--log", path("log"),
             file});
        QByteArrayList lines = read_file(path("log")).split('\n');
        lines.removeIf([](const QByteArray& line) { return line.startsWith('#'); });
        QCOMPARE(lines, QByteArrayList(
                            {"3 0 2", "(1, 2) (1, 3) (3, 1) (3, 2)", "(1, 2) (1, 3) (3, 1)", ""}));
    }

    void results_as_json_and_picture() {
        const Outcome outcome =
            run({"tournament", "--unsafe", "--rounds", "5", "--seeds", official, "--json-file",
                 path("json"), "--svg", path("svg"),
                 write("two", entrants({"a<b", reference + "greedy", "lazy", reference + "lazy"}))})
                .must_end(0);
        QVERIFY(outcome.output.contains("Winner: a<b, with 5 points; a win counts only above 0."));
        const QJsonObject json = tests::read_json(path("json"));
        QCOMPARE(json["winners"].toArray(), QJsonArray{1});
        QCOMPARE(json["players"][1]["score"].toInt(), -10);
        QXmlStreamReader svg(read_file(path("svg")));
        int polylines = 0;
        while (!svg.atEnd())
            if (svg.readNext() == QXmlStreamReader::StartElement)
                polylines += svg.name() == u"polyline";
        QVERIFY(!svg.hasError());
        QCOMPARE(polylines, 2);
    }

    void killed_tournaments_go_on_to_the_same_log() {
        const QString file =
            write("slow", entrants({"slow", fiend + "slow", "state", fiend + "state", "bad",
                                    fiend + "above", "coalition", bot + "coalition"}));
        const QStringList arguments{"dilemma", "tournament", "--unsafe", "--rounds", "40",
                                    "--order", "random",     "--seeds",  official};
        QCOMPARE(run(arguments.mid(1) + QStringList{"--log", path("whole.log"), file}).status, 0);

        const QStringList stopped =
            arguments +
            QStringList{"--state", path("state"), "--resume", "--log", path("parts.log"), file};
        QCOMPARE(run(stopped.mid(1)).status, 2); // there is no state yet
        QVERIFY(!QFile::exists(path("state")));
        for (int rounds = 5; rounds <= 25; rounds += 10) {
            QProcess judge;
            QStringList words = stopped;
            if (rounds == 5) words.removeAll("--resume");
            judge.start(judge_program, words);
            QTRY_VERIFY(tests::read_if_there(path("state")).count('\n') >= rounds);
            judge.kill();
            QVERIFY(judge.waitForFinished());
        }
        QVERIFY(!QFile::exists(path("parts.log")));
        QFile state(path("state")); // as if the last line had been cut in the middle
        QVERIFY(state.open(QIODevice::ReadWrite));
        QVERIFY(state.resize(state.size() - 7));
        state.close();
        QCOMPARE(run(stopped.mid(1)).status, 0);
        QCOMPARE(read_file(path("parts.log")), read_file(path("whole.log")));

        // Another tournament does not go on from it, and a finished one is not played again.
        QVERIFY(
            run(stopped.mid(1) + QStringList{"--timeout", "1"}).messages.contains("another time"));
        QStringList anew = stopped.mid(1);
        anew.removeAll("--resume");
        QVERIFY(run(anew).messages.contains("is there already"));
    }

    void a_state_is_one_judges_at_a_time() {
        const QStringList arguments{"tournament", "--unsafe",
                                    "--rounds",   "3",
                                    "--seeds",    official,
                                    "--state",    path("shared"),
                                    "--resume",   reference_entrants({"greedy", "lazy"})};
        QFile state(path("shared"));
        QVERIFY(state.open(QIODevice::ReadWrite));
        QCOMPARE(::flock(state.handle(), LOCK_EX), 0);
        run(arguments).must_end(1, '\'' + path("shared").toUtf8() + "' is in use");
        QCOMPARE(state.size(), 0);
        state.close();
        QCOMPARE(run(arguments).status, 0);
        QCOMPARE(read_file(path("shared")).count('\n'), 4);
    }

    void files_that_are_no_state_stay_unchanged_data() {
        const auto row = tests::columns<QByteArray>("text");
        row("a line that is not whole", "notes");
        row("lines", "notes\nmore");
        row("JSON", "{\"a\": 1}\nmore");

        const auto first_line = [](const QByteArray& entrants, const QByteArray& seeds) {
            return R"({"checks_determinism":false,"kind":"alea dilemma tournament 1","entrants":[)" +
                   entrants + R"(],"seeds":[)" + seeds +
                   R"(],"seeds_sha256":"","limit_milliseconds":2000})"
                   "\n";
        };
        const QByteArray two = R"(["61","62",""],["63","64",""])";
        const QByteArray round = R"({"takes":"","states":["",""],"warnings":[],"fickle":[]})"
                                 "\n";
        row("one entrant", first_line(R"(["61","62",""])", "1"));
        row("no seeds", first_line(two, ""));
        row("a seed beyond 64 bits", first_line(two, "136365894198071902183"));
        row("a fraction as seed", first_line(two, "1.5"));
        row("more rounds than seeds", first_line(two, "1") + round + round);
        for (const auto& [part, wrong] :
             {std::pair{R"("states":["",""])", R"("states":[""])"},
              std::pair{R"("warnings":[])", R"("warnings":[[1,3,"exited"]])"},
              std::pair{R"("fickle":[])", R"("fickle":[0])"}})
            row(wrong, first_line(two, "1") + QByteArray(round).replace(part, wrong));
    }
    void files_that_are_no_state_stay_unchanged() {
        QFETCH(QByteArray, text);
        const QString file = write("no-state", text);
        run({"tournament", "--unsafe", "--rounds", "2", "--seeds", official, "--state", file,
             "--resume", reference_entrants({"greedy", "lazy"})})
            .must_end(1, "is no state of a tournament");
        QCOMPARE(read_file(file), text);
    }

    void a_state_may_end_within_its_first_line() {
        const QString state = write("begun", "{\"checks_det");
        run({"tournament", "--unsafe", "--rounds", "2", "--seeds", official, "--state", state,
             "--resume", reference_entrants({"greedy", "lazy"})})
            .must_end(0);
        QCOMPARE(read_file(state).count('\n'), 3);
    }

    void seeds_that_are_made_spare_those_given() {
        const QString seeds = write("few.seeds", "1\n2\n");
        run({"tournament", "--unsafe", "--rounds", "3", "--extend-seeds", "--seeds", seeds, "--log",
             path("few"), reference_entrants({"greedy", "lazy"})})
            .must_end(0);
        QCOMPARE(read_file(seeds), QByteArray("1\n2\n"));
        QVERIFY(read_file(path("few.seeds.2")).startsWith("1\n2\n"));
    }

    void answers_that_differ_are_named() {
        const QString file =
            write("random", entrants({"greedy", reference + "greedy", "random", fiend + "random"}));
        const Outcome outcome =
            run({"tournament", "--unsafe", "--rounds", "10", "--seeds", official,
                 "--check-determinism", "--json-file", path("json"), file});
        QVERIFY(outcome.output.contains("random: answered the same request differently"));
        QVERIFY(!outcome.output.contains("greedy: answered"));
        const auto json = tests::read_json(path("json"));
        QCOMPARE(json["fickle"].toArray(), QJsonArray{2});
    }

    void seeds_are_enough_or_made() {
        const QString file = reference_entrants({"greedy", "lazy"});
        const QString few = write("few", "1\n2\n3\n");
        const QStringList arguments{"tournament",  "--unsafe",  "--rounds", "5",
                                    "--json-file", path("out"), file};
        run(arguments + QStringList{"--seeds", few})
            .must_end(1, "has 3 seeds for 5 rounds; --extend-seeds makes more");
        QVERIFY(!QFile::exists(path("out")));
        run(arguments + QStringList{"--seeds", few, "--extend-seeds"}).must_end(0);
        QByteArray kept = read_file(path("out.seeds"));
        QVERIFY(kept.startsWith("1\n2\n3\n") && kept.count('\n') == 5);

        const Outcome made = run(arguments).must_end(0);
        QCOMPARE(read_file(path("out.seeds")), kept); // the proof of the tournament before
        kept = read_file(path("out.seeds.2"));
        QCOMPARE(kept.count('\n'), 5);
        const QByteArray digest =
            QCryptographicHash::hash(kept, QCryptographicHash::Sha256).toBase64();
        QVERIFY(made.output.contains(digest));

        QCOMPARE(run(arguments + QStringList{"--seeds", write("bad", "1\nx\n")}).status, 1);
    }

    void a_call_that_fails_makes_no_seeds_data() {
        const auto row = tests::columns<QStringList, QByteArray>("words", "command");
        row("time limit", {"--timeout", "0"}, "true");
        row("jobs", {"--jobs", "-1"}, "true");
        row("memory", {"--memory", "2X"}, "true");
        row("order", {"--order", "any"}, "true");
        row("program", {}, "/no/such/program");
        row("a folder to read", {"--share", "/no/such"}, "true");
    }
    void a_call_that_fails_makes_no_seeds() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, command);
        const QString file = write("failing", "a\ttrue\nb\t" + command + "\n");
        const QStringList start{"tournament", "--unsafe", "--rounds", "2", "--log", path("failed")};
        QCOMPARE(run(start + words + QStringList{file}).status, 2);
        QVERIFY(!QFile::exists(path("failed.seeds")));
        QVERIFY(!QFile::exists(path("failed")));
    }

    void results_are_not_overwritten_unasked() {
        const QString file = reference_entrants({"greedy", "lazy"});
        const QStringList arguments{"careful", "--unsafe", "--rounds", "2",
                                    "--seeds", official,   "--log",    write("held", "held\n"),
                                    file};
        run(arguments).must_end(2, "--force");
        QCOMPARE(read_file(path("held")), QByteArray("held\n"));
        QCOMPARE(run(arguments + QStringList{"--force"}).status, 0);
        QVERIFY(read_file(path("held")) != QByteArray("held\n"));
    }

    void a_tournament_that_is_stopped_reports_its_rounds() {
        tests::Running judge("judge",
                             {"dilemma", "tournament", "--unsafe", "--rounds", "100000", "--log",
                              path("stopped"), reference_entrants({"greedy", "lazy"})});
        QVERIFY(judge.waitForStarted());
        QTRY_VERIFY(QFile::exists(path("stopped.seeds")));
        ::kill(static_cast<pid_t>(judge.processId()), SIGINT);
        QVERIFY(judge.waitForFinished(30'000));
        QCOMPARE(judge.exitStatus(), QProcess::NormalExit);
        QCOMPARE(judge.exitCode(), 1);
        QVERIFY(judge.readAllStandardOutput().startsWith("players 2, rounds "));
        QVERIFY(judge.readAllStandardError().contains(" of 100000 rounds"));
        QVERIFY(read_file(path("stopped")).contains("# seeds: SHA-256"));
    }

    void ids_can_be_given_at_random() {
        const QString file = reference_entrants({"greedy", "lazy", "wrathful", "envious"});
        const QStringList arguments{"tournament", "--unsafe", "--rounds", "3",         "--order",
                                    "random",     file,       "--log",    path("log"), "--seeds"};
        QSet<QByteArray> logs;
        for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
            const QString seeds = write("seeds", QByteArray(seed) + "\n2\n3\n");
            QCOMPARE(run(arguments + QStringList{seeds}).status, 0);
            const QByteArray log = read_file(path("log"));
            QCOMPARE(run(arguments + QStringList{seeds}).status, 0);
            QCOMPARE(read_file(path("log")), log);
            logs << log.mid(log.indexOf("# player 1"));
        }
        QVERIFY(logs.size() > 1);
    }

    void impossible_tournaments_are_reported_data() {
        const auto row = tests::columns<QByteArray, QString, int>("file", "message", "status");
        row("nobody", "# nobody\n", "here are 0", 1);
        row("one", entrants({"a", reference + "lazy"}), "here are 1", 1);
        row("no tab", "a true\nb\ttrue\n", "line 1, column 1: a name", 1);
        row("twice", entrants({"a", "true", "a", "true"}), "line 2, column 1: the name", 1);
        row("no program", entrants({"a", "/no/such/program", "b", "true"}),
            "a: '/no/such/program' is no program that can be run", 2);
        row("open quote", entrants({"a", "true", "b", "'true"}), "b: column 1", 2);
    }
    void impossible_tournaments_are_reported() {
        QFETCH(QByteArray, file);
        QFETCH(QString, message);
        QFETCH(int, status);
        run({"tournament", "--unsafe", "--seeds", official, write("file", file)})
            .must_end(status, message.toUtf8());
    }

    void wrong_use_is_reported() {
        QCOMPARE(run({"tournament", "--resume"}).status, 2);
        QCOMPARE(run({"tournament", "--timeout", "0", "/dev/null"}).status, 2);
        QCOMPARE(run({"tournament", "/no/such/file"}).status, 1);
        QCOMPARE(run({"tournament", "--svg", "x", "--json-file", "x", "/dev/null"}).status, 2);
        // Before the first round.
        const Outcome unwritable =
            run({"tournament", "--unsafe", "--seeds", official, "--rounds", "2", "--svg",
                 "/no/such/folder/svg",
                 write("loud", entrants({"a", "no-such-program", "b", "no-such-program"}))})
                .must_end(1);
        QCOMPARE(unwritable.messages,
                 "alea-judge dilemma tournament: '/no/such/folder/svg' could not be written: "
                 "No such file or directory\n");
        QCOMPARE(run({"admit", "x"}).status, 2);
        QCOMPARE(run({"commit"}).status, 2);
        QCOMPARE(run({}).status, 2);
    }

    void malformed_logs_are_named() {
        const Outcome outcome = run({"rescore", write("log", "4 0 2\n(1, 2)\n(1, 1)\n")})
                                    .must_end(1, "line 3, column ");
        QCOMPARE(outcome.output, QByteArray());
        QCOMPARE(run({"rescore", "/no/such/file"}).status, 1);
    }

    void a_log_may_have_the_line_ends_of_another_system() {
        const QByteArray log = "# player 1: Ann\n# player 2: Ben\n2 0 1\n(1, 2)\n";
        const Outcome plain = run({"rescore", write("log", log)}).must_end(0);
        QVERIFY2(plain.output.contains("Ann"), plain.output);
        QCOMPARE(run({"rescore", write("crlf", QByteArray(log).replace("\n", "\r\n"))}).output,
                 plain.output);
    }

    void sources_are_committed_and_admitted() {
        const Outcome seeds = run({"commit", official});
        QCOMPARE(seeds.output,
                 "K+ics+sFq82lgiLanEnL/PABQKnn7rDAGmO48oiYxZk= " + official.toUtf8() + "\n");

        const QString one = write("one.cpp", "int main() {}\n");
        const QString two = write("two.cpp", "int main() { return 0; }\n");
        const QString three = write("three.cpp", "int main() { return 1; }\n");
        const QString posted = write("posted", run({"commit", one, three}).output);
        const Outcome all = run({"admit", "--commitments", posted, one, two}).must_end(1);
        QVERIFY(all.output.contains("admitted " + one.toUtf8()));
        QVERIFY(all.output.contains("turned away " + two.toUtf8()));
        QVERIFY(QRegularExpression("no source for \\S{44} " + QRegularExpression::escape(three))
                    .match(all.output)
                    .hasMatch());
        const Outcome some = run({"admit", "--commitments", posted, three, one}).must_end(0);
        QVERIFY(!some.output.contains("turned away") && !some.output.contains("no source"));

        QCOMPARE(run({"admit", "--commitments", write("bad", "hello\n"), one}).status, 1);
        QCOMPARE(run({"commit", "/no/such/file"}).status, 1);
    }
};

} // namespace test_dilemma_tournament
