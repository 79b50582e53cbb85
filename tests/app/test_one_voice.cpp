// All figures that a page shows of a decision agree: table, strip, bars, "This turn makes", step
// and sentence; in every language, over recorded games.

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/views/play/coach_panel.h"
#include "app/views/play/game_strip.h"
#include "app/views/review/mistakes_view.h"
#include "core/yahtzee/scoring.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QRegularExpression>
#include <QTranslator>

namespace test_one_voice {

using namespace ai::yahtzee::review;
using namespace app::text;
using namespace core::yahtzee;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;
using app::models::ChoicesModel;
using app::models::SheetModel;
using app::session::Timeline;
using app::views::Waterfall;
using app::views::play::CoachPanel;
using app::views::review::MistakesView;
using tests::Desk;
using tests::solved_values;
using Kind = Statement::Kind;

// A game of a person against a program in which both choose well for the most part.
core::yahtzee::notation::Record recorded_game(std::uint64_t seed) {
    Timeline timeline(tests::person_and("optimal", seed));
    std::mt19937_64 random(seed);
    while (timeline.now().phase() != Phase::over) {
        if (timeline.now().phase() == Phase::to_roll) {
            timeline.roll();
            continue;
        }
        const auto choices = ai::yahtzee::decide::without_holding_all(
            ai::yahtzee::decide::rank_choices(*solved_values(), timeline.now().position()));
        const std::size_t few = std::min<std::size_t>(random() % 10 == 0 ? 99 : 4, choices.size());
        timeline.apply(choices[random() % 2 == 0 ? random() % few : 0].action);
    }
    return timeline.record();
}

// The moments at which the person decides.
std::vector<std::size_t> decisions_of(const Timeline& timeline) {
    std::vector<std::size_t> moments;
    for (std::size_t at = 0; at < timeline.states().size(); ++at)
        if (timeline.states()[at].phase() == Phase::to_decide && timeline.states()[at].mover() == 0)
            moments.push_back(at);
    return moments;
}

// The rows of the table of what the turn makes: both probabilities by title.
QMap<QString, QStringList> rows_of(const QLabel& table) {
    static const QRegularExpression row(
        "<tr><td>([^<]+)</td><td[^>]*>(.*?)</td><td[^>]*>(.*?)</td></tr>");
    QMap<QString, QStringList> rows;
    for (auto it = row.globalMatch(table.text()); it.hasNext();) {
        const auto found = it.next();
        rows[found.captured(1)] = {found.captured(2), found.captured(3)};
    }
    return rows;
}

// The probability of each box with more than 0 points, worked out anew.
std::array<double, core::yahtzee::box_count> made_by(const Game& game,
                                                     const std::vector<TurnEnd>& ends) {
    std::array<double, core::yahtzee::box_count> made{};
    const auto open = game.card(game.mover()).open();
    for (const TurnEnd& end : ends) {
        const int points = core::yahtzee::points(game.rules(), open, end.roll, end.box);
        const bool is_upper = core::yahtzee::is_upper(end.box);
        const int enough = is_upper ? 3 * (core::yahtzee::index(end.box) + 1) : 1;
        if (points >= enough) made[std::size_t(core::yahtzee::index(end.box))] += end.probability;
    }
    return made;
}

struct DeskToWin : Desk {
    DeskToWin() : Desk(recorded_game(1), solved_values(), tests::rough_tables()) {
        window.resize(1400, 900);
        prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        prefer(&app::session::Preferences::objective, {Objective::Kind::win, 0});
    }
};

class TestOneVoice : public QObject {
    Q_OBJECT

    const ai::yahtzee::solve::SharedContributions table_ = tests::solved_contributions();
    QTranslator texts_;
    QString where_; // of a failure

    static bool is_long() { return qEnvironmentVariableIntValue("ALEA_LONG_TESTS"); }

    // Ten games a row.
    static void add_languages() {
        tests::columns<QString, int, int>("language", "first", "last");
        const int games = is_long() ? 200 : 1;
        for (const char* language : {"en", "de", "cs"})
            for (int first = 1; first <= games; first += 10)
                QTest::addRow("%s, from game %d", language, first)
                    << language << first << std::min(first + 9, games);
    }

    bool agrees(bool holds, const QString& what) const {
        if (!holds) qWarning("%s: %s", qPrintable(where_), qPrintable(what));
        return holds;
    }

