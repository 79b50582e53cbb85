// The list of themes, and what is measured about them.

#include "ai/yahtzee/practice/theme_figures.h"
#include "ai/yahtzee/practice/theme_statistics.h"
#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/practice/weaknesses.h"
#include "ai/yahtzee/solve/values.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QSet>

#include <cmath>

namespace test_themes {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;

namespace {

const SharedValues& values() {
    static const SharedValues solved = solve({});
    return solved;
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

ThemeStatistics measured(std::uint64_t games, std::uint64_t seed, int threads) {
    ThemeStatisticsOptions options;
    options.seed = core::dice::seed_from_number(seed);
    options.games = games;
    options.threads = threads;
    return measure_themes(values(), options);
}

// The themes of a position, as a protocol line.
QStringList themes_of_line(const char* line) {
    const auto position = parse_position(line);
    if (!position) qFatal("no position");
    const auto ranking = rank_choices(*values(), *position);
    const DecisionContext decision({}, *position, ranking);
    QStringList names;
    for (std::size_t i = 0; i < themes().size(); ++i)
        if (themes_of(decision)[i]) names << text(themes()[i].name);
    return names;
}

} // namespace

class TestThemes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_are_distinct_words_with_hyphens() {
        static const QRegularExpression pattern("^[a-z]+(-[a-z]+)*$");
        QSet<QString> names;
        for (const Theme& theme : themes()) {
            QVERIFY2(pattern.match(text(theme.name)).hasMatch(), theme.name.data());
            names << text(theme.name);
            QCOMPARE(find_theme(theme.name), &theme);
            QCOMPARE(themes()[index_of(theme)].name, theme.name);
        }
        QCOMPARE(names.size(), qsizetype(themes().size()));
        QVERIFY(themes().size() >= 25);
        QVERIFY(!find_theme("two-pair"));
    }

    void advice_has_two_sentences() {
        for (const Theme& theme : themes()) {
            const QString advice = text(theme.advice);
            QCOMPARE(advice.count(". ") + 1, 2);
            QVERIFY(advice.endsWith('.'));
            QVERIFY(!advice.contains("  "));
            QVERIFY(!text(theme.title).endsWith('.'));
        }
    }

    void every_decision_belongs_to_a_theme() {
        HumanGames games(values(), core::dice::seed_from_number(5));
        int decisions = 0;
        for (std::uint64_t game = 0; game < 100; ++game)
            games.play(game, [&](const DecisionContext& decision, Action) {
                ++decisions;
                QVERIFY2(themes_of(decision).any(), to_text(decision.position()).c_str());
            });
        QVERIFY(decisions > 7000);
    }

    void every_theme_comes_up() {
        const ThemeStatistics statistics = measured(300, 6, 0);
        for (std::size_t i = 0; i < themes().size(); ++i)
            QVERIFY2(statistics.decisions(i) > 0, themes()[i].name.data());
    }

    // `alea-lab exact human-0.8`: 37.8497 decisions per game and player, 0.8015 points each.
    void players_are_as_human_08_is_computed_to_be() {
        const ThemeStatistics statistics = measured(400, 7, 0);
        const double per_player = double(statistics.decisions()) / double(2 * statistics.games());
        QVERIFY(std::abs(per_player - 37.8497) < 0.15);
        QVERIFY(std::abs(statistics.loss() - 0.8015) < 0.04);
    }

    void figures_do_not_depend_on_the_number_of_threads() {
        const ThemeStatistics one = measured(24, 8, 1);
        const ThemeStatistics three = measured(24, 8, 3);
        QCOMPARE(one.decisions(), three.decisions());
        for (std::size_t i = 0; i < themes().size(); ++i) {
            QCOMPARE(one.decisions(i), three.decisions(i));
            QCOMPARE(one.loss(i), three.loss(i));
            QCOMPARE(one.rule_accuracy(i).has_value(), three.rule_accuracy(i).has_value());
            if (!one.rule_accuracy(i)) continue;
            QCOMPARE(one.rule_accuracy(i)->agreement, three.rule_accuracy(i)->agreement);
            QCOMPARE(one.rule_accuracy(i)->standard_error, three.rule_accuracy(i)->standard_error);
        }
    }

