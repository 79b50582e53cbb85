#include "app/views/games/progress_card.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/widgets/colours.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

namespace app::views::games {

using namespace ai::yahtzee;
using storage::GameEntry;
using storage::GameResult;

namespace {

// Standard deviation of a final score under best play, in points. Source: T. Verhoeff, "Optimal
// Solitaire Yahtzee Strategies" (1999); `alea-lab exact optimal` computes the same.
constexpr double score_deviation = 59.61;

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

QString whole(double points) {
    const auto number = std::lround(points);
    return (number < 0   ? QString(QChar(0x2212))
            : number > 0 ? QString("+")
                         : QString()) +
           QString::number(std::labs(number));
}

} // namespace

ProgressCard::ProgressCard(QWidget* parent)
    : QWidget(parent),
      number_(add_label(this, "lossPerGame", 1.7)),
      meaning_(add_label(this, "lossMeaning", 1)),
      luck_(add_label(this, "luckSum", 1)),
      graph_(new ProgressGraph(this)) {
    setObjectName("progressCard");
    meaning_->setWordWrap(true);
    luck_->setForegroundRole(QPalette::PlaceholderText);
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(number_, 0, Qt::AlignBaseline);
    line->addWidget(meaning_, 1, Qt::AlignBaseline);
    line->addWidget(luck_, 0, Qt::AlignBaseline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 12);
    column->addLayout(line);
    column->addWidget(graph_, 1);
}

void ProgressCard::show(const std::vector<GameEntry>& games) {
    std::vector<ProgressPoint> points;
    std::vector<double> losses;
    double luck = 0;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        if (!game->is_analysed || game->result == GameResult::unfinished) continue;
        points.push_back({game->key, game->loss});
        losses.push_back(game->loss);
        luck += game->luck;
    }
    const auto recent = practice::recent_mean(losses);
    if (losses.empty()) {
        number_->setText(tr("No finished games yet"));
        meaning_->setText(tr("Here you will see how many points your choices lose per game."));
        luck_->clear();
    } else {
        number_->setText(tr("%1 points lost per game").arg(recent.mean, 0, 'f', 1));
        const QString margin =
            recent.margin ? tr("± %1, ").arg(*recent.margin, 0, 'f', 1) : QString();
        meaning_->setText(
            tr("%1your last %2. Luck is taken out: this is what your choices cost.")
                .arg(margin, recent.games == 1 ? tr("game") : tr("%1 games").arg(recent.games)));
        const double spread = score_deviation * std::sqrt(static_cast<double>(losses.size()));
        luck_->setText(
            tr("Luck in all: %1, usual spread ± %2").arg(whole(luck)).arg(std::lround(spread)));
    }
    graph_->show(std::move(points));
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
