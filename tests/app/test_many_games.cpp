// The window, left to play one game after the other, with hints on: its memory stays flat, and Qt
// has nothing to complain of. Long runs play 1,000 games.

#include "ai/yahtzee/decide/action_ranker.h"
#include "tests/app/desk.h"

#include <algorithm>
#include <atomic>
#include <malloc.h>

namespace test_many_games {

using tests::Desk;

const bool is_long = qEnvironmentVariableIntValue("ALEA_LONG_TESTS");
const int games = is_long ? 1000 : tests::is_sanitized ? 2 : 3;

std::atomic<int> warnings = 0;
QtMessageHandler before = nullptr;

void count_warnings(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    // The offscreen platform warns of this for each window.
    if (type != QtDebugMsg && type != QtInfoMsg && !text.contains("propagateSizeHints")) ++warnings;
    before(type, context, text);
}

// Memory in use in megabytes, not the pages that the allocator keeps.
double megabytes_in_use() { return static_cast<double>(::mallinfo2().uordblks) / 1e6; }

// Plays the person's turns, every tenth choice at random, until the game is over.
void play_on(Desk& desk, std::mt19937_64& random) {
    const auto& values = *desk.trainer.values.get({});
    while (!desk.session().isOver()) {
        QTRY_VERIFY(desk.session().isPersonsTurn() || desk.session().isOver());
        if (desk.session().isOver()) break;
        if (desk.session().canRoll() && !desk.session().canHold()) {
            desk.session().roll();
            continue;
        }
        const auto& game = desk.game();
        const auto actions = core::yahtzee::legal_actions(game.rules(), game.position());
        const auto best = ai::yahtzee::decide::rank_choices(values, game.position());
        const auto action =
            random() % 10 == 0 ? actions[random() % actions.size()] : best.front().action;
        desk.choose(action);
        tests::handle_events();
    }
}

class TestManyGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memory_stays_flat_and_nothing_warns() {
        before = qInstallMessageHandler(count_warnings);
        Desk desk(tests::person_and("basic-6", 1), tests::solved_values());
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        // Memory rises and falls from game to game: the greatest of each half are compared.
        double most = 0;
        double most_later = 0;
        std::mt19937_64 random(1);
        for (int at = 0; at < games; ++at) {
            desk.trainer.session.begin(
                app::session::Timeline(tests::person_and("basic-6", random())));
            play_on(desk, random);
            if (QTest::currentTestFailed()) return;
            desk.settle();
            double& largest = at < games / 2 ? most : most_later;
            largest = std::max(largest, megabytes_in_use());
        }
        qInfo("%d games: %.1f MB at most, %.1f MB in the second half", games, most, most_later);
        qInstallMessageHandler(before);
        QCOMPARE(warnings.load(), 0);
        if (is_long) QVERIFY(most_later < 1.1 * most);
    }
};

} // namespace test_many_games
