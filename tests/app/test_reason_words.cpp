// The wording of reasons: one golden text for each kind of statement, in every language, in
// tests/data/reasons_*.txt.

#include "ai/yahtzee/practice/steps.h"
#include "app/text/reason_words.h"
#include "core/yahtzee/action.h"
#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QLocale>
#include <QTranslator>

namespace test_reason_words {

using namespace ai::yahtzee::review;
using core::yahtzee::Action;
using core::yahtzee::Box;
using Kind = Statement::Kind;

struct Sample {
    const char* name;
    Statement statement;
};

// The bonus is part 13 of the score, Yahtzee bonuses are 14.
const std::vector<SaidPart> two_parts{{std::size_t(6), 1.1},
                                      {ai::yahtzee::solve::upper_bonus_part, 0.8}};

Statement of(Kind kind, bool is_for_better, std::optional<Box> box, double often, double other,
             double gain = 1.25) {
    Statement statement{kind, is_for_better};
    statement.box = box;
    statement.often = often;
    statement.other_often = other;
    statement.gain = gain;
    statement.points = 21.4;
    statement.other_points = 18.7;
    statement.low = 180;
    statement.other_low = 172;
    return statement;
}

std::vector<Sample> samples() {
    Statement many = of(Kind::many_small, true, {}, 0, 0);
    many.listed = two_parts;
    many.gain = 1.6; // the rest is -0.3
    Statement stays_open = of(Kind::stays_open, true, Box::chance, 0, 0);
    stays_open.listed = {{std::size_t(7), 3.5}, {std::size_t(10), 1.3}};
    Statement stays_open_against = of(Kind::stays_open, false, Box::sixes, 0, 0);
    stays_open_against.listed = {{std::size_t(7), -3.5}};
    Statement higher_dice = of(Kind::higher_dice, true, {}, 0, 0);
    higher_dice.listed = {{std::size_t(7), 0.7}};
    Statement list = of(Kind::list, false, {}, 0, 0);
    list.listed = {{std::size_t(12), -0.6}};
    Statement zeros = of(Kind::list, true, {}, 0, 0);
    zeros.listed = {{std::size_t(7), 3.7}, {std::size_t(8), -0.9}};
    zeros.given_up = core::yahtzee::BoxSet().with(Box::four_of_a_kind).with(Box::full_house);
    Statement joker = of(Kind::makes, false, Box::large_straight, 0.17, 0.06);
    joker.is_joker = true;
    Statement more_dice = of(Kind::more_dice, true, Box::fours, 0.42, 0.31);
    more_dice.dice = core::dice::Keep().plus(4).plus(4).plus(4);
    Statement more_dice_rare = more_dice;
    more_dice_rare.other_often = 0;
    Statement worthless = of(Kind::worthless, true, {}, 0, 0);
    worthless.dice = core::dice::Keep().plus(6).plus(6);
    Statement one_worthless = worthless;
    one_worthless.dice = core::dice::Keep().plus(3);
    Statement ended = of(Kind::wins, true, {}, 0.64, 0.58);
    ended.low = 1;
    Statement open = of(Kind::wins, true, {}, 0.64, 0.58);
    open.low = 0;
    Statement same = of(Kind::wins, true, {}, 0.642, 0.639);
    same.low = 0;
    return {{"hardly-matters", of(Kind::hardly_matters, true, {}, 0, 0, 0.12)},
            {"many-small", many},
            {"worthless", worthless},
            {"worthless-die", one_worthless},
            {"makes", of(Kind::makes, true, Box::sixes, 0.64, 0.31)},
            {"makes-against", of(Kind::makes, false, Box::full_house, 0.56, 0.2)},
            {"makes-hardly-ever", of(Kind::makes, true, Box::small_straight, 0.25, 0.01)},
            {"makes-never", of(Kind::makes, false, Box::sixes, 0.25, 0)},
            {"makes-sure", of(Kind::makes_sure, true, Box::small_straight, 0, 0)},
            {"makes-sure-without-points", of(Kind::makes_sure, true, Box::small_straight, 0, 0, 0)},
            {"gives-up", of(Kind::gives_up, true, Box::yahtzee, 0.44, 0.61)},
            {"gives-up-against", of(Kind::gives_up, false, Box::full_house, 0.44, 0.61)},
            {"gives-up-hardly-ever", of(Kind::gives_up, true, Box::yahtzee, 0.01, 0.61)},
            {"average", of(Kind::average, true, Box::chance, 0, 0)},
            {"average-against", of(Kind::average, false, Box::three_of_a_kind, 0, 0)},
            {"rolls-on", of(Kind::rolls_on, true, Box::chance, 0, 0)},
            {"upper-bonus", of(Kind::upper_bonus, true, {}, 0.64, 0.51)},
            {"upper-bonus-against", of(Kind::upper_bonus, false, {}, 0.64, 0.51)},
            {"upper-bonus-hardly-ever", of(Kind::upper_bonus, true, {}, 0.2, 0.01)},
            {"yahtzee-bonuses", of(Kind::yahtzee_bonuses, true, {}, 0, 0)},
            {"aim", of(Kind::aim, false, Box::full_house, 0.56, 0)},
            {"small-aim", of(Kind::small_aim, false, Box::full_house, 0.56, 0)},
            {"poor-aim", of(Kind::poor_aim, false, Box::full_house, 0.56, 0)},
            {"aim-in-hand", of(Kind::aim, false, Box::full_house, 1, 0)},
            {"small-aim-in-hand", of(Kind::small_aim, false, Box::full_house, 1, 0)},
            {"poor-aim-in-hand", of(Kind::poor_aim, false, Box::full_house, 1, 0)},
            {"more-dice", more_dice},
            {"more-dice-never", more_dice_rare},
            {"stays-open", stays_open},
            {"stays-open-against", stays_open_against},
            {"higher-dice", higher_dice},
            {"list", list},
            {"list-of-given-up", zeros},
            {"makes-a-joker", joker},
            {"points", of(Kind::points, true, {}, 0, 0)},
            {"points-against", of(Kind::points, false, {}, 0, 0)},
            {"rare-points", of(Kind::rare_points, true, Box::yahtzee, 0.07, 0)},
            {"lost-anyway", of(Kind::lost_anyway, true, {}, 0.12, 0.17)},
            {"lost-anyway-without-points", of(Kind::lost_anyway, true, {}, 0.12, 0.17, 0)},
            {"won-anyway", of(Kind::won_anyway, true, {}, 0.12, 0.17)},
            {"won-anyway-without-points", of(Kind::won_anyway, true, {}, 0.12, 0.17, 0)},
            {"out-of-reach", of(Kind::out_of_reach, true, {}, 0, 0)},
            {"needed", of(Kind::needed, true, Box::large_straight, 0.17, 0.06)},
            {"needed-never", of(Kind::needed, true, Box::full_house, 0.17, 0)},
            {"spread", of(Kind::spread, true, {}, 0, 0)},
            {"wins", open},
            {"wins-against-who-has-ended", ended},
            {"wins-in-the-same-percent", same}};
}

// Two keeps of 4 4 6 6 1.
QString keeps_text(const Statement& statement, const ai::yahtzee::decide::Objective& objective) {
    const core::yahtzee::Game game = core::yahtzee::Game(2).with_roll({4, 4, 6, 6, 1});
    const Reason reason{
        Action::hold(0b01100), Action::hold(0b01111), objective, 1, {}, {}, false, {statement}};
    return app::text::reason_text(reason, game);
}

// Full house as a joker or chance, of five fours.
QString boxes_text(const Statement& statement) {
    core::yahtzee::Card card;
    card = card.with_points(Box::yahtzee, 50).with_points(Box::fours, 12);
    const core::yahtzee::Game game = core::yahtzee::Game({card}, 0, {}).with_roll({4, 4, 4, 4, 4});
    const Reason reason{Action::score(Box::large_straight),
                        Action::score(Box::chance),
                        {},
                        1,
                        {},
                        {},
                        false,
                        {statement}};
    return app::text::reason_text(reason, game);
}

QString boxes_text(Kind kind, bool is_for_better) {
    Statement statement = of(kind, is_for_better, Box::large_straight, 0.3, 0.2);
    statement.low = 40;
    statement.other_low = 20;
    return boxes_text(statement);
}

class TestReasonWords : public QObject {
    Q_OBJECT

