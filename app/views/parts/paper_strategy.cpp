#include "app/views/parts/paper_strategy.h"

#include "ai/yahtzee/basic/wording.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/dice/die_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace app::views {

using namespace ai::yahtzee::basic;
using core::yahtzee::Box;

namespace {

constexpr double strategy_rows = 36;
constexpr double line_share = 0.44; // of a row's height; 9 points on A4 and Letter
constexpr double small_share = 0.36;
constexpr double wrapped_share = 0.38; // two lines in a row
constexpr double title_share = 1.0;
constexpr double die_share = 0.6;
constexpr double die_pitch = 0.65;
constexpr double number_width = 1.1; // in heights of a row
constexpr int least_stretch = 78;    // percent, of the letters of a long line
constexpr double perfect_mean = 254.6;

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(PaperStrategy)
};

// Fits above a worth.
QString short_title(Box box) {
    switch (box) {
    case Box::three_of_a_kind:
        return PageWords::tr("3 alike");
    case Box::four_of_a_kind:
        return PageWords::tr("4 alike");
    case Box::full_house:
        return PageWords::tr("Full h.");
    case Box::small_straight:
        return PageWords::tr("Small");
    case Box::large_straight:
        return PageWords::tr("Large");
    default:
        return text::box_title(box);
    }
}

// Dice of the pattern: of the first face that the rule tries, and a run in the middle, which no
// high pair beats.
std::vector<int> dice_of(const Rule& rule) {
    using Kind = Pattern::Kind;
    const int face = rule.faces.empty() ? core::dice::face_count : *rule.faces.begin();
    const auto count = static_cast<std::size_t>(rule.pattern.count);
    switch (rule.pattern.kind) {
    case Kind::alike:
        return std::vector<int>(count, face);
    case Kind::two_pairs:
        return {5, 5, 2, 2};
    case Kind::full_house:
        return {face, face, face, 2, 2};
    case Kind::run: {
        const int span = rule.pattern.count + rule.pattern.gaps;
        const int high = rule.pattern.gaps == 0 && span < 5 ? 1 : 0; // that it leaves out
        const int low = rule.faces.empty() ? core::dice::face_count - span + 1 - high : face;
        std::vector<int> dice;
        for (int at = 0; at < span; ++at)
            if (rule.pattern.gaps == 0 || at != 1) dice.push_back(low + at);
        return dice;
    }
    case Kind::dice:
        return {rule.pattern.faces.begin(), rule.pattern.faces.end()};
    case Kind::any:
        return {};
    }
    return {};
}

QString signs_of(const std::vector<int>& dice) {
    QString signs;
    for (const int face : dice) signs += text::die_sign(face);
    return signs;
}

struct Line {
    int number;
    std::vector<int> dice;
    QString text;
};

std::vector<Line> lines_of(const Strategy& strategy) {
    std::vector<Line> lines;
    for (const Rule& rule : strategy.rules)
        lines.push_back({rule.number, dice_of(rule),
                         QString::fromStdString(text_of(rule, text::basic_language()))});
    lines.push_back({0, {}, PageWords::tr("Otherwise %1").arg(text::step_text(0))});
    return lines;
}

QString dice_heading() { return PageWords::tr("Which dice to keep: the first step that fits"); }

QString boxes_heading(const Strategy& strategy) {
    return strategy.worths_number > 0
               ? PageWords::tr("Which box to fill: the most points above its worth")
               : PageWords::tr("Which box to fill: the most points");
}

QStringList notes() {
    return {PageWords::tr("The numbers at the left are the order of learning; the first step from "
                          "the top that fits decides. Of two that fit it, keep the higher, or the "
                          "first where an order is given."),
            PageWords::tr("The points hold for the rule that a joker must take its upper box "
                          "first.")};
}

// The steps that are neither rules nor worths, by number.
std::vector<std::pair<int, QString>> further_steps(const Strategy& strategy) {
    std::vector<std::pair<int, QString>> further;
    for (const Step& step : steps_of(strategy, text::basic_language()))
        if (!step.rule && step.name != "worths")
            further.emplace_back(step.number, QString::fromStdString(step.text));
    return further;
}

