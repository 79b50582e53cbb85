#include "app/views/play/cards/end_card.h"

#include "app/session/table_setup.h"
#include "app/session/trainer.h"
#include "app/storage/game_file.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/action_button.h"
#include "app/widgets/command_button.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace app::views::play {

using namespace app::session;
using namespace app::text;
using namespace app::models;
using namespace app::widgets;
using core::yahtzee::Card;
using Rank = ActionButton::Rank;

namespace {

constexpr double result_size = 1.7; // of the usual text
constexpr double scores_size = 1.3;

} // namespace

EndCard::EndCard(QWidget* parent)
    : CardFrame(parent),
      result_(make_text_label("result", result_size, true, this)),
      scores_(muted(make_text_label("finalScores", scores_size, false, this))),
      account_(new Waterfall(this)),
      others_(make_text_label("otherAccounts", this)),
      best_(make_text_label("bestChoices", this)),
      luck_(make_text_label("luckiestTurn", this)),
      step_label_(make_text_label("costliestStep", 1, true, this)),
      learn_(new ActionButton("practiseStep", tr("Pract&ise this step"), this)),
      review_(new ActionButton("reviewMistakes", tr("Revie&w choices"), this)),
      practise_(new ActionButton("practiseChoices", tr("Practise such choices"), this)),
      rematch_(new ActionButton("rematch", tr("&Rematch ⏎"), Rank::first, this)),
      other_(new ActionButton("anotherOpponent", {}, this)) {
    setObjectName("endCard");
    rematch_->setAccessibleName(tr("Rematch"));
    rematch_->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 10, 18, 10);
    column->setSpacing(4);
    for (QLabel* label : {result_, scores_, others_, best_, luck_, step_label_}) {
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    column->insertWidget(column->indexOf(others_), account_);
    column->insertStretch(column->indexOf(step_label_), 1);
    account_->setObjectName("endAccount");
    account_->setAccessibleName(tr("Luck and choices"));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i] = new ActionButton(QString("costly%1").arg(i + 1), {}, this);
        column->insertWidget(column->indexOf(step_label_), choices_[i]);
        connect(choices_[i], &QPushButton::clicked, this,
                [this, i] { Q_EMIT momentWanted(moments_[i]); });
    }
    auto* learning = new QHBoxLayout;
    learning->addStretch(1);
    for (QPushButton* button : {learn_, practise_}) learning->addWidget(button);
    learning->addStretch(1);
    column->addLayout(learning);
    column->addStretch(1);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {review_, rematch_, other_}) row->addWidget(button);
    column->addLayout(row);
    setTabOrder(review_, rematch_);
    connect(review_, &QPushButton::clicked, this, &EndCard::reviewWanted);
    connect(learn_, &QPushButton::clicked, this, [this] { Q_EMIT stepWanted(step_); });
    connect(practise_, &QPushButton::clicked, this, &EndCard::practiceWanted);
    show_fixed_key(*practise_, Qt::Key_P);
    new QShortcut(Qt::Key_P, this, practise_, &QPushButton::click); // while the card is shown
    connect(rematch_, &QPushButton::clicked, this, &EndCard::rematchWanted);
    connect(other_, &QPushButton::clicked, this, [this] {
        if (next_.empty()) return Q_EMIT otherOpponentWanted();
        Q_EMIT levelWanted(next_);
    });
}

bool EndCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)
        return static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    return CardFrame::eventFilter(watched, event);
}

int EndCard::heightOf(int width, int room) {
    const auto wanted = [&] {
        return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                             : sizeHint().height();
    };
    const std::array<QWidget*, 5> spare{luck_, scores_, others_, choices_.back(), best_};
    for (QWidget* part : spare) part->setVisible(!part->property("text").toString().isEmpty());
    for (QWidget* part : spare)
        if (wanted() > room) part->hide();
    return wanted();
}