    // The reason's figures are those of the bars, and all that it names has a bar.
    bool bars_agree(const Waterfall& bars, const Reason& reason, double loss, int sign) const {
        int sum = 0;
        for (const auto& row : bars.rows()) sum += row.hundredths;
        if (!agrees(bars.sum() == sum && sum == sign * std::lround(100 * loss),
                    "the sum of the bars"))
            return false;
        const auto longest = std::ranges::max_element(
            bars.rows(), {}, [](const auto& row) { return std::abs(row.hundredths); });
        if (!agrees(longest->name != part_title({}), "the rest is the longest bar")) return false;
        for (const SaidPart& said : reason.said) {
            const auto row =
                std::ranges::find(bars.rows(), part_title(said.part), &Waterfall::Row::name);
            if (!agrees(row != bars.rows().end(), "no bar for " + part_title(said.part)) ||
                !agrees(std::abs(row->hundredths - sign * 100 * said.amount) < 4,
                        "the bar of " + part_title(said.part)))
                return false;
        }
        return true;
    }

    // The figures of the statements stand in the words.
    bool words_agree(const QString& words, const Reason& reason) const {
        for (const Statement& statement : reason.statements) {
            const auto has = [&](const QString& figure) {
                return agrees(words.contains(figure), "no " + figure + " in: " + words);
            };
            const bool tells = statement.kind == Kind::makes || statement.kind == Kind::gives_up;
            for (const double often : {statement.often, statement.other_often})
                if (tells && often >= 0.03 && !has(share_text(often))) return false;
            if (tells && !has(decimal_text(statement.gain, 1))) return false;
        }
        return true;
    }

    bool turn_agrees(const QLabel& table, const Game& game, const RankedAction& best,
                     const RankedAction& other, const QString& words, const Reason& reason,
                     const ai::yahtzee::turn::TurnPolicy& policy) const {
        const bool has_hold = best.action.is_hold() || other.action.is_hold();
        if (!agrees(table.isHidden() != has_hold, "the table of the turn")) return false;
        if (table.isHidden()) return true;
        const auto rows = rows_of(table);
        const auto position = game.position();
        const std::array made{
            made_by(game, turn_ends(game.rules(), position, best.action, policy)),
            made_by(game, turn_ends(game.rules(), position, other.action, policy))};
        for (const Box box : core::yahtzee::all_boxes) {
            const auto at = std::size_t(core::yahtzee::index(box));
            const auto row = rows.find(pattern_title(box));
            if (row == rows.end()) continue;
            for (int side : {0, 1})
                if (!agrees((*row)[side] == share_text(made[std::size_t(side)][at]),
                            "made " + pattern_title(box) + " " + (*row)[side]))
                    return false;
        }
        for (const Statement& statement : reason.statements) {
            if (statement.kind != Kind::makes) continue;
            const auto row = rows.find(pattern_title(*statement.box));
            for (const QString& figure : row == rows.end() ? QStringList() : *row) {
                const bool is_rare = std::min(statement.often, statement.other_often) < 0.03;
                if (!is_rare && !agrees(words.contains(figure), figure + " is not in " + words))
                    return false;
            }
        }
        return true;
    }

    ai::yahtzee::turn::TurnPolicy policy(const Game& game) const {
        return ai::yahtzee::turn::best_policy(
            solved_values()->turn(ai::yahtzee::state::state_of(game.card(game.mover()))));
    }

    Reason reason(const Game& game, const RankedAction& best, const RankedAction& other) const {
        return *app::analysis::reason_of(
            {game.position(), {}, best.action, other.action, solved_values(), {}}, best, other,
            *table_);
    }

    std::vector<RankedAction> ranking(const Game& game) const {
        return ai::yahtzee::decide::without_holding_all(
            ai::yahtzee::decide::rank_choices(*solved_values(), game.position()));
    }

