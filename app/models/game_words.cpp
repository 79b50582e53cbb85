#include "app/models/game_words.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/steps.h"
#include "ai/yahtzee/state/card_state.h"
#include "app/analysis/decision_requests.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace app::models {

using namespace app::storage;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

namespace {

double expected_final(const Card& card, const ai::yahtzee::solve::Values& values) {
    if (card.is_complete()) return card.total();
    return card.total() + values.points(ai::yahtzee::state::state_of(card));
}

struct Steps {
    std::optional<ai::yahtzee::practice::StepJudge> judge = {}; // made for the first loss
    std::map<int, StepCost> costs = {};                         // by step
};

// Adds a judged decision of the player to the course.
void judge(GameCourse& course, Steps& steps, const Game& game, std::size_t moment, Action made,
           const ai::yahtzee::solve::Values& values,
           const ai::yahtzee::review::GradeLimits& limits) {
    const auto ranked = ai::yahtzee::decide::rank_choices(values, game.position());
    const auto* found = find_choice(ranked, made, game.dice());
    if (!found) return;
    ++course.decisions;
    course.best += text::is_shown(found->loss) ? 0 : 1;
    CourseTurn& turn = course.turns.back();
    turn.loss += found->loss;
    turn.grade = std::max(turn.grade, limits.of(found->loss));
    course.losses += found->loss;
    if (!text::is_shown(found->loss)) return;
    if (!steps.judge) steps.judge.emplace(game.rules());
    const auto page = steps.judge->decide(game.position());
    const auto* advised = find_choice(ranked, page.action, game.dice());
    const double cost = advised ? found->loss - advised->loss : 0;
    const bool has_step = page.step > 0 && text::is_shown(std::max(0.0, cost));
    if (found->loss >= limits.inaccuracy)
        course.mistakes.push_back({moment, made, ranked.front().action, found->loss});
    if (!has_step) return;
    StepCost& step = steps.costs[page.step];
    step = {page.step, step.cost + cost, step.choices + 1};
}

} // namespace

const CourseTurn* GameCourse::luckiest() const {
    const auto most = std::ranges::max_element(turns, {}, &CourseTurn::luck);
    return most != turns.end() && text::is_shown(std::max(0.0, most->luck)) ? &*most : nullptr;
}

std::vector<double> expected_scores(const Game& game, const ai::yahtzee::solve::Values& values) {
    std::vector<double> scores;
    for (int seat = 0; seat < game.players(); ++seat)
        scores.push_back(expected_final(game.card(seat), values));
    const Card& card = game.card(game.mover());
    if (game.phase() != Phase::over)
        scores[static_cast<std::size_t>(game.mover())] =
            card.total() +
            analysis::value_now(game, values.turn(ai::yahtzee::state::state_of(card)));
    return scores;
}

std::vector<std::vector<double>> totals_of(const session::Timeline& timeline) {
    const auto& states = timeline.states();
    std::vector<std::vector<double>> totals;
    for (const Card& card : states.front().cards()) totals.push_back({double(card.total())});
    for (std::size_t moment = 0; moment < timeline.at(); ++moment) {
        const auto action = timeline.action_at(moment);
        const int mover = states[moment].mover();
        if (action && action->is_score())
            totals[static_cast<std::size_t>(mover)].push_back(
                states[moment + 1].card(mover).total());
    }
    return totals;
}

GameCourse course_of(const session::Timeline& timeline, std::size_t until, int seat,
                     const ai::yahtzee::solve::Values& values,
                     const ai::yahtzee::review::GradeLimits& limits) {
    GameCourse course;
    const auto& states = timeline.states();
    const Game& first = states.front();
    Steps steps;
    // The dice of a position that begins within a turn are nobody's luck.
    for (const double score : expected_scores(first, values)) course.expected.push_back({score});
    for (std::size_t moment = 0; moment < until; ++moment) {
        const Game& game = states[moment];
        if (game.phase() != Phase::to_decide) continue;
        const auto action = timeline.action_at(moment);
        if (!action) continue;
        const int mover = game.mover();
        if (mover == seat) {
            if (course.turns.empty()) course.first_turn = game.turn();
            if (game.roll_number() == 1 || course.turns.empty()) course.turns.push_back({moment});
            judge(course, steps, game, moment, *action, values, limits);
        }
        if (!action->is_score()) continue;
        auto& scores = course.expected[static_cast<std::size_t>(mover)];
        scores.push_back(expected_final(states[moment + 1].card(mover), values));
        if (mover != seat) continue;
        CourseTurn& turn = course.turns.back();
        turn.luck = scores.back() - scores[scores.size() - 2] + turn.loss;
    }
    const auto& own = course.expected[static_cast<std::size_t>(seat)];
    course.luck = own.back() - own.front() + course.losses;
    std::ranges::stable_sort(course.mistakes, std::greater(), &CourseMistake::loss);
    if (steps.costs.empty()) return course;
    const auto& [step, most] =
        *std::ranges::max_element(steps.costs, {}, [](const auto& of) { return of.second.cost; });
    if (most.cost >= limits.inaccuracy) course.costliest_step = most;
    return course;
}

