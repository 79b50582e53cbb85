// Attacks on a contest as a whole: on its secrets, its disk, its organiser's terminal and its
// course.

#include "headless/knockout/set_up.h"
#include "headless/knockout/state.h"
#include "tests/attacks/harness.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QThread>

#include <sys/stat.h>

namespace test_attacked_contests {

using namespace attacks;
using namespace headless;

const QByteArray seed_text = QByteArray(64, '7') + "\n";

bool has_groups() { return sandbox::find_group_folders().version != 0; }

// An attack as the set-up command of a copy of the attacker in its own folder.
std::string set_up(const QString& bot, const QStringList& attack, const QString& folder,
                   const knockout::SetUpLimits& limits = {}) {
    const QString command = attack.front() == "run" ? "sh -c '" + attack.at(1) + '\''
                                                    : bot + " --alone " + attack.join(' ');
    return knockout::run_set_up(
        {"one", (bot + " play").toStdString(), command.toStdString(), folder.toStdString()},
        sandbox::Protection(false), limits);
}

class TestAttackedContests : public tests::FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox()) QSKIP("no sandbox can be built here");
    }

    void a_knockout_hides_its_seed() {
        const QString seed = path("seed");
        const QString other = path("other");
        const QString state = path("state");
        write_file(seed, seed_text);
        write_file(other, "other\n");
        write_file(path("entrants"),
                   "spy\t" + command_of({"read", other, seed, state, state + ".d/seed"}).toUtf8() +
                       '\n');
        const Judged judged =
            run_judge(QStringList{"yahtzee", "knockout", "--games", "2", "--state", state,
                                  "--seed-file", seed, "--share", folder(), "--random",
                                  command_of({"tell-rights"}), path("entrants")} +
                      protection());
        const QJsonObject report = tests::read_json(state + ".d/Q1.json");
        const QString errors = report["sides"].toArray().at(0).toObject()["errors"].toString();
        QVERIFY2(errors.contains("other: READ other"), qPrintable(errors + judged.messages));
        QCOMPARE(errors.count("READ"), 1);
    }

    void a_contest_of_strangers_needs_control_groups_data() {
        const auto row = tests::columns<QStringList>("command");
        row("knockout", {"yahtzee", "knockout", "--games", "2"});
        row("tournament", {"dilemma", "tournament"});
    }
    void a_contest_of_strangers_needs_control_groups() {
        if (has_groups()) QSKIP("there are control groups here");
        QFETCH(QStringList, command);
        write_file(path("entrants"), "one\t" + command_of({"tell-rights"}).toUtf8() + "\ntwo\t" +
                                         command_of({"tell-rights"}).toUtf8() + "\n");
        const Judged judged =
            run_judge(command + QStringList{"--state", path("state"), path("entrants")});
        QVERIFY(judged.must_end(2, "--protection basic").messages.contains("Delegate=yes"));
    }
    void levels_of_protection() {
        const QString player = command_of({"tell-rights"});
        const auto status = [&player](const QStringList& options) {
            return run_judge(QStringList{"yahtzee", "match", "--games", "1"} + options +
                             QStringList{player, player})
                .status;
        };
        const int full = has_groups() ? 0 : 2;
        QCOMPARE(status({}), full);
        QCOMPARE(status({"--protection", "full"}), full);
        QCOMPARE(status({"--require-groups"}), full);
        for (const QStringList& options :
             {QStringList{"--protection", "basic"}, QStringList{"--sampled"},
              QStringList{"--protection", "none"}, QStringList{"--unsafe"}})
            QCOMPARE(status(options), 0);
        QCOMPARE(status({"--protection", "some"}), 2);
        QCOMPARE(status({"--protection", "full", "--sampled"}), 2);
        const QString words = play(player, {"--unsafe"}).protection();
        QVERIFY2(words.startsWith("no sandbox"), qPrintable(words));
    }

    void a_set_up_command_can_not_fill_the_disk_data() {
        const auto row = tests::columns<QStringList, QString>("attack", "words");
        row("deep folders", {"write-deep", "FOLDER", "3000000"},
            "its folder can't be copied: File name too long");
        row("a file without a name", {"write-unlinked", "FOLDER", "3000000"}, "");
        row("empty files", {"write-many", "FOLDER", "400"}, "too many files in its folder");
        row("more descriptors than the judge has",
            {"run", "cd FOLDER; i=0; while [ $i -lt 1200 ]; do mkdir d; cd d; "
                    "i=$((i+1)); done; head -c 3000000 /dev/zero > file"},
            "exited with status 1");
        row("folders in folders",
            {"run", "cd FOLDER; for i in $(seq 99); do mkdir d; cd d; done; "
                    "rm FOLDER/bot; for i in $(seq 9); do mkdir d; cd d; done"},
            "folders are too deep");
        row("a file with holes", {"run", "truncate -s 1T FOLDER/file"}, "too much in its folder");
        row("a file with many names",
            {"run", "for i in $(seq 9); do ln FOLDER/bot FOLDER/$i; done"},
            "too much in its folder");
        row("a pipe", {"run", "mkfifo FOLDER/pipe"},
            "there is something that is neither file, folder nor link");
        row("special rights", {"run", ": > FOLDER/own; chmod 6755 FOLDER/own"}, "");
        row("processors", {"burn"}, "CPU time spent");
        row("a link to a rival's program",
            {"replace-program", "FOLDER/bot", ALEA_BIN_DIR "/alea-judge"},
            "it made its program a link to what is not its own");
        row("nothing", {"tell-rights"}, "");
    }
    void a_set_up_command_can_not_fill_the_disk() {
        QFETCH(QStringList, attack);
        const QString bot = path("bot");
        QVERIFY(QFile::copy(ALEA_ATTACKER, bot));
        attack.replaceInStrings("FOLDER", folder());
        knockout::SetUpLimits limits;
        limits.file_bytes = QFileInfo(bot).size() + 2'000'000; // its folder holds the program too
        limits.files = 200;
        limits.cpu_seconds = attack.front() == "burn" ? 1 : 100; // an emulated machine is slow
        limits.wall_seconds = 300;
        const std::string fault = set_up(bot, attack, folder(), limits);
        QTEST(QString::fromStdString(fault), "words");
        // What it wrote too much of never came to the disk.
        qint64 bytes = 0;
        for (QDirIterator it(folder(), QDir::Files | QDir::Hidden | QDir::NoSymLinks,
                             QDirIterator::Subdirectories);
             it.hasNext();) {
            struct stat status {};
            QCOMPARE(::stat(it.next().toLocal8Bit().constData(), &status), 0);
            QCOMPARE(status.st_mode & 07000, 0u);
            bytes += status.st_size;
        }
        QVERIFY(bytes <= limits.file_bytes);
    }

    // Also where its program's command names the folder of all.
    void a_set_up_command_reaches_no_rivals_files() {
        QVERIFY(QDir(folder()).mkpath("mine") && QDir(folder()).mkpath("rival"));
        const QString bot = path("mine/bot");
        const QString rival = path("rival/bot.sh");
        QVERIFY(QFile::copy(ALEA_ATTACKER, bot));
        write_file(rival, "source\n");
        QFile::setPermissions(rival, QFile::ReadOwner | QFile::WriteOwner);
        const QByteArray command = "sh -e " + folder().toUtf8() + ' ' + bot.toUtf8();
        const std::string spying = "sh -c 'cat " + rival.toStdString() + " > " +
                                   path("mine/seen").toStdString() + "; echo cheat > " +
                                   rival.toStdString() + "; true'";
        const auto run = [&](const QString& own) {
            return knockout::run_set_up({"spy", command.toStdString(), spying, own.toStdString()},
                                        sandbox::Protection(false), {});
        };
        QCOMPARE(run(path("mine")), std::string());
        QCOMPARE(read_file(path("mine/seen")), QByteArray());
        QCOMPARE(read_file(rival), QByteArray("source\n"));
        // What the judge once took for the program's own.
        QCOMPARE(run(folder()), std::string());
        QCOMPARE(read_file(path("mine/seen")), QByteArray("source\n"));
        QCOMPARE(read_file(rival), QByteArray("cheat\n"));
    }

    void overlapping_folders_are_refused_data() {
        const auto row = tests::columns<QByteArray, QByteArray, int>("first", "second", "status");
        const QByteArray attack = command_of({"tell-rights"}).toUtf8();
        row("apart", attack + "\t\tDIR/a", attack + "\t\tDIR/b", 0);
        row("the same", attack + "\t\tDIR/a", attack + "\t\tDIR/b/../a", 2);
        row("one in the other", attack + "\t\tDIR/a", attack + "\t\tDIR", 2);
        row("a link into the other", attack + "\t\tDIR/a", attack + "\t\tDIR/link", 2);
        row("a program in the other's", attack + "\t\tDIR/a", "sh DIR/a/bot", 2);
        row("a folder that is not there", attack, attack + "\t\tDIR/none", 2);
    }
    void overlapping_folders_are_refused() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(int, status);
        QVERIFY(QDir(folder()).mkpath("a/inner") && QDir(folder()).mkpath("b"));
        QVERIFY(QFile::link(path("a/inner"), path("link")));
        write_file(path("a/bot"), "true\n");
        const QByteArray text = "one\t" + first + "\ntwo\t" + second + '\n';
        write_file(path("entrants"), QByteArray(text).replace("DIR", folder().toUtf8()));
        const QString state = path("state");
        const Judged judged = run_judge(QStringList{"yahtzee", "roundrobin", "--games", "2",
                                                    "--state", state, path("entrants")} +
                                        protection());
        QVERIFY2(judged.status == status, judged.messages);
        QCOMPARE(QFile::exists(state), status == 0);
    }

    void a_match_takes_a_folder_for_each_program() {
        QVERIFY(QDir(folder()).mkpath("a") && QDir(folder()).mkpath("b"));
        const QString data = path("a/data");
        write_file(data, "own\n");
        const QString spy = command_of({"read", data});
        const auto errors = [&](const QStringList& options, int side) {
            return play(spy, options, spy).errors(side);
        };
        const QStringList folders{"--folder", path("a"), "--folder", path("b")};
        QVERIFY(errors(folders, 0).contains("READ own"));
        QVERIFY(!errors(folders, 1).contains("READ"));
        QVERIFY(!errors({}, 0).contains("READ"));
        QCOMPARE(play(spy, {"--folder", path("a")}).status, 2);
        play(spy, {"--folder", folder(), "--folder", path("b")}).must_end(2);
    }

    void a_set_up_command_opens_no_files_of_the_kernel() {
        const QString bot = path("bot");
        QVERIFY(QFile::copy(ALEA_ATTACKER, bot));
        const QString told = path("told");
        const std::string fault = set_up(bot, {"open-kernel-files", told}, folder());
        QCOMPARE(QString::fromStdString(fault), QString());
        QCOMPARE(read_file(told), QByteArray("opened:"));
    }

    void an_answer_is_4096_bytes_at_most_data() {
        const auto row = tests::columns<int, QString>("blanks", "reason");
        row("4,096 bytes", 4094, "");
        row("4,097 bytes", 4095, "output");
        row("8,000 bytes", 7998, "output");
    }
    void an_answer_is_4096_bytes_at_most() {
        QFETCH(int, blanks);
        const Judged judged = play(command_of({"answer-at-length", QString::number(blanks)}));
        QTEST(judged.reason(), "reason");
    }

    // The organiser reads what went wrong, and the terminal obeys none of it.
    void a_failing_programs_last_words_are_quoted() {
        const Judged judged =
            run_judge({"yahtzee", "match", "--sampled", "--games", "2",
                       command_of({"escape-codes"}), command_of({"tell-rights"})});
        const QByteArray text = judged.output + judged.messages;
        QVERIFY2(text.contains("\\x1b[31mred\\x1b]0;title\\x07"), text.constData());
        QVERIFY(!text.contains('\x1b') && !text.contains('\x07'));
    }

    void a_report_names_its_circumstances() {
        const QJsonObject circumstances =
            play(command_of({"tell-rights"})).report["circumstances"].toObject();
        for (const char* name : {"version", "date", "machine", "limits", "environment"})
            QVERIFY2(!circumstances[name].toString().isEmpty(), name);
        QVERIFY(circumstances["limits"].toString().startsWith("CPU time 600 s"));
    }

    void entrants_have_plain_names() {
        QVERIFY(knockout::parse_entrants("Zo\xc3\xab\tsh\n"));
        QVERIFY(!knockout::parse_entrants("Zo\xeb\tsh\n")); // Latin-1
        QVERIFY(!knockout::parse_entrants("\x1b[31mred\tsh\n"));
    }

    void a_match_without_blocks_is_no_state() {
        knockout::State state;
        state.terms = "{}";
        state.entrants = {{"one", "sh", {}, {}}};
        state.qualifications["one"] = {"one", "random", "one", false, {{1, 0, 0, {}, {}}}};
        const std::string whole = knockout::to_json(state);
        QVERIFY(knockout::state_from_json(whole));
        QString text = QString::fromStdString(whole);
        const auto start = text.indexOf('[', text.indexOf("\"blocks\""));
        text.replace(start, text.indexOf(']', start) + 1 - start, "[]");
        QVERIFY(!knockout::state_from_json(text.toStdString()));
    }

    // Working on it would need more stack than there is.
    void deeply_nested_json_is_refused() {
        const QByteArray deep = QByteArray(500'000, '[') + QByteArray(500'000, ']');
        const QString state = path("state");
        QVERIFY(QDir().mkdir(state + ".d"));
        write_file(state + ".d/seed", seed_text);
        write_file(state, "{\"knockout\": 1, \"terms\": " + deep + "}");
        write_file(path("entrants"), "one\t" + command_of({"tell-rights"}).toUtf8());
        run_judge(
            QStringList{"yahtzee", "knockout", "--resume", "--state", state, path("entrants")} +
            protection())
            .must_end(1, "nested too deeply");
        const QString log = path("log");
        write_file(log, "alea yahtzee log 1\nterms {\"commands\": [" + deep + ", \"\"]}\n");
        run_judge({"yahtzee", "replay", log}).must_end(1, "nested too deeply");
    }

    void checking_plays_nothing() {
        const auto check = [this](const QByteArray& second) {
            write_file(path("entrants"),
                       "one\t" + command_of({"tell-rights"}).toUtf8() + "\ntwo\t" + second + '\n');
            const Judged judged = run_judge(QStringList{"yahtzee", "knockout", "--check", "--state",
                                                        path("state"), path("entrants")} +
                                            protection());
            return std::pair(judged.status, judged.output);
        };
        const auto [good, answers] = check(command_of({"tell-rights"}).toUtf8());
        QCOMPARE(good, 0);
        QCOMPARE(answers.count(": answers; SHA-256 "), 2);
        const auto [bad, failure] = check(command_of({"escape-codes"}).toUtf8());
        QCOMPARE(bad, 1);
        QVERIFY2(failure.contains("two: exited with status 3; its last line on standard error: "
                                  "'\\x1b[31mred"),
                 failure);
        const auto [missing, reason] = check("/no/such/program");
        QCOMPARE(missing, 1);
        QVERIFY2(reason.contains("two: '/no/such/program' is no program that can be run: there is "
                                 "no such file\n"),
                 reason);
        const auto [silly, words] = check("sh -c 'read position; echo 26; read next'");
        QCOMPARE(silly, 1);
        QVERIFY2(words.contains("two: illegal action '26': "), qPrintable(words));
        QVERIFY(!QFile::exists(path("state")));
    }

    void a_program_can_be_stopped_while_it_is_not_its_move() {
        const Judged judged = play(command_of({"tell-rights"}), {"--freeze", "--games", "6"});
        if (!has_groups()) {
            QCOMPARE(judged.status, 2);
            QSKIP("no control groups here");
        }
        QCOMPARE(judged.status, 0);
        QCOMPARE(judged.report["complete"].toInt(), 6);
    }

    // At moments of its start, where it tries what it may do, and of its work.
    void a_judge_that_is_stopped_leaves_no_groups_data() {
        const auto row = tests::columns<QStringList>("words");
        const QString player = command_of({"tell-rights"});
        row("trying entrants", {"yahtzee", "knockout", "--check", "--state", "state", "ENTRANTS"});
        row("check-program", {"yahtzee", "check-program", player});
        row("check-environment", {"check-environment"});
    }
    void a_judge_that_is_stopped_leaves_no_groups() {
        if (!has_groups()) QSKIP("no control groups here");
        QFETCH(QStringList, words);
        QByteArray entrants;
        for (int i = 0; i < 9; ++i)
            entrants += QByteArray::number(i) + '\t' + command_of({"tell-rights"}).toUtf8() + '\n';
        write_file(path("entrants"), entrants);
        words.replaceInStrings("ENTRANTS", path("entrants"));
        for (unsigned long moment = 0; moment < 40; ++moment) {
            tests::Running judge("judge", words);
            QVERIFY(judge.waitForStarted());
            const QString group = QString("alea-match-%1-*").arg(judge.processId());
            QThread::usleep(5000 * moment);
            judge.terminate();
            QVERIFY(judge.waitForFinished(time_limit));
            QDirIterator left("/sys/fs/cgroup", {group}, QDir::Dirs, QDirIterator::Subdirectories);
            QVERIFY2(!left.hasNext(), qPrintable(left.next()));
        }
    }

    // As systemd would: what the judge asks of it, and that it runs on without it.
    void a_user_gets_a_delegated_scope_where_there_is_one() {
        if (::geteuid() == 0 || has_groups()) QSKIP("only for users without control groups");
        QVERIFY(QDir(folder()).mkpath("systemd"));
        write_file(path("systemd/private"), {});
        const QString fake = path("systemd-run");
        tests::write_script(fake,
                            "#!/bin/sh\necho \"$@\" >> " + path("calls").toUtf8() +
                                "\nwhile [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"\n");
        QProcess judge;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", folder() + ':' + environment.value("PATH"));
        environment.insert("XDG_RUNTIME_DIR", folder());
        judge.setProcessEnvironment(environment);
        judge.start(ALEA_BIN_DIR "/alea-judge",
                    {"yahtzee", "match", "--games", "2", command_of({"tell-rights"}),
                     command_of({"tell-rights"})});
        QVERIFY(judge.waitForFinished(time_limit));
        QCOMPARE(judge.exitCode(), 2); // the scope of this systemd has no control groups
        const QByteArray calls = read_file(path("calls"));
        QCOMPARE(calls.count("--user --scope --quiet -p Delegate=yes -- "), 2);
        QVERIFY2(calls.contains("alea-judge yahtzee match"), calls.constData());
        judge.start(ALEA_BIN_DIR "/alea-judge", {"check-environment", "--json"});
        QVERIFY(judge.waitForFinished(time_limit));
        QVERIFY(read_file(path("calls")).contains("alea-judge check-environment"));
    }
};

} // namespace test_attacked_contests
