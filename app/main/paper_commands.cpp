#include "app/main/paper_commands.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/dialogs/guide_dialog.h"
#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "app/text/words.h"
#include "app/views/parts/paper_sheet.h"
#include "app/views/parts/paper_strategy.h"

#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QLocale>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>
#include <utility>

namespace app::main {

using namespace app::session;

namespace {

constexpr double sheet_margin = 15; // millimetres

QPageSize usual_page_size() {
    return QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                                : QPageSize::A4);
}

// Qt leaves its own margin around a review.
QMarginsF margins_of(PaperCommands::Paper paper) {
    const double margin = paper == PaperCommands::Paper::review ? 0 : sheet_margin;
    return {margin, margin, margin, margin};
}

} // namespace

PaperCommands::PaperCommands(Trainer& trainer, QWidget* window)
    : QObject(window),
      trainer_(trainer),
      window_(window),
      request_(trainer.analysis),
      known_steps_(ai::yahtzee::practice::step_count()) {
    connect(&trainer_.values, &analysis::ValueCache::solved, this, [this] {
        if (const auto waiting = std::exchange(waiting_, {})) waiting();
    });
}

void PaperCommands::fill(QMenu* menu) {
    struct Entry {
        Paper paper;
        const char* name;
        QString text;
        const char* key;
        bool is_pdf;
    };
    const Entry entries[] = {
        {Paper::sheet, "printSheet", tr("&Score Sheet…"), "Ctrl+Shift+P", false},
        {Paper::empty_sheet, "printEmptySheet", tr("&Empty Score Sheet…"), "Ctrl+Alt+P", false},
        {Paper::review, "printReview", tr("&Review…"), "Ctrl+Shift+R", false},
        {Paper::strategy, "strategyPage", tr("S&trategy Page"), "Ctrl+Shift+T", false},
        {Paper::sheet, "pdfSheet", tr("Score Sheet as P&DF…"), "Ctrl+Shift+F", true},
        {Paper::empty_sheet, "pdfEmptySheet", tr("Empty Score Sheet as PD&F…"), "Ctrl+Alt+F", true},
        {Paper::review, "pdfReview", tr("Review &as PDF…"), "Ctrl+Alt+R", true}};
    for (const Entry& entry : entries) {
        QAction* action = menu->addAction(entry.text);
        action->setObjectName(entry.name);
        action->setShortcut(QKeySequence(entry.key));
        connect(action, &QAction::triggered, this, [this, paper = entry.paper, pdf = entry.is_pdf] {
            if (paper == Paper::strategy)
                showStrategy();
            else
                pdf ? choosePdf(paper) : choosePrinter(paper);
        });
    }
}

QString PaperCommands::baseName(Paper paper) const {
    switch (paper) {
    case Paper::sheet:
        return tr("Score sheet");
    case Paper::empty_sheet:
        return tr("Empty score sheet");
    case Paper::review:
        return tr("Review");
    case Paper::strategy:
        return tr("Strategy page");
    }
    return {};
}