    // One decision on the page Review.
    bool review_agrees(Desk& desk, const Game& game, const Action& chosen) const {
        const auto choices = ranking(game);
        const auto at = std::ranges::find_if(choices, [&](const RankedAction& choice) {
            return chosen.is_same_choice(choice.action, game.dice());
        });
        if (!agrees(at != choices.end(), "the choice")) return false;
        const QString verdict = desk.the<QLabel>("decisionVerdict").text();
        const QString step = desk.the<QLabel>("decisionStep").text();
        const auto page = ai::yahtzee::practice::StepJudge(game.rules()).decide(game.position());
        const auto of_page = std::ranges::find_if(choices, [&](const RankedAction& choice) {
            return page.action.is_same_choice(choice.action, game.dice());
        });
        const double cost = at->loss - of_page->loss;
        if (page.step > 0 && at != of_page && is_shown(cost) && cost > 0 &&
            !agrees(step.contains(short_points(cost)), "the cost of the step: " + step))
            return false;
        if (!is_shown(at->loss)) return true;
        if (!agrees(verdict.contains(short_points(at->loss)), "the verdict: " + verdict) ||
            !agrees(desk.the<QLabel>("reasonLoss").text() == short_points(-at->loss), "the loss"))
            return false;
        const Reason told = reason(game, choices.front(), *at);
        const QString words = desk.the<app::widgets::ParagraphLabel>("reasonWords").words();
        const auto& bars =
            *desk.the<MistakesView>("mistakesView").findChildren<Waterfall*>().constFirst();
        return agrees(words == reason_text(told, game), "the words: " + words) &&
               bars_agree(bars, told, at->loss, -1) && words_agree(words, told) &&
               turn_agrees(desk.the<QLabel>("ends"), game, choices.front(), *at, words, told,
                           policy(game));
    }

    // True if the strip agrees about the moment that is looked at: its score is the one with
    // perfect play, of the choice with the most points, which to win needn't be the best.
    bool strip_agrees(Desk& desk, const app::session::Advice& advice) const {
        const RankedAction& best = advice.best();
        const double most = std::ranges::max(advice.choices, {}, &RankedAction::value).value;
        const QString strip =
            desk.the<app::views::play::GameStrip>("gameStrip").accessibleDescription();
        const QString own = QString(" %1 : ").arg(qRound(most));
        return agrees(strip.contains(own), "the strip: " + strip + ", not " + own) &&
               (!best.win ||
                agrees(strip.contains(percent_text(*best.win)), "the win in the strip: " + strip));
    }

    // One decision on the page Play, with the choice that was made explained.
    bool play_agrees(Desk& desk, const Action& chosen) const {
        auto& panel = desk.the<CoachPanel>("coachPanel");
        const auto advice = *desk.trainer.coach.compared(chosen);
        const Game& game = advice.game;
        const RankedAction& best = advice.best();
        const std::size_t row = *advice.made;
        const ChoicesModel& list = panel.choices();
        const bool by_probability = is_by_probability(advice.ranked_by);
        const auto cell = [&](std::size_t of, int column) {
            return list.index(static_cast<int>(of), column).data().toString();
        };
        if (!agrees(desk.the<QLabel>("bestWorth")
                        .text()
                        .contains(by_probability ? worth_text(advice, best)
                                                 : cell(0, ChoicesModel::value_column)),
                    "the worth of the best") ||
            !strip_agrees(desk, advice))
            return false;
        for (const RankedAction& choice : advice.choices) {
            if (!choice.action.is_score()) continue;
            const auto note = desk.cell(choice.action.box()).data(SheetModel::note_role).toString();
            const bool is_first = choice.action == best.action;
            if (!agrees(is_first || note == short_loss(loss_number(advice, choice)),
                        "the sheet: " + note))
                return false;
        }
        const auto& other = row == 0 ? advice.choices[1] : advice.choices[row];
        if (row > 0 && other.loss > 0 &&
            !agrees(desk.the<QLabel>("depthLoss")
                        .text()
                        .startsWith(cell(row, ChoicesModel::loss_column)),
                    "the loss"))
            return false;
        const QString words = desk.the<app::widgets::ParagraphLabel>("reason").words();
        if (!agrees(!words.isEmpty(), "no words")) return false;
        if (other.loss <= 0) return true;
        if (by_probability)
            return agrees(words.contains(share_text(*best.win)), "the result: " + words);
        const Reason told = reason(game, best, other);
        auto& pane = desk.the<app::views::play::ExplanationPanel>("depthPane");
        if (!bars_agree(pane.waterfall(), told, other.loss, row == 0 ? 1 : -1) ||
            !agrees(words == reason_text(told, game), "the words: " + words) ||
            !words_agree(words, told))
            return false;
        const auto ends =
            turn_ends(game.rules(), game.position(), advice.choices[row].action, policy(game));
        const auto made = made_by(game, ends);
        using Boxes = app::models::BoxProbabilitiesModel;
        for (int at = 0; at < pane.boxes().rowCount(); ++at)
            for (const Box box : core::yahtzee::all_boxes)
                if (pane.boxes().index(at, Boxes::box_column).data() == box_title(box) &&
                    !agrees(pane.boxes().index(at, Boxes::full_column).data() ==
                                share_text(made[std::size_t(core::yahtzee::index(box))]),
                            "in full: " + box_title(box)))
                    return false;
        return true;
    }

