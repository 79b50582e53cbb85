// The one large button of the table. Its words say what it does; where there is nothing to press it
// is a line to read.

#pragma once

#include <QAbstractButton>

namespace app::widgets {

class RollButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Look {
        filled,
        outlined, // for what is rarely meant
        words,    // no button
    };

    explicit RollButton(QWidget* parent = nullptr);

    void show(const QString& words, Look look);
    Look look() const { return look_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // its words on two lines

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Return presses it too

private:
    QFont largeFont() const;
    QFont usualFont() const; // where the large one doesn't fit
    QString brokenWords() const;
    void breakWords();

    QString words_; // on one line

    Look look_ = Look::words;
};

} // namespace app::widgets
