// The large tables in the trainer: looked for, made, stopped, damaged; and who plays with them.

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/champion.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/table_file.h"
#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "core/yahtzee/legality.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QSignalSpy>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace test_table_cache {

using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;
using app::analysis::AnalysisService;
using app::analysis::TableCache;
using app::analysis::TableSource;
using app::analysis::Work;
using core::yahtzee::Action;
using core::yahtzee::Rules;
using tests::Desk;
using tests::never;
using tests::nothing;

constexpr Rules forced{};

class DamagedScoreSource : public ai::yahtzee::solve::ScoreSource {
public:
    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState&) const override {
        throw ai::yahtzee::tables::TableError("the table is damaged");
    }
};

// In order until it breaks.
class BreakingScoreSource : public ai::yahtzee::solve::ScoreSource {
public:
    BreakingScoreSource(SharedScoreSource score_source, const std::atomic<bool>& is_broken)
        : score_source_(std::move(score_source)), is_broken_(is_broken) {}

    ai::yahtzee::solve::FutureScores of(const ai::yahtzee::state::CardState& state) const override {
        if (is_broken_) throw ai::yahtzee::tables::TableError("the table is damaged");
        return score_source_->of(state);
    }

private:
    SharedScoreSource score_source_;
    const std::atomic<bool>& is_broken_;
};

// Waits for tables in a job.
struct TablesRequest {
    Rules rules;

    using Answer = SharedScoreSource;
    static constexpr auto priority = app::analysis::Priority::statistics;
    Answer answer(Work& work) const { return work.service.tables().wait_for(rules, work.slot); }
};

// Far behind: what wins is not what scores most.
core::yahtzee::Position far_behind() {
    core::yahtzee::Position position{{}, {{}}, {3, 3, 4, 5, 1}, 2};
    for (int face = 1; face <= core::dice::face_count; ++face) {
        const auto box = core::yahtzee::upper_box(face);
        position.mover = position.mover.with_points(box, 2 * face);
        position.opponents[0] = position.opponents[0].with_points(box, 4 * face);
    }
    return position;
}

class TestTableCache : public QObject {
    Q_OBJECT

    const ai::yahtzee::solve::SharedValues values_ = ai::yahtzee::solve::solve({});

    SharedScoreSource rough() const { return std::make_shared<tests::RoughScoreSource>(values_); }

    // The end of a question: the answer, or nothing if it failed.
    template <class Question>
    static std::optional<typename Question::Answer> answer_to(AnalysisService& analysis,
                                                              const Question& question) {
        std::optional<typename Question::Answer> answer;
        app::analysis::LatestRequest<Question> request(analysis);
        request.request(question, [&](const typename Question::Answer& given) { answer = given; });
        if (!QTest::qWaitFor([&] { return !request.isWaiting(); }, 60000)) qFatal("no end");
        return answer;
    }

    static Action champions_answer(AnalysisService& analysis,
                                   const core::yahtzee::Position& position) {
        return *answer_to(analysis,
                          app::analysis::PlayerRequest{{"champion", 0, forced}, position});
    }

private Q_SLOTS:
    void finds_what_is_there() {
        std::atomic<int> looks = 0;
        const auto open = [&](Rules) {
            ++looks;
            return rough();
        };
        AnalysisService analysis({open, {}});
        TableCache& service = analysis.tables();
        QSignalSpy changed(&service, &TableCache::changed);
        QVERIFY(!service.get(forced));
        service.request(forced);
        QVERIFY(changed.wait());
        QVERIFY(service.get(forced));
        QVERIFY(!service.get({core::yahtzee::JokerRule::verhoeff}));
        service.request(forced); // is not looked for again
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QCOMPARE(looks, 1);
        QCOMPARE(changed.count(), 1);
    }

    void a_job_that_waits_gets_the_tables_that_are_found() {
        std::atomic<bool> opens = false;
        const auto slowly = [&](Rules rules) -> SharedScoreSource {
            while (!opens) std::this_thread::yield();
            return rules == forced ? rough() : nullptr;
        };
        AnalysisService analysis({slowly, {}}, 1); // while it waits, others have the thread
        TableCache& service = analysis.tables();
        const Rules verhoeff{core::yahtzee::JokerRule::verhoeff};
        QVERIFY(!*answer_to(analysis, TablesRequest{forced})); // nobody looks
        service.request(forced);
        service.request(verhoeff);
        opens = true;
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QVERIFY(!*answer_to(analysis, TablesRequest{verhoeff}));
        QVERIFY(service.get(forced));
        QVERIFY(!service.get(verhoeff));
    }

