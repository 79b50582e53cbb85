#include "app/text/words.h"

#include "ai/yahtzee/review/reason_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string>

namespace app::text {

namespace {

// `context` is that of TRANSLATABLE.
QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

} // namespace

const ai::yahtzee::basic::Language& basic_language() {
    static const ai::yahtzee::basic::Language language{
        [](const char* text) { return translated("Basic strategy", text).toStdString(); },
        [](core::yahtzee::Box box) { return box_name(box).toStdString(); }};
    return language;
}

QString with_capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString player_description(const ai::yahtzee::players::PlayerKind& kind) {
    return translated("Players", kind.description);
}

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

// The translation context for lupdate.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr std::array box_titles{QT_TRANSLATE_NOOP("Words", "Ones"),
                                QT_TRANSLATE_NOOP("Words", "Twos"),
                                QT_TRANSLATE_NOOP("Words", "Threes"),
                                QT_TRANSLATE_NOOP("Words", "Fours"),
                                QT_TRANSLATE_NOOP("Words", "Fives"),
                                QT_TRANSLATE_NOOP("Words", "Sixes"),
                                QT_TRANSLATE_NOOP("Words", "Three of a kind"),
                                QT_TRANSLATE_NOOP("Words", "Four of a kind"),
                                QT_TRANSLATE_NOOP("Words", "Full house"),
                                QT_TRANSLATE_NOOP("Words", "Small straight"),
                                QT_TRANSLATE_NOOP("Words", "Large straight"),
                                QT_TRANSLATE_NOOP("Words", "Yahtzee"),
                                QT_TRANSLATE_NOOP("Words", "Chance")};

constexpr std::array box_names{QT_TRANSLATE_NOOP("Words", "ones"),
                               QT_TRANSLATE_NOOP("Words", "twos"),
                               QT_TRANSLATE_NOOP("Words", "threes"),
                               QT_TRANSLATE_NOOP("Words", "fours"),
                               QT_TRANSLATE_NOOP("Words", "fives"),
                               QT_TRANSLATE_NOOP("Words", "sixes"),
                               QT_TRANSLATE_NOOP("Words", "three of a kind"),
                               QT_TRANSLATE_NOOP("Words", "four of a kind"),
                               QT_TRANSLATE_NOOP("Words", "full house"),
                               QT_TRANSLATE_NOOP("Words", "small straight"),
                               QT_TRANSLATE_NOOP("Words", "large straight"),
                               QT_TRANSLATE_NOOP("Words", "Yahtzee"),
                               QT_TRANSLATE_NOOP("Words", "chance")};

// "full house for 25", "large straight as a joker for 40"; the box as `name` has it.
QString box_for_points(const QString& name, const Game& game, Box box) {
    const bool is_joker =
        !is_upper(box) &&
        core::yahtzee::is_joker(game.card(game.mover()).open(), core::dice::Roll::of(game.dice()));
    return Words::tr("%1 for %2")
        .arg(is_joker ? Words::tr("%1 as a joker").arg(name) : name)
        .arg(scored_text(game, box));
}

} // namespace

QString box_name(Box box) { return Words::tr(box_names[static_cast<std::size_t>(index(box))]); }

QString box_title(Box box) { return Words::tr(box_titles[static_cast<std::size_t>(index(box))]); }

QString scored_text(const Game& game, Box box) {
    return QString::fromStdString(ai::yahtzee::review::points_text(
        game.card(game.mover()), game.rules(), core::dice::Roll::of(game.dice()), box));
}

QString dice_text(core::dice::Keep keep) {
    QStringList faces;
    for (int face = 1; face <= core::dice::face_count; ++face)
        for (int i = 0; i < keep.count(face); ++i) faces << QString::number(face);
    return faces.join(' ');
}

QChar die_sign(int face) { return QChar(0x2680 + face - 1); }

QString dice_signs(core::dice::Keep keep) {
    QString signs;
    for (int face = 1; face <= core::dice::face_count; ++face)
        signs += QString(keep.count(face), die_sign(face));
    return signs;
}

QString faces_text(const core::dice::Dice& dice) {
    QStringList faces;
    for (const int face : dice) faces << QString::number(face);
    return faces.join(' ');
}

QString kept_sentence(core::dice::Keep keep) {
    return keep.size() == 0 ? Words::tr("No die is kept.")
                            : Words::tr("Kept: %1.").arg(dice_text(keep));
}

