// Files, as tests look at them.

#pragma once

#include <QByteArray>
#include <QFile>

namespace tests {

// Nothing where it can't be read.
inline QByteArray read_file(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tests
