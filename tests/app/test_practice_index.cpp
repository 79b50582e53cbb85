// The data of the page Train from the index of saved games: progress and mistakes.

#include "app/analysis/index_service.h"
#include "app/analysis/latest_request.h"
#include "app/analysis/progress_request.h"
#include "app/storage/game_index.h"
#include "tests/app/desk.h"

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace test_practice_index {

double total(std::span<const app::storage::LossSum> sums) {
    double loss = 0;
    for (const auto& sum : sums) loss += sum.loss;
    return loss;
}

class TestPracticeIndex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void progress_is_read_from_the_index() {
        tests::AnalysisFixture room;
        tests::keep_games(room.folder.path(), 3);
        app::analysis::IndexService index(room.analysis, room.folder.path());
        index.update();
        QTRY_VERIFY(!index.isBusy());
        app::analysis::SharedProgress progress;
        app::analysis::LatestRequest<app::analysis::ProgressRequest> request(room.analysis);
        request.request({index.indexPath()}, [&](const auto& found) { progress = found; });
        QTRY_VERIFY(progress);
        QCOMPARE(progress->counted().size(), 3u);
        const auto sums = progress->sums();
        double in_all = 0;
        for (const auto* game : progress->counted()) in_all += game->loss;
        for (const double sum : {total(sums.by_roll), total(sums.by_phase)})
            QVERIFY2(std::abs(sum - in_all) < 1e-3, qPrintable(QString::number(sum - in_all)));
        QVERIFY(total(sums.by_box) > 0 && total(sums.by_box) < in_all);
        QVERIFY(in_all / 3 > 100); // a random player
        int decisions = 0;
        for (const auto& sum : sums.by_step) decisions += sum.decisions;
        int by_roll = 0;
        for (const auto& sum : sums.by_roll) by_roll += sum.decisions;
        QCOMPARE(decisions, by_roll);
        QVERIFY(total(sums.by_step) > 0 && total(sums.by_step) <= in_all);
        QCOMPARE(total(progress->sums(1).by_roll), total(progress->games.back().sums.by_roll));
    }

    void a_damaged_index_is_made_anew_and_reported_once() {
        tests::AnalysisFixture room;
        tests::keep_games(room.folder.path(), 40);
        app::analysis::IndexService index(room.analysis, room.folder.path());
        const auto update = [&] {
            index.update();
            QTRY_VERIFY(!index.isBusy());
        };
        { app::storage::GameIndex(index.indexPath()).sync(index.gamesFolder()); }
        QFile file(index.indexPath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 3 * 4096);
        file.seek(2 * 4096); // the first pages, which opening it reads, stay whole
        file.write(QByteArray(static_cast<qsizetype>(file.size()) - 2 * 4096, 'x'));
        file.close();
        QSignalSpy failed(&index, &app::analysis::IndexService::failed);
        update();
        QCOMPARE(failed.size(), 0);
        QVERIFY(index.games());
        QCOMPARE(index.games()->size(), 40u);
        QCOMPARE(index.failures().size(), 1);
        update();
        QCOMPARE(index.failures().size(), 0);
    }

    void mistakes_of_saved_games_are_looked_for_data() {
        tests::columns<app::storage::MistakeQuery>("query");
        const auto with = [](auto change) {
            app::storage::MistakeQuery query;
            query.limit = 1000;
            change(query);
            return query;
        };
        tests::row("newest", with([](auto&) {}));
        tests::row("costliest", with([](auto& q) { q.newest = false; }));
        tests::row("limit", with([](auto& q) { q.limit = 5; }));
        tests::row("loss", with([](auto& q) { q.min_loss = 8; }));
        tests::row("grade", with([](auto& q) {
                       q.min_loss = 1.5;
                       q.max_loss = 4;
                   }));
        tests::row("step", with([](auto& q) { q.step = 3; }));
        tests::row("win", with([](auto& q) {
                       q.by_wins = true;
                       q.min_loss = 0.004;
                   }));
    }
    void mistakes_of_saved_games_are_looked_for() {
        QFETCH(app::storage::MistakeQuery, query);
        tests::AnalysisFixture room;
        tests::keep_games(room.folder.path(), 3);
        tests::keep_game(room.folder.path(),
                         tests::played_at_random(tests::person_and("random", 4), 4));
        app::analysis::IndexService service(room.analysis, room.folder.path());
        service.update();
        QTRY_VERIFY(!service.isBusy());
        const app::storage::GameIndex index(service.indexPath());
        // The same, one by one.
        std::vector<app::storage::GameDecision> expected;
        for (const auto& decision : index.decisions()) {
            const double loss = query.by_wins ? decision.win_loss.value_or(-1) : decision.loss;
            if (loss < query.min_loss || (query.max_loss && loss >= *query.max_loss)) continue;
            if (query.step >= 0 && decision.step != query.step) continue;
            expected.push_back(decision);
        }
        const auto found = index.mistakes(query);
        QCOMPARE(index.countMistakes(query), static_cast<int>(expected.size()));
        QVERIFY(!expected.empty());
        QCOMPARE(found.size(), std::min(expected.size(), static_cast<std::size_t>(query.limit)));
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(std::ranges::count(expected, found[i].decision) == 1);
            if (i == 0) continue;
            const auto& before = found[i - 1];
            if (!query.newest) QVERIFY(before.decision.loss >= found[i].decision.loss);
            if (query.newest)
                QVERIFY(before.date > found[i].date ||
                        (before.date == found[i].date &&
                         (before.time > found[i].time ||
                          before.decision.game != found[i].decision.game ||
                          before.decision.ply > found[i].decision.ply)));
        }
        query.done = QStringList{found.front().name(), "no such mistake"};
        QCOMPARE(index.countMistakes(query), static_cast<int>(expected.size()) - 1);
        QCOMPARE(std::ranges::count(index.mistakes(query), found.front()), 0);
    }
};

} // namespace test_practice_index
