#include "app/views/train/progress_view.h"

#include "ai/yahtzee/practice/themes.h"
#include "app/text/words.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app::views::train {

using namespace app::analysis;
using namespace app::widgets;

namespace {

constexpr std::size_t max_rows = 5;
enum Kind { by_theme, by_box, by_roll, by_phase };

struct NamedSum {
    QString name;
    LossSum sum;
};

// The greatest sums first.
std::vector<BarRows::Row> rows_of(std::vector<NamedSum> sums, std::size_t games) {
    std::erase_if(sums, [](const NamedSum& named) { return named.sum.decisions == 0; });
    std::ranges::stable_sort(
        sums, [](const NamedSum& a, const NamedSum& b) { return a.sum.loss > b.sum.loss; });
    if (sums.size() > max_rows) sums.resize(max_rows);
    std::vector<BarRows::Row> rows;
    for (const NamedSum& named : sums) {
        const double per_game =
            named.sum.loss / static_cast<double>(std::max<std::size_t>(games, 1));
        const double share = sums.front().sum.loss > 0 ? named.sum.loss / sums.front().sum.loss : 0;
        rows.push_back({named.name, ProgressView::tr("%1 per game").arg(per_game, 0, 'f', 2), share,
                        BarRows::Tone::bad, false});
    }
    return rows;
}

std::vector<NamedSum> named_sums(const Progress& progress, int kind) {
    std::vector<NamedSum> sums;
    if (kind == by_theme)
        for (const auto& theme : progress.themes) {
            const auto title = ai::yahtzee::practice::themes()[theme.theme].title;
            sums.push_back({QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())),
                            {static_cast<int>(theme.decisions), theme.loss}});
        }
    if (kind == by_box)
        for (const auto box : core::yahtzee::all_boxes)
            sums.push_back({text::box_title(box),
                            progress.by_box[static_cast<std::size_t>(core::yahtzee::index(box))]});
    const QString rolls[] = {ProgressView::tr("After the first roll"),
                             ProgressView::tr("After the second roll"),
                             ProgressView::tr("After the last roll")};
    const QString phases[] = {ProgressView::tr("Turns 1 to 5"), ProgressView::tr("Turns 6 to 9"),
                              ProgressView::tr("Turns 10 to 13")};
    for (std::size_t i = 0; kind == by_roll && i < progress.by_roll.size(); ++i)
        sums.push_back({rolls[i], progress.by_roll[i]});
    for (std::size_t i = 0; kind == by_phase && i < progress.by_phase.size(); ++i)
        sums.push_back({phases[i], progress.by_phase[i]});
    return sums;
}

} // namespace

ProgressView::ProgressView(QWidget* parent)
    : QWidget(parent),
      number_(make_words_label("ownLoss", 1.6, true, this)),
      meaning_(make_words_label("ownLossMeaning", 1, false, this)),
      scale_(new LossScale(this)),
      series_(new SegmentBar(this)),
      trend_(new TrendGraph(this)),
      change_(make_words_label("change", 1, false, this)),
      kinds_(new SegmentBar(this)),
      rows_(new BarRows(this)),
      dice_(make_words_label("diceTest", 0.92, false, this)) {
    setObjectName("progressView");
    meaning_->setForegroundRole(QPalette::PlaceholderText);
    change_->setForegroundRole(QPalette::PlaceholderText);
    dice_->setForegroundRole(QPalette::PlaceholderText);
    series_->addSegment("trendLosses", tr("Points lost"));
    series_->addSegment("trendScores", tr("Scores"));
    series_->setCurrent(0);
    kinds_->addSegment("lossByTheme", tr("Theme"));
    kinds_->addSegment("lossByBox", tr("Box"));
    kinds_->addSegment("lossByRoll", tr("Roll"));
    kinds_->addSegment("lossByPhase", tr("Phase"));
    kinds_->setCurrent(by_theme);
    rows_->setObjectName("lossRows");
    rows_->setAccessibleName(tr("Where the points go"));
    const auto line_of = [this](const QString& title, SegmentBar* bar) {
        auto* line = new QHBoxLayout;
        QLabel* label = make_words_label({}, 1, true, this);
        label->setText(title);
        label->setWordWrap(false);
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        line->addWidget(label);
        line->addStretch(1);
        line->addWidget(bar);
        return line;
    };
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(7);
    column->addWidget(number_);
    column->addWidget(meaning_);
    column->addWidget(scale_);
    column->addLayout(line_of(tr("Over your games"), series_));
    column->addWidget(trend_, 1);
    column->addWidget(change_);
    column->addLayout(line_of(tr("Where the points go"), kinds_));
    column->addWidget(rows_);
    column->addWidget(dice_);
    connect(series_, &SegmentBar::chosen, this, &ProgressView::showTrend);
    connect(kinds_, &SegmentBar::chosen, this, &ProgressView::showRows);
    show(std::make_shared<const Progress>());
}

