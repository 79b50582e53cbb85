// For sentences of the coach that are read back.

#pragma once

#include <QString>

namespace tests {

inline QString percent(double probability) {
    return QString::number(100 * probability, 'f', 1) + " %";
}

inline QString often(double probability) {
    if (probability <= 0) return "never";
    return percent(probability) == "0.0 %" ? "almost never" : "in " + percent(probability);
}

inline QString capitalised(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

} // namespace tests
