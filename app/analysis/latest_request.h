// A request to the analysis service whose latest question counts. Each question ends in one of
// three ways: it is answered, it fails with a reason in words, or it is superseded by the next one
// or cancelled, and then nothing follows.

#pragma once

#include "ai/yahtzee/tables/table_file.h"
#include "app/analysis/analysis_service.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace app::analysis {

// `Question` has a type Answer, a `static constexpr Priority priority`, and
//     Answer answer(Work& work) const;
// which runs on a worker and may throw. A question that is asked of damaged tables, its member
// `score_source`, fails, and the tables are dropped.
template <class Question>
class LatestRequest {
public:
    using Answer = typename Question::Answer;
    using Take = std::function<void(const Answer&)>;
    using Fail = std::function<void(const QString& why)>;
    using Report = std::function<void(int)>;

    // The service must outlive it. All handlers run on the thread of the service.
    explicit LatestRequest(AnalysisService& service) : service_(service) {}
    ~LatestRequest() { cancel(); }
    LatestRequest(const LatestRequest&) = delete;
    LatestRequest& operator=(const LatestRequest&) = delete;

    // `take` or `fail` follows, unless the question is superseded; before that `report` for the
    // steps that the question reports. Without `fail` the service reports a failure, and a person
    // may have it tried again.
    void request(Question question, Take take, Fail fail = {}, Report report = {}) {
        cancel();
        if (!fail) fail = reporter_of_failure(question, take, report);
        state_->is_waiting = true;
        const Ticket ticket{state_, state_->number};
        auto run = [&service = service_, ticket, question = std::move(question), take, fail,
                    report](Scheduler::Slot& slot) {
            Work work{service, slot, reporter(service, ticket, report)};
            const auto outcome = std::make_shared<const Outcome>(outcome_of(question, work));
            if (slot.stop().stop_requested() || outcome->is_cancelled) return;
            service.deliver([ticket, outcome, take, fail] {
                if (!ticket.close()) return;
                outcome->answer ? take(*outcome->answer) : fail(outcome->failure);
            });
        };
        auto refuse = [&service = service_, ticket, fail](const QString& why) {
            service.deliver([ticket, fail, why] {
                if (ticket.close()) fail(why);
            });
        };
        stop_ =
            service_.scheduler().submit({Question::priority, std::move(run), std::move(refuse)});
    }

    // Nothing follows any more. Doesn't wait for the work, which is stopped.
    void cancel() {
        ++state_->number;
        state_->is_waiting = false;
        stop_.request_stop();
    }

    bool isWaiting() const { return state_->is_waiting; }

private:
    struct State {
        quint64 number = 0; // of the latest question
        bool is_waiting = false;
    };

    // Identifies one question. The request may be gone when its answer arrives.
    struct Ticket {
        std::weak_ptr<State> state;
        quint64 number;

        bool is_latest() const {
            const auto now = state.lock();
            return now && now->number == number;
        }
        bool close() const {
            if (!is_latest()) return false;
            state.lock()->is_waiting = false;
            return true;
        }
    };

    struct Outcome {
        std::optional<Answer> answer;
        QString failure = {};
        bool is_cancelled = false;
    };

    Fail reporter_of_failure(const Question& question, const Take& take, const Report& report) {
        const Ticket ticket{state_, state_->number};
        const auto again = [this, ticket, question, take, report] {
            if (ticket.is_latest()) request(question, take, {}, report);
        };
        return [&service = service_, again](const QString& why) {
            service.reportFailure(AnalysisService::computationFailed(why), again);
        };
    }

    static Report reporter(AnalysisService& service, const Ticket& ticket, const Report& report) {
        if (!report) return [](int) {};
        return [&service, ticket, report](int step) {
            service.deliver([ticket, report, step] {
                if (ticket.is_latest()) report(step);
            });
        };
    }

    // The one place where exceptions of workers are caught.
    static Outcome outcome_of(const Question& question, Work& work) {
        try {
            return {question.answer(work)};
        } catch (const Cancelled&) {
            return {{}, {}, true};
        } catch (const ai::yahtzee::tables::TableError&) {
            if constexpr (requires { question.score_source; })
                work.service.tables().drop(question.values->rules(), question.score_source);
            return {{}, failure_in_words()};
        } catch (...) {
            return {{}, failure_in_words()};
        }
    }

    AnalysisService& service_;
    std::shared_ptr<State> state_ = std::make_shared<State>();
    std::stop_source stop_;
};

} // namespace app::analysis