void ProgressView::show(const SharedProgress& progress) {
    progress_ = progress;
    const auto own = ai::yahtzee::practice::recent_mean(progress->losses);
    if (own.games == 0) {
        number_->setText(tr("No finished games yet"));
        meaning_->setText(tr("Here you see how many points your choices cost per game. "
                             "Luck is left out: it counts what you chose, not what you rolled."));
    } else {
        number_->setText(own.margin ? tr("%1 ± %2 points lost per game")
                                          .arg(own.mean, 0, 'f', 1)
                                          .arg(*own.margin, 0, 'f', 1)
                                    : tr("%1 points lost per game").arg(own.mean, 0, 'f', 1));
        meaning_->setText(tr("What your choices cost against best play, luck left out: the mean of "
                             "your last %1 games, with the range that holds the true mean nine "
                             "times in ten.")
                              .arg(own.games));
    }
    scale_->show(own);
    change_->setText(changeText());
    change_->setVisible(!change_->text().isEmpty());
    dice_->setText(diceText());
    dice_->setVisible(progress->dice.dice > 0);
    showTrend();
    showRows();
}

void ProgressView::showWork(int games) {
    if (progress_->games.empty()) meaning_->setText(tr("%1 games looked at so far…").arg(games));
}

void ProgressView::showFailure(const QString& why) {
    meaning_->setText(tr("The saved games can't be looked at: %1.").arg(why));
}

void ProgressView::showTrend() {
    if (series_->current() == 0) return trend_->show(progress_->losses);
    trend_->show({progress_->scores.begin(), progress_->scores.end()});
}

void ProgressView::showRows() {
    rows_->show(rows_of(named_sums(*progress_, kinds_->current()), progress_->games.size()));
}

QString ProgressView::changeText() const {
    const auto change = ai::yahtzee::practice::recent_change(progress_->losses);
    if (!change) return {};
    const QString amount = QString::number(std::abs(change->difference), 'f', 1);
    const QString margin = QString::number(change->margin, 'f', 1);
    const QString text =
        change->difference < 0
            ? tr("Your last 20 games lost %1 ± %2 points less than the 20 before.")
            : tr("Your last 20 games lost %1 ± %2 points more than the 20 before.");
    const QString words = text.arg(amount, margin);
    if (change->is_settled) return words;
    if (!change->more_games) return words + ' ' + tr("That may be chance.");
    return words + ' ' +
           tr("That may be chance: about %1 more games would settle it.").arg(*change->more_games);
}

QString ProgressView::diceText() const {
    const auto& test = progress_->dice;
    return tr("Your dice: chi-square %1 over %2 thrown dice, p = %3. Equally likely faces give so "
              "great a value or a greater one with probability p.")
        .arg(test.chi_square, 0, 'f', 2)
        .arg(QLocale().toString(static_cast<qlonglong>(test.dice)))
        .arg(test.p, 0, 'f', 3);
}

} // namespace app::views::train
