// The offer to make the large tables, in the window.

#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>

#include <atomic>

namespace test_table_offer {

using namespace tests;
using ai::yahtzee::solve::SolveOptions;
using app::analysis::TableSource;
using core::yahtzee::Rules;

class TestTableOffer : public QObject {
    Q_OBJECT

    // Compact ones, there at once; full ones are made for ever.
    static TableSource compact() {
        TableSource source{nothing, never};
        source.prepare = [](Rules, const SolveOptions&) { return rough_scores(); };
        return source;
    }

private Q_SLOTS:
    void they_are_made_on_command() {
        Desk desk(tests::person_and("optimal", 3), solved_values(),
                  {nothing, [](Rules, const SolveOptions&) { return rough_scores(); }});
        auto& offer = desk.the<QWidget>("tablesOffer");
        QVERIFY(!offer.isVisible());
        desk.press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(offer.isVisible());
        QCOMPARE(QApplication::focusWidget(), &desk.the<QWidget>("makeTables"));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.trainer.coach.hasTables());
        QVERIFY(!offer.isVisible());
        desk.sheet().setFocus();
        desk.press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!offer.isVisible());
    }

    void probabilities_are_there_without_asking() {
        Desk desk(tests::person_and("optimal", 3), solved_values(), compact());
        auto& offer = desk.the<QWidget>("tablesOffer");
        desk.press(Qt::Key_H);
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::win);
        desk.press(Qt::Key_Space);
        const auto is_by_probability = [&] {
            const auto hint = desk.trainer.coach.hint();
            return hint && hint->ranked_by.kind == ai::yahtzee::decide::Objective::Kind::win &&
                   hint->is_compact;
        };
        QTRY_VERIFY(is_by_probability());
        QVERIFY(!offer.isVisible());
        desk.press(Qt::Key_T, Qt::ControlModifier); // the full ones can be made still
        QVERIFY(offer.isVisible());
        QVERIFY(desk.the<QLabel>("tablesText").text().contains("within 0.2 percentage points"));
    }

    // What may be noise isn't shown as a loss.
    void within_the_accuracy_of_compact_tables_choices_are_equals() {
        int equals = 0;
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            Desk desk(tests::person_and("optimal", seed), solved_values(), compact());
            desk.prefer(&app::session::Preferences::objective,
                        {ai::yahtzee::decide::Objective::Kind::win});
            desk.session().roll();
            const auto is_known = [&] {
                const auto advice = desk.trainer.coach.advice();
                return advice && advice->is_to_win() && advice->is_compact;
            };
            QTRY_VERIFY(is_known());
            const auto advice = *desk.trainer.coach.advice();
            QCOMPARE(advice.grounds, app::session::Accuracy::estimate);
            for (std::size_t at = 1; at < advice.choices.size(); ++at) {
                const auto& choice = advice.choices[at];
                const bool is_near = *advice.best().win - *choice.win < 0.002;
                QCOMPARE(choice.loss == 0, is_near);
                equals += is_near;
            }
        }
        QVERIFY(equals > 0);
    }

    void the_first_preparation_is_announced_and_can_be_declined() {
        std::atomic<int> begun = 0;
        TableSource source{nothing, never};
        source.prepare = [&](Rules rules, const SolveOptions& options) {
            ++begun;
            return never(rules, options);
        };
        Desk desk(tests::person_and("optimal", 3), solved_values(), source);
        auto& notice = desk.the<QWidget>("preparing");
        const QRect page = desk.the<QWidget>("places").geometry();
        QTRY_VERIFY(notice.isVisible());
        tests::handle_events();
        QCOMPARE(desk.the<QWidget>("places").geometry(), page); // nothing moves
        QTRY_VERIFY(desk.the<QLabel>("preparingText").text().contains("25\u00a0%"));
        const QString tip = desk.the<QWidget>("preparingAction").toolTip();
        QVERIFY2(tip.contains("last rounds") && tip.contains("Preferences"), qPrintable(tip));
        desk.session().roll(); // the game goes on meanwhile
        QCOMPARE(desk.game().roll_number(), 1);
        desk.click("preparingAction");
        QTRY_VERIFY(!notice.isVisible());
        QVERIFY(!desk.trainer.analysis.tables().isPreparing({}));
        desk.settle();
        QVERIFY(!app::session::read_preferences(desk.settings).prepare_tables);
        // Another game doesn't begin it again; the preferences do.
        desk.session().begin(app::session::Timeline(tests::person_and("optimal", 4)));
        desk.settle();
        QCOMPARE(begun, 1);
        desk.prefer(&app::session::Preferences::prepare_tables, true);
        QTRY_VERIFY(notice.isVisible());
        QCOMPARE(begun, 2);
        desk.prefer(&app::session::Preferences::prepare_tables, false); // nothing is done
        QTRY_VERIFY(!notice.isVisible());
    }

    void tables_that_are_there_are_opened_though_preparing_was_declined() {
        TableSource source = compact();
        source.is_prepared = [](Rules) { return true; };
        Desk desk(tests::person_and("optimal", 3), solved_values(), source);
        QTRY_VERIFY(desk.trainer.analysis.tables().get({}));
        app::analysis::Scheduler scheduler;
        app::analysis::TableCache cache(source, scheduler);
        cache.setPrepares(false);
        cache.request({});
        QTRY_VERIFY(cache.get({}));
        source.is_prepared = [](Rules) { return false; };
        app::analysis::TableCache other(source, scheduler);
        other.setPrepares(false);
        const QSignalSpy settled(&other, &app::analysis::TableCache::changed);
        other.request({});
        QTRY_COMPARE(settled.size(), 1);
        QVERIFY(!other.get({}));
    }

    void the_window_offers_to_make_them() {
        Desk desk(tests::person_and("optimal", 3), solved_values(), {nothing, never});
        auto& offer = desk.the<QWidget>("tablesOffer");
        desk.press(Qt::Key_H);
        QVERIFY(!offer.isVisible()); // expected scores need none
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::win);
        QVERIFY(offer.isVisible());
        desk.click("makeTables");
        QTRY_COMPARE(desk.the<QProgressBar>("tablesProgress").value(), 25);
        QVERIFY(!desk.the<QWidget>("makeTables").isVisible());
        desk.press(Qt::Key_Space); // the game goes on meanwhile
        QCOMPARE(desk.game().roll_number(), 1);
        desk.click("stopTables");
        QTRY_VERIFY(desk.the<QWidget>("makeTables").isVisible());
    }
};

} // namespace test_table_offer
