// The window's background work all at once, as the window asks for it, for the thread sanitizer.

#include "app/analysis/decision_requests.h"
#include "app/analysis/index_service.h"
#include "app/analysis/latest_request.h"
#include "tests/app/games.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace test_threads {

using namespace app::analysis;
using core::yahtzee::Rules;

constexpr Rules forced{};

// Solved at once: who waits for whom is the same with real ones.
ai::yahtzee::solve::SharedValues some_values() {
    return std::make_shared<const ai::yahtzee::solve::Values>(forced,
                                                              ai::yahtzee::solve::ValueTable());
}

class TestThreads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_index_is_brought_up_to_date_beside_other_questions() {
        QTemporaryDir folder;
        tests::keep_games(folder.path(), 3);
        AnalysisService analysis({}, 3);
        IndexService index(analysis, folder.path());
        LatestRequest<PlayerRequest> player(analysis);
        int answers = 0;
        index.update();
        analysis.values().publish(some_values());
        for (int i = 0; i < 20; ++i) {
            player.request(
                {{"optimal", 0, forced}, core::yahtzee::Position{{}, {}, {1, 2, 3, 4, 6}, 2}},
                [&](const auto&) { ++answers; });
            QCoreApplication::processEvents();
            if (i == 10) index.stop();
        }
        index.update();
        QTRY_VERIFY(!index.isBusy());
        QTRY_VERIFY(!player.isWaiting());
        QVERIFY(answers >= 1);
        QVERIFY(index.games());
        QCOMPARE(index.games()->size(), 3u);
        QVERIFY(index.failures().isEmpty());
    }

    void an_index_that_goes_while_it_works_leaves_the_service_in_order() {
        QTemporaryDir folder;
        tests::keep_games(folder.path(), 3);
        AnalysisService analysis({}, 2);
        analysis.values().publish(some_values());
        for (int i = 0; i < 10; ++i) {
            IndexService index(analysis, folder.path());
            index.update();
            QTest::qWait(i); // any moment of its work
        }
        IndexService last(analysis, folder.path());
        last.update();
        QTRY_VERIFY(!last.isBusy());
        QCOMPARE(last.games()->size(), 3u);
    }

    void contributions_are_solved_once_for_those_who_ask_twice() {
        AnalysisService analysis({}, 2);
        const auto values = some_values();
        analysis.values().publish(values);
        QSignalSpy solved(&analysis.contributions(), &app::analysis::ContributionCache::solved);
        QVERIFY(!analysis.contributions().request(values));
        QVERIFY(!analysis.contributions().request(values));
        // A second; under the thread sanitizer minutes on a busy machine.
        QTRY_VERIFY_WITH_TIMEOUT(!solved.isEmpty(), 600'000);
        QVERIFY(analysis.contributions().request(values));
        QCOMPARE(solved.size(), 1);
    }

    void tables_are_looked_for_made_and_dropped_beside_their_readers() {
        const auto look = [](Rules) { return ai::yahtzee::solve::SharedScoreSource(); };
        const auto make = [](Rules, const ai::yahtzee::solve::SolveOptions& options) {
            options.progress(0.5);
            while (!options.stop.stop_requested()) std::this_thread::yield();
            return ai::yahtzee::solve::SharedScoreSource();
        };
        AnalysisService analysis({look, make}, 3);
        auto& tables = analysis.tables();
        QSignalSpy changed(&tables, &app::analysis::TableCache::changed);
        std::atomic<int> read = 0;
        for (int i = 0; i < 3; ++i)
            analysis.scheduler().submit({app::analysis::Priority::statistics,
                                         [&](app::analysis::Scheduler::Slot& slot) {
                                             (void)tables.wait_for(forced, slot);
                                             (void)tables.get(forced);
                                             ++read;
                                         },
                                         {}});
        tables.request(forced);
        tables.make(forced);
        QTRY_COMPARE(read, 3);
        tables.stop();
        QTRY_VERIFY(!tables.making());
        QVERIFY(!tables.get(forced));
    }
};

} // namespace test_threads