namespace {

constexpr qint64 days_with_weekday = 180; // older dates have a year

QString day_text(QDate date, QDate today) {
    const qint64 days = date.daysTo(today);
    if (days == 0) return QCoreApplication::translate("GameWords", "Today");
    if (days == 1) return QCoreApplication::translate("GameWords", "Yesterday");
    const bool is_recent = days > 0 && days < days_with_weekday;
    return QLocale().toString(
        date, is_recent
                  ? QCoreApplication::translate("GameWords", "ddd d MMM", "how a day is written")
                  : QCoreApplication::translate("GameWords", "d MMM yyyy", "how a day is written"));
}

QString csv_field(const QString& text) {
    if (!text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char(',')) &&
        !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r')))
        return text;
    QString quoted = text;
    return '"' + quoted.replace("\"", "\"\"") + '"';
}

QString keep_text(const core::dice::Keep& keep) {
    return keep.size() == 0
               ? QCoreApplication::translate("GameWords", "roll all again")
               : QCoreApplication::translate("GameWords", "keep %1").arg(text::dice_text(keep));
}

const char* result_word(GameResult result) {
    switch (result) {
    case GameResult::won:
        return "won";
    case GameResult::lost:
        return "lost";
    case GameResult::tie:
        return "tie";
    case GameResult::alone:
        return "alone";
    case GameResult::unfinished:
        break;
    }
    return "unfinished";
}

} // namespace

QString when_text(const QString& date, const QString& time, QDate today) {
    const QDate day = QDate::fromString(date, Qt::ISODate);
    QStringList words{day.isValid() ? day_text(day, today)
                                    : QCoreApplication::translate("GameWords", "no date")};
    if (!time.isEmpty()) words << time.left(5);
    return words.join(' ');
}

QString when_text(const GameEntry& game, QDate today) {
    return when_text(game.date, game.time, today);
}

QString opponent_text(const QString& opponent) {
    if (opponent.isEmpty()) return QCoreApplication::translate("GameWords", "alone");
    return text::level_names(opponent);
}

QString against_text(const GameEntry& game) {
    const QString others = opponent_text(game.opponent);
    return game.name.isEmpty()
               ? others
               : QCoreApplication::translate("GameWords", "%1 (%2)").arg(game.name, others);
}

QString result_text(const GameEntry& game) {
    switch (game.result) {
    case GameResult::won:
        return QCoreApplication::translate("GameWords", "won by %1").arg(game.margin());
    case GameResult::lost:
        return QCoreApplication::translate("GameWords", "lost by %1").arg(-game.margin());
    case GameResult::tie:
        return QCoreApplication::translate("GameWords", "a tie");
    case GameResult::alone:
        return QCoreApplication::translate("GameWords", "alone");
    case GameResult::unfinished:
        break;
    }
    return QCoreApplication::translate("GameWords", "unfinished");
}

QString score_text(const GameEntry& game) {
    QStringList scores{QString::number(game.score())};
    for (std::size_t seat = 0; seat < game.scores.size(); ++seat)
        if (static_cast<int>(seat) != game.seat) scores << QString::number(game.scores[seat]);
    return scores.join(" : ");
}

QString chosen_text(const GameDecision& decision) {
    if (decision.chosen.is_score())
        return QCoreApplication::translate("GameWords", "%1 for %2")
            .arg(text::box_name(decision.chosen.box()))
            .arg(decision.points);
    return keep_text(decision.chosen.keep(decision.dice));
}

QString best_text(const GameDecision& decision) {
    return decision.best.is_score() ? text::box_name(decision.best.box())
                                    : keep_text(decision.best.keep(decision.dice));
}

QByteArray games_csv(const std::vector<GameEntry>& games) {
    QString csv = "date,time,name,starred,players,opponent,result,score,opponent_score,margin,"
                  "luck,points_lost,costliest,costliest_loss,file\r\n";
    for (const GameEntry& game : games) {
        const bool has_opponent = game.scores.size() > 1;
        const auto figure = [&game](double number) {
            return game.is_analysed ? QString::number(number, 'f', 2) : QString();
        };
        const QStringList fields{game.date,
                                 game.time,
                                 game.name,
                                 game.is_starred ? "yes" : "",
                                 game.players.join(" - "),
                                 game.opponent,
                                 result_word(game.result),
                                 QString::number(game.score()),
                                 has_opponent ? QString::number(game.score() - game.margin()) : "",
                                 has_opponent ? QString::number(game.margin()) : "",
                                 figure(game.luck),
                                 figure(game.loss),
                                 game.costliest ? chosen_text(*game.costliest) : "",
                                 game.costliest ? figure(game.costliest->loss) : "",
                                 game.file};
        QStringList cells;
        for (const QString& field : fields) cells << csv_field(field);
        csv += cells.join(',') + "\r\n";
    }
    return csv.toUtf8();
}

} // namespace app::models
