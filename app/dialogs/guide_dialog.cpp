#include "app/dialogs/guide_dialog.h"

#include "app/text/words.h"
#include "app/widgets/dice/die_painter.h"
#include "core/dice/keep.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QVBoxLayout>

#include <algorithm>

namespace app::dialogs {

namespace {

constexpr auto picture_folder = ":/docs"; // the links of the guide are relative to it
constexpr int min_width = 800;            // pixels, where the parent has them: a picture fits
constexpr double page_margin = 18;        // pixels around the text
constexpr double cell_padding = 5;        // pixels
constexpr int die_side = 18;              // pixels

// The guide names its light pictures; beside each lies a dark one.
QString with_pictures_for(const QPalette& palette, QString text) {
    constexpr int medium = 128; // of 255
    if (palette.color(QPalette::Base).lightness() < medium)
        text.replace("-light.png)", "-dark.png)");
    return text;
}

// Signs for dice, which few fonts draw well, become pictures.
void draw_dice(QTextDocument& document, const QWidget& page) {
    const double scale = page.devicePixelRatioF();
    const auto colours = widgets::colours_of(page.palette());
    for (int face = 1; face <= core::dice::face_count; ++face) {
        const QString sign(text::die_sign(face));
        QImage die(QSize(die_side, die_side) * scale, QImage::Format_ARGB32_Premultiplied);
        die.setDevicePixelRatio(scale);
        die.fill(Qt::transparent);
        QPainter painter(&die);
        widgets::paint_die(painter, QRectF(0.5, 0.5, die_side - 1, die_side - 1), face, colours);
        painter.end();
        document.addResource(QTextDocument::ImageResource, QUrl("die:" + sign), die);
        QTextImageFormat picture;
        picture.setName("die:" + sign);
        picture.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        for (QTextCursor at = document.find(sign); !at.isNull(); at = document.find(sign, at))
            at.insertImage(picture);
    }
}

// Columns are as wide as their words, and the last takes what is left; nothing where that would be
// too little for it.
QList<QTextLength> widths_of(const QTextTable& table) {
    constexpr double most_before_text = 300;      // pixels of all columns but the last
    constexpr double most_of_table = 700;         // of a page in a small window
    QFont bold = table.document()->defaultFont(); // as in the first row
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    QList<QTextLength> widths;
    double all = 0;
    for (int column = 0; column < table.columns(); ++column) {
        double wide = 0;
        for (int row = 0; row < table.rows(); ++row) {
            QString words = table.cellAt(row, column).firstCursorPosition().block().text();
            const auto letters = words.size();
            for (int face = 1; face <= core::dice::face_count; ++face)
                words.remove(text::die_sign(face));
            const auto dice = static_cast<double>(letters - words.size());
            wide = std::max(wide, metrics.horizontalAdvance(words) + dice * (die_side + 1));
        }
        widths << QTextLength(QTextLength::FixedLength, wide + 3 * cell_padding);
        all += widths.back().rawValue();
    }
    if (all > most_of_table && all - widths.back().rawValue() > most_before_text) return {};
    widths.back() = {};
    return widths;
}

// Markdown has nothing to say about the look of tables.
void space_tables(QTextDocument& document, const QColor& shade) {
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(cell_padding);
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        format.setBorder(0.5);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints(widths_of(*table));
        format.setBottomMargin(2 * cell_padding);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        table->setFormat(format);
        for (int row = 1; row < table->rows(); row += 2)
            for (int column = 0; column < table->columns(); ++column) {
                QTextCharFormat cell = table->cellAt(row, column).format();
                cell.setBackground(shade);
                table->cellAt(row, column).setFormat(cell);
            }
    }
}

} // namespace

GuideDialog::GuideDialog(const QString& title, const QString& text, QWidget* parent)
    : QDialog(parent), page_(new QTextBrowser(this)) {
    setObjectName("guideDialog");
    setWindowTitle(title);
    page_->setObjectName("guide");
    page_->setAccessibleName(title);
    page_->setSearchPaths({picture_folder});
    setText(text);
    page_->setOpenExternalLinks(true);
    if (QAccessible::isActive()) // a screen reader says the line where the text cursor stands
        page_->setTextInteractionFlags(page_->textInteractionFlags() |
                                       Qt::TextSelectableByKeyboard);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page_);
    column->addWidget(buttons_);
    if (parent)
        resize(std::min(parent->width(), std::max(min_width, parent->width() * 3 / 4)),
               parent->height() * 9 / 10);
}

void GuideDialog::setText(const QString& text) {
    text_ = text;
    page_->setMarkdown(with_pictures_for(palette(), text));
    page_->document()->setDocumentMargin(page_margin);
    space_tables(*page_->document(), widgets::colours_of(palette()).track);
    draw_dice(*page_->document(), *this);
}

void GuideDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    const int at = page_->verticalScrollBar()->value();
    setText(text_);
    page_->verticalScrollBar()->setValue(at);
}

void GuideDialog::addAbove(QWidget* control) {
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, control, 0, Qt::AlignLeft);
}

QPushButton* GuideDialog::addLink(const QString& text, const QKeySequence& key) {
    auto* link = new QPushButton(text, this);
    link->setObjectName("guideLink");
    link->setAutoDefault(false);
    if (!key.isEmpty()) link->setShortcut(key);
    addAbove(link);
    return link;
}

QPushButton* GuideDialog::addButton(const QString& text) {
    QPushButton* button = buttons_->addButton(text, QDialogButtonBox::ActionRole);
    button->setAutoDefault(false);
    return button;
}

namespace {

// The translation context for lupdate.
struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

} // namespace

QString keys_text() {
    const std::pair<QString, QString> keys[] = {
        {KeyWords::tr("1 to 5"), KeyWords::tr("keep a die, or let it go")},
        {KeyWords::tr("1 to 6"), KeyWords::tr("with real dice: enter a die")},
        {KeyWords::tr("Arrows, Enter"), KeyWords::tr("go over the open boxes, fill one")},
        {KeyWords::tr("N, Shift+N"),
         KeyWords::tr("in the review: next costly choice, the one before")},
        {KeyWords::tr("S"), KeyWords::tr("in the review: to the score sheet and back")},
        {KeyWords::tr("Esc"), KeyWords::tr("leave what asks or lies over the table")}};
    const QString row = "| %1 | %2 |\n";
    QString text = row.arg(KeyWords::tr("key"), KeyWords::tr("what it does")) + "|---|---|\n";
    for (const auto& [key, meaning] : keys) text += row.arg(key, meaning);
    return text;
}

} // namespace app::dialogs
