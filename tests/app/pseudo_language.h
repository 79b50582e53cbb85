// A language in which every text stands in brackets, and what of a window doesn't.

#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>
#include <QTranslator>

namespace tests {

// In no text of the program: mathematical white square brackets.
inline constexpr QChar opening_bracket(0x27e6);
inline constexpr QChar closing_bracket(0x27e7);

// 40 % longer, too.
class PseudoLanguage : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int n) const override {
        // Qt's own texts have Qt's own catalogues.
        if (QByteArrayView(context).startsWith("Q")) return {};
        QString text = QString::fromUtf8(source);
        if (n >= 0) text.replace("%n", QString::number(n));
        if (text.trimmed().isEmpty()) return text;
        return opening_bracket + text + QString(text.size() * 4 / 10, QChar(0x00e4)) +
               closing_bracket;
    }
    bool isEmpty() const override { return false; }
};

// Finds texts that didn't go through the translation.
class TextFinder {
public:
    void lookThrough(QWidget& root) {
        lookAt(root.windowTitle(), nameOf(root) + " title");
        lookAtWidget(root);
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            // Inner parts of Qt's own widgets.
            const QString name = widget->objectName();
            if (!name.startsWith("qt_") && !name.startsWith("Scroll")) lookAtWidget(*widget);
        }
    }

    bool isEmpty() const { return findings_.isEmpty(); }

    QString report() const {
        return QString::number(findings_.size()) + " texts not translated:\n" +
               findings_.join('\n');
    }

private:
    // True for texts that need no translation: numbers, dice, keys, names of people and programs.
    static bool isNeutral(QString text) {
        static const QRegularExpression letters("\\pL{2,}");
        static const QRegularExpression keys(
            "\\b(Ctrl|Shift|Alt|Space|Enter|Return|Esc|Del|Delete|Backspace|Left|Right|Home|End|"
            "PgUp|PgDown|F\\d+)\\b");
        static const QRegularExpression marks("<[^>]*>|\\b[0-9a-f]{16,}\\b"); // and digests
        for (const char* name : {"Ada", "Bob", "Alea", "Qt", "English"}) text.remove(name);
        text.remove(keys);
        text.remove(marks);
        return !letters.match(text).hasMatch();
    }

    void lookAt(const QString& text, const QString& where) {
        if (text.contains(opening_bracket) || isNeutral(text)) return;
        const QString finding = where + ": " + text.left(80);
        if (!findings_.contains(finding)) findings_ << finding;
    }

    static QString nameOf(const QObject& object) {
        return QString("%1 \"%2\"").arg(object.metaObject()->className(), object.objectName());
    }

    void lookAtWidget(QWidget& widget) {
        const QString where = nameOf(widget);
        lookAt(widget.toolTip(), where + " tool tip");
        lookAt(widget.accessibleName(), where + " accessible name");
        lookAt(widget.accessibleDescription(), where + " accessible description");
        for (const QAction* action : widget.actions())
            lookAt(action->text(), where + " action " + action->objectName());
        lookAtText(widget, where);
        lookAtEntries(widget, where);
    }

    void lookAtText(QWidget& widget, const QString& where) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) lookAt(label->text(), where);
        if (auto* button = qobject_cast<QAbstractButton*>(&widget); button && !isOfQt(*button))
            lookAt(button->text(), where);
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            lookAt(group->title(), where);
        if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
            lookAt(edit->placeholderText(), where);
        if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
            lookAt(box->prefix() + box->suffix() + box->specialValueText(), where);
        if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&widget))
            lookAt(box->prefix() + box->suffix() + box->specialValueText(), where);
        if (const auto* bar = qobject_cast<const QProgressBar*>(&widget))
            lookAt(bar->format(), where);
        if (const auto* box = qobject_cast<const QMessageBox*>(&widget)) {
            lookAt(box->text(), where);
            lookAt(box->informativeText(), where);
        }
        if (const auto* page = qobject_cast<const QTextBrowser*>(&widget))
            for (const QString& line : page->toPlainText().split('\n')) lookAt(line, where);
    }

    // Those of dialogs, but for buttons that the program has added to them.
    static bool isOfQt(QAbstractButton& button) {
        const auto* box = qobject_cast<const QDialogButtonBox*>(button.parentWidget());
        return box && box->standardButton(&button) != QDialogButtonBox::NoButton;
    }

    void lookAtEntries(QWidget& widget, const QString& where) {
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i) lookAt(box->itemText(i), where);
        if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < bar->count(); ++i) lookAt(bar->tabText(i), where);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
            view && view->model() && !qobject_cast<const QHeaderView*>(&widget)) {
            lookAtHeaders(*view->model(), where + " header");
            lookAtRows(*view->model(), {}, where + " item");
        }
    }

    void lookAtHeaders(const QAbstractItemModel& model, const QString& where) {
        for (int column = 0; column < model.columnCount(); ++column)
            lookAt(model.headerData(column, Qt::Horizontal).toString(), where);
        for (int row = 0; row < model.rowCount(); ++row)
            lookAt(model.headerData(row, Qt::Vertical).toString(), where);
    }

    void lookAtRows(const QAbstractItemModel& model, const QModelIndex& parent,
                    const QString& where) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    lookAt(model.index(row, column, parent).data(role).toString(), where);
            lookAtRows(model, model.index(row, 0, parent), where);
        }
    }

    QStringList findings_;
};

} // namespace tests
