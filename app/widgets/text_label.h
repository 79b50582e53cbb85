// A label for sentences: plain text, wrapped, from the top left.

#pragma once

#include <QLabel>
#include <QString>

namespace app::widgets {

// The text with places to break in words that are too long for a line: a label with such a word
// would widen its window.
QString breakable(const QString& text);

QLabel* make_text_label(const QString& name, QWidget* parent);
// In the parent's font times `size`, which it follows.
QLabel* make_text_label(const QString& name, double size, bool is_bold, QWidget* parent);

} // namespace app::widgets
