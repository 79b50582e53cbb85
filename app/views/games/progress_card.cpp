#include "app/views/games/progress_card.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/views/games/progress_numbers.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::games {

using namespace ai::yahtzee;
using namespace app::widgets;
using storage::GameEntry;

ProgressCard::ProgressCard(QWidget* parent)
    : CardFrame(parent),
      number_(make_text_label("lossPerGame", 1.7, true, this)),
      meaning_(make_text_label("lossMeaning", this)),
      luck_(muted(make_text_label("luckSum", this))),
      graph_(new ProgressGraph(this)) {
    setObjectName("progressCard");
    graph_->setAccessibleName(tr("Points lost per game, the oldest game first"));
    graph_->setToolTip(tr("A click on a dot opens the game."));
    for (QLabel* label : {number_, luck_}) label->setWordWrap(false);
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
    const auto hinted = std::ranges::count_if(games, &GameEntry::countsButForHints);
    auto series = losses_over_games(counted, LossUnit::points);
    const auto recent = practice::recent_mean(numbers_of(series));
    if (recent.games == 0) {
        const auto best = std::ranges::max_element(
            games, {}, [](const GameEntry& game) { return game.isOnRecord() ? game.score() : -1; });
        number_->setText(hinted > 0 ? text::best_game_text(best->score())
                                    : tr("No finished games yet"));
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
    const QString left_out = left_out_sentence(static_cast<int>(hinted));
    meaning_->setText((meaning_->text() + ' ' + left_out).trimmed());
    luck_->setText(luck_sentence(counted));
    show_parts(!counted.empty(), {graph_, luck_}); // empty ones only take room
    setSizePolicy(QSizePolicy::Preferred,
                  counted.empty() ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    graph_->show(std::move(series));
}

} // namespace app::views::games