void PaperCommands::showStrategy() {
    constexpr int least = 5; // fewer steps say little
    const Ladder& ladder = trainer_.practice.ladder();
    const Rung& next = ladder.rungs[std::min(ladder.next(), ladder.rungs.size() - 1)];
    const int wanted = std::max(least, next.steps.value_or(ai::yahtzee::practice::step_count()));
    auto* dialog = new dialogs::GuideDialog(baseName(Paper::strategy), {}, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* pages = new QComboBox(dialog);
    pages->setObjectName("pageOf");
    pages->setAccessibleName(tr("Steps on the page"));
    connect(pages, &QComboBox::currentIndexChanged, dialog, [dialog, pages] {
        dialog->setText(views::strategy_text(pages->currentData().toInt()));
    });
    for (const Rung& rung : ladder.rungs) {
        if (!rung.steps) continue;
        pages->addItem(tr("%1 %2: %3 points a game")
                           .arg(rung.level.title, knows_text(rung), rung.level.average),
                       *rung.steps);
        if (pages->currentData().toInt() < wanted) pages->setCurrentIndex(pages->count() - 1);
    }
    dialog->addAbove(pages);
    const auto add = [&](const QString& text, void (PaperCommands::*choose)(Paper)) {
        connect(dialog->addButton(text), &QPushButton::clicked, this, [this, choose, pages] {
            known_steps_ = pages->currentData().toInt(); // another page may be open, too
            (this->*choose)(Paper::strategy);
        });
    };
    add(tr("&Print…"), &PaperCommands::choosePrinter);
    add(tr("Save as P&DF…"), &PaperCommands::choosePdf);
    dialog->show();
}

void PaperCommands::choosePdf(Paper paper) {
    auto* dialog = new QFileDialog(window_, tr("Save as PDF"), {}, tr("PDF (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("pdf");
    dialog->selectFile(baseName(paper) + ".pdf");
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, paper](const QString& path) { writePdf(paper, path); });
    dialog->open();
}

void PaperCommands::choosePrinter(Paper paper) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(baseName(paper));
    printer->setPageSize(usual_page_size());
    printer->setFullPage(paper == Paper::review);
    auto* dialog = new QPrintDialog(printer.get(), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, paper, printer] {
        prepare(paper, [printer](const Print& print) { print(*printer); });
    });
    connect(dialog, &QObject::destroyed, this, [printer] {}); // it refers to the printer
    dialog->open();
}

void PaperCommands::writePdf(Paper paper, const QString& path) {
    prepare(paper, [this, paper, path](const Print& print) {
        QBuffer bytes;
        bytes.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&bytes);
            writer.setTitle(baseName(paper));
            writer.setCreator("Alea");
            writer.setPageLayout(QPageLayout(usual_page_size(), QPageLayout::Portrait,
                                             margins_of(paper), QPageLayout::Millimeter));
            print(writer);
        }
        const QString why = storage::write_whole(path, bytes.data());
        if (why.isEmpty())
            Q_EMIT done(tr("Saved as %1.").arg(path));
        else
            Q_EMIT failed(tr("The PDF could not be saved"), path + ": " + why);
    });
}

void PaperCommands::prepare(Paper paper, std::function<void(const Print&)> use) {
    if (paper == Paper::review) return review(std::move(use));
    if (paper == Paper::strategy)
        return use([known = known_steps_](QPagedPaintDevice& device) {
            views::print_strategy(device, known);
        });
    views::PaperSheet sheet = views::empty_sheet();
    if (paper == Paper::sheet) {
        const auto& session = trainer_.session;
        const QDate date =
            QDate::fromString(QString::fromStdString(session.record().date), Qt::ISODate);
        sheet.title = date.isValid() ? QLocale().toString(date, QLocale::LongFormat) : QString();
        sheet.names = names(session.record());
        std::ranges::transform(sheet.names, sheet.names.begin(), text::shown_name);
        sheet.cards = session.game().cards();
    }
    use([sheet](QPagedPaintDevice& device) { views::print_sheet(device, sheet); });
}

// The review of the game on the table, without lines that were tried. `use` is taken by value,
// since it may come from waiting_, which is set here.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
void PaperCommands::review(std::function<void(const Print&)> use) {
    const auto record = trainer_.session.record();
    const auto values = trainer_.values.get(record.rules);
    if (!values) {
        waiting_ = [this, use] { review(use); };
        trainer_.values.request(record.rules);
        return Q_EMIT done(tr("The game is being solved; the review follows."));
    }
    ai::yahtzee::review::ReviewOptions options;
    options.points = points_;
    options.same_dice = false;
    request_.request(
        {record, values, options},
        [record, use](const analysis::SharedReview& review) {
            use([record, review](QPagedPaintDevice& device) {
                views::print_review(device, record, review);
            });
        },
        [this](const QString& why) { Q_EMIT failed(tr("The review could not be made"), why); });
}

} // namespace app::main
