#include "ai/yahtzee/review/reason_text.h"

#include "core/support/translatable.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;
using decide::Objective;
using Kind = Statement::Kind;

namespace {

constexpr double hardly_ever = 0.03; // a smaller probability is given as a number near it only
constexpr double never = 1e-6;       // rounding apart

// The texts of a kind of statement: for the better choice and against it, and both for the case
// that the other choice never or hardly ever does it (%16), of one die, or without points. %1 is
// the subject, %2 the other choice.
struct Texts {
    Kind kind;
    const char* for_better;
    const char* against = nullptr;
    const char* for_better_rare = nullptr;
    const char* against_rare = nullptr;
};

constexpr std::array texts{
    Texts{
        Kind::makes,
        TRANSLATABLE("Reasons",
                     "%1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game."),
        TRANSLATABLE(
            "Reasons",
            "But %1 scores %3 in %4 of the turns, %2 in %5: %6 points more over the game."),
        TRANSLATABLE("Reasons",
                     "%1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game."),
        TRANSLATABLE("Reasons",
                     "But %1 scores %3 in %4 of the turns, %2 %16: %6 points more over the game.")},
    Texts{
        Kind::gives_up,
        TRANSLATABLE("Reasons",
                     "%2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer."),
        TRANSLATABLE(
            "Reasons",
            "But %2 gives up the %7 box for 0 in %5 of the turns, %1 in %4: %6 points fewer."),
        TRANSLATABLE("Reasons",
                     "%2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer."),
        TRANSLATABLE(
            "Reasons",
            "But %2 gives up the %7 box for 0 in %5 of the turns, %1 %16: %6 points fewer.")},
    Texts{Kind::more_dice,
          TRANSLATABLE("Reasons",
                       "%1 leaves more dice to roll: if you go for nothing else, you get at "
                       "least %11 in %4 of the turns, after %2 in %5."),
          nullptr,
          TRANSLATABLE("Reasons",
                       "%1 leaves more dice to roll: if you go for nothing else, you get at "
                       "least %11 in %4 of the turns, after %2 %16.")},
    Texts{Kind::makes_sure,
          TRANSLATABLE("Reasons", "%1 makes sure of %3: %6 points more over the game."), nullptr,
          TRANSLATABLE("Reasons", "%1 makes sure of %3.")},
    Texts{
        Kind::average,
        TRANSLATABLE("Reasons",
                     "After %1 the %7 box ends with %8 points on average, after %2 with %9."),
        TRANSLATABLE("Reasons",
                     "But after %1 the %7 box ends with %8 points on average, after %2 with %9.")},
    Texts{Kind::sure,
          TRANSLATABLE("Reasons",
                       "%1 is sure; after %2 that box ends with %9 points on average: %6 "
                       "points fewer."),
          TRANSLATABLE("Reasons", "But %1 is sure; after %2 that box ends with %9 points on "
                                  "average: %6 points fewer.")},
    Texts{Kind::rolls_on,
          TRANSLATABLE("Reasons",
                       "After %1 the %7 box ends with %8 points on average, now it brings "
                       "%13: %6 points more."),
          TRANSLATABLE("Reasons", "But after %1 the %7 box ends with %8 points on average, now it "
                                  "brings %13: %6 points more.")},
    Texts{Kind::upper_bonus,
          TRANSLATABLE("Reasons",
                       "%1 earns the upper bonus in %4 of the games, %2 in %5: %6 points more."),
          TRANSLATABLE("Reasons", "But %1 earns the upper bonus in %4 of the games, %2 in %5: %6 "
                                  "points more."),
          TRANSLATABLE("Reasons", "%1 earns the upper bonus in %4 of the games, %2 %16: %6 "
                                  "points more."),
          TRANSLATABLE("Reasons",
                       "But %1 earns the upper bonus in %4 of the games, %2 %16: %6 points more.")},
    Texts{Kind::bonus_now,
          TRANSLATABLE("Reasons",
                       "%1 earns the upper bonus now, %2 in %5 of the games: %6 points more."),
          TRANSLATABLE("Reasons",
                       "But %1 earns the upper bonus now, %2 in %5 of the games: %6 points more."),
          TRANSLATABLE("Reasons", "%1 earns the upper bonus now, %2 %16: %6 points more."),
          TRANSLATABLE("Reasons", "But %1 earns the upper bonus now, %2 %16: %6 points more.")},
    Texts{Kind::yahtzee_bonuses,
          TRANSLATABLE("Reasons", "%1 brings %8 points for further Yahtzees on average, %2 brings "
                                  "%9."),
          TRANSLATABLE("Reasons", "But %1 brings %8 points for further Yahtzees on average, %2 "
                                  "brings %9.")},
    Texts{Kind::list, TRANSLATABLE("Reasons", "%1 brings more points: %10."),
          TRANSLATABLE("Reasons", "But %1 brings more points: %10.")},
    Texts{
        Kind::stays_open,
        TRANSLATABLE("Reasons", "After %1 the %7 box stays open for a turn that fails: %10."),
        TRANSLATABLE("Reasons", "But after %1 the %7 box stays open for a turn that fails: %10.")},
    Texts{Kind::higher_dice, TRANSLATABLE("Reasons", "After %1 the dice are higher: %10.")},
    Texts{Kind::hardly_matters,
          TRANSLATABLE("Reasons", "It hardly matters: the difference is %6 points on average.")},
    Texts{Kind::many_small,
          TRANSLATABLE("Reasons", "Many small things add up to %6 points for %1: %10.")},
    Texts{Kind::worthless,
          TRANSLATABLE("Reasons", "%11 count only in boxes that are filled already."), nullptr,
          TRANSLATABLE("Reasons", "The %11 counts only in boxes that are filled already.")},
    Texts{Kind::points, TRANSLATABLE("Reasons", "%1 brings %6 points more on average."),
          TRANSLATABLE("Reasons", "But %1 brings %6 points more on average.")},
    Texts{Kind::rare_points,
          TRANSLATABLE("Reasons", "%2 hopes for %3, which comes in %4 of the games only; in all "
                                  "others %1 ends %8 points higher on average, and that wins more "
                                  "often.")},
    Texts{Kind::lost_anyway,
          TRANSLATABLE("Reasons", "%2 brings %6 points more on average, but most where you usually "
                                  "lose anyway: it ends above %12 points in %5 of the games, %1 in "
                                  "%4."),
          nullptr,
          TRANSLATABLE("Reasons", "%2 gains most where you usually lose anyway: it ends above %12 "
                                  "points in %5 of the games, %1 in %4.")},
    Texts{Kind::won_anyway,
          TRANSLATABLE("Reasons", "%2 brings %6 points more on average, but most where you usually "
                                  "win anyway: it ends above %12 points in %5 of the games, %1 in "
                                  "%4."),
          nullptr,
          TRANSLATABLE("Reasons", "%2 gains most where you usually win anyway: it ends above %12 "
                                  "points in %5 of the games, %1 in %4.")},
    Texts{Kind::out_of_reach, TRANSLATABLE("Reasons", "%2 leaves at most %13 points in reach.")},
    Texts{Kind::needed,
          TRANSLATABLE("Reasons", "Without %3 at most %12 points are in reach; %1 makes one in %4 "
                                  "of the games, %2 in %5."),
          nullptr,
          TRANSLATABLE("Reasons", "Without %3 at most %12 points are in reach; %1 makes one in %4 "
                                  "of the games, %2 %16.")},
    Texts{Kind::spread,
          TRANSLATABLE("Reasons", "%1 gets above the score to beat more often, though "
                                  "it brings no more points on average.")},
};

// As the object of "scores" and "goes for".
constexpr std::array<const char*, box_count> patterns{
    TRANSLATABLE("Reasons", "three or more ones"),
    TRANSLATABLE("Reasons", "three or more twos"),
    TRANSLATABLE("Reasons", "three or more threes"),
    TRANSLATABLE("Reasons", "three or more fours"),
    TRANSLATABLE("Reasons", "three or more fives"),
    TRANSLATABLE("Reasons", "three or more sixes"),
    TRANSLATABLE("Reasons", "three of a kind"),
    TRANSLATABLE("Reasons", "four of a kind"),
    TRANSLATABLE("Reasons", "a full house"),
    TRANSLATABLE("Reasons", "a small straight"),
    TRANSLATABLE("Reasons", "a large straight"),
    TRANSLATABLE("Reasons", "a Yahtzee"),
    TRANSLATABLE("Reasons", "chance")};

// Before a percent sign.
constexpr const char* less_than_one = TRANSLATABLE("Reasons", "less than 1");
constexpr const char* more_than_99 = TRANSLATABLE("Reasons", "more than 99");

// Replaces %1, %2, ... by the arguments.
std::string filled(const std::string& text, std::span<const std::string> arguments) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '%' || at + 1 == text.size() || text[at + 1] < '1' || text[at + 1] > '9') {
            result += text[at++];
            continue;
        }
        std::size_t number = 0;
        for (++at; at < text.size() && '0' <= text[at] && text[at] <= '9'; ++at)
            number = 10 * number + static_cast<std::size_t>(text[at] - '0');
        result += arguments[number - 1];
    }
    return result;
}

