// A line across the window that stays until what it says is over: a sentence, and what can be done
// about it. Hidden while it has nothing to say.

#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace app::widgets {

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    // `name` is the object name; its label is name + "Text", its button name + "Action".
    NoticeBar(const QString& name, const QString& action, QWidget* parent = nullptr);

    const QString& text() const { return said_; }
    // Empty: hides the bar. What goes on meanwhile, as "37 %", follows the sentence, and isn't
    // spoken. `brief` has both in few words, for a small place.
    void say(const QString& sentence, const QString& progress = {}, const QString& brief = {});
    // Takes this place, with the brief words where not all are whole; else it is hidden.
    void fitInto(const QRect& place);
    void setActionTip(const QString& tip) { button_->setToolTip(tip); } // says what the button does
    // Beside the first; `name` is its object name.
    QPushButton* addButton(const QString& name, const QString& text);

Q_SIGNALS:
    void acted();
    void said(const QString& sentence); // another one than before
    void changed();                     // what it wants to show

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isWhole(const QString& words, const QSize& room) const;

    QString said_;
    QString all_; // with the progress
    QString brief_;
    QLabel* label_;
    QPushButton* button_;
};

} // namespace app::widgets
