// Work on another thread, whose answer comes back as an event: never before the call is over, even
// if the work is done by then.

#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <utility>

namespace app::analysis {

// Calls take(work()), take on the thread of `asker`, if that is still there; work on one of the
// pool, from which it must not throw.
template <class Work, class Take>
void answer_later(QThreadPool& pool, QObject* asker, Work work, Take take) {
    pool.start([asker, work = std::move(work), take = std::move(take)] {
        QMetaObject::invokeMethod(
            asker, [take, answer = work()] { take(answer); }, Qt::QueuedConnection);
    });
}

} // namespace app::analysis
