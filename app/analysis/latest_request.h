// Questions answered on a thread of their own, one at a time. What is asked last counts: older
// questions that still wait are dropped, the one that is being answered is stopped, and older
// answers are dropped too.

#pragma once

#include "app/analysis/answer_later.h"

#include <stop_token>
#include <type_traits>

namespace app::analysis {

class LatestRequest {
public:
    // Answers are taken on the thread of `asker`, whose part this is.
    explicit LatestRequest(QObject* asker) : asker_(asker) { thread_.setMaxThreadCount(1); }
    ~LatestRequest() {
        stop_.request_stop();
        thread_.clear();
        thread_.waitForDone();
    }
    LatestRequest(const LatestRequest&) = delete;
    LatestRequest& operator=(const LatestRequest&) = delete;

    // take(answer) follows, unless something else is asked first. `work`, which gives the answer,
    // runs on the thread and must not throw. It may take a stop token.
    template <class Work, class Take>
    void ask(Work work, Take take) {
        forget();
        is_waiting_ = true;
        auto answer = [work = std::move(work), stop = stop_.get_token()] {
            if constexpr (std::is_invocable_v<const Work&, const std::stop_token&>)
                return work(stop);
            else
                return work();
        };
        answer_later(thread_, asker_, std::move(answer),
                     [this, question = question_, take](const auto& answered) {
                         if (question != question_) return;
                         is_waiting_ = false;
                         take(answered);
                     });
    }

    // Nobody waits for the answer any more.
    void forget() {
        ++question_;
        is_waiting_ = false;
        stop_.request_stop();
        stop_ = {};
        thread_.clear();
    }

    bool isWaiting() const { return is_waiting_; }

private:
    QObject* asker_;
    quint64 question_ = 0; // the number of the last one
    bool is_waiting_ = false;
    std::stop_source stop_;
    QThreadPool thread_;
};

} // namespace app::analysis
