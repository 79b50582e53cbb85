// The guide, and the keys: a page of text to read beside the window.

#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QPushButton>
#include <QTextBrowser>

namespace app::dialogs {

class GuideDialog : public QDialog {
    Q_OBJECT

public:
    // Markdown.
    GuideDialog(const QString& title, const QString& text, QWidget* parent = nullptr);

    void setText(const QString& text); // another page

    void addAbove(QWidget* control); // above the page
    // A button there that leads elsewhere.
    QPushButton* addLink(const QString& text, const QKeySequence& key);
    QPushButton* addButton(const QString& text); // beside Close

protected:
    void changeEvent(QEvent* event) override; // shades, dice and pictures follow the colours

private:
    QString text_;
    QTextBrowser* page_;
    QDialogButtonBox* buttons_;
};

// The keys as a table, in Markdown.
QString keys_text();

} // namespace app::dialogs