    QTranslator texts_;

private Q_SLOTS:
    void sums_of_points_less_worth_have_the_best_box_first() {
        core::yahtzee::Card card =
            tests::card_with_open(core::yahtzee::BoxSet::of(Box::threes).with(Box::chance));
        const auto game = core::yahtzee::Game({card}, 0, {}).with_roll({5, 4, 6, 4, 3});
        QCOMPARE(app::text::sums_text(game),
                 "Points minus worth: chance 22 − 26.5 = −4.5, threes 3 − 10 = −7.");
        // While the bonus is alive, a point below three of the face counts twice, and is named.
        for (const Box box : {Box::ones, Box::twos, Box::fours, Box::fives, Box::sixes})
            card = card.with_points(box, 3 * core::yahtzee::face_of(box));
        QCOMPARE(
            app::text::sums_text(core::yahtzee::Game({card}, 0, {}).with_roll({5, 4, 6, 4, 3})),
            "Points minus worth: chance 22 − 26.5 = −4.5, threes 3 − 10 − 6 for the bonus = "
            "−13. For the bonus count the points above or below three of a face.");
        card = tests::card_with_open(
            core::yahtzee::BoxSet::of(Box::full_house).with(Box::four_of_a_kind));
        QVERIFY(app::text::sums_text(core::yahtzee::Game({card}, 0, {}).with_roll({5, 4, 6, 1, 3}))
                    .contains("−15. Of equal sums the first"));
    }

