// Hostile and odd programs in a tournament of alea-judge dilemma.

#include "tests/headless/judge/dilemma_fixture.h"

#include <QElapsedTimer>

namespace test_dilemma_hostile {

using namespace tests::dilemma;

class TestDilemmaHostile : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void hostile_programs_cost_only_themselves_data() { each_protection(); }
    void hostile_programs_cost_only_themselves() {
        QFETCH(QStringList, options);
        const QMap<QString, QString> faults{
            {"sleep", "ran out of time (2.000 s)"},
            {"fork", "ran out of time (2.000 s)"},
            {"above", "bad output: line 1, column 3: an ID must be"},
            {"own", "bad output: line 1, column "},
            {"word", "bad output: line 1, column 1: an ID must be"},
            {"flood", "wrote more than 65536 bytes"},
            {"fail", "exited with status 3"},
            {"crash", "killed by signal 6"},
        };
        QStringList lines{"greedy", reference + "greedy"};
        for (const QString& mode : faults.keys()) lines << mode << fiend + mode;
        QElapsedTimer clock;
        clock.start();
        const Outcome outcome =
            run(QStringList{"tournament", "--sampled", "--rounds", "2", "--seeds", official,
                            "--log", path("log"), write("hostile", entrants(lines))} +
                options);
        QVERIFY(clock.elapsed() < 60'000);
        QCOMPARE(outcome.status, 0);
        const QString log = read_file(path("log"));
        for (const QString& mode : faults.keys()) {
            for (const int round : {1, 2}) {
                const QRegularExpression line(
                    QString("^(# )?round %1, player \\d+ \\(%2\\): %3")
                        .arg(round)
                        .arg(mode, QRegularExpression::escape(faults[mode])),
                    QRegularExpression::MultilineOption);
                QVERIFY2(line.match(log).hasMatch(), qPrintable(line.pattern() + "\n" + log));
                QVERIFY(line.match(outcome.messages).hasMatch());
            }
            QCOMPARE(scores(outcome.output).value(mode), -4);
        }
        QCOMPARE(scores(outcome.output)["greedy"], 16);
        QVERIFY(!log.contains('\x1b'));

        const QByteArray processes = tests::run_program("ps", {"-eo", "args"}).output;
        QVERIFY(!processes.isEmpty() && !processes.contains(fiend.toUtf8() + "fork"));
    }

    void odd_but_allowed_programs_play_on_data() { each_protection(); }
    void odd_but_allowed_programs_play_on() {
        QFETCH(QStringList, options);
        QStringList lines{"lazy", reference + "lazy"};
        const QStringList modes{"child", "scratch", "state", "twice"};
        for (const QString& mode : modes) lines << mode << fiend + mode;
        const Outcome outcome =
            run(QStringList{"tournament", "--sampled", "--rounds", "4", "--seeds", official,
                            write("odd", entrants(lines))} +
                options)
                .must_end(0);
        QCOMPARE(outcome.messages, QByteArray());
        for (const QString& mode : modes) QCOMPARE(scores(outcome.output).value(mode), 4);
    }

    void a_program_that_kills_everything_kills_only_itself() {
        if (!has_sandbox()) QSKIP("no sandbox here");
        const Outcome outcome =
            run({"tournament", "--sampled", "--rounds", "3", "--seeds", official,
                 write("killer",
                       entrants({"greedy", reference + "greedy", "kill", fiend + "kill"}))})
                .must_end(0);
        QCOMPARE(outcome.messages.count("(kill): broke its sandbox"), 3);
        QCOMPARE(scores(outcome.output)["greedy"], 3);
    }

    // It would end all processes in sight, and empty any folder.
    void the_helper_refuses_to_work_outside_of_a_sandbox_data() {
        const auto row = tests::columns<QStringList, QStringList>("around", "options");
        const QStringList nested{"bwrap", "--unshare-user", "--unshare-pid", "--bind", "/",
                                 "/",     "--proc",         "/proc",         "--"};
        for (const QStringList& around : {QStringList{}, nested}) {
            const QByteArray where = around.isEmpty() ? "outside" : "in other namespaces";
            row(where + ", alone", around, {"--alone"});
            row(where + ", a folder", around, {"--scratch", "FOLDER"});
            row(where + ", both", around, {"--alone", "--scratch", "FOLDER"});
        }
    }
    void the_helper_refuses_to_work_outside_of_a_sandbox() {
        QFETCH(QStringList, around);
        QFETCH(QStringList, options);
        if (!around.isEmpty() && !has_sandbox()) QSKIP("no sandbox here");
        const QTemporaryDir folder;
        const QString kept = folder.filePath("kept");
        tests::write_file(kept, {});
        QProcess bystander; // of this user, whom kill(-1) would end
        bystander.start("sleep", {"60"});
        QVERIFY(bystander.waitForStarted());
        QStringList words = around;
        words << ALEA_BIN_DIR "/alea-judge"
              << "dilemma"
              << "serve" << options.replaceInStrings("FOLDER", folder.path()) << "--"
              << "true";
        const QString program = words.takeFirst();
        QCOMPARE(tests::run_program(program, words).status, 2);
        QVERIFY(QFile::exists(kept));
        QCOMPARE(bystander.state(), QProcess::Running);
        bystander.kill();
        bystander.waitForFinished();
    }

    void memory_is_limited_data() { each_protection(); }
    void memory_is_limited() {
        QFETCH(QStringList, options);
        const Outcome outcome =
            run(QStringList{"tournament", "--sampled", "--rounds", "2", "--seeds", official,
                            "--memory", "100M",
                            write("greedy-and-large", entrants({"greedy", reference + "greedy",
                                                                "memory", fiend + "memory"}))} +
                options)
                .must_end(0);
        QCOMPARE(outcome.messages.count("(memory): used more memory than allowed"), 2);
        QCOMPARE(scores(outcome.output)["greedy"], 2);
    }
};

} // namespace test_dilemma_hostile
