// A table's header without the looks of buttons: quiet text over a line. A section can be marked.

#pragma once

#include <QHeaderView>

namespace app::widgets {

class FlatHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit FlatHeader(QWidget* parent = nullptr);

    // Pixels: left and right of a text, and as its width is not a whole number of them.
    static constexpr int padding = 6;
    static constexpr int slack = 2;

protected:
    QSize sectionSizeFromContents(int section) const override;
    virtual bool isMarked(int) const { return false; }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

} // namespace app::widgets
