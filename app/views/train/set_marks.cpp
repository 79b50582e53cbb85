#include "app/views/train/set_marks.h"

#include "app/widgets/colours.h"
#include "app/widgets/grade_mark.h"

#include <QPainter>

namespace app::views::train {

using namespace app::widgets;
using ai::yahtzee::review::Grade;

namespace {

constexpr double max_lines = 2;   // side of a cell with the gap, in lines of text
constexpr double min_lines = 1.3; // so that the usual ones have room in a row
constexpr int usual_count = 10;   // cells in a row
constexpr double mark_gap = 4;    // pixels
constexpr double mark_share = 0.38;

QString grade_words(Grade grade) {
    switch (grade) {
    case Grade::fine:
        return SetMarks::tr("right");
    case Grade::inaccuracy:
        return SetMarks::tr("inaccuracy");
    case Grade::mistake:
        return SetMarks::tr("mistake");
    case Grade::blunder:
        break;
    }
    return SetMarks::tr("blunder");
}

} // namespace

SetMarks::SetMarks(QWidget* parent) : QWidget(parent) {
    setObjectName("setMarks");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void SetMarks::show(const session::PracticeSet& set) {
    grades_.clear();
    QStringList words;
    for (const auto& answer : set.answers) {
        grades_.push_back(answer.grade);
        words << tr("%1 %2").arg(grades_.size()).arg(grade_words(answer.grade));
    }
    count_ = set.exercises.size();
    at_ = set.at;
    setAccessibleName(tr("%1 of %2 answered").arg(grades_.size()).arg(count_));
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

int SetMarks::cell(int width) const {
    const double line = fontMetrics().lineSpacing();
    return static_cast<int>(
        std::clamp(double(width) / usual_count, line * min_lines, line * max_lines));
}

int SetMarks::heightForWidth(int width) const {
    const int side = cell(width);
    const int per_row = std::max(1, width / side);
    const int rows = std::max(1, (static_cast<int>(count_) + per_row - 1) / per_row);
    return rows * side;
}

QSize SetMarks::sizeHint() const {
    return {usual_count * cell(QWIDGETSIZE_MAX), heightForWidth(width())};
}

void SetMarks::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = cell(width());
    const int per_row = std::max(1, width() / side);
    for (std::size_t i = 0; i < count_; ++i) {
        const int at = static_cast<int>(i);
        const int row = at / per_row;
        const int column = at % per_row;
        const QRectF box(column * side + 1.5, row * side + 1.5, side - mark_gap - 1,
                         side - mark_gap - 1);
        const bool is_now = i == at_;
        painter.setPen(is_now ? QPen(colours.accent, 1.8) : QPen(colours.line, 1));
        painter.setBrush(i < grades_.size() ? colours.base : colours.track);
        painter.drawRoundedRect(box, 6, 6);
        if (i < grades_.size()) {
            QRectF square(0, 0, side * mark_share, side * mark_share);
            square.moveCenter(box.center());
            paint_grade(painter, square, grades_[i], colours);
        } else {
            painter.setPen(is_now ? colours.accent : colours.muted);
            painter.drawText(box, Qt::AlignCenter, QString::number(i + 1));
        }
    }
}

} // namespace app::views::train
