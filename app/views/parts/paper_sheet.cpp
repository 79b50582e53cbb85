#include "app/views/parts/paper_sheet.h"

#include "app/models/analysis_model.h"
#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/views/parts/score_graph.h"
#include "app/widgets/colours.h"
#include "app/widgets/grade_mark.h"

#include <QCoreApplication>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <optional>

namespace app::views {

using namespace app::models;
using ai::yahtzee::review::Grade;
using analysis::SharedReview;
using core::yahtzee::notation::Record;

namespace {

constexpr QSize graph_size(960, 400);        // pixels, as on a screen
constexpr int graph_scale = 3;               // sharper than that
constexpr double document_margin = 2 / 2.54; // inches on each side, which Qt's printing leaves
constexpr auto graph_name = "graph.png";

struct ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(PaperReview)
};

QImage graph_image(const Record& record, const SharedReview& review) {
    ScoreGraph graph;
    graph.setPalette(widgets::palette_of(session::ColourScheme::light, graph.palette()));
    graph.resize(graph_size);
    graph.show(record, review);
    QImage image(graph_size * graph_scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    graph.grab(); // lays it out
    graph.QGraphicsView::render(&painter, QRectF(QPointF(), image.size()), graph.rect());
    return image;
}

QString cell(const QString& text, bool is_number = false) {
    return QString("<td%1>%2</td>").arg(is_number ? " align=\"right\"" : "", text.toHtmlEscaped());
}

QString head(const QStringList& titles) {
    QString row = "<tr>";
    for (const QString& title : titles) row += QString("<th align=\"left\">%1</th>").arg(title);
    return row + "</tr>";
}

QString title_of(const Record& record) {
    const auto game = replay(record);
    const QString result = game.phase() == core::yahtzee::Phase::over
                               ? text::result_text(game, session::names(record))
                               : ReviewWords::tr("An unfinished game");
    const QDate date = QDate::fromString(QString::fromStdString(record.date), Qt::ISODate);
    QString line = date.isValid() ? QLocale().toString(date, QLocale::LongFormat) : QString();
    if (!record.dice) line += (line.isEmpty() ? "" : " · ") + ReviewWords::tr("real dice");
    return QString("<h2>%1</h2><p>%2</p>").arg(result.toHtmlEscaped(), line.toHtmlEscaped());
}

QString players_table(const Record& record, const ai::yahtzee::review::Review& review) {
    QString table =
        "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">" +
        head({ReviewWords::tr("Player"), ReviewWords::tr("Score"), ReviewWords::tr("Luck"),
              ReviewWords::tr("Lost by choices"), ReviewWords::tr("Score without luck")});
    const auto game = replay(record);
    const auto names = session::names(record);
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        const auto& account = review.by_points.totals[seat];
        table += "<tr>" + cell(text::shown_name(names[seat])) +
                 cell(QString::number(game.card(static_cast<int>(seat)).total())) +
                 cell(text::signed_points(account.luck)) +
                 cell(text::signed_points(-account.losses)) +
                 cell(text::points_text(review.seats[seat].luck_free_score)) + "</tr>";
    }
    return table + "</table>";
}

QString choices_table(const Record& record, const SharedReview& review) {
    AnalysisModel model;
    model.show(record, review);
    QString rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto& roll = model.roll(row);
        if (!roll.decision || roll.decision->grade == Grade::fine) continue;
        const auto& game = model.gameAt(row);
        const QString name = text::shown_name(storage::player_name(record, roll.seat));
        rows += "<tr>" + cell(ReviewWords::tr("%1 / %2").arg(roll.turn + 1).arg(roll.roll_number)) +
                cell(name) + cell(text::faces_text(roll.dice)) +
                cell(text::choice_text(game, roll.decision->chosen)) +
                cell(text::choice_text(game, roll.decision->best)) +
                cell(text::signed_points(-roll.decision->loss()), true) +
                cell(widgets::grade_sign(roll.decision->grade) +
                     (' ' + grade_text(roll.decision->grade))) +
                "</tr>";
    }
    if (rows.isEmpty())
        return QString("<p>%1</p>")
            .arg(ReviewWords::tr("No choice lost as much as an inaccuracy."));
    return QString("<h3>%1</h3>").arg(ReviewWords::tr("Choices that lost points")) +
           "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">" +
           head({ReviewWords::tr("Turn / roll"), ReviewWords::tr("Player"), ReviewWords::tr("Dice"),
                 ReviewWords::tr("Done"), ReviewWords::tr("Best"), ReviewWords::tr("Loss"),
                 ReviewWords::tr("Grade")}) +
           rows + "</table>";
}

} // namespace

std::unique_ptr<QTextDocument> review_document(const Record& record, const SharedReview& review,
                                               int width) {
    auto document = std::make_unique<QTextDocument>();
    QFont font("DejaVu Sans");
    font.setStyleHint(QFont::SansSerif);
    font.setPointSizeF(9);
    document->setDefaultFont(font);
    document->addResource(QTextDocument::ImageResource, QUrl(graph_name),
                          graph_image(record, review));
    const int tall = width * graph_size.height() / graph_size.width();
    document->setHtml(title_of(record) + players_table(record, *review) +
                      QString("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>")
                          .arg(graph_name)
                          .arg(width)
                          .arg(tall) +
                      choices_table(record, review));
    return document;
}

