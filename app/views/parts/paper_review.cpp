#include "app/views/parts/paper_review.h"

#include "app/models/analysis_model.h"
#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/views/parts/score_graph.h"
#include "app/widgets/colours.h"

#include <QCoreApplication>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QUrl>

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

// A shape for each grade, beside its word.
QString grade_mark_of(Grade grade) {
    switch (grade) {
    case Grade::fine:
        return {};
    case Grade::inaccuracy:
        return QStringLiteral("▲ ");
    case Grade::mistake:
        return QStringLiteral("◆ ");
    case Grade::blunder:
        return QStringLiteral("■ ");
    }
    return {};
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
                cell(grade_mark_of(roll.decision->grade) + grade_text(roll.decision->grade)) +
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

} // namespace app::views