    void missing_and_broken_files_are_no_tables() {
        const QTemporaryDir folder;
        QFile broken(folder.filePath("yahtzee-outcomes-forced-v1.table"));
        for (const bool is_there : {false, true}) {
            if (is_there) {
                QVERIFY(broken.open(QIODevice::WriteOnly));
                broken.write(QByteArray(4096, 'x'));
                broken.close();
            }
            TableSource source = app::analysis::table_files(folder.path().toStdString());
            source.prepare = nullptr; // nor are there compact ones
            AnalysisService analysis(source);
            TableCache& service = analysis.tables();
            QSignalSpy changed(&service, &TableCache::changed);
            service.request(forced);
            QVERIFY(!*answer_to(analysis, TablesRequest{forced})); // the search has ended
            QCOMPARE(changed.count(), 0);
            QVERIFY(!service.get(forced));
            QVERIFY(service.canMake());
        }
    }

    void prepares_compact_tables_where_there_are_no_full_ones() {
        std::atomic<bool> may_end = false;
        TableSource source{nothing, [&](Rules, const SolveOptions&) { return rough(); }};
        source.prepare = [&](Rules, const SolveOptions& options) {
            options.progress(0.5);
            while (!may_end && !options.stop.stop_requested()) std::this_thread::yield();
            return rough();
        };
        AnalysisService analysis(source);
        TableCache& service = analysis.tables();
        QSignalSpy changed(&service, &TableCache::changed);
        QSignalSpy prepared(&service, &TableCache::prepared);
        service.request(forced);
        QTRY_VERIFY(service.isPreparing(forced));
        QVERIFY(!service.get(forced));
        may_end = true;
        QVERIFY(changed.wait());
        const SharedScoreSource compact = service.get(forced);
        QVERIFY(compact && !service.hasFull(forced) && !service.isPreparing(forced));
        QCOMPARE(prepared.front().front().toInt(), 50);
        service.make(forced); // the full ones take their place
        QTRY_VERIFY(service.hasFull(forced));
        QVERIFY(service.get(forced) != compact);
        service.drop(forced, service.get(forced)); // and leave it to them
        QVERIFY(service.get(forced) == compact);
    }

    void prepares_none_beside_full_ones() {
        TableSource source = tests::rough_tables(values_);
        std::atomic<int> prepared = 0;
        source.prepare = [&](Rules, const SolveOptions&) {
            ++prepared;
            return rough();
        };
        AnalysisService analysis(source);
        TableCache& service = analysis.tables();
        service.request(forced);
        QTRY_VERIFY(service.hasFull(forced));
        QCOMPARE(prepared, 0);
        service.drop(forced, service.get(forced));
        QTRY_VERIFY(service.get(forced)); // now they are needed
        QVERIFY(!service.hasFull(forced));
        QCOMPARE(prepared, 1);
    }

    void a_job_that_waits_gets_the_tables_that_are_prepared() {
        TableSource source{nothing, {}};
        source.prepare = [&](Rules, const SolveOptions&) { return rough(); };
        AnalysisService analysis(source, 1);
        analysis.tables().request(forced);
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QVERIFY(analysis.tables().get(forced));
    }

    void preparing_ends_with_the_service() {
        TableSource source{nothing, {}};
        source.prepare = never;
        AnalysisService analysis(source);
        TableCache& service = analysis.tables();
        service.request(forced);
        QTRY_VERIFY(service.isPreparing(forced));
    } // its end stops and awaits

    void good_tables_are_not_dropped_for_damaged_ones() {
        AnalysisService analysis({[](Rules) { return std::make_shared<DamagedScoreSource>(); },
                                  [&](Rules, const SolveOptions&) { return rough(); }});
        TableCache& service = analysis.tables();
        service.request(forced);
        QTRY_VERIFY(service.get(forced));
        const SharedScoreSource damaged = service.get(forced);
        service.make(forced);
        QTRY_VERIFY(service.get(forced) != damaged);
        service.drop(forced, damaged); // by somebody who is late
        QVERIFY(service.get(forced));
        service.drop(forced, service.get(forced));
        QVERIFY(!service.get(forced));
    }

    void makes_them_once() {
        std::atomic<int> made = 0;
        AnalysisService analysis({nothing, [&](Rules, const SolveOptions& options) {
                                      options.progress(0.5);
                                      ++made;
                                      return rough();
                                  }});
        TableCache& service = analysis.tables();
        QSignalSpy changed(&service, &TableCache::changed);
        QSignalSpy progressed(&service, &TableCache::progressed);
        service.make(forced);
        QVERIFY(service.making() == forced);
        service.make(forced); // is on its way
        QTRY_VERIFY(service.get(forced));
        QVERIFY(!service.making());
        QCOMPARE(made, 1);
        QCOMPARE(progressed.size(), 1);
        QCOMPARE(progressed.front().front().toInt(), 50);
        QCOMPARE(changed.size(), 2);
    }