class PagePainter {
public:
    PagePainter(QPainter& painter, const QRectF& page, const Strategy& strategy)
        : painter_(painter),
          page_(page),
          strategy_(strategy),
          row_(page.height() / strategy_rows),
          top_(page.top()),
          lines_(lines_of(strategy_)),
          colours_(widgets::colours_of(
              widgets::palette_of(session::ColourScheme::light, QGuiApplication::palette()))) {}

    bool paint() {
        paintTitle();
        paintHeading(dice_heading());
        paintText(0, notes().front());
        for (std::size_t at = 0; at < lines_.size(); ++at) paintLine(lines_[at], at % 2 == 1);
        paintHeading(boxes_heading(strategy_));
        if (strategy_.worths_number > 0) paintWorths();
        for (const auto& [number, text] : further_steps(strategy_)) paintText(number, text);
        paintText(0, notes().back());
        return fits_;
    }

private:
    QFont font(double share, bool bold) const {
        QFont font("DejaVu Sans");
        font.setStyleHint(QFont::SansSerif);
        font.setPixelSize(std::max(1, static_cast<int>(row_ * share)));
        font.setBold(bold);
        return font;
    }

    void write(const QRectF& at, const QString& text, Qt::Alignment alignment, double share,
               bool bold = false, const QColor& colour = Qt::black) {
        QFont narrow = font(share, bold);
        const double wide = QFontMetricsF(narrow, painter_.device()).horizontalAdvance(text);
        if (wide > at.width()) {
            narrow.setStretch(static_cast<int>(100 * at.width() / wide) - 1);
            fits_ = fits_ && narrow.stretch() >= least_stretch;
        }
        painter_.setFont(narrow);
        painter_.setPen(colour);
        painter_.drawText(at, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                          text);
    }

    // On one line, or in smaller letters on two.
    void writeWrapped(const QRectF& at, const QString& text) {
        const auto width = [&](const QFont& font) {
            return QFontMetricsF(font, painter_.device()).horizontalAdvance(text);
        };
        if (width(font(line_share, false)) <= at.width())
            return write(at, text, Qt::AlignLeft, line_share);
        painter_.setFont(font(wrapped_share, false));
        painter_.setPen(Qt::black);
        constexpr auto flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
        fits_ = fits_ && painter_.boundingRect(at, flags, text).height() <= at.height();
        painter_.drawText(at, flags, text);
    }

    QRectF nextRow(double height = 1) {
        const QRectF row(page_.left(), top_, page_.width(), row_ * height);
        top_ += row_ * height;
        return row;
    }

    void paintTitle() {
        const QRectF row = nextRow(1.7);
        write(row, PageWords::tr("Yahtzee on one page"), Qt::AlignLeft, title_share, true);
        const QLocale locale;
        const QRectF upper(row.left(), row.top(), row.width(), row.height() / 2);
        write(upper,
              PageWords::tr("plays %1 points a game").arg(locale.toString(strategy_.mean, 'f', 1)),
              Qt::AlignRight, line_share);
        write(upper.translated(0, row.height() / 2),
              PageWords::tr("(exact mean; perfect play %1)")
                  .arg(locale.toString(perfect_mean, 'f', 1)),
              Qt::AlignRight, small_share, false, colours_.muted);
        painter_.setPen(QPen(Qt::black, row_ * 0.06));
        painter_.drawLine(QPointF(row.left(), top_), QPointF(row.right(), top_));
    }

    void paintHeading(const QString& text) {
        nextRow(0.2);
        write(nextRow(), text, Qt::AlignLeft, line_share * 1.2, true);
    }

    void paintLine(const Line& line, bool is_shaded) {
        const QRectF row = nextRow();
        if (is_shaded) painter_.fillRect(row, colours_.track);
        const double left = row.left() + number_width * row_;
        const QRectF number(row.left(), row.top(), number_width * row_ * 0.8, row_);
        if (line.number > 0)
            write(number, QString::number(line.number), Qt::AlignHCenter, line_share, true,
                  colours_.muted);
        const double die = die_share * row_;
        for (std::size_t at = 0; at < line.dice.size(); ++at)
            widgets::paint_die(painter_,
                               QRectF(left + static_cast<double>(at) * die_pitch * row_,
                                      row.top() + (row_ - die) / 2, die, die),
                               line.dice[at], colours_);
        const double words = left + (5 * die_pitch + 0.15) * row_;
        writeWrapped(QRectF(words, row.top(), row.right() - words, row_), line.text);
    }

