// Exclusive choices side by side in one rounded frame, the chosen one filled: places, objectives,
// measures.

#pragma once

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QWidget>

namespace app::widgets {

// One of them. A radio button, for screen readers too, that paints itself.
class SegmentButton : public QRadioButton {
    Q_OBJECT

public:
    SegmentButton(const QString& text, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
};

class SegmentBar : public QWidget {
    Q_OBJECT

public:
    explicit SegmentBar(QWidget* parent = nullptr);

    // `name` is the object name; `text` may have a mnemonic.
    SegmentButton* addSegment(const QString& name, const QString& text);

    int current() const { return group_.checkedId(); } // -1: none
    void setCurrent(int segment);                      // says nothing
    SegmentButton* segment(int at) const;

Q_SIGNALS:
    void chosen(int segment); // by a person

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup group_;
    QHBoxLayout* row_;
};

} // namespace app::widgets