    void rules_are_right_as_often_as_stated() {
        QCOMPARE(theme_figures().size(), themes().size());
        const ThemeStatistics statistics = measured(300, 9, 0);
        for (std::size_t i = 0; i < themes().size(); ++i) {
            const ThemeFigures& stated = theme_figures()[i];
            QCOMPARE(stated.theme, themes()[i].name);
            QVERIFY(stated.count >= 1000);
            QVERIFY(stated.agreement > 0.5);
            QVERIFY(stated.loss_deviation > 0 || stated.loss < 0.1);
            const auto small = statistics.rule_accuracy(i);
            QVERIFY(small);
            const double share = stated.agreement;
            // Few decisions may agree all: then their own error is none.
            const double own = std::max(small->standard_error,
                                        std::sqrt(share * (1 - share) / double(small->count)));
            const double error = std::hypot(own, stated.standard_error);
            QVERIFY2(std::abs(small->agreement - share) < 4 * error,
                     qPrintable(QString("%1: %2, stated %3")
                                    .arg(text(stated.theme))
                                    .arg(small->agreement)
                                    .arg(share)));
        }
    }

    void a_weakness_is_found_in_twenty_games() {
        const Theme& theme = *find_theme("two-pairs");
        ThemeStatisticsOptions options;
        options.seed = core::dice::seed_from_number(11);
        options.games = 10; // of two players
        options.chooser = weak_at(theme);
        const ThemeStatistics statistics = measure_themes(values(), options);
        const std::size_t index = index_of(theme);
        QVERIFY(statistics.loss(index) > 1.5 * theme_figures()[index].loss);
        QCOMPARE(losses_by_theme(statistics).front().theme, index);
    }

    void positions_have_the_themes_that_a_player_would_name_data() {
        QTest::addColumn<QByteArray>("cards"); // the mover's and the opponent's
        QTest::addColumn<QByteArray>("dice");  // and the roll number
        QTest::addColumn<QStringList>("themes");
        const QByteArray open = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0";
        const QByteArray start = open + ' ' + open;
        QTest::newRow("pair and 3 4 5")
            << start << QByteArray("3 4 4 5 1 1")
            << QStringList{"pair-or-straight", "open-straight-draw", "first-turn"};
        QTest::newRow("two pairs")
            << start << QByteArray("6 6 2 2 1 2") << QStringList{"two-pairs", "first-turn"};
        QTest::newRow("inside draw") << start << QByteArray("1 2 4 5 6 1")
                                     << QStringList{"inside-straight-draw", "first-turn"};
        QTest::newRow("small straight")
            << start << QByteArray("2 3 4 5 5 1")
            << QStringList{"open-straight-draw", "small-to-large", "stop-or-roll-on",
                           "breaking-a-hand", "first-turn"};
        QTest::newRow("full house") << start << QByteArray("3 3 3 6 6 2")
                                    << QStringList{"full-house-or-triple", "stop-or-roll-on",
                                                   "breaking-a-hand", "first-turn"};
        QTest::newRow("three sixes at the end")
            << start << QByteArray("6 6 6 1 2 3")
            << QStringList{"which-box", "upper-or-lower", "first-turn"};
        QTest::newRow("poor roll") << start << QByteArray("1 2 4 4 6 3")
                                   << QStringList{"which-box", "chance-too-early", "first-turn"};
        const QByteArray two_left = "3 6 9 12 15 18 20 20 25 30 40 -1 -1 0";
        QTest::newRow("zero the Yahtzee box or take 15 in chance")
            << two_left + ' ' + two_left << QByteArray("1 2 3 4 5 3")
            << QStringList{"which-box", "box-to-zero", "last-three-turns"};
        const QByteArray joker = "3 6 9 -1 15 18 20 -1 25 30 -1 50 -1 0";
        QTest::newRow("joker") << joker + ' ' + joker << QByteArray("3 3 3 3 3 3")
                               << QStringList{"which-box", "joker"};
        const QByteArray zeroed = "3 6 9 12 15 -1 20 -1 25 30 -1 0 22 0";
        QTest::newRow("Yahtzee zeroed, three sixes, bonus within reach")
            << zeroed + ' ' + zeroed << QByteArray("6 6 6 1 2 2")
            << QStringList{"three-of-a-kind", "bonus-within-reach", "yahtzee-zeroed",
                           "last-three-turns"};
        const QByteArray gone = "1 2 3 4 -1 6 20 20 25 30 40 50 20 0";
        QTest::newRow("last turn, bonus gone")
            << gone + ' ' + gone << QByteArray("5 5 1 2 4 1")
            << QStringList{"lone-pair", "bonus-gone", "upper-boxes-left", "last-turn"};
    }
    void positions_have_the_themes_that_a_player_would_name() {
        QFETCH(QByteArray, cards);
        QFETCH(QByteArray, dice);
        QFETCH(QStringList, themes);
        QCOMPARE(themes_of_line((cards + ' ' + dice).constData()), themes);
    }
};

ALEA_TEST(TestThemes)

} // namespace test_themes

#include "test_themes.moc"