    void paintWorths() {
        const QRectF row = nextRow(1.7);
        const QRectF number(row.left(), row.top(), number_width * row_ * 0.8, row.height());
        write(number, QString::number(strategy_.worths_number), Qt::AlignHCenter, line_share, true,
              colours_.muted);
        const double left = row.left() + number_width * row_;
        const double width = (row.right() - left) / core::yahtzee::box_count;
        for (const Box box : core::yahtzee::all_boxes) {
            const QRectF cell(left + width * core::yahtzee::index(box), row.top(), width * 0.94,
                              row.height());
            painter_.setPen(QPen(colours_.line, row_ * 0.03));
            painter_.setBrush(colours_.track);
            painter_.drawRoundedRect(cell, row_ * 0.15, row_ * 0.15);
            QRectF name(cell.left(), cell.top(), cell.width(), row_ * 0.8);
            write(name, short_title(box), Qt::AlignHCenter, small_share * 0.8, false,
                  colours_.muted);
            name.translate(0, row_ * 0.75);
            write(name, QLocale().toString(strategy_.worth(box)), Qt::AlignHCenter,
                  line_share * 1.3, true);
        }
        nextRow(0.15);
    }

    void paintText(int number, const QString& text) {
        const QRectF row = nextRow();
        if (number > 0)
            write(QRectF(row.left(), row.top(), number_width * row_ * 0.8, row_),
                  QString::number(number), Qt::AlignHCenter, line_share, true, colours_.muted);
        writeWrapped(row.adjusted(number_width * row_, 0, 0, 0), text);
    }

    QPainter& painter_;
    const QRectF page_;
    const Strategy& strategy_;
    const double row_; // height, in the painter's units
    double top_;       // of the next row
    const std::vector<Line> lines_;
    const widgets::Colours colours_;
    bool fits_ = true;
};

} // namespace

bool paint_strategy(QPainter& painter, const QRectF& page, int known) {
    const Strategy strategy = first_steps(ai::yahtzee::basic::page(), known);
    return PagePainter(painter, page, strategy).paint();
}

QString strategy_text(int known) {
    const Strategy strategy = first_steps(page(), known);
    QString text =
        "## " + dice_heading() + "\n\n" + notes().front() + "\n\n| | | |\n|--:|---|---|\n";
    for (const Line& line : lines_of(strategy)) {
        const QString number = line.number > 0 ? QString::number(line.number) : QString();
        text += QString("| %1 | %2 | %3 |\n").arg(number, signs_of(line.dice), line.text);
    }
    text += "\n## " + boxes_heading(strategy) + "\n\n";
    if (strategy.worths_number > 0) {
        QString titles = "| |";
        QString worths = QString("| %1 |").arg(strategy.worths_number);
        for (const Box box : core::yahtzee::all_boxes) {
            titles += ' ' + short_title(box) + " |";
            worths += ' ' + QLocale().toString(strategy.worth(box)) + " |";
        }
        // The last column is empty, and takes what is left of the width.
        text += titles + " |\n|--:|" + QString("--:|").repeated(core::yahtzee::box_count) +
                "---|\n" + worths + " |\n\n";
    }
    const auto steps = further_steps(strategy);
    if (!steps.empty()) text += "| | |\n|--:|---|\n";
    for (const auto& [number, words] : steps)
        text += QString("| %1 | %2 |\n").arg(number).arg(words);
    return text + '\n' + notes().back();
}

QString pattern_signs(int step) {
    const auto rule = std::ranges::find(page().rules, step, &Rule::number);
    return rule == page().rules.end() ? QString() : signs_of(dice_of(*rule));
}

bool print_strategy(QPagedPaintDevice& device, int known) {
    QPainter painter;
    if (!painter.begin(&device)) return false;
    paint_strategy(painter, QRectF(QPointF(), QSizeF(device.width(), device.height())), known);
    return painter.end();
}

} // namespace app::views
