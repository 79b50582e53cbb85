#include "tests/tools/reasons.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/reason.h"
#include "ai/yahtzee/tables/tables.h"
#include "app/text/words.h"
#include "app/views/play/coach_panel.h"
#include "tests/app/desk.h"

#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>
#include <random>

namespace tests {

using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

namespace {

constexpr int reasons_printed = 30;
constexpr double min_loss_asked = 0.2; // points
constexpr int enough = 180'000;        // milliseconds: the tables may have to be made

// A decision of a game, and a choice that isn't best.
struct Doubted {
    core::yahtzee::notation::Record record;
    Action choice;
};

std::vector<RankedAction> choices(const ai::yahtzee::solve::Values& values, const Game& game) {
    return without_keeping_all(ai::yahtzee::decide::rank_choices(values, game.position()),
                               game.dice());
}

// The decisions of one game: all those of the person that offer a choice among the first five that
// loses.
std::vector<Doubted> decisions(const ai::yahtzee::solve::Values& values, std::mt19937_64& random) {
    std::vector<Doubted> found;
    app::session::Timeline timeline(record_of({{{}, {}}, {"Strong", "heuristic"}}, random()));
    while (timeline.now().phase() != Phase::over) {
        const Game game = timeline.now();
        if (game.phase() == Phase::to_roll) {
            timeline.roll();
            continue;
        }
        const auto ranked = choices(values, game);
        const std::size_t few = std::min<std::size_t>(5, ranked.size());
        const auto& asked = ranked[random() % few];
        if (game.mover() == 0 && asked.loss >= min_loss_asked)
            found.push_back({timeline.record(), asked.action});
        // People play well for the most part.
        timeline.apply(
            ranked[random() % 4 == 0 ? random() % std::min<std::size_t>(3, few) : 0].action);
    }
    return found;
}

QString card_words(const Card& card) {
    QStringList filled;
    QStringList open;
    for (const auto box : core::yahtzee::all_boxes) {
        const QString name = app::text::box_name(box);
        if (const auto points = card.points(box))
            filled << QString("%1 %2").arg(name).arg(*points);
        else
            open << name;
    }
    return QString("%1 points; filled: %2; open: %3")
        .arg(card.total())
        .arg(filled.empty() ? "nothing" : filled.join(", "),
             open.empty() ? "nothing" : open.join(", "));
}

// Practice has such a picture too.
const QWidget& picture(Desk& desk) {
    return *desk.the<app::views::play::CoachPanel>("coachPanel").findChild<QWidget*>("waterfall");
}

void print(int number, const Game& game, const Objective& objective, Desk& desk) {
    const auto line = [](const char* title, const QString& text) {
        if (!text.isEmpty()) std::printf("   %-10s %s\n", title, qPrintable(text));
    };
    std::printf("%d. %s. Turn %d of 13, roll %d: %s\n", number,
                objective.kind == Objective::Kind::win ? "To win this game" : "For points",
                game.turn() + 1, game.roll_number(),
                qPrintable(app::text::faces_text(game.dice())));
    line("You:", card_words(game.card(0)));
    line("Strong:", card_words(game.card(1)));
    line("Asked:",
         desk.the<QLabel>("depthTitle").text() + "   " + desk.the<QLabel>("depthLoss").text());
    const auto& waterfall = picture(desk);
    if (waterfall.isVisible()) line("Picture:", waterfall.accessibleDescription());
    line("Reason:", desk.the<app::widgets::ParagraphLabel>("reason").words());
    line("", desk.the<QLabel>("flipPoint").text());
    std::printf("\n");
}

void set_hints(Desk& desk, const Objective& objective) {
    desk.window.resize(1400, 1000);
    desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
    desk.prefer(&app::session::Preferences::objective, objective);
    (void)QTest::qWaitFor([&] { return desk.trainer.coach.hasTables(); }, enough);
}

// Prints the waits for the fourth choice at the first roll of a game, the first time that tables
// are there.
void print_waits(const ai::yahtzee::solve::SharedValues& values,
                 const app::analysis::TableSource& tables) {
    for (const Objective objective :
         {Objective{Objective::Kind::expected, 0}, Objective{Objective::Kind::win, 0}}) {
        Desk desk(record_of({{{}, {}}, {"Strong", "heuristic"}}, 7), values, tables);
        set_hints(desk, objective);
        desk.settle();
        QElapsedTimer timer;
        timer.start();
        desk.session().roll();
        (void)QTest::qWaitFor([&] { return !desk.trainer.coach.isThinking(); }, enough);
        const auto ranked = timer.elapsed();
        auto& panel = desk.the<app::views::play::CoachPanel>("coachPanel");
        timer.start();
        panel.explainChoice(desk.trainer.coach.advice()->choices[3].action);
        const auto& reason = desk.the<QLabel>("reason");
        const QString at_once = reason.text();
        const bool wins = objective.kind == Objective::Kind::win;
        (void)QTest::qWaitFor([&] { return !wins || reason.text().contains("the score to beat"); },
                              enough);
        std::printf("%s: %lld ms from the roll to the ranking, %lld ms from the choice to its "
                    "reason; at once: %s\n",
                    wins ? "Win" : "Points", static_cast<long long>(ranked),
                    static_cast<long long>(timer.elapsed()), qPrintable(at_once));
    }
    std::printf("\n");
}

} // namespace

void print_reasons(const ai::yahtzee::solve::SharedValues& values, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto folder =
        ai::yahtzee::tables::tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
    print_waits(values, app::analysis::table_files(folder));
    for (int number = 1; number <= reasons_printed; ++number) {
        const auto all = decisions(*values, random);
        if (all.empty()) continue;
        const Doubted& at = all[random() % all.size()];
        const Objective objective{
            number % 2 == 0 ? Objective::Kind::win : Objective::Kind::expected, 0};
        Desk desk(at.record, values, app::analysis::table_files(folder));
        set_hints(desk, objective);
        const auto& scores = desk.the<QLabel>("spread"); // filled with the last of the words
        desk.the<app::views::play::CoachPanel>("coachPanel").explainChoice(at.choice);
        const auto& waterfall = picture(desk);
        (void)QTest::qWaitFor(
            [&] {
                const bool has_picture = !waterfall.accessibleDescription().isEmpty();
                const bool wants_picture = objective.kind == Objective::Kind::expected;
                return !scores.text().isEmpty() && has_picture == wants_picture;
            },
            enough);
        QTest::qWait(500); // the words may still change
        const auto asked = desk.trainer.coach.compared(at.choice);
        if (!asked || asked->chosen().loss < ai::yahtzee::review::min_win_loss) {
            --number; // to win it loses nothing
            continue;
        }
        print(number, desk.game(), objective, desk);
    }
}

} // namespace tests