QString choice_text(const Game& game, Action action) {
    if (action.is_score()) return box_for_points(box_name(action.box()), game, action.box());
    const auto keep = action.keep(game.dice());
    if (keep.size() == 0) return Words::tr("roll all five again");
    if (keep.size() == core::dice::dice_count) return Words::tr("keep all five");
    return Words::tr("keep %1").arg(dice_text(keep));
}

QString pictured_choice(const Game& game, Action action) {
    const auto keep = action.is_hold() ? action.keep(game.dice()) : core::dice::Keep();
    if (keep.size() == 0 || keep.size() == core::dice::dice_count) return choice_text(game, action);
    return Words::tr("keep %1").arg(dice_signs(keep));
}

QString choice_subject(const Game& game, Action action) {
    if (action.is_score()) return box_for_points(box_title(action.box()), game, action.box());
    const auto keep = action.keep(game.dice());
    if (keep.size() == 0) return Words::tr("Rolling all five again");
    return Words::tr("Keeping %1").arg(dice_text(keep));
}

QString choice_gerund(const Game& game, Action action) {
    if (action.is_score()) return Words::tr("taking %1").arg(choice_text(game, action));
    const auto keep = action.keep(game.dice());
    return keep.size() == 0 ? Words::tr("rolling all five again")
                            : Words::tr("keeping %1").arg(dice_text(keep));
}

static QString own_action_text(const Game& game, Action action) {
    if (action.is_score())
        return Words::tr("You take %1 for %2")
            .arg(box_name(action.box()))
            .arg(scored_text(game, action.box()));
    const auto keep = action.keep(game.dice());
    if (keep.size() == 0) return Words::tr("You roll all dice again");
    return Words::tr("You keep %1").arg(dice_text(keep));
}

QString action_text(const QString& who, const Game& game, Action action) {
    if (is_you(who)) return own_action_text(game, action);
    if (action.is_score())
        return Words::tr("%1 takes %2 for %3")
            .arg(who, box_name(action.box()))
            .arg(scored_text(game, action.box()));
    const auto keep = action.keep(game.dice());
    if (keep.size() == 0) return Words::tr("%1 rolls all dice again").arg(who);
    return Words::tr("%1 keeps %2").arg(who, dice_text(keep));
}

QString lead_text(const Game& game, int seat) {
    int best = -1;
    for (int other = 0; other < game.players(); ++other) {
        if (game.card(other).open().size() != game.card(seat).open().size()) return {};
        if (other != seat) best = std::max(best, game.card(other).total());
    }
    if (best < 0 || game.phase() == core::yahtzee::Phase::over) return {};
    const int lead = game.card(seat).total() - best;
    return lead > 0   ? Words::tr("you are %n points ahead", "", lead)
           : lead < 0 ? Words::tr("you are %n points behind", "", -lead)
                      : Words::tr("you are level");
}

QString last_turn_text(const Game& game, const QString& mover) {
    const auto& card = game.card(game.mover());
    int best = -1;
    for (int seat = 0; seat < game.players(); ++seat) {
        if (seat == game.mover()) continue;
        if (!game.card(seat).is_complete()) return {};
        best = std::max(best, game.card(seat).total());
    }
    if (best < 0 || card.open().size() != 1) return {};
    const Box box = *card.open().begin();
    const int most = core::yahtzee::max_points(box);
    const auto wins = [&](int points) { return card.with_points(box, points).total() > best; };
    int least = 0;
    while (least <= most && (!wins(least) || card.with_points(box, least).impossibility())) ++least;
    if (least == 0 && is_you(mover)) return Words::tr("Your last turn: the game is won");
    if (least == 0 || least > most) return {};
    const QString needed = least == most
                               ? Words::tr("%1 for %2").arg(box_name(box)).arg(least)
                               : Words::tr("%1 for %2 or more").arg(box_name(box)).arg(least);
    return is_you(mover) ? Words::tr("Your last turn: %1 wins").arg(needed)
                         : Words::tr("%1: %2 wins").arg(shown_name(mover), needed);
}

