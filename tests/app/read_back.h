// For sentences of the coach that are read back.

#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace tests {

inline QString percent(double probability) {
    return QString::number(100 * probability, 'f', 1) + "\u00a0%";
}

inline QString capitalised(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

inline QStringList sentences_of(const QString& text) {
    static const QRegularExpression between("(?<=\\.) (?=[A-Z])");
    return text.isEmpty() ? QStringList() : text.split(between);
}

} // namespace tests