void print_review(QPagedPaintDevice& device, const Record& record, const SharedReview& review) {
    const double inches =
        device.pageLayout().fullRect(QPageLayout::Inch).width() - 2 * document_margin;
    const double dots = QGuiApplication::primaryScreen()->logicalDotsPerInch();
    review_document(record, review, static_cast<int>(inches * dots))->print(&device);
}

using core::yahtzee::Box;
using core::yahtzee::Card;

namespace {

constexpr int blank_columns = 6;
constexpr double rows_per_page = 26; // so that a row fits a pen
constexpr double text_share = 0.46;  // of a row's height
constexpr double rule_text_share = 0.36;
constexpr double widest_words = 0.6; // of the page, all words before the columns
constexpr double widest_column = 5;  // in heights of a row
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
        : painter_(painter),
          page_(page),
          sheet_(sheet),
          rows_(paper_rows()),
          row_(page.height() / rows_per_page) {
        for (const PaperRow& row : rows_) {
            labels_ = std::max(labels_, widthOf(row.label, label_font(row_, true)));
            rules_ = std::max(rules_, widthOf(row.rule, label_font(row_ * rule_scale, false)));
        }
        const double room = page_.width() * widest_words;
        rules_ = std::min(rules_, room - labels_);
    }

    void paint() {
        write(QRectF(page_.left(), page_.top(), page_.width(), row_), sheet_.title,
              Qt::AlignLeft | Qt::AlignVCenter, label_font(row_, true));
        const double first = page_.top() + 1.4 * row_;
        paintNames(first);
        double top = first + row_;
        for (const PaperRow& row : rows_) {
            paintRow(top, row);
            top += row_;
        }
        for (std::size_t at = 0; at <= sheet_.names.size(); ++at)
            line(column(at), first, column(at), top, thin);
    }

private:
    static constexpr double rule_scale = rule_text_share / text_share;

    static QFont label_font(double row, bool bold) {
        QFont font("DejaVu Sans");
        font.setStyleHint(QFont::SansSerif);
        font.setPixelSize(std::max(1, static_cast<int>(row * text_share)));
        font.setBold(bold);
        return font;
    }

    double inset() const { return row_ * 0.2; }
    double widthOf(const QString& text, const QFont& font) const {
        return QFontMetricsF(font, painter_.device()).horizontalAdvance(text) + 3 * inset();
    }
    double columnWidth() const {
        const double room = page_.width() - labels_ - rules_;
        return std::min(room / static_cast<double>(sheet_.names.size()), widest_column * row_);
    }
    double column(std::size_t at) const {
        return page_.left() + labels_ + rules_ + columnWidth() * static_cast<double>(at);
    }
    double right() const { return column(sheet_.names.size()); }

    void write(const QRectF& at, const QString& text, Qt::Alignment alignment, const QFont& font) {
        painter_.setFont(font);
        painter_.setPen(Qt::black);
        const QRectF inner = at.adjusted(inset(), 0, -inset(), 0);
        painter_.drawText(
            inner, static_cast<int>(alignment) | Qt::TextSingleLine,
            QFontMetricsF(font, painter_.device()).elidedText(text, Qt::ElideRight, inner.width()));
    }

    void line(double x1, double y1, double x2, double y2, double width) {
        painter_.setPen(QPen(Qt::black, row_ * width));
        painter_.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    }

    void paintNames(double top) {
        for (std::size_t at = 0; at < sheet_.names.size(); ++at)
            write({column(at), top, columnWidth(), row_}, sheet_.names[at], Qt::AlignCenter,
                  label_font(row_, true));
        line(page_.left(), top + row_, right(), top + row_, thick);
    }

    void paintRow(double top, const PaperRow& row) {
        if (row.is_sum)
            painter_.fillRect(QRectF(page_.left(), top + row_ * thick, right() - page_.left(),
                                     row_ * (1 - thick)),
                              QColor(0xee, 0xee, 0xee));
        const auto left = Qt::AlignLeft | Qt::AlignVCenter;
        write({page_.left(), top, labels_, row_}, row.label, left, label_font(row_, row.is_sum));
        write({page_.left() + labels_, top, rules_, row_}, row.rule, left,
              label_font(row_ * rule_scale, false));
        for (std::size_t at = 0; at < sheet_.cards.size(); ++at)
            if (const auto points = row.points(sheet_.cards[at]))
                write({column(at), top, columnWidth(), row_}, QString::number(*points),
                      Qt::AlignCenter, label_font(row_, row.is_sum));
        line(page_.left(), top + row_, right(), top + row_, row.is_sum ? thick / 2 : thin);
    }

    QPainter& painter_;
    const QRectF page_;
    const PaperSheet& sheet_;
    const std::vector<PaperRow> rows_;
    const double row_;  // height, in the painter's units
    double labels_ = 0; // widths
    double rules_ = 0;
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