    void is_stopped() {
        AnalysisService analysis({nothing, never});
        TableCache& service = analysis.tables();
        QSignalSpy failed(&service, &TableCache::failed);
        service.make(forced);
        service.stop();
        QTRY_VERIFY(!service.making());
        QVERIFY(!service.get(forced));
        QCOMPARE(failed.size(), 0);
        service.make(forced); // and may be asked again
        QVERIFY(service.making() == forced);
    } // its end stops and awaits

    void says_why_it_failed() {
        AnalysisService analysis({nothing, [](Rules, const SolveOptions&) -> SharedScoreSource {
                                      throw std::runtime_error("the disk is full");
                                  }});
        TableCache& service = analysis.tables();
        QSignalSpy failed(&service, &TableCache::failed);
        service.make(forced);
        QVERIFY(failed.wait());
        QCOMPARE(failed.front().front().toString(), "the disk is full");
        QVERIFY(!service.making());
    }

    void the_champion_plays_with_them_once_they_are_there() {
        ai::yahtzee::players::Champion for_points(values_, nullptr);
        ai::yahtzee::players::Champion to_win(values_, rough());
        auto position = far_behind();
        int roll = 0; // on which they differ
        for (; roll < core::dice::roll_count; ++roll) {
            position.dice = core::dice::Roll::at(roll).sorted();
            if (for_points.choose(position) != to_win.choose(position)) break;
        }
        QVERIFY(roll < core::dice::roll_count);
        const Action without = for_points.choose(position);
        const Action with = to_win.choose(position);
        AnalysisService analysis({nothing, [&](Rules, const SolveOptions&) { return rough(); }});
        TableCache& service = analysis.tables();
        analysis.values().publish(values_);
        QVERIFY(champions_answer(analysis, position) == without);
        service.make(forced);
        QTRY_VERIFY(service.get(forced));
        QVERIFY(champions_answer(analysis, position) == with);
        service.drop(forced, service.get(forced));
        QVERIFY(champions_answer(analysis, position) == without);
    }

    void damaged_tables_stop_nobody() {
        AnalysisService analysis(
            {[](Rules) { return std::make_shared<DamagedScoreSource>(); }, never});
        TableCache& service = analysis.tables();
        service.request(forced);
        QTRY_VERIFY(service.get(forced));
        analysis.values().publish(values_);
        QVERIFY(champions_answer(analysis, far_behind()) ==
                ai::yahtzee::players::Champion(values_, nullptr).choose(far_behind()));
        QVERIFY(!service.get(forced));
    }

    void damaged_tables_leave_the_hints() {
        std::atomic<bool> damaged_tables_were_given = false;
        const auto damaged = [&](Rules) {
            damaged_tables_were_given = true;
            return std::make_shared<DamagedScoreSource>();
        };
        Desk desk(tests::person_and("optimal", 3), values_, {damaged, never});
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_E);
        // The window reads them for the probability to win before any hint does.
        QTRY_VERIFY(damaged_tables_were_given && !desk.trainer.tables.get(forced));
        QTRY_VERIFY(!desk.trainer.coach.isThinking());
        const auto hint = desk.trainer.coach.hint();
        QVERIFY(
            hint &&
            hint->best().action ==
                ai::yahtzee::decide::rank_choices(*values_, desk.game().position()).front().action);
        QTRY_VERIFY(desk.the<QLabel>("spread").text().contains("need the tables"));
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::win);
        QVERIFY(desk.the<QWidget>("tablesOffer").isVisible()); // to make them anew
    }

    void tables_that_break_under_rollouts_leave_the_hints() {
        std::atomic<bool> is_broken = false;
        const auto breaking = [&](Rules) {
            return std::make_shared<BreakingScoreSource>(rough(), is_broken);
        };
        Desk desk(tests::person_and("optimal", 3), values_, {breaking, never});
        const auto& coach = desk.trainer.coach;
        connect(&coach, &app::session::Coach::adviceChanged, &desk.window, [&] {
            const auto hint = coach.hint();
            if (hint && hint->grounds == app::session::Accuracy::estimate) is_broken = true;
        });
        QTRY_VERIFY(desk.trainer.tables.get(forced));
        desk.press(Qt::Key_H);
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::win);
        desk.press(Qt::Key_Space);
        QTRY_VERIFY(!desk.trainer.tables.get(forced));
        QTRY_VERIFY(!coach.isThinking() && !coach.isCorrecting());
        const auto hint = coach.hint();
        QVERIFY(is_broken && hint && hint->ranked_by == ai::yahtzee::decide::Objective{});
    }
};

} // namespace test_table_cache
