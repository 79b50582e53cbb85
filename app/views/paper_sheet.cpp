#include "app/views/paper_sheet.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>

namespace app::views {

using core::yahtzee::Box;
using core::yahtzee::Card;

namespace {

constexpr int blank_columns = 6;
constexpr double rows_per_page = 26; // so that a row fits a pen
constexpr double text_share = 0.46;  // of a row's height
constexpr double label_share = 0.24; // of the width
constexpr double rule_share = 0.30;  // how a box counts
constexpr double thin = 0.02;        // of a row's height
constexpr double thick = 0.07;

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(PaperSheet)
};

struct PaperRow {
    QString label;
    QString rule;
    std::function<std::optional<int>(const Card&)> points;
    bool is_sum = false;
};

QString rule_of(Box box) {
    switch (box) {
    case Box::three_of_a_kind:
        return SheetWords::tr("all dice, if three are equal");
    case Box::four_of_a_kind:
        return SheetWords::tr("all dice, if four are equal");
    case Box::full_house:
        return SheetWords::tr("25 for three and two equal");
    case Box::small_straight:
        return SheetWords::tr("30 for four in a row");
    case Box::large_straight:
        return SheetWords::tr("40 for five in a row");
    case Box::yahtzee:
        return SheetWords::tr("50 for five equal");
    case Box::chance:
        return SheetWords::tr("all dice");
    default:
        return SheetWords::tr("all %1s").arg(core::yahtzee::index(box) + 1);
    }
}

PaperRow row_of(Box box) {
    return {text::box_title(box), rule_of(box),
            [box](const Card& card) { return card.points(box); }};
}

std::vector<PaperRow> paper_rows() {
    const auto sum = [](const QString& label, const QString& rule, int (Card::*points)() const) {
        return PaperRow{label, rule, [points](const Card& card) { return (card.*points)(); }, true};
    };
    std::vector<PaperRow> rows;
    for (const Box box : core::yahtzee::all_boxes) {
        if (box == Box::three_of_a_kind) {
            rows.push_back(
                sum(SheetWords::tr("Upper"), SheetWords::tr("the six above"), &Card::upper_points));
            rows.push_back(sum(SheetWords::tr("Upper bonus"), SheetWords::tr("35 from 63 on"),
                               &Card::upper_bonus));
        }
        rows.push_back(row_of(box));
    }
    rows.push_back(
        sum(SheetWords::tr("Lower"), SheetWords::tr("the seven above"), &Card::lower_points));
    rows.push_back(sum(SheetWords::tr("Yahtzee bonus"), SheetWords::tr("100 for each further one"),
                       &Card::yahtzee_bonuses));
    rows.push_back(sum(SheetWords::tr("Total"), {}, &Card::total));
    return rows;
}

class SheetPainter {
public:
    SheetPainter(QPainter& painter, const QRectF& page, const PaperSheet& sheet)
        : painter_(painter), page_(page), sheet_(sheet), row_(page.height() / rows_per_page) {}

    void paint() {
        write(QRectF(page_.left(), page_.top(), page_.width(), row_), sheet_.title,
              Qt::AlignLeft | Qt::AlignVCenter, true);
        double top = page_.top() + 1.4 * row_;
        paintNames(top);
        top += row_;
        for (const PaperRow& row : paper_rows()) {
            paintRow(top, row);
            top += row_;
        }
        paintColumns(page_.top() + 1.4 * row_, top);
    }

private:
    double columnWidth() const {
        return page_.width() * (1 - label_share - rule_share) /
               static_cast<double>(std::max<std::size_t>(sheet_.names.size(), 4));
    }
    double column(std::size_t at) const {
        return page_.left() + page_.width() * (label_share + rule_share) +
               columnWidth() * static_cast<double>(at);
    }

    void write(const QRectF& at, const QString& text, Qt::Alignment alignment, bool bold) {
        QFont font("DejaVu Sans");
        font.setStyleHint(QFont::SansSerif);
        font.setPixelSize(static_cast<int>(row_ * text_share));
        font.setBold(bold);
        painter_.setFont(font);
        painter_.setPen(Qt::black);
        const double inset = row_ * 0.2;
        const QRectF inner = at.adjusted(inset, 0, -inset, 0);
        const QFontMetricsF metrics(font, painter_.device());
        painter_.drawText(inner, static_cast<int>(alignment) | Qt::TextSingleLine,
                          metrics.elidedText(text, Qt::ElideRight, inner.width()));
    }

    void line(double x1, double y1, double x2, double y2, double width) {
        painter_.setPen(QPen(Qt::black, row_ * width));
        painter_.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    }

    double right() const { return column(sheet_.names.size()); }

    void paintNames(double top) {
        for (std::size_t at = 0; at < sheet_.names.size(); ++at)
            write({column(at), top, columnWidth(), row_}, sheet_.names[at], Qt::AlignCenter, true);
        line(page_.left(), top + row_, right(), top + row_, thick);
    }

    void paintRow(double top, const PaperRow& row) {
        if (row.is_sum)
            painter_.fillRect(QRectF(page_.left(), top, right() - page_.left(), row_),
                              QColor(0xf0, 0xf0, 0xf0));
        write({page_.left(), top, page_.width() * label_share, row_}, row.label,
              Qt::AlignLeft | Qt::AlignVCenter, row.is_sum);
        write({page_.left() + page_.width() * label_share, top, page_.width() * rule_share, row_},
              row.rule, Qt::AlignLeft | Qt::AlignVCenter, false);
        for (std::size_t at = 0; at < sheet_.cards.size(); ++at)
            if (const auto points = row.points(sheet_.cards[at]))
                write({column(at), top, columnWidth(), row_}, QString::number(*points),
                      Qt::AlignCenter, row.is_sum);
        line(page_.left(), top + row_, right(), top + row_, row.is_sum ? thick / 2 : thin);
    }

    void paintColumns(double top, double bottom) {
        for (std::size_t at = 0; at <= sheet_.names.size(); ++at)
            line(column(at), top, column(at), bottom, thin);
    }

    QPainter& painter_;
    const QRectF page_;
    const PaperSheet& sheet_;
    const double row_; // height, in the painter's units
};

} // namespace

PaperSheet empty_sheet() {
    return {SheetWords::tr("Score sheet"), std::vector<QString>(blank_columns), {}};
}

void paint_sheet(QPainter& painter, const QRectF& page, const PaperSheet& sheet) {
    SheetPainter(painter, page, sheet).paint();
}

bool print_sheet(QPagedPaintDevice& device, const PaperSheet& sheet) {
    QPainter painter;
    if (!painter.begin(&device)) return false;
    paint_sheet(painter, QRectF(QPointF(), QSizeF(device.width(), device.height())), sheet);
    return painter.end();
}

} // namespace app::views
