// The trainer's arguments.

#include "app/main/command_line.h"
#include "tests/support/test.h"

#include <QProcess>

namespace test_command_line {

class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_options() {
        const QString position = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 "
                                 "-1 -1 -1 -1 -1 0 1 3 4 5 6 1";
        const auto line =
            app::main::read_command_line({"alea", "--seed=12", "--position", position}, "1.2");
        QVERIFY(line);
        QVERIFY(line->seed == core::dice::seed_from_number(12));
        QVERIFY(line->position);
        QCOMPARE(QString::fromStdString(to_text(*line->position)), position);

        const auto qt = app::main::read_command_line({"alea", "-style", "Fusion", "a.alea"}, "1.2");
        QVERIFY(qt);
        QCOMPARE(qt->game, "a.alea");

        const auto file = app::main::read_command_line({"alea", "--", "--odd.alea"}, "1.2");
        QVERIFY(file);
        QCOMPARE(file->game, "--odd.alea");
    }

    void answers() {
        QVERIFY(
            app::main::read_command_line({"alea", "--help"}, "1.2")->answer.contains("--position"));
        QCOMPARE(app::main::read_command_line({"alea", "--version"}, "1.2")->answer, "alea 1.2\n");
    }

    void messages_are_safe_for_a_terminal() {
        QCOMPARE(app::main::for_terminal("not '\x1b[31m\a'"), std::string("not '\\x1b[31m\\x07'"));
        QCOMPARE(app::main::for_terminal("K\u00f6nig"), std::string("K\u00f6nig"));
        QVERIFY(app::main::for_terminal(std::string(5000, 'x')).size() < 1100);
    }

    // No display is named, or the named one isn't there.
    void without_a_display_one_sentence_and_status_1_data() {
        const auto row = tests::columns<QString>("display");
        row("none", "");
        row("not there", ":4711");
    }

    void without_a_display_one_sentence_and_status_1() {
        QFETCH(const QString, display);
        QProcess alea;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        if (!display.isEmpty()) environment.insert("DISPLAY", display);
        alea.setProcessEnvironment(environment);
        alea.start(ALEA_BIN_DIR "/alea", QStringList());
        QVERIFY(alea.waitForFinished());
        QCOMPARE(alea.exitStatus(), QProcess::NormalExit);
        QCOMPARE(alea.exitCode(), 1);
        const QString words = alea.readAllStandardError();
        QVERIFY2(words.count('\n') == 1 && words.startsWith("alea: there is no display"),
                 qPrintable(words));
    }

    void refuses_data() {
        const auto row = tests::columns<QStringList>("arguments");
        row("unknown", {"--colour"});
        row("no value", {"--seed"});
        row("no number", {"--seed", "x"});
        row("negative", {"--seed", "-1"});
        row("no position", {"--position", "1 2 3"});
        row("two games", {"a.alea", "b.alea"});
        row("game and seed", {"a.alea", "--seed", "1"});
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        arguments.prepend("alea");
        QVERIFY(!app::main::read_command_line(arguments, "1.2"));
    }

    void a_mistyped_option_gets_a_suggestion_data() {
        const auto row = tests::columns<QString, QString>("argument", "suggestion");
        row("a letter left out", "--sed", " (did you mean '--seed'?)");
        row("with a value", "--positon=1 2", " (did you mean '--position'?)");
        row("the beginning", "--new", " (did you mean '--new-game'?)");
        row("one hyphen too many", "--style", " (did you mean '-style'?)");
        row("unlike all others", "--colour", "");
        row("no name", "-", "");
    }
    void a_mistyped_option_gets_a_suggestion() {
        QFETCH(QString, argument);
        QFETCH(QString, suggestion);
        const auto line = app::main::read_command_line({"alea", argument}, "1.2");
        QVERIFY(!line);
        QCOMPARE(QString::fromStdString(to_string(line.error())),
                 QString("unknown option '%1'%2; --help lists those there are")
                     .arg(argument, suggestion));
    }
};

} // namespace test_command_line
