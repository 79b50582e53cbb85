// The thread budget of the window's background work, and how its requests end.

#include "app/analysis/latest_request.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <atomic>
#include <functional>
#include <mutex>
#include <new>
#include <stdexcept>
#include <thread>

namespace test_scheduler {

using namespace app::analysis;
using core::yahtzee::Rules;

constexpr Rules forced{};

// Does what a test wants done.
struct TestRequest {
    std::function<int(Work&)> work;

    using Answer = int;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& with) const { return work(with); }
};

std::shared_ptr<const ai::yahtzee::solve::Values> some_values() {
    return std::make_shared<const ai::yahtzee::solve::Values>(forced,
                                                              ai::yahtzee::solve::ValueTable());
}

void spin_until(const std::function<bool()>& is_done) {
    while (!is_done()) std::this_thread::yield();
}

int until_stopped(Work& work) {
    spin_until([&] { return work.stop().stop_requested(); });
    return 0;
}

struct Heard {
    std::vector<int> answers;
    QStringList failures;
    std::vector<int> reports;

    void ask(LatestRequest<TestRequest>& request, std::function<int(Work&)> work) {
        request.request(
            {std::move(work)}, [this](int answer) { answers.push_back(answer); },
            [this](const QString& why) { failures << why; },
            [this](int step) { reports.push_back(step); });
    }
};

// The names of jobs in the order in which they ran.
struct Log {
    std::mutex mutex;
    QStringList names;

    void add(const QString& name) {
        const std::lock_guard lock(mutex);
        names << name;
    }
    QString text() {
        const std::lock_guard lock(mutex);
        return names.join(' ');
    }
};

// A scheduler of so many threads.
struct Jobs : Scheduler {
    using Scheduler::Scheduler;
    auto submit(Priority priority, std::function<void(Slot&)> job) {
        return Scheduler::submit({priority, std::move(job), {}});
    }
};

// Fails when it is asked for the first time.
struct FailingOnce {
    std::atomic<int>* asked;

    using Answer = int;
    static constexpr auto priority = Priority::hint;
    int answer(Work&) const {
        if (++*asked == 1) throw std::runtime_error("no memory is left");
        return *asked;
    }
};