    void sentences_on_steps_have_one_full_stop_each() {
        using app::text::followed_sentence;
        for (int step = 0; step <= ai::yahtzee::practice::step_count(); ++step)
            for (const auto& [is_followed, cost] :
                 {std::pair{true, 0.0}, std::pair{false, 0.0}, std::pair{false, 0.25}}) {
                const QString words = followed_sentence(step, is_followed, cost, 2.5);
                QVERIFY2(words.endsWith('.') && !words.contains("..") && !words.contains(". –"),
                         qPrintable(words));
                QVERIFY2(words.contains("tep ") && !words.contains("ule"), qPrintable(words));
                QCOMPARE(words.contains("0.25"), step > 0 && cost > 0);
                QVERIFY(!words.contains("nothing was lost"));
            }
    }

    void cleanup() {
        QCoreApplication::removeTranslator(&texts_);
        QLocale::setDefault(QLocale::c());
    }

    void every_kind_of_statement_has_its_text_data() {
        tests::each("language", {"en", "de", "cs"});
    }
    void every_kind_of_statement_has_its_text() {
        QFETCH(const QString, language);
        QLocale::setDefault(QLocale(language));
        if (language != "en") {
            QVERIFY(texts_.load("alea_" + language, ALEA_BIN_DIR "/../app"));
            QCoreApplication::installTranslator(&texts_);
        }
        QStringList lines;
        const auto add = [&](const QString& name, QString text) {
            lines << name + ": " + text.replace('\n', " / ");
        };
        using Objective = ai::yahtzee::decide::Objective;
        for (const auto& [name, statement] : samples()) {
            const bool is_to_win = statement.kind >= Kind::points;
            const Objective objective{is_to_win ? Objective::Kind::win : Objective::Kind::expected,
                                      0};
            add(name, keeps_text(statement, objective));
        }
        Statement beats = of(Kind::wins, true, {}, 0.64, 0.58);
        beats.points = 230;
        add("beats", keeps_text(beats, {Objective::Kind::beat, 230}));
        beats.other_often = 0.639;
        add("beats-in-the-same-percent", keeps_text(beats, {Objective::Kind::beat, 230}));
        add("sure", boxes_text(Kind::sure, true));
        add("sure-against", boxes_text(Kind::sure, false));
        add("bonus-now", boxes_text(Kind::bonus_now, true));
        add("two-boxes", boxes_text(Kind::two_boxes, true));
        add("two-boxes-against", boxes_text(Kind::two_boxes, false));
        Statement even = of(Kind::two_boxes, false, {}, 0, 0);
        even.low = even.other_low = 40;
        even.points = even.other_points;
        add("two-boxes-even", boxes_text(even));
        Statement together = of(Kind::many_small, true, {}, 0, 0);
        together.listed = {{two_boxes_part, -0.8}, {std::size_t(6), 1.1}};
        add("two-boxes-together", boxes_text(together));
        const QStringList golden =
            QString::fromUtf8(
                tests::read_file(QString(ALEA_TEST_DATA "/reasons_%1.txt").arg(language)))
                .trimmed()
                .split('\n');
        for (const QString& line : lines)
            if (!golden.contains(line)) qWarning("%s", qPrintable(line));
        QCOMPARE(lines, golden);
    }
};

} // namespace test_reason_words