class Writer {
public:
    Writer(const Reason& reason, Rules rules, const Position& position, const Language& language)
        : reason_(reason), rules_(rules), position_(position), language_(language) {}

    // `is_second`: of two objections one after the other, of which the first says "But".
    std::string sentence(const Statement& statement, bool is_second) const {
        if (statement.kind == Kind::two_boxes) return two_boxes(statement);
        if (statement.kind == Kind::wins) return result(statement);
        if (statement.kind == Kind::aim || statement.kind == Kind::small_aim ||
            statement.kind == Kind::poor_aim)
            return aim(statement);
        const auto* found = std::ranges::find(texts, statement.kind, &Texts::kind);
        const bool is_rare = found->for_better_rare && has_second_text(statement);
        const char* text = statement.is_for_better || is_second
                               ? (is_rare ? found->for_better_rare : found->for_better)
                               : (is_rare ? found->against_rare : found->against);
        return capital(filled(in_language(text), arguments(statement)));
    }

private:
    // Of two probabilities: 3 % is a number beside 6 %.
    static bool is_rare(double a, double b) {
        const double smaller = std::min(a, b);
        return smaller < never || (smaller < hardly_ever && std::abs(a - b) >= hardly_ever);
    }

    static bool has_second_text(const Statement& statement) {
        switch (statement.kind) {
        case Kind::worthless:
            return statement.dice.size() == 1;
        case Kind::makes_sure:
        case Kind::lost_anyway:
        case Kind::won_anyway:
            return statement.gain == 0;
        default:
            return is_rare(statement.often, statement.other_often);
        }
    }