void EndCard::show(const GameSession& session, const GameCourse& course, int seat,
                   const std::map<int, GameCourse>& others, bool is_best_game) {
    const auto& game = session.game();
    const auto players = names(session.record());
    const bool is_game = session.timeline().line() == 0; // the review knows no try
    const bool is_won = session::is_won(session);
    QString result = result_text(game, players);
    if (is_won) result = tr("%1!").arg(result);
    if (is_best_game) result += '\n' + best_game_text(game.card(seat).total());
    result_->setText(result);
    const auto next = is_won ? level_above(session.record()) : std::nullopt;
    next_ = next ? next->program : std::string();
    other_->setText(next ? tr("Next: pl&ay %1").arg(next->title) : tr("&Another opponent"));
    const bool is_good = is_won || (is_best_game && game.players() == 1);
    result_->setForegroundRole(is_good ? QPalette::Link : QPalette::WindowText);
    const auto name = [&](int at) { return shown_name(players[static_cast<std::size_t>(at)]); };
    QStringList scores;
    for (int at = 0; at < game.players(); ++at)
        scores << tr("%1 %2").arg(name(at)).arg(game.card(at).total());
    scores_->setText(scores.join(tr(" · ")));
    std::map<int, GameCourse> people = others;
    std::erase_if(people, [&](const auto& of) {
        return !is_person(session.record().players[static_cast<std::size_t>(of.first)]);
    });
    const bool is_persons = is_person(session.record().players[static_cast<std::size_t>(seat)]);
    const bool is_yours = is_persons && people.empty();
    showBest(session, course, seat, people);
    const auto other = others.find(1 - seat);
    const GameCourse* opponent =
        game.players() == 2 && other != others.end() && !other->second.turns.empty()
            ? &other->second
            : nullptr;
    const bool is_known = !course.turns.empty();
    account_->setVisible(is_known);
    QStringList accounts;
    if (is_known && opponent)
        accounts << compare(game, seat, course, *opponent, name(seat), name(1 - seat));
    else if (is_known)
        accounts << showAccount(game.card(seat), course, seat, is_yours ? QString() : name(seat));
    for (const auto& [at, of] : people)
        if (!opponent && !of.turns.empty())
            accounts << tr("%1: %2 points expected at the start, %3 by luck, %4 by choices")
                            .arg(name(at),
                                 worth_number(of.expected[static_cast<std::size_t>(at)].front()),
                                 signed_short(of.luck), signed_short(-of.losses));
    others_->setText(accounts.join('\n'));
    const CourseTurn* own_turn = is_yours ? course.luckiest() : nullptr;
    const CourseTurn* others_turn = is_yours && opponent ? opponent->luckiest() : nullptr;
    if (others_turn && (!own_turn || others_turn->luck > own_turn->luck))
        showLuck(session.timeline(), others_turn,
                 tr("%1 had the luckiest turn").arg(name(1 - seat)));
    else
        showLuck(session.timeline(), own_turn,
                 opponent ? tr("You had the luckiest turn") : tr("Your luckiest turn"));
    showStep(is_persons ? course.costliest_step : std::nullopt, is_game);
    showChoices(session.timeline(), course.mistakes);
    review_->setEnabled(is_known);
    practise_->setVisible(is_game && !course.mistakes.empty());
    practise_->setToolTip(tr("Fresh positions like these choices, to be answered as in a game"));
}

namespace {

// The highest level whose mean isn't above that of the choices in a whole game of a person.
std::optional<Level> level_of(const core::yahtzee::notation::Record& record,
                              const GameCourse& course, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (!is_person(record.players[at]) || record.start || course.turns.empty() ||
        record.rules != core::yahtzee::Rules{})
        return std::nullopt;
    std::optional<Level> reached;
    for (const Level& level : levels())
        if (level.mean > 0 && level.mean <= course.expected[at].front() - course.losses)
            reached = level;
    return reached;
}

} // namespace

// With names where several people play.
void EndCard::showBest(const GameSession& session, const GameCourse& course, int seat,
                       const std::map<int, GameCourse>& people) {
    const auto& record = session.record();
    QStringList lines;
    const auto praise = [&](int at, const GameCourse& of) {
        if (of.best == 0) return; // nothing good to say first
        const QString name = shown_name(names(record)[static_cast<std::size_t>(at)]);
        lines
            << (people.empty()
                    ? tr("%1 of %2 choices were the best by points").arg(of.best).arg(of.decisions)
                    : tr("%1: %2 of %3 choices were the best by points")
                          .arg(name, QString::number(of.best), QString::number(of.decisions)));
    };
    praise(seat, course);
    for (const auto& [at, of] : people) praise(at, of);
    const bool has_hints = !storage::tag_of(record, storage::hints_tag).empty();
    const bool counts = people.empty() && !has_hints && session.timeline().line() == 0;
    const auto level = counts ? level_of(record, course, seat) : std::nullopt;
    if (level) lines << tr("You chose like %1 (%2 on average)").arg(level->title, level->average);
    if (has_hints) lines << tr("With hints, so it doesn't count for your level");
    best_->setText(lines.join('\n'));
}

