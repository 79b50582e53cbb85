#include "app/views/play/first_turn_marks.h"

#include "app/widgets/colours.h"

namespace app::views::play {

namespace {

constexpr int least_margin = 4; // pixels to the edges of the page

} // namespace

FirstTurnMarks::FirstTurnMarks(QWidget* page) : QObject(page) {
    const std::array<QString, mark_count> words{
        tr("1 · Roll the five dice"), tr("2 · Click the dice that you want to keep"),
        tr("← 3 · Click a box: the dice score there"), tr("↑ 4 · Ask the coach: key H")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i] = new QLabel(words[i], page);
        labels_[i]->setObjectName(QString("mark%1").arg(i + 1));
        labels_[i]->setAttribute(Qt::WA_TransparentForMouseEvents);
        labels_[i]->hide();
    }
}

void FirstTurnMarks::place(Mark mark, const QPoint& at) {
    QLabel* label = labels_[mark];
    const auto* page = static_cast<QWidget*>(parent());
    label->adjustSize();
    const int most = page->width() - label->width() - least_margin;
    label->move(std::clamp(at.x(), least_margin, std::max(least_margin, most)), at.y());
}

void FirstTurnMarks::setFont(const QFont& font) {
    for (QLabel* label : labels_) label->setFont(font);
}

void FirstTurnMarks::setShown(Mark mark, bool shown) {
    labels_[mark]->setVisible(shown && !is_over_);
    if (!shown) return;
    const auto colours = widgets::colours_of(labels_[mark]->parentWidget()->palette());
    labels_[mark]->setStyleSheet(
        QString("background: %1; color: %2; border-radius: 6px; padding: 4px 8px;")
            .arg(colours.accent.name(), colours.on_accent.name()));
    labels_[mark]->raise();
}

} // namespace app::views::play
