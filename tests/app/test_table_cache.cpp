// The large tables in the trainer: looked for, made, stopped, damaged; and who plays with them.

#include "ai/yahtzee/players/champion.h"
#include "ai/yahtzee/tables/table_file.h"
#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QLabel>
#include <QSignalSpy>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace test_table_cache {

using namespace core::yahtzee;
using namespace tests;
using namespace app::analysis;
using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;

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

struct Service : AnalysisService {
    using AnalysisService::AnalysisService;
    TableCache& cache = tables();
    QSignalSpy changed{&cache, &TableCache::changed};
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
            return rough_scores();
        };
        Service analysis({open, {}});
        QVERIFY(!analysis.cache.get(forced));
        analysis.cache.request(forced);
        QVERIFY(analysis.changed.wait());
        QVERIFY(analysis.cache.get(forced));
        QVERIFY(!analysis.cache.get({core::yahtzee::JokerRule::verhoeff}));
        analysis.cache.request(forced); // is not looked for again
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QCOMPARE(looks, 1);
        QCOMPARE(analysis.changed.count(), 1);
    }

    void a_job_that_waits_gets_the_tables_that_are_found() {
        std::atomic<bool> opens = false;
        const auto slowly = [&](Rules rules) -> SharedScoreSource {
            while (!opens) std::this_thread::yield();
            return rules == forced ? rough_scores() : nullptr;
        };
        Service analysis({slowly, {}}, 1); // while it waits, others have the thread
        const Rules verhoeff{core::yahtzee::JokerRule::verhoeff};
        QVERIFY(!*answer_to(analysis, TablesRequest{forced})); // nobody looks
        analysis.cache.request(forced);
        analysis.cache.request(verhoeff);
        opens = true;
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QVERIFY(!*answer_to(analysis, TablesRequest{verhoeff}));
        QVERIFY(analysis.cache.get(forced));
        QVERIFY(!analysis.cache.get(verhoeff));
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
            Service analysis(source);
            analysis.cache.request(forced);
            QVERIFY(!*answer_to(analysis, TablesRequest{forced})); // the search has ended
            QCOMPARE(analysis.changed.count(), 0);
            QVERIFY(!analysis.cache.get(forced));
            QVERIFY(analysis.cache.canMake());
        }
    }

    void prepares_compact_tables_where_there_are_no_full_ones() {
        std::atomic<bool> may_end = false;
        TableSource source{nothing, [&](Rules, const SolveOptions&) { return rough_scores(); }};
        source.prepare = [&](Rules, const SolveOptions& options) {
            options.progress(0.5);
            while (!may_end && !options.stop.stop_requested()) std::this_thread::yield();
            return rough_scores();
        };
        Service analysis(source);
        QSignalSpy prepared(&analysis.cache, &TableCache::prepared);
        analysis.cache.request(forced);
        QTRY_VERIFY(analysis.cache.isPreparing(forced));
        QVERIFY(!analysis.cache.get(forced));
        may_end = true;
        QVERIFY(analysis.changed.wait());
        const SharedScoreSource compact = analysis.cache.get(forced);
        QVERIFY(compact && !analysis.cache.hasFull(forced) && !analysis.cache.isPreparing(forced));
        QCOMPARE(prepared.front().front().toInt(), 50);
        analysis.cache.make(forced); // the full ones take their place
        QTRY_VERIFY(analysis.cache.hasFull(forced));
        QVERIFY(analysis.cache.get(forced) != compact);
        analysis.cache.drop(forced, analysis.cache.get(forced)); // and leave it to them
        QVERIFY(analysis.cache.get(forced) == compact);
    }

    void prepares_none_beside_full_ones() {
        TableSource source = tests::rough_tables();
        std::atomic<int> prepared = 0;
        source.prepare = [&](Rules, const SolveOptions&) {
            ++prepared;
            return rough_scores();
        };
        Service analysis(source);
        analysis.cache.request(forced);
        QTRY_VERIFY(analysis.cache.hasFull(forced));
        QCOMPARE(prepared, 0);
        analysis.cache.drop(forced, analysis.cache.get(forced));
        QTRY_VERIFY(analysis.cache.get(forced)); // now they are needed
        QVERIFY(!analysis.cache.hasFull(forced));
        QCOMPARE(prepared, 1);
    }

    void a_job_that_waits_gets_the_tables_that_are_prepared() {
        TableSource source{nothing, {}};
        source.prepare = [&](Rules, const SolveOptions&) { return rough_scores(); };
        AnalysisService analysis(source, 1);
        analysis.tables().request(forced);
        QVERIFY(*answer_to(analysis, TablesRequest{forced}));
        QVERIFY(analysis.tables().get(forced));
    }

    void preparing_ends_with_the_service() {
        TableSource source{nothing, {}};
        source.prepare = never;
        Service analysis(source);
        analysis.cache.request(forced);
        QTRY_VERIFY(analysis.cache.isPreparing(forced));
    } // its end stops and awaits

    void good_tables_are_not_dropped_for_damaged_ones() {
        Service analysis({[](Rules) { return std::make_shared<DamagedScoreSource>(); },
                          [&](Rules, const SolveOptions&) { return rough_scores(); }});
        analysis.cache.request(forced);
        QTRY_VERIFY(analysis.cache.get(forced));
        const SharedScoreSource damaged = analysis.cache.get(forced);
        analysis.cache.make(forced);
        QTRY_VERIFY(analysis.cache.get(forced) != damaged);
        analysis.cache.drop(forced, damaged); // by somebody who is late
        QVERIFY(analysis.cache.get(forced));
        analysis.cache.drop(forced, analysis.cache.get(forced));
        QVERIFY(!analysis.cache.get(forced));
    }

    void makes_them_once() {
        std::atomic<int> made = 0;
        Service analysis({nothing, [&](Rules, const SolveOptions& options) {
                              options.progress(0.5);
                              ++made;
                              return rough_scores();
                          }});
        QSignalSpy progressed(&analysis.cache, &TableCache::progressed);
        analysis.cache.make(forced);
        QVERIFY(analysis.cache.making() == forced);
        analysis.cache.make(forced); // is on its way
        QTRY_VERIFY(analysis.cache.get(forced));
        QVERIFY(!analysis.cache.making());
        QCOMPARE(made, 1);
        QCOMPARE(progressed.size(), 1);
        QCOMPARE(progressed.front().front().toInt(), 50);
        QCOMPARE(analysis.changed.size(), 2);
    }

    void is_stopped() {
        Service analysis({nothing, never});
        QSignalSpy failed(&analysis.cache, &TableCache::failed);
        analysis.cache.make(forced);
        analysis.cache.stop();
        QTRY_VERIFY(!analysis.cache.making());
        QVERIFY(!analysis.cache.get(forced));
        QCOMPARE(failed.size(), 0);
        analysis.cache.make(forced); // and may be asked again
        QVERIFY(analysis.cache.making() == forced);
    } // its end stops and awaits

    void says_why_it_failed() {
        Service analysis({nothing, [](Rules, const SolveOptions&) -> SharedScoreSource {
                              throw std::runtime_error("the disk is full");
                          }});
        QSignalSpy failed(&analysis.cache, &TableCache::failed);
        analysis.cache.make(forced);
        QVERIFY(failed.wait());
        QCOMPARE(failed.front().front().toString(), "the disk is full");
        QVERIFY(!analysis.cache.making());
    }

    void the_champion_plays_with_them_once_they_are_there() {
        ai::yahtzee::players::Champion for_points(solved_values(), nullptr);
        ai::yahtzee::players::Champion to_win(solved_values(), rough_scores());
        auto position = far_behind();
        int roll = 0; // on which they differ
        for (; roll < core::dice::roll_count; ++roll) {
            position.dice = core::dice::Roll::at(roll).sorted();
            if (for_points.choose(position) != to_win.choose(position)) break;
        }
        QVERIFY(roll < core::dice::roll_count);
        const Action without = for_points.choose(position);
        const Action with = to_win.choose(position);
        Service analysis({nothing, [&](Rules, const SolveOptions&) { return rough_scores(); }});
        analysis.values().publish(solved_values());
        QVERIFY(champions_answer(analysis, position) == without);
        analysis.cache.make(forced);
        QTRY_VERIFY(analysis.cache.get(forced));
        QVERIFY(champions_answer(analysis, position) == with);
        analysis.cache.drop(forced, analysis.cache.get(forced));
        QVERIFY(champions_answer(analysis, position) == without);
    }

    void damaged_tables_stop_nobody() {
        Service analysis({[](Rules) { return std::make_shared<DamagedScoreSource>(); }, never});
        analysis.cache.request(forced);
        QTRY_VERIFY(analysis.cache.get(forced));
        analysis.values().publish(solved_values());
        QVERIFY(champions_answer(analysis, far_behind()) ==
                ai::yahtzee::players::Champion(solved_values(), nullptr).choose(far_behind()));
        QVERIFY(!analysis.cache.get(forced));
    }

    void damaged_tables_leave_the_hints() {
        std::atomic<bool> damaged_tables_were_given = false;
        const auto damaged = [&](Rules) {
            damaged_tables_were_given = true;
            return std::make_shared<DamagedScoreSource>();
        };
        Desk desk(tests::person_and("optimal", 3), solved_values(), {damaged, never});
        desk.press({Qt::Key_Space, Qt::Key_E});
        // The window reads them for the probability to win before any hint does.
        QTRY_VERIFY(damaged_tables_were_given && !desk.trainer.tables.get(forced));
        QTRY_VERIFY(!desk.trainer.coach.isThinking());
        const auto hint = desk.trainer.coach.hint();
        QVERIFY(hint && hint->best().action == tests::best_choice(desk.game().position()));
        QTRY_VERIFY(desk.the<QLabel>("spread").text().contains("need the tables"));
        tests::choose_objective(desk, ai::yahtzee::decide::Objective::Kind::win);
        QVERIFY(desk.the<QWidget>("tablesOffer").isVisible()); // to make them anew
    }

    void tables_that_break_under_rollouts_leave_the_hints() {
        std::atomic<bool> is_broken = false;
        const auto breaking = [&](Rules) {
            return std::make_shared<BreakingScoreSource>(rough_scores(), is_broken);
        };
        Desk desk(tests::person_and("optimal", 3), solved_values(), {breaking, never});
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
