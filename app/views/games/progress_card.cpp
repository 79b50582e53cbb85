#include "app/views/games/progress_card.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/text/numbers.h"
#include "app/views/games/progress_numbers.h"
#include "app/widgets/colours.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace app::views::games {

using namespace ai::yahtzee;
using storage::GameEntry;

namespace {

QLabel* add_label(QWidget* parent, const char* name, double size) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    QFont font = parent->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(size > 1);
    label->setFont(font);
    return label;
}

} // namespace

ProgressCard::ProgressCard(QWidget* parent)
    : QWidget(parent),
      number_(add_label(this, "lossPerGame", 1.7)),
      meaning_(add_label(this, "lossMeaning", 1)),
      luck_(add_label(this, "luckSum", 1)),
      graph_(new ProgressGraph(this)) {
    setObjectName("progressCard");
    graph_->setAccessibleName(tr("Points lost per game, the oldest game first"));
    graph_->setToolTip(tr("A click on a dot opens the game."));
    meaning_->setWordWrap(true);
    luck_->setForegroundRole(QPalette::PlaceholderText);
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(number_, 0, Qt::AlignBaseline);
    line->addWidget(meaning_, 1, Qt::AlignBaseline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 12);
    column->addLayout(line);
    column->addWidget(graph_, 1);
    column->addWidget(luck_);
}

void ProgressCard::show(const std::vector<GameEntry>& games) {
    std::vector<const GameEntry*> counted;
    for (auto game = games.rbegin(); game != games.rend(); ++game)
        if (game->counts()) counted.push_back(&*game);
    auto series = losses_over_games(counted, LossUnit::points);
    const auto recent = practice::recent_mean(numbers_of(series));
    if (recent.games == 0) {
        number_->setText(tr("No finished games yet"));
        meaning_->setText(tr("Here you will see how many points your choices lose per game."));
    } else {
        number_->setText(tr("%1 points lost per game").arg(text::decimal_text(recent.mean, 1)));
        const QString margin =
            recent.margin ? tr("± %1, ").arg(text::decimal_text(*recent.margin, 1)) : QString();
        meaning_->setText(
            tr("%1your last %n games. Luck is taken out: this is what your choices cost.", "",
               static_cast<int>(recent.games))
                .arg(margin));
    }
    luck_->setText(luck_sentence(counted));
    graph_->show(std::move(series));
}

void ProgressCard::paintEvent(QPaintEvent*) {
    const widgets::Colours colours = widgets::colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

} // namespace app::views::games
