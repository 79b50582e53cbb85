#include "app/text/anki.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/game.h"

#include <QCoreApplication>

#include <algorithm>

namespace app::text {

using ai::yahtzee::practice::Exercise;
using ai::yahtzee::practice::Goal;

namespace {

constexpr std::size_t ranked_on_card = 5;

// Pips of a face, on a grid of 3 by 3.
QString die_picture(int face, int left, bool is_kept) {
    static constexpr int pips[6][6][2] = {{{1, 1}},
                                          {{0, 0}, {2, 2}},
                                          {{0, 0}, {1, 1}, {2, 2}},
                                          {{0, 0}, {0, 2}, {2, 0}, {2, 2}},
                                          {{0, 0}, {0, 2}, {1, 1}, {2, 0}, {2, 2}},
                                          {{0, 0}, {0, 1}, {0, 2}, {2, 0}, {2, 1}, {2, 2}}};
    QString picture = QString("<rect x=\"%1\" y=\"2\" width=\"36\" height=\"36\" rx=\"7\" "
                              "fill=\"white\" stroke=\"%2\" stroke-width=\"%3\"/>")
                          .arg(left + 2)
                          .arg(is_kept ? "#1a8a4a" : "black")
                          .arg(is_kept ? 4 : 1);
    for (int pip = 0; pip < face; ++pip)
        picture += QString("<circle cx=\"%1\" cy=\"%2\" r=\"3.5\"/>")
                       .arg(left + 10 + 10 * pips[face - 1][pip][0])
                       .arg(10 + 10 * pips[face - 1][pip][1]);
    return picture;
}

// The dice of `kept` slots have a thick green edge.
QString dice_picture(const core::dice::Dice& dice, unsigned kept = 0) {
    QString picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"212\" height=\"40\">";
    int left = 0;
    for (std::size_t slot = 0; slot < dice.size(); ++slot) {
        picture += die_picture(dice[slot], left, (kept >> slot & 1u) != 0);
        left += 42;
    }
    return picture + "</svg>";
}

QString card_line(const core::yahtzee::Card& card) {
    QStringList open;
    QStringList filled;
    for (const auto box : core::yahtzee::all_boxes) {
        if (const auto points = card.points(box))
            filled << QString("%1 %2").arg(box_title(box)).arg(*points);
        else
            open << box_title(box);
    }
    return QCoreApplication::translate("Anki", "Open: %1. Filled: %2.")
        .arg(open.join(", "), filled.join(", "));
}

QString front(const Exercise& exercise, const core::yahtzee::Game& game) {
    const auto& position = exercise.position;
    QString text = exercise.goal == Goal::win
                       ? QCoreApplication::translate("Anki", "What do you do to win?")
                       : QCoreApplication::translate("Anki", "What do you do?");
    text += "<br>" + dice_picture(position.dice) + "<br>";
    text += QCoreApplication::translate("Anki", "Roll %1 of 3. %2")
                .arg(position.roll_number)
                .arg(card_line(position.mover));
    if (position.opponents.size() != 1) return text;
    const int own_points = game.card(0).total();
    return text + "<br>" +
           QCoreApplication::translate("Anki", "You have %n points, the opponent has %1.", "",
                                       own_points)
               .arg(game.card(1).total());
}

QString back(const Exercise& exercise, const core::yahtzee::Game& game) {
    QStringList lines;
    const auto count = std::min(ranked_on_card, exercise.ranking.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto& choice = exercise.ranking[i];
        const QString name = choice_text(game, choice.action);
        const QString loss = difference_text(choice.loss, exercise.goal == Goal::win);
        lines << (i == 0 ? QString("<b>%1</b>").arg(name) : QString("%1: −%2").arg(name, loss));
    }
    const auto best = exercise.best().action;
    lines.prepend(dice_picture(exercise.position.dice, best.is_hold() ? best.slots() : 0));
    return lines.join("<br>");
}

// As it lies on the table.
core::yahtzee::Game game_of(const core::yahtzee::Position& position) {
    std::vector<core::yahtzee::Card> cards{position.mover};
    cards.insert(cards.end(), position.opponents.begin(), position.opponents.end());
    auto game = core::yahtzee::Game(std::move(cards), 0, {}).with_roll(position.dice);
    while (game.roll_number() < position.roll_number)
        game = game.apply(core::yahtzee::Action::hold_all()).with_roll(position.dice);
    return game;
}

QString field(QString text) { return text.replace('\t', ' ').replace('\n', ' '); }

} // namespace

QString anki_cards(std::span<const Exercise> exercises) {
    QString cards = "#separator:tab\n#html:true\n";
    for (const Exercise& exercise : exercises) {
        const auto game = game_of(exercise.position);
        cards += field(front(exercise, game)) + '\t' + field(back(exercise, game)) + '\n';
    }
    return cards;
}

} // namespace app::text
