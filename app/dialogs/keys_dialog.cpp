#include "app/dialogs/keys_dialog.h"

#include "app/widgets/fitting_scroll.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/padded_delegate.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace app::dialogs {

KeysDialog::KeysDialog(Actions actions, bool has_character_keys, QWidget* parent)
    : QDialog(parent),
      actions_(std::move(actions)),
      characters_(new QCheckBox(tr("Single &letters, digits and signs are keys"), this)),
      list_(new QTreeWidget(this)),
      edit_(new QKeySequenceEdit(this)),
      set_(new QPushButton(tr("&Set Key"), this)),
      reset_(new QPushButton(tr("&Usual Key"), this)),
      outcome_(new QLabel(this)) {
    setObjectName("keysDialog");
    setWindowTitle(tr("Change Keys"));
    characters_->setObjectName("characterKeys");
    characters_->setChecked(has_character_keys);
    characters_->setToolTip(tr("Switch them off if you speak to your computer, or hit them by "
                               "accident: clicks, arrows, Tab and Enter do all the same."));
    makeList();
    edit_->setObjectName("keyEdit");
    edit_->setAccessibleName(tr("New key of the command"));
    if (const auto* line = edit_->findChild<QLineEdit*>()) // Qt's words are whole in any language
        edit_->setMinimumWidth(fontMetrics().horizontalAdvance(line->placeholderText() + "MM"));
    set_->setObjectName("setKey");
    reset_->setObjectName("resetKey");
    outcome_->setObjectName("keyOutcome");
    outcome_->setWordWrap(true);
    outcome_->setMinimumHeight(fontMetrics().lineSpacing() * 2);

    auto* row = new QHBoxLayout;
    row->addWidget(edit_, 1);
    row->addWidget(set_);
    row->addWidget(reset_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->addWidget(characters_);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addWidget(outcome_);
    column->addWidget(buttons);
    connect(characters_, &QCheckBox::toggled, this, [this](bool wanted) {
        actions_.set_character_keys(wanted);
        refresh();
    });
    connect(set_, &QPushButton::clicked, this, &KeysDialog::setKeys);
    connect(reset_, &QPushButton::clicked, this, &KeysDialog::resetKeys);
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
        edit_->clear();
        outcome_->clear();
    });
    refresh();
    list_->setCurrentItem(list_->topLevelItem(0));
    const QSize wanted(fontMetrics().averageCharWidth() * 70, fontMetrics().lineSpacing() * 34);
    widgets::FittingScroll::fit(*this, wanted);
}

void KeysDialog::makeList() {
    list_->setObjectName("keyList");
    list_->setAccessibleName(tr("Commands and their keys"));
    list_->setHeader(new widgets::FlatHeader(list_));
    list_->setItemDelegate(new widgets::PaddedDelegate(list_));
    list_->setHeaderLabels({tr("Command"), tr("Key")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
}

QString KeysDialog::current() const {
    const auto* item = list_->currentItem();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void KeysDialog::refresh() {
    const auto rows = actions_.rows();
    while (list_->topLevelItemCount() < static_cast<int>(rows.size())) new QTreeWidgetItem(list_);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto* item = list_->topLevelItem(static_cast<int>(i));
        item->setText(0, rows[i].text);
        item->setText(1, rows[i].keys);
        item->setData(0, Qt::UserRole, rows[i].name);
        QFont font = list_->font();
        font.setBold(!rows[i].is_usual);
        item->setFont(1, font);
    }
}

void KeysDialog::setKeys() {
    const QString why = actions_.set(current(), edit_->keySequence());
    outcome_->setText(!why.isEmpty()                   ? why
                      : edit_->keySequence().isEmpty() ? tr("The command has no key now.")
                                                       : tr("Done."));
    Q_EMIT announced(outcome_->text());
    refresh();
}

void KeysDialog::resetKeys() {
    actions_.reset(current());
    edit_->clear();
    outcome_->clear();
    refresh();
}

} // namespace app::dialogs
