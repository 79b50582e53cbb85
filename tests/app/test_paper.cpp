// Score sheets and reviews on paper, read back out of the PDF.

#include "ai/yahtzee/practice/steps.h"
#include "app/main/paper_commands.h"
#include "app/text/reason_words.h"
#include "app/views/parts/paper_strategy.h"
#include "tests/app/desk.h"

#include <QComboBox>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QTranslator>

namespace test_paper {

using app::main::PaperCommands;
using Paper = PaperCommands::Paper;

core::yahtzee::notation::Record random_game() {
    return tests::played_at_random(tests::record_of({{"Ada", {}}, {"Max", {}}}, 7), 1);
}

// By poppler; nothing where that is not installed.
std::optional<QString> text_of(const QString& path) {
    const QString program = QStandardPaths::findExecutable("pdftotext");
    if (program.isEmpty()) return std::nullopt;
    QProcess process;
    process.start(program, {"-layout", path, "-"});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

qsizetype pages_of(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().count("/Type /Page\n");
}

class TestPaper : public QObject {
    Q_OBJECT

    QString pdf(tests::Desk& desk, Paper paper) {
        auto& commands = *desk.window.findChild<PaperCommands*>();
        const QString path = desk.folder.filePath("paper.pdf");
        commands.writePdf(paper, path);
        // A review is worked out first, the game may have to be solved before.
        if (!QTest::qWaitFor([&] { return QFile::exists(path); }, 120000)) qFatal("no PDF");
        return path;
    }

private Q_SLOTS:
    void an_empty_sheet_fits_one_page() {
        tests::Desk desk(tests::person_and("optimal", 1));
        const QString path = pdf(desk, Paper::empty_sheet);
        QCOMPARE(pages_of(path), 1);
        const auto text = text_of(path);
        if (!text) QSKIP("pdftotext isn't installed");
        for (const char* words : {"Score sheet", "Ones", "Small straight", "30 for four in a row",
                                  "Upper bonus", "Total"})
            QVERIFY2(text->contains(words), words);
        QVERIFY(!text->contains("Expert"));
    }

    void a_filled_sheet_has_every_number_of_the_game() {
        tests::Desk desk(random_game());
        const QString path = pdf(desk, Paper::sheet);
        QCOMPARE(pages_of(path), 1);
        const auto text = text_of(path);
        if (!text) QSKIP("pdftotext isn't installed");
        QVERIFY(text->contains("Ada") && text->contains("Max"));
        const QString simple = text->simplified();
        QVERIFY(simple.contains(QString("Total %1 %2")
                                    .arg(desk.game().card(0).total())
                                    .arg(desk.game().card(1).total())));
    }

    void a_review_lists_what_lost_points() {
        tests::Desk desk(random_game());
        const QString path = pdf(desk, Paper::review);
        QVERIFY(pages_of(path) >= 2); // somebody who plays at random errs a lot
        QVERIFY(tests::read_file(path).contains("/Subtype /Image")); // the graph
        const auto text = text_of(path);
        if (!text) QSKIP("pdftotext isn't installed");
        for (const char* words : {"Luck", "Lost by choices", "Choices that lost points", "blunder"})
            QVERIFY2(text->contains(words), words);
    }

    void the_page_of_the_strategy_fits_one_page_in_every_language_data() {
        const auto row = tests::columns<QString>("title");
        row("en", "Yahtzee on one page");
        row("de", "Yahtzee auf einer Seite");
        row("cs", "Yahtzee na jedné stránce");
    }
    void the_page_of_the_strategy_fits_one_page_in_every_language() {
        QFETCH(const QString, title);
        tests::Desk desk(tests::person_and("optimal", 1));
        QTranslator texts;
        QVERIFY(texts.load(QString("alea_") + QTest::currentDataTag(), ALEA_BIN_DIR "/../app"));
        QCoreApplication::installTranslator(&texts);
        // A4 without its margins, at 300 dots per inch: every line must fit.
        QImage picture(2126, 3153, QImage::Format_RGB32);
        QPainter painter(&picture);
        for (const int known : {1, 9, ai::yahtzee::practice::step_count()})
            QVERIFY(app::views::paint_strategy(painter, QRectF(picture.rect()), known));
        painter.end();
        const QString path = pdf(desk, Paper::strategy);
        QCoreApplication::removeTranslator(&texts);
        QCOMPARE(pages_of(path), 1);
        const auto text = text_of(path);
        if (!text) QSKIP("pdftotext isn't installed");
        QVERIFY(text->contains(title));
    }

    void the_strategy_page_begins_with_the_steps_of_a_level() {
        tests::Desk desk(tests::person_and("optimal", 1));
        desk.window.findChild<QAction*>("strategyPage")->trigger();
        const auto* page = desk.window.findChild<QTextBrowser*>("guide");
        auto* pages = desk.window.findChild<QComboBox*>("pageOf");
        const auto knows = [&](int step) {
            return page->toPlainText().contains(app::text::step_text(step));
        };
        QVERIFY(knows(1) && knows(9) && !knows(10)); // as Regular, whom a newcomer comes to
        pages->setCurrentIndex(pages->count() - 1);
        QVERIFY(knows(1) && knows(3) && knows(ai::yahtzee::practice::step_count()));
    }

    void a_full_disk_or_a_wrong_folder_is_reported() {
        tests::Desk desk(tests::person_and("optimal", 1));
        auto& commands = *desk.window.findChild<PaperCommands*>();
        QSignalSpy failed(&commands, &PaperCommands::failed);
        commands.writePdf(Paper::empty_sheet, desk.folder.filePath("nowhere/paper.pdf"));
        QCOMPARE(failed.size(), 1);
    }
};

} // namespace test_paper
