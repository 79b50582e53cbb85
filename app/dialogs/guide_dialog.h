// The guide, and the keys: a page of text to read beside the window.

#pragma once

#include <QDialog>

namespace app::dialogs {

class GuideDialog : public QDialog {
    Q_OBJECT

public:
    // Markdown.
    GuideDialog(const QString& title, const QString& text, QWidget* parent = nullptr);
};

// The keys as a table, in Markdown.
QString keys_text();

} // namespace app::dialogs