    std::string in_language(const char* text) const { return language_.translate("Reasons", text); }
    std::string words(const char* text) const { return language_.translate("Words", text); }

    static std::string capital(std::string text) {
        if (!text.empty() && 'a' <= text[0] && text[0] <= 'z')
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }

    std::string number(double value, int decimals) const {
        long unit = 1;
        for (int i = 0; i < decimals; ++i) unit *= 10;
        const long units = std::lround(std::abs(value) * static_cast<double>(unit));
        std::string text = value < 0 && units > 0 ? language_.minus : std::string();
        text += std::to_string(units / unit);
        if (decimals == 0) return text;
        // With the zeros that lead the fraction.
        return text + language_.decimal_point + std::to_string(unit + units % unit).substr(1);
    }
    std::string points(double value) const { return number(value, 1); }

    std::string box_name(Box box) const { return words(name(box).data()); }

    bool is_joker_in(Box box) const {
        return !is_upper(box) && is_joker(position_.mover.open(), Roll::of(position_.dice));
    }

    // "ones", "large straight as a joker"
    std::string box_now(Box box) const {
        if (!is_joker_in(box)) return box_name(box);
        return filled(words(TRANSLATABLE("Words", "%1 as a joker")), std::array{box_name(box)});
    }

    // "a large straight", "a large straight as a joker", "three or more sixes in the sixes box"
    std::string pattern(const Statement& statement) const {
        const Box box = *statement.box;
        const std::string text = pattern_text(box, language_);
        if (statement.is_joker)
            return filled(words(TRANSLATABLE("Words", "%1 as a joker")), std::array{text});
        if (!is_upper(box)) return text;
        return filled(in_language(TRANSLATABLE("Reasons", "%1 in the %2 box")),
                      std::array{text, box_name(box)});
    }

    // "ones for 3", "large straight as a joker for 40 + 100"
    std::string box_for_points(Box box) const {
        return filled(words(TRANSLATABLE("Words", "%1 for %2")),
                      std::array{box_now(box), points_text(position_.mover, rules_,
                                                           Roll::of(position_.dice), box)});
    }

    // "keeping 4 4 6", "taking full house for 25"
    std::string choice(Action action) const {
        if (action.is_score())
            return filled(words(TRANSLATABLE("Words", "taking %1")),
                          std::array{box_for_points(action.box())});
        const Keep keep = action.keep(position_.dice);
        if (keep.size() == 0) return words(TRANSLATABLE("Words", "rolling all five again"));
        return filled(words(TRANSLATABLE("Words", "keeping %1")), std::array{dice(keep)});
    }