namespace {

int tenths(double points) { return static_cast<int>(std::lround(10 * points)); }

} // namespace

// Luck has the rounding: it may be a tenth off the luck in the review.
QString EndCard::showAccount(const Card& card, const GameCourse& course, int seat,
                             const QString& name) {
    const double expected = course.expected[static_cast<std::size_t>(seat)].front();
    const int sum = 10 * card.total() - tenths(expected);
    const int choices = tenths(-course.losses);
    const QString words = tr("%1 points; perfect play has %2 on average")
                              .arg(card.total())
                              .arg(worth_number(expected));
    account_->show({{tr("Luck"), 10 * (sum - choices)}, {tr("Choices"), 10 * choices}});
    return name.isEmpty() ? words : tr("%1: %2").arg(name, words);
}

QString EndCard::compare(const core::yahtzee::Game& game, int seat, const GameCourse& own,
                         const GameCourse& other, const QString& own_name,
                         const QString& other_name) {
    const auto expected = [&](int at) {
        return own.expected[static_cast<std::size_t>(at)].front();
    };
    const int sum = 10 * (game.card(seat).total() - game.card(1 - seat).total());
    const int lead = tenths(expected(seat) - expected(1 - seat)); // of a position
    const int choices = tenths(other.losses - own.losses);
    std::vector<Waterfall::Row> rows{{tr("Luck"), 10 * (sum - lead - choices)},
                                     {tr("Choices"), 10 * choices}};
    if (lead != 0) rows.push_back({tr("At the start"), 10 * lead});
    account_->show(std::move(rows));
    return tr("Luck: %1 %2, %3 %4. Choices: %1 %5, %3 %6.")
        .arg(own_name, signed_short(own.luck), other_name, signed_short(other.luck),
             signed_short(-own.losses), signed_short(-other.losses));
}

void EndCard::showLuck(const Timeline& timeline, const CourseTurn* luckiest, const QString& words) {
    luck_->clear();
    if (!luckiest) return;
    std::size_t moment = luckiest->moment;
    while (!timeline.action_at(moment) || !timeline.action_at(moment)->is_score()) ++moment;
    const auto& at = timeline.states()[moment];
    const QString turn = QString::number(at.turn() + 1);
    const QString made = choice_text(at, *timeline.action_at(moment));
    luck_->setText(tr("%1 (%2): %3, %4").arg(words, turn, made, signed_short(luckiest->luck)));
}

void EndCard::showStep(const std::optional<StepCost>& costliest, bool is_game) {
    step_label_->setVisible(costliest.has_value());
    learn_->setVisible(costliest && is_game);
    if (!costliest) return;
    step_ = costliest->step;
    step_label_->setText(
        tr("Your costliest step, %2 points in %n choices: %3 (step %1)", "", costliest->choices)
            .arg(step_)
            .arg(short_points(costliest->cost), step_text(step_)));
}

void EndCard::showChoices(const Timeline& timeline, const std::vector<CourseMistake>& mistakes) {
    const bool is_game = timeline.line() == 0; // the review knows no try
    QPalette readable = palette();             // where a choice leads nowhere
    readable.setColor(QPalette::Disabled, QPalette::ButtonText, readable.color(foregroundRole()));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const bool is_there = i < mistakes.size();
        choices_[i]->setVisible(is_there);
        if (!is_there) choices_[i]->setText({});
        if (!is_there) continue;
        choices_[i]->setEnabled(is_game);
        choices_[i]->setFlat(!is_game);
        choices_[i]->setPalette(readable);
        const CourseMistake& mistake = mistakes[i];
        const auto& at = timeline.states()[mistake.moment];
        moments_[i] = mistake.moment;
        const auto line = [&](const auto& words) {
            return tr("Turn %1, %2: %3; better: %4 (%5)")
                .arg(QString::number(at.turn() + 1), roll_name(at.roll_number()),
                     words(at, mistake.made), words(at, mistake.best), short_points(-mistake.loss));
        };
        choices_[i]->setText(line(choice_text)); // is spoken
        choices_[i]->setPictured(line(pictured_choice));
    }
}

} // namespace app::views::play
