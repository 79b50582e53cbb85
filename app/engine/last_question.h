// Questions answered on a thread of their own, one at a time. What is asked last counts: older
// questions that still wait are dropped, and so are older answers.

#pragma once

#include <QObject>
#include <QThreadPool>
#include <QtConcurrent>

#include <type_traits>

namespace app {

class LastQuestion {
public:
    // Answers are taken on the thread of `asker`, whose part this is.
    explicit LastQuestion(QObject* asker) : asker_(asker) { thread_.setMaxThreadCount(1); }
    ~LastQuestion() {
        thread_.clear();
        thread_.waitForDone();
    }
    LastQuestion(const LastQuestion&) = delete;
    LastQuestion& operator=(const LastQuestion&) = delete;

    // take(answer) follows, unless something else is asked first. `work`, which gives the answer,
    // runs on the thread and must not throw.
    template <class Work, class Take>
    void ask(Work work, Take take) {
        using Answer = std::invoke_result_t<Work>;
        forget();
        is_waiting_ = true;
        QtConcurrent::run(&thread_, std::move(work))
            .then(asker_, [this, question = question_, take](const Answer& answer) {
                if (question != question_) return;
                is_waiting_ = false;
                take(answer);
            });
    }

    // Nobody waits for the answer any more.
    void forget() {
        ++question_;
        is_waiting_ = false;
        thread_.clear();
    }

    bool isWaiting() const { return is_waiting_; }

private:
    QObject* asker_;
    quint64 question_ = 0; // the number of the last one
    bool is_waiting_ = false;
    QThreadPool thread_;
};

} // namespace app
