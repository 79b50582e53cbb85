#include "app/dialogs/guide_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace app::dialogs {

GuideDialog::GuideDialog(const QString& title, const QString& text, QWidget* parent)
    : QDialog(parent) {
    setObjectName("guideDialog");
    setWindowTitle(title);
    auto* page = new QTextBrowser(this);
    page->setObjectName("guide");
    page->setAccessibleName(title);
    page->setMarkdown(text);
    page->setOpenExternalLinks(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    if (parent) resize(parent->size() * 3 / 4);
}

QString keys_text() {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Keys", text); };
    const std::pair<QString, QString> keys[] = {
        {tr("Space"), tr("roll; while a program plays, show the end of its turn")},
        {tr("1 to 5"), tr("keep a die, or let it go")},
        {tr("Arrows, Enter"), tr("go over the open boxes, fill one")},
        {tr("Ctrl+Z, Ctrl+Shift+Z"), tr("take back, redo")},
        {tr("Alt+Left, Alt+Right"), tr("the decision before, after")},
        {tr("H, G"), tr("show hints, guess first")},
        {tr("E"), tr("explain choices")},
        {tr("O"), tr("the objective")},
        {tr("Ctrl+1 to Ctrl+4"), tr("Play, Review, Train, Games")},
        {tr("F6, F7, F8, F9"), tr("score sheet, choices, review and back, coach")},
        {tr("N, Shift+N"), tr("in the review: next mistake, mistake before")},
        {tr("Ctrl+N, Ctrl+O, Ctrl+S"), tr("new game, open, save")},
        {tr("Ctrl+L, Ctrl+I"), tr("saved games, import")},
        {tr("Ctrl+P, Ctrl+Shift+C"), tr("a position: edit, copy")},
        {tr("Ctrl+T, Ctrl+,"), tr("tables, preferences")},
        {tr("F1, ?"), tr("the guide, these keys")}};
    QString text = tr("| key | what it does |") + "\n|---|---|\n";
    for (const auto& [key, meaning] : keys) text += QString("| %1 | %2 |\n").arg(key, meaning);
    return text;
}

} // namespace app::dialogs
