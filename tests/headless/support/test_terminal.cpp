// The command-line programs on a pseudo-terminal, as a person starts them: progress, notes, Ctrl-C.

#include "tests/support/files.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_terminal {

constexpr int patience = 120'000; // milliseconds

// A line of a shell that has a terminal of its own, with the programs first in its path.
class Terminal {
public:
    explicit Terminal(const QByteArray& line, unsigned short columns = 120) {
        const QByteArray command = "exec " + line;
        const QByteArray path = ALEA_BIN_DIR ":" + qgetenv("PATH");
        const QByteArray cache = folder_.filePath("cache").toLocal8Bit();
        const QByteArray place = folder_.path().toLocal8Bit();
        const winsize size{24, columns, 0, 0};
        child_ = ::forkpty(&master_, nullptr, nullptr, &size);
        if (child_ != 0) return;
        ::setenv("PATH", path.constData(), 1);
        ::setenv("XDG_CACHE_HOME", cache.constData(), 1);
        ::setenv("LC_ALL", "C", 1);
        if (::chdir(place.constData()) == 0)
            ::execlp("sh", "sh", "-c", command.constData(), static_cast<char*>(nullptr));
        ::_exit(127);
    }
    ~Terminal() {
        if (!is_over_) {
            ::kill(-child_, SIGKILL);
            ::waitpid(child_, nullptr, 0);
        }
        ::close(master_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(const QByteArray& keys) const {
        QCOMPARE(::write(master_, keys.constData(), static_cast<std::size_t>(keys.size())),
                 ssize_t{keys.size()});
    }

    QByteArray content(const QString& name) const {
        return tests::read_file(folder_.filePath(name));
    }

    // Everything that was written to the terminal since the start, with its control characters.
    const QByteArray& text() const { return text_; }

    // Reads until the text holds this.
    bool waits_for(const QByteArray& part) {
        const QDeadlineTimer end(patience);
        while (!text_.contains(part) && !end.hasExpired())
            if (!read()) break;
        return text_.contains(part);
    }

    // Reads until the program would end at Ctrl-C in its own way. Before it replaces the shell,
    // this process is a copy of the test, which catches the signal too.
    bool catches_interrupts() {
        const auto catches = [this] {
            const auto status =
                tests::read_if_there("/proc/" + QString::number(child_) + "/status");
            const auto mask = status.mid(status.indexOf("SigCgt:") + 7, 17).trimmed();
            return status.startsWith("Name:\talea-") &&
                   (mask.toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) == 1;
        };
        const QDeadlineTimer end(patience);
        while (!catches())
            if (end.hasExpired() || !read()) return false;
        return true;
    }

    // Reads for so many milliseconds.
    void read_for(int milliseconds) {
        const QDeadlineTimer end(milliseconds);
        while (!end.hasExpired() && read()) {
        }
    }

    // Reads until the end. The exit status; 128 and more for a signal, -1 if it goes on and on.
    int status() {
        const QDeadlineTimer end(patience);
        while (read())
            if (end.hasExpired()) return -1;
        int status = 0;
        if (::waitpid(child_, &status, 0) != child_) return -1;
        is_over_ = true;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }

private:
    // False once nobody has the terminal open any more.
    bool read() {
        pollfd waiting{master_, POLLIN, 0};
        if (::poll(&waiting, 1, 100) == 0) return true;
        std::array<char, 4096> block;
        const ssize_t count = ::read(master_, block.data(), block.size());
        if (count < 0) return errno == EINTR;
        text_.append(block.data(), count);
        text_.replace("\r\n", "\n"); // as the terminal's driver ends lines
        return count > 0;
    }

    QTemporaryDir folder_;
    int master_ = -1;
    pid_t child_ = -1;
    bool is_over_ = false;
    QByteArray text_;
};

const QByteArray ctrl_c = "\x03";
const QByteArray ctrl_d = "\x04";
const QByteArray wiped = "\r\x1b[K";

const QByteArray position = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
                            "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 2 5 6 1\n";

// The contents of the line of progress, one after another.
QList<QByteArray> drawn_lines(const QByteArray& text) {
    QList<QByteArray> lines;
    for (const QByteArray& piece : text.split('\r'))
        if (const auto end = piece.indexOf("\x1b[K"); end > 0) lines << piece.left(end);
    return lines;
}

// The text on the terminal after the line of progress was wiped for the last time.
QByteArray after_progress(const QByteArray& text) {
    return text.mid(text.lastIndexOf(wiped) + wiped.size());
}

// Lets it work for a while.
void work_and_interrupt(Terminal& terminal) {
    QVERIFY(terminal.catches_interrupts());
    terminal.read_for(1500);
    terminal.type(ctrl_c);
    QCOMPARE(terminal.status(), 1);
}

class TestTerminal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void long_work_shows_progress_and_ctrl_c_ends_it_with_a_report_data() {
        const auto row =
            tests::columns<QByteArray, QByteArray, QByteArray>("command", "progress", "report");
        row("duel", "alea-lab duel --games 100000000 random random", " games/s  ",
            "random against random");
        row("match",
            "alea-judge yahtzee match --seed 1 --unsafe"
            " --games 10000000 'alea-bot --strategy random'"
            " 'alea-bot --strategy random'",
            " left  ", "score");
        row("dilemma", "alea-lab dilemma --tournaments 100000000", " tournaments/s  ", "mean rank");
        row("themes", "alea-lab themes --games 1000000", " games/s  ", "games of human-0.8");
        row("positions of a theme", "alea-lab themes --theme worths --count 10000",
            " positions/s  ", "best: ");
    }
    void long_work_shows_progress_and_ctrl_c_ends_it_with_a_report() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, progress);
        QFETCH(QByteArray, report);
        Terminal terminal(command);
        QVERIFY2(terminal.waits_for(progress), terminal.text());
        QVERIFY(!drawn_lines(terminal.text()).isEmpty());
        terminal.type(ctrl_c);
        QCOMPARE(terminal.status(), 1);
        const QByteArray rest = after_progress(terminal.text());
        QVERIFY2(rest.contains(report), terminal.text());
        QVERIFY2(!rest.contains('\r'), "the report must stand below the line of progress");
    }

    void publishing_a_match_shows_progress_unless_it_is_quiet() {
        const QByteArray line =
            "alea-judge yahtzee match --unsafe --games 150 --seed 1 --html pages "
            "'alea-bot --strategy random' 'alea-bot --strategy random' ";
        Terminal loud(line);
        QCOMPARE(loud.status(), 0);
        QVERIFY2(loud.text().contains("writing ["), loud.text());
        Terminal quiet(line + "--quiet");
        QCOMPARE(quiet.status(), 0);
        QVERIFY2(drawn_lines(quiet.text()).isEmpty(), quiet.text());
    }

    void publishing_a_contest_shows_progress() {
        Terminal terminal("sh -c 'for name in a b c; do printf \"$name\\talea-bot --strategy"
                          " random\\n\"; done >entrants; alea-judge yahtzee roundrobin --unsafe"
                          " --state state --games 100 --seed 1 --html pages entrants'");
        QCOMPARE(terminal.status(), 0);
        const QList<QByteArray> lines = drawn_lines(terminal.text());
        QVERIFY2(std::ranges::any_of(lines,
                                     [](const QByteArray& line) {
                                         return line.contains("writing [") &&
                                                line.contains(" matches/s  ");
                                     }),
                 terminal.text());
    }

    void the_line_of_progress_never_exceeds_the_terminal() {
        constexpr int columns = 40;
        Terminal terminal("alea-lab duel --games 100000000 random random", columns);
        QVERIFY2(terminal.waits_for("playing"), terminal.text());
        terminal.type(ctrl_c);
        QCOMPARE(terminal.status(), 1);
        const QList<QByteArray> lines = drawn_lines(terminal.text());
        QVERIFY(!lines.isEmpty());
        for (const QByteArray& line : lines) QVERIFY2(line.size() < columns, line);
    }

    void quiet_work_shows_no_progress() {
        Terminal terminal("alea-lab duel --quiet --games 100000000 random random");
        work_and_interrupt(terminal);
        QVERIFY2(drawn_lines(terminal.text()).isEmpty(), terminal.text());
    }

    void nothing_of_progress_goes_into_a_file() {
        Terminal terminal("alea-lab duel --games 100000000 random random 2>messages");
        work_and_interrupt(terminal);
        const QByteArray messages = terminal.content("messages");
        QVERIFY2(messages.contains("stopped"), messages);
        QVERIFY2(!messages.contains('\r') && !messages.contains('\x1b'), messages);
    }

    void a_program_that_waits_for_a_person_says_so() {
        Terminal terminal("alea-lab hint --json");
        QVERIFY2(terminal.waits_for("Ctrl-D ends the input"), terminal.text());
        terminal.type(position);
        QVERIFY2(terminal.waits_for("\"choices\""), terminal.text());
        terminal.type(ctrl_d);
        QCOMPARE(terminal.status(), 0);
    }

    void whatever_reads_standard_input_says_what_it_waits_for_data() {
        tests::columns<QByteArray, int>("command", "status"); // 1 where nothing is too little
        const auto row = [](const char* command, int status) {
            tests::row(command, QByteArray(command), status);
        };
        row("alea-bot --strategy random", 0);
        row("alea-lab review", 1);
        row("alea-lab merge -", 1);
        row("alea-solve clairvoyant", 0);
        row("alea-judge yahtzee check", 0);
        row("alea-judge yahtzee replay", 1);
        row("alea-judge yahtzee host --unsafe 'alea-bot --strategy random'", 0);
        row("alea-judge yahtzee knockout --unsafe --state s -", 1);
        row("alea-judge dilemma tournament --unsafe", 1);
        row("alea-judge dilemma rescore", 1);
    }
    void whatever_reads_standard_input_says_what_it_waits_for() {
        QFETCH(QByteArray, command);
        Terminal terminal(command);
        QVERIFY2(terminal.waits_for("Ctrl-D ends the input"), terminal.text());
        QVERIFY2(terminal.text().contains(": reading "), terminal.text());
        terminal.type(ctrl_d);
        QTEST(terminal.status(), "status");
    }
};

} // namespace test_terminal