    static std::string dice(Keep keep) {
        std::string text;
        for (int face = 1; face <= face_count; ++face)
            for (int i = 0; i < keep.count(face); ++i)
                text += (text.empty() ? "" : " ") + std::to_string(face);
        return text;
    }

    std::string part_words(std::size_t part) const {
        if (part == upper_bonus_part) return in_language(TRANSLATABLE("Reasons", "upper bonus"));
        if (part == yahtzee_bonus_part)
            return in_language(TRANSLATABLE("Reasons", "Yahtzee bonuses"));
        if (part == two_boxes_part)
            return filled(
                in_language(TRANSLATABLE("Reasons", "%1 and %2 together")),
                std::array{box_name(reason_.best.box()), box_name(reason_.against.box())});
        return box_name(box_at(static_cast<int>(part)));
    }

    // "four of a kind +1.1", "chance -0.8 (given up more often)"
    std::string item(const std::string& part, double amount, bool is_given_up = false) const {
        const std::string text = part + (amount > 0 ? " +" : " ") + points(amount);
        if (!is_given_up) return text;
        return filled(in_language(amount > 0 ? TRANSLATABLE("Reasons", "%1 (given up less often)")
                                             : TRANSLATABLE("Reasons", "%1 (given up more often)")),
                      std::array{text});
    }

    // "four of a kind +1.1, chance -0.8": for the subject of the statement. What is a sum of all
    // parts ends with those that are not listed.
    std::string list(const Statement& statement) const {
        std::string gains;
        std::string losses;
        const auto add = [](std::string& to, const std::string& text) {
            to += (to.empty() ? "" : ", ") + text;
        };
        double rest = statement.gain;
        for (const SaidPart& part : statement.listed) {
            const double amount = statement.is_for_better ? part.amount : -part.amount;
            add(amount > 0 ? gains : losses,
                item(part_words(part.part), amount,
                     part.part < box_count &&
                         statement.given_up.contains(box_at(static_cast<int>(part.part)))));
            rest -= amount;
        }
        if (!losses.empty()) add(gains, losses);
        if (statement.kind == Kind::many_small && std::abs(rest) >= min_part)
            add(gains, item(in_language(TRANSLATABLE("Reasons", "the rest")), rest));
        return gains;
    }

    std::string rarely(const Statement& statement) const {
        return in_language(std::min(statement.often, statement.other_often) < never
                               ? TRANSLATABLE("Reasons", "never")
                               : TRANSLATABLE("Reasons", "hardly ever"));
    }

    std::vector<std::string> arguments(const Statement& statement) const {
        const bool is_for = statement.is_for_better;
        const bool is_slight = statement.kind == Kind::hardly_matters;
        return {choice(is_for ? reason_.best : reason_.against),
                choice(is_for ? reason_.against : reason_.best),
                statement.box ? pattern(statement) : std::string(),
                share_text(statement.often, language_),
                share_text(statement.other_often, language_),
                is_slight ? number(statement.gain, 2) : points(statement.gain),
                statement.box ? box_name(*statement.box) : std::string(),
                points(statement.points),
                points(statement.other_points),
                list(statement),
                dice(statement.dice),
                std::to_string(std::lround(statement.points)),
                std::to_string(std::lround(statement.other_points)),
                std::to_string(statement.low),
                std::to_string(statement.other_low),
                rarely(statement)};
    }

    std::string aim(const Statement& statement) const {
        const auto text = [&](const char* hoped_for, const char* sure) {
            return statement.often > certain ? sure : hoped_for;
        };
        const char* found = text(
            TRANSLATABLE("Reasons", "%1 goes for %3, which comes in %4 of the turns if you go for "
                                    "nothing else, but that gains only %6 points."),
            TRANSLATABLE("Reasons", "%1 makes sure of %3, but that gains only %6 points."));
        if (statement.kind == Kind::poor_aim)
            found = text(
                TRANSLATABLE("Reasons", "%1 goes for %3, which comes in %4 of the turns if you go "
                                        "for nothing else, but the %7 box brings %9 points on "
                                        "average anyway."),
                TRANSLATABLE("Reasons", "%1 makes sure of %3, but the %7 box brings %9 points on "
                                        "average anyway."));
        else if (statement.kind == Kind::aim)
            found = text(TRANSLATABLE("Reasons",
                                      "But %1 goes for %3, which comes in %4 of the turns if you "
                                      "go for nothing else: %6 points more."),
                         TRANSLATABLE("Reasons", "But %1 makes sure of %3: %6 points more."));
        return capital(filled(in_language(found), arguments(statement)));
    }

