// Processes, found by what their command lines hold.

#pragma once

#include "tests/support/files.h"

#include <QDir>

namespace tests {

// The ids of those whose command line holds all of these, as the machine sees them.
template <class... Words>
QStringList processes_with(const Words&... words) {
    QStringList ids;
    for (const QString& id : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
        const QByteArray line = read_if_there("/proc/" + id + "/cmdline");
        if ((line.contains(words) && ...)) ids << id;
    }
    return ids;
}

} // namespace tests