    static Action action_at(const Timeline& timeline, std::size_t moment) {
        return std::get<Action>(timeline.record().line[moment].move);
    }

    QString place_of(const Timeline& timeline, std::size_t moment, int seed) const {
        return QString("game %1, moment %2: %3")
            .arg(seed)
            .arg(moment)
            .arg(QString::fromStdString(to_text(timeline.states()[moment].position())));
    }

    // Every `step`-th decision of a game.
    void expect_agreement_in_play(Desk& desk, int seed, std::size_t step) {
        const Timeline timeline(recorded_game(std::uint64_t(seed)));
        desk.session().begin(timeline);
        const auto moments = decisions_of(timeline);
        for (std::size_t i = 0; i < moments.size(); i += step) {
            desk.session().goToInGame(moments[i]);
            desk.settle();
            where_ = place_of(timeline, moments[i], seed);
            const Action chosen = action_at(timeline, moments[i]);
            if (desk.trainer.coach.advice()->choices.size() < 2) continue;
            desk.the<CoachPanel>("coachPanel").explainChoice(chosen);
            desk.settle();
            QVERIFY(play_agrees(desk, chosen));
        }
    }

private Q_SLOTS:
    void init() {
        if (!QTest::currentDataTag()) return QLocale::setDefault(QLocale("en"));
        QFETCH(const QString, language);
        QLocale::setDefault(QLocale(language));
        if (language == "en") return;
        QVERIFY(texts_.load("alea_" + language, ALEA_BIN_DIR "/../app"));
        QCoreApplication::installTranslator(&texts_);
    }
    void cleanup() {
        QCoreApplication::removeTranslator(&texts_);
        QLocale::setDefault(QLocale::c());
    }

    void every_figure_of_the_review_agrees_data() { add_languages(); }
    void every_figure_of_the_review_agrees() {
        QFETCH(const int, first);
        QFETCH(const int, last);
        Desk desk(recorded_game(1), solved_values());
        desk.click("place_review");
        auto& view = desk.the<MistakesView>("mistakesView");
        for (int seed = first; seed <= last; ++seed) {
            const Timeline timeline(recorded_game(std::uint64_t(seed)));
            desk.session().begin(timeline);
            desk.settle();
            for (const std::size_t moment : decisions_of(timeline)) {
                view.showMoment(moment);
                desk.settle();
                where_ = place_of(timeline, moment, seed);
                QVERIFY(
                    review_agrees(desk, timeline.states()[moment], action_at(timeline, moment)));
            }
        }
    }

    void every_figure_of_the_table_agrees_data() { add_languages(); }
    void every_figure_of_the_table_agrees() {
        QFETCH(const int, first);
        QFETCH(const int, last);
        Desk desk(recorded_game(1), solved_values());
        desk.window.resize(1400, 900);
        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        for (int seed = first; seed <= last; ++seed) expect_agreement_in_play(desk, seed, 1);
    }

    // With estimates, roll-outs and exact ends.
    void every_figure_to_win_agrees() {
        DeskToWin desk;
        for (int seed = 1; seed <= (is_long() ? 5 : 1); ++seed)
            expect_agreement_in_play(desk, seed, is_long() ? 3 : 9);
    }

    // At the first roll of a game too, where the answer takes longest.
    void to_win_there_is_a_word_at_once_and_then_the_reason() {
        DeskToWin desk;
        desk.session().goToInGame(1);
        const auto& words = desk.the<QLabel>("reason");
        const auto& advice = desk.trainer.coach;
        desk.the<CoachPanel>("coachPanel").explainChoice(advice.advice()->choices[3].action);
        QVERIFY(!words.text().isEmpty());
        while (!words.text().contains("the score to beat")) {
            tests::handle_events();
            QVERIFY(!words.text().isEmpty());
        }
        QVERIFY(desk.trainer.coach.isCorrecting()); // it does not wait for roll-outs
        desk.settle();
        QVERIFY2(words.text().contains(share_text(*advice.advice()->best().win)),
                 qPrintable(words.text()));
    }
};

} // namespace test_one_voice