// In the words of the contest's rules.
static QString refusal_text(core::yahtzee::Verdict verdict) {
    using core::yahtzee::Verdict;
    switch (verdict) {
    case Verdict::box_filled:
        return Words::tr("This row is already full");
    case Verdict::joker_upper_box_open:
        return Words::tr("Under the joker rules, if the appropriate upper section row is empty, it "
                         "must be used");
    case Verdict::joker_upper_box_filled:
        return Words::tr("Under the joker rules, if the appropriate upper section row is full, the "
                         "lower section must be used unless the whole lower section is filled");
    case Verdict::joker_other_upper_box:
        return Words::tr("Under the free-choice joker rule, the appropriate upper section row or a "
                         "lower section row must be used while one is empty");
    default:
        return {};
    }
}

QString refusal(const Game& game, Box box) {
    if (game.phase() != core::yahtzee::Phase::to_decide) return {};
    const auto verdict =
        judge_box(game.rules(), game.card(game.mover()), core::dice::Roll::of(game.dice()), box);
    if (verdict == core::yahtzee::Verdict::legal) return {};
    return refusal_text(verdict);
}

QString roll_name(int roll_number) {
    return roll_number == 1   ? Words::tr("first roll")
           : roll_number == 2 ? Words::tr("second roll")
                              : Words::tr("last roll");
}

QString joker_text(const Game& game) {
    const auto roll = core::dice::Roll::of(game.dice());
    const auto open = game.card(game.mover()).open();
    if (!is_joker(open, roll)) return {};
    const auto legal = legal_boxes(game.rules(), open, roll);
    if (legal.size() == 1)
        return Words::tr("– a joker, for the %1 box").arg(box_name(*legal.begin()));
    if (std::ranges::none_of(legal, core::yahtzee::is_upper))
        return Words::tr("– a joker, for a lower box");
    const bool has_use = std::ranges::any_of(legal, [](Box box) {
        return box == Box::full_house || box == Box::small_straight || box == Box::large_straight;
    });
    return has_use && joker_counts_in_full(game.rules(), open, roll) ? Words::tr("– a joker")
                                                                     : QString();
}

bool is_word_for_you(const QString& name) {
    static constexpr std::array words{"You", "Du", "Vy"};
    return name == QCoreApplication::translate("Seats", "You") ||
           std::ranges::any_of(words, [&](const char* word) { return name == word; });
}

QString shown_name(const QString& name) {
    return name.isEmpty() ? QCoreApplication::translate("Seats", "You") : name;
}

QString level_name(const QString& name) {
    static constexpr std::array<std::array<const char*, 3>, 8> levels{
        {{"Beginner", "Anfänger", "Začátečník"},
         {"Casual", "Hobby", "Amatér"},
         {"Club", "Club", "Pokročilý"},
         {"Regular", "Stammspieler", "Zkušený"},
         {"Strong", "Könner", "Silný"},
         {"Master", "Meister", "Mistr"},
         {"Expert", "Experte", "Expert"},
         {"Champion", "Champion", "Šampion"}}};
    for (const auto& written : levels)
        for (const char* word : written)
            if (name == word) return QCoreApplication::translate("Levels", written.front());
    return name;
}

QString level_names(const QString& names) {
    QStringList each = names.split(", ");
    std::ranges::transform(each, each.begin(), level_name);
    return each.join(", ");
}

QString result_text(const Game& game, const std::vector<QString>& names) {
    std::vector<int> totals;
    for (const core::yahtzee::Card& card : game.cards()) totals.push_back(card.total());
    if (totals.size() == 1) return Words::tr("%1 points").arg(totals.front());
    const auto best = std::ranges::max_element(totals);
    const auto winner = static_cast<std::size_t>(best - totals.begin());
    const int most = *best;
    if (std::ranges::count(totals, most) > 1) return Words::tr("A tie at %1 points").arg(most);
    std::ranges::sort(totals, std::greater());
    const int margin = most - totals[1];
    if (is_you(names[winner])) return Words::tr("You win by %1").arg(margin);
    return Words::tr("%1 wins by %2").arg(names[winner]).arg(margin);
}

QString best_game_text(int score) { return Words::tr("Your best game: %1").arg(score); }

QString failure_text(const QString& program, QString why) {
    if (why.startsWith("killed by "))
        return Words::tr("%1 stopped (%2). Your game is kept.").arg(program, why);
    static const QString exited = "exited with status ";
    if (!why.startsWith(exited))
        return Words::tr("%1 can't play on: %2. Your game is kept.").arg(program, why);
    return Words::tr("%1 stopped (exit status %2). Your game is kept.")
        .arg(program, why.remove(0, exited.size()));
}

} // namespace app::text