    std::string two_boxes(const Statement& statement) const {
        const Box taken = reason_.best.box();
        const Box other = reason_.against.box();
        const std::array arguments{box_name(taken),
                                   box_name(other),
                                   std::to_string(statement.low),
                                   points(statement.points),
                                   points(statement.low + statement.points),
                                   std::to_string(statement.other_low),
                                   points(statement.other_points),
                                   points(statement.other_low + statement.other_points),
                                   box_now(taken),
                                   box_now(other)};
        const char* text =
            statement.is_for_better
                ? TRANSLATABLE("Reasons", "Now %9, later %2: %3 + %4 = %5 points.\n"
                                          "Now %10, later %1: %6 + %7 = %8 points.")
                : TRANSLATABLE("Reasons", "But the two boxes themselves bring fewer points.\n"
                                          "Now %9, later %2: %3 + %4 = %5 points.\n"
                                          "Now %10, later %1: %6 + %7 = %8 points.");
        if (arguments[4] == arguments[7])
            text = TRANSLATABLE("Reasons",
                                "Either way the two boxes themselves bring the same points.\n"
                                "Now %9, later %2: %3 + %4 = %5 points.\n"
                                "Now %10, later %1: %6 + %7 = %8 points.");
        return capital(filled(in_language(text), arguments));
    }

    std::string result(const Statement& statement) const {
        const std::string often = share_text(statement.often, language_);
        const std::string other = share_text(statement.other_often, language_);
        const double difference = 100 * (statement.often - statement.other_often);
        const std::array arguments{choice(reason_.best),
                                   choice(reason_.against),
                                   std::to_string(std::lround(statement.points)),
                                   often,
                                   other,
                                   number(difference, difference < 0.1 ? 3 : 1),
                                   std::to_string(std::lround(statement.other_points))};
        const bool is_same = often == other;
        const char* text =
            is_same ? TRANSLATABLE("Reasons",
                                   "You have %7, the score to beat will be about %3: %1 wins %4 of "
                                   "the games, %6 percentage points more than %2.")
                    : TRANSLATABLE("Reasons",
                                   "You have %7, the score to beat will be about %3: %1 wins %4 of "
                                   "the games, %2 wins %5.");
        if (reason_.objective.kind == Objective::Kind::beat)
            text = is_same ? TRANSLATABLE("Reasons", "%1 ends above %3 points in %4 of the games, "
                                                     "%6 percentage points more often than %2.")
                           : TRANSLATABLE("Reasons",
                                          "%1 ends above %3 points in %4 of the games, %2 in %5.");
        else if (statement.low != 0)
            text = is_same ? TRANSLATABLE("Reasons",
                                          "You have %7, the score to beat is %3: %1 wins %4 of the "
                                          "games, %6 percentage points more than %2.")
                           : TRANSLATABLE("Reasons",
                                          "You have %7, the score to beat is %3: %1 wins %4 of the "
                                          "games, %2 wins %5.");
        return capital(filled(in_language(text), arguments));
    }

    const Reason& reason_;
    Rules rules_;
    const Position& position_;
    const Language& language_;
};

} // namespace

std::string points_text(const Card& card, Rules rules, Roll roll, Box box) {
    const int points = core::yahtzee::points(rules, card.open(), roll, box);
    const int bonus = card.gain(rules, roll, box) - points;
    return std::to_string(points) + (bonus > 0 ? " + " + std::to_string(bonus) : std::string());
}

std::vector<std::string> sentences(const Reason& reason, Rules rules, const Position& position,
                                   const Language& language) {
    const Writer writer(reason, rules, position, language);
    std::vector<std::string> found;
    bool is_objection = false;
    for (const Statement& statement : reason.statements) {
        found.push_back(writer.sentence(statement, is_objection));
        is_objection = !statement.is_for_better;
    }
    return found;
}

std::string pattern_text(Box box, const Language& language) {
    return language.translate("Reasons", patterns[part_of(box)]);
}

std::string share_text(double probability, const Language& language) {
    constexpr double half_percent = 0.005;
    if (probability > 1e-9 && probability < half_percent)
        return language.translate("Reasons", less_than_one) + language.percent;
    if (probability > 1 - half_percent && probability < 1 - 1e-9)
        return language.translate("Reasons", more_than_99) + language.percent;
    return std::to_string(std::lround(100 * probability)) + language.percent;
}

} // namespace ai::yahtzee::review