class TestScheduler : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_service_is_idle_once_the_last_answer_was_taken() {
        AnalysisService service({}, 1);
        QVERIFY(service.idle());
        LatestRequest<TestRequest> request(service);
        Heard heard;
        std::atomic<bool> goes_on = false;
        heard.ask(request, [&](Work&) {
            spin_until([&] { return goes_on.load(); });
            return 7;
        });
        QVERIFY(!service.idle());
        goes_on = true;
        spin_until([&] { return service.scheduler().is_idle(); });
        QVERIFY(!service.idle()); // the answer is on its way
        QVERIFY(heard.answers.empty());
        QTRY_VERIFY(service.idle());
        QCOMPARE(heard.answers, std::vector{7});
    }

    void at_least_one_thread_is_there() { QVERIFY(Scheduler::default_threads() >= 1); }

    void a_question_is_answered_and_reports_its_steps() {
        AnalysisService analysis;
        LatestRequest<TestRequest> request(analysis);
        Heard heard;
        heard.ask(request, [](Work& work) {
            work.report(1);
            work.report(2);
            return 42;
        });
        QVERIFY(request.isWaiting());
        QVERIFY(heard.answers.empty()); // not before the event loop runs
        QTRY_VERIFY(!request.isWaiting());
        QCOMPARE(heard.answers, std::vector{42});
        QCOMPARE(heard.reports, (std::vector{1, 2}));
        QVERIFY(heard.failures.isEmpty());
    }

    void an_exception_becomes_a_failure_in_words_data() {
        const auto row = tests::columns<int, QString>("kind", "words");
        row("standard", 0, "the disk is full");
        row("memory", 1, "there is too little memory");
        row("unknown", 2, "of an unknown fault");
    }
    void an_exception_becomes_a_failure_in_words() {
        QFETCH(int, kind);
        QFETCH(QString, words);
        AnalysisService analysis;
        LatestRequest<TestRequest> request(analysis);
        Heard heard;
        heard.ask(request, [kind](Work&) -> int {
            if (kind == 0) throw std::runtime_error("the disk is full");
            if (kind == 1) throw std::bad_alloc();
            throw 3;
        });
        QTRY_COMPARE(heard.failures, QStringList{words});
        QVERIFY(heard.answers.empty());
        heard.ask(request, [](Work&) { return 1; }); // and work goes on
        QTRY_COMPARE(heard.answers, std::vector{1});
    }

    void a_later_question_supersedes_an_earlier_one() {
        AnalysisService analysis({}, 1);
        LatestRequest<TestRequest> request(analysis);
        Heard heard;
        heard.ask(request, until_stopped);
        heard.ask(request, [](Work&) { return 2; });
        QTRY_COMPARE(heard.answers, std::vector{2});
        QVERIFY(heard.failures.isEmpty());
    }

    void an_answer_that_comes_after_its_asker_is_gone_is_dropped() {
        AnalysisService analysis;
        Heard heard;
        std::atomic<bool> is_answered = false;
        {
            LatestRequest<TestRequest> request(analysis);
            heard.ask(request, [&](Work&) {
                is_answered = true;
                return 1;
            });
            spin_until([&] { return is_answered.load(); });
        }
        LatestRequest<TestRequest> next(analysis);
        heard.ask(next, [](Work&) { return 2; });
        QTRY_COMPARE(heard.answers, std::vector{2});
    }

    void closing_stops_what_runs_and_drops_what_waits() {
        Heard heard;
        {
            AnalysisService analysis({}, 1);
            LatestRequest<TestRequest> runs(analysis);
            LatestRequest<TestRequest> waits(analysis);
            heard.ask(runs, until_stopped);
            heard.ask(waits, until_stopped);
        } // hangs if one of them isn't stopped
        QVERIFY(heard.answers.empty());
    }

    void jobs_run_by_priority_and_then_in_order() {
        Log log;
        std::atomic<bool> may_begin = false;
        Jobs scheduler(1);
        scheduler.submit(Priority::hint,
                         [&](Scheduler::Slot&) { spin_until([&] { return may_begin.load(); }); });
        const auto submit = [&](Priority priority, const QString& name) {
            return scheduler.submit(priority, [&log, name](Scheduler::Slot&) { log.add(name); });
        };
        submit(Priority::statistics, "statistics");
        submit(Priority::hint, "hint1");
        submit(Priority::hint, "hint2");
        auto dropped = submit(Priority::player, "dropped");
        submit(Priority::player, "player");
        dropped.request_stop();
        may_begin = true;
        QTRY_COMPARE(log.text(), "player hint1 hint2 statistics");
    }

    void a_long_job_lets_others_pass_and_goes_on() {
        Log log;
        Jobs scheduler(1);
        std::atomic<bool> has_begun = false;
        std::atomic<bool> may_pause = false;
        scheduler.submit(Priority::tables, [&](Scheduler::Slot& slot) {
            log.add("begins");
            slot.pause(); // nobody waits
            has_begun = true;
            spin_until([&] { return may_pause.load(); });
            slot.pause();
            log.add("ends");
        });
        spin_until([&] { return has_begun.load(); });
        for (const auto& [priority, name] :
             {std::pair{Priority::review, "review"}, {Priority::player, "player"}})
            scheduler.submit(priority, [&log, name = QString(name)](Scheduler::Slot& slot) {
                slot.pause();
                log.add(name);
            });
        may_pause = true;
        QTRY_COMPARE(log.text(), "begins player review ends");
        QTRY_COMPARE(scheduler.threads_in_use(), 0);
    }

    void a_wide_job_takes_the_idle_threads_but_one() {
        Jobs scheduler(4);
        std::atomic<int> width = 0;
        std::atomic<bool> may_end = false;
        scheduler.submit(Priority::rollout, [&](Scheduler::Slot& slot) {
            width = slot.widen();
            spin_until([&] { return may_end.load(); });
        });
        spin_until([&] { return width > 0; });
        QCOMPARE(width, 3);
        QCOMPARE(scheduler.threads_in_use(), 3);
        std::atomic<int> other = 0;
        scheduler.submit(Priority::hint, [&](Scheduler::Slot& slot) { other = slot.widen(); });
        QTRY_COMPARE(other, 1); // what was left
        may_end = true;
        QTRY_COMPARE(scheduler.threads_in_use(), 0);
    }

    void values_are_solved_once_and_those_who_wait_get_them() {
        std::atomic<int> solved = 0;
        Jobs scheduler(1);
        const auto shared = some_values();
        ValueCache values(scheduler, [&](Rules, const auto& options) {
            options.progress(0.5);
            ++solved;
            return shared;
        });
        std::atomic<int> equal = 0;
        for (int i = 0; i < 3; ++i)
            scheduler.submit(Priority::statistics, [&](Scheduler::Slot& slot) {
                if (values.wait_for(forced, slot) == shared) ++equal;
            });
        values.request(forced);
        QTRY_COMPARE(equal, 3);
        QCOMPARE(solved, 1);
        scheduler.close();
    }

    // A wait before the first request once left the cache thinking that they were on their way.
    void a_wait_that_was_stopped_leaves_the_next_request_to_solve() {
        Jobs scheduler(2);
        std::atomic<bool> may_solve = false;
        std::atomic<bool> solves = false;
        const auto shared = some_values();
        ValueCache values(scheduler, [&](Rules, const auto&) {
            solves = true;
            spin_until([&] { return may_solve.load(); });
            return shared;
        });
        std::atomic<bool> is_cancelled = false;
        auto stop = scheduler.submit(Priority::review, [&](Scheduler::Slot& slot) {
            try {
                values.wait_for(forced, slot);
            } catch (const app::analysis::Cancelled&) {
                is_cancelled = true;
            }
        });
        QTRY_VERIFY(solves); // so the wait has begun, and asked for them
        stop.request_stop();
        QTRY_VERIFY(is_cancelled);
        may_solve = true;
        values.request(forced);
        QTRY_VERIFY(values.get(forced) == shared);
        scheduler.close();
    }

    void values_that_cannot_be_solved_fail_in_words_and_are_tried_again() {
        Jobs scheduler(1);
        std::atomic<bool> fails = true;
        const auto shared = some_values();
        ValueCache values(scheduler, [&](Rules, const auto&) {
            if (fails) throw std::runtime_error("no memory is left");
            return shared;
        });
        QSignalSpy failed(&values, &ValueCache::failed);
        values.request(forced);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().toString(), "no memory is left");
        fails = false;
        values.request(forced);
        QTRY_VERIFY(values.get(forced) == shared);
        scheduler.close();
    }

    void the_service_reports_what_failed_and_tries_it_again() {
        AnalysisService analysis({}, 1);
        QSignalSpy changed(&analysis, &AnalysisService::failuresChanged);
        LatestRequest<FailingOnce> request(analysis);
        std::atomic<int> asked = 0;
        int answer = 0;
        request.request({&asked}, [&](int given) { answer = given; }); // nobody else shows failures
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(analysis.failures().size(), 1);
        QVERIFY(analysis.failures().front().contains("no memory is left"));
        analysis.tryAgain();
        QCOMPARE(analysis.failures(), QStringList());
        QTRY_COMPARE(answer, 2);
    }

    void compact_tables_that_fail_are_reported_and_prepared_again() {
        std::atomic<int> tries = 0;
        const auto prepare = [&](Rules, const auto&) -> ai::yahtzee::solve::SharedScoreSource {
            if (++tries == 1) throw std::runtime_error("no memory is left");
            return nullptr;
        };
        AnalysisService analysis({[](Rules) { return nullptr; }, {}, prepare}, 1);
        analysis.tables().request(forced);
        QTRY_COMPARE(analysis.failures().size(), 1);
        analysis.tryAgain();
        QTRY_COMPARE(tries, 2);
    }

    void idle_objects_are_used_by_one_at_a_time_and_bounded() {
        IdleCache<int, std::string> cache(2);
        QVERIFY(!cache.take(1));
        cache.put(1, "a");
        cache.put(1, "b");
        cache.put(2, "c"); // one too many: the first goes
        QCOMPARE(cache.size(), 2u);
        QVERIFY(cache.take(1) == "b");
        QVERIFY(!cache.take(1));
        QVERIFY(cache.take(2) == "c");
    }
};

} // namespace test_scheduler
