// The probes of a program that plays Yahtzee.

#include "ai/yahtzee/players/roster.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "headless/judge/check/check_program.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/play.h"
#include "headless/support/progress.h"
#include "headless/support/tables_option.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <random>

namespace headless::judge::check {

using namespace headless::sandbox;
using namespace core::yahtzee;
using match::yahtzee::LuckMeter;

namespace {

constexpr std::size_t position_count = 1000;
constexpr std::size_t repeated_positions = 200;
constexpr int games_in_match = 1000;
constexpr int decisions_per_game = 39; // at most
constexpr int min_games_against_random = 20;
constexpr int max_games_against_random = 200;
constexpr int games_against_greedy = 100;
constexpr double max_seconds_against_greedy = 20;
constexpr double seconds_to_judge_speed = 60; // to see that a program is too slow
constexpr auto expected_code = "expected an integer from 0 to 63";

// A player of the roster.
class RosterEngine : public engine::Engine {
public:
    explicit RosterEngine(std::string_view name)
        : player_(ai::yahtzee::players::make_player(name, {})) {}

    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        request.remove_suffix(1);
        answer_ = std::to_string(player_->choose(*core::yahtzee::parse_position(request)).code());
        return std::string_view(answer_);
    }

private:
    std::unique_ptr<ai::yahtzee::players::Player> player_;
    std::string answer_;
};

// "2 (score twos)"
std::string in_words(int code) {
    const auto action = Action::from_code(code);
    std::string words = std::to_string(code);
    if (!action) return words;
    if (action->is_score()) return words + " (score " + std::string(name(action->box())) + ')';
    words += action->slots() == 0 ? " (hold none" : " (hold dice";
    for (std::size_t slot = 0; slot < core::dice::dice_count; ++slot)
        if (action->holds(slot)) words += ' ' + std::to_string(slot + 1);
    return words + ')';
}

// "legal: a hold, or to score ones, chance"
std::string legal_in_words(const Position& position) {
    std::string boxes;
    for (const Action action : core::yahtzee::legal_actions({}, position))
        if (action.is_score())
            boxes += (boxes.empty() ? "" : ", ") + std::string(name(action.box()));
    const bool may_hold = position.roll_number < core::yahtzee::rolls_per_turn;
    return std::string("legal: ") + (may_hold ? "a hold, or to score " : "to score ") + boxes;
}

void judge_answer(Check& check, const Position& position, const std::string& answer) {
    check.findings.count_answer();
    const std::string line = to_text(position) + " : " + answer;
    const auto code = core::yahtzee::parse_action_code(answer);
    if (!code)
        return check.findings.mistake("wrong format", "an answer is not one whole number", line,
                                      expected_code);
    const auto verdict = core::yahtzee::judge({}, position, *code);
    if (verdict == core::yahtzee::Verdict::legal) return;
    if (!Action::from_code(*code))
        return check.findings.mistake("wrong format", std::string(words(verdict)), line,
                                      expected_code);
    check.findings.mistake("illegal action", std::string(words(verdict)), line,
                           "the first was " + in_words(*code) + ", " + legal_in_words(position));
}

constexpr int first_lower = 6; // index of the first box of the lower section
constexpr int yahtzee_box = 11;

// Points as they might stand there.
constexpr std::array<int, box_count> usual_points{3, 6, 9, 12, 15, 18, 20, 22, 25, 30, 40, 50, 23};

// All boxes filled but those of these indices.
Card card_with_open(const std::vector<int>& open) {
    Card card;
    for (int i = 0; i < box_count; ++i)
        if (std::ranges::find(open, i) == open.end())
            card = card.with_points(box_at(i), usual_points[static_cast<std::size_t>(i)]);
    return card;
}

// The boxes that may be open in each case, by index, for dice of this face.
std::vector<std::vector<int>> open_boxes(int face) {
    const int matching = face - 1;
    const int other = face % 6; // another upper box
    std::vector<int> all;
    for (int i = 0; i < box_count; ++i)
        if (i != yahtzee_box) all.push_back(i);
    std::vector<int> all_but_matching = all;
    std::erase(all_but_matching, matching);
    std::vector<std::vector<int>> cases{all, all_but_matching, {matching}, {other}};
    for (int lower = first_lower; lower < box_count; ++lower) {
        if (lower == yahtzee_box) continue;
        cases.push_back({lower, other});
        cases.push_back({matching, lower});
    }
    cases.push_back({yahtzee_box, matching}); // no joker
    return cases;
}

// Five of a kind of every face, with the Yahtzee box at 0 and at 50, on the first and the last
// roll: the matching upper box open; it filled and lower boxes open, all or each of them alone; the
// lower boxes filled and only upper ones open; and the Yahtzee box itself open (no joker).
std::vector<Position> joker_positions() {
    std::vector<Position> positions;
    for (int face = 1; face <= 6; ++face)
        for (const std::vector<int>& open : open_boxes(face))
            for (const int yahtzee : {0, 50})
                for (const int roll : {1, rolls_per_turn}) {
                    const Card usual = card_with_open(open);
                    Card card = usual;
                    const Box box = box_at(yahtzee_box);
                    if (card.points(box))
                        card = card.with_points(box, yahtzee).with_yahtzee_bonuses(2 * yahtzee);
                    core::dice::Dice dice{};
                    dice.fill(face);
                    positions.push_back({card, {usual}, dice, roll});
                }
    return positions;
}

// Decisions of games between two players who choose legal actions at random: always the same.
std::vector<Position> random_positions(std::size_t count) {
    std::vector<Position> positions;
    std::mt19937_64 random(1);
    const core::dice::KeyedDice dice(core::dice::seed_from_number(1));
    for (std::uint64_t number = 0; positions.size() < count; ++number) {
        core::yahtzee::Game game;
        while (game.phase() != Phase::over && positions.size() < count) {
            if (game.phase() == Phase::to_roll) {
                const auto rolls = dice.turn(number, game.mover(), game.turn());
                game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
                continue;
            }
            const Position position = game.position();
            positions.push_back(position);
            const auto actions = legal_actions({}, position);
            game = game.apply(actions[random() % actions.size()]);
        }
    }
    return positions;
}

const std::vector<Position>& positions() {
    static const std::vector<Position> all = [] {
        auto jokers = joker_positions();
        const auto others = random_positions(position_count - jokers.size());
        jokers.insert(jokers.end(), others.begin(), others.end());
        return jokers;
    }();
    return all;
}

// A fresh game's first roll, which no program can fail to know.
bool answers_first(Check& check) {
    const Position position = core::yahtzee::Game().with_roll({1, 3, 4, 5, 6}).position();
    const auto answer = check.ask("first answer", to_text(position));
    if (!answer) return false;
    check.start_cpu_seconds = check.use_by_now().cpu_seconds;
    // Words for people would else pass for the answer, and the answer for the next one.
    if (const std::string more = check.program().output_unasked(); !more.empty()) {
        check.findings.fault(
            "output", "more than one line for a request: " + quoted_briefly(*answer + '\n' + more),
            to_text(position) + " : " + *answer, cure_of_output);
        return false;
    }
    judge_answer(check, position, *answer);
    if (!check.findings.has_mistakes())
        check.findings.good("first answer",
                            seconds_in_words(check.seconds_since_start()) + " after its start");
    return true;
}

bool is_hopelessly_slow(Check& check, std::size_t asked) {
    const double seconds = check.seconds_since_start();
    const double whole = seconds / static_cast<double>(asked) * games_in_match * decisions_per_game;
    if (seconds <= seconds_to_judge_speed || whole <= check.options.limits.wall_seconds)
        return false;
    check.findings.fault("speed", "only " + std::to_string(asked) + " answers within " +
                                      seconds_in_words(seconds) +
                                      "; a match asks for up to 39,000 and allows " +
                                      seconds_in_words(check.options.limits.wall_seconds));
    return true;
}

bool answers_positions(Check& check) {
    support::Progress bar("asking", position_count, "positions");
    const std::size_t jokers = joker_positions().size();
    for (std::size_t i = 0; i < positions().size(); ++i) {
        bar.show(static_cast<double>(i));
        const Position& position = positions()[i];
        const auto answer = check.ask(i < jokers ? "jokers" : "positions", to_text(position));
        if (!answer) return false;
        judge_answer(check, position, *answer);
        if (is_hopelessly_slow(check, i + 1)) return false;
    }
    if (!check.findings.has_mistakes())
        check.findings.good("positions", std::to_string(position_count) + " answers, " +
                                             std::to_string(jokers) +
                                             " of them to five of a kind, all legal and flushed");
    return true;
}

// Plays a game as side 0; nothing if the program lost it by a fault.
std::optional<match::yahtzee::GameResult> play_game(Check& check, int game, RosterEngine& opponent,
                                                    std::uint64_t seed, std::string& transcript) {
    const core::dice::KeyedDice dice(core::dice::seed_from_number(seed));
    auto result = match::yahtzee::play({game + 1, game % 2, static_cast<std::uint64_t>(game)},
                                       {&check.program(), &opponent}, dice, transcript);
    if (!result.forfeit) return result;
    const std::string line = support::last_line(transcript);
    if (check.program().failure()) {
        check.enter_failure("games", line);
        return std::nullopt;
    }
    const std::size_t colon = line.find(" : ");
    judge_answer(check, *core::yahtzee::parse_position(line.substr(2, colon - 2)),
                 line.substr(colon + 3));
    return std::nullopt;
}

// Whole games, as the qualification has them, but fewer.
bool plays_random(Check& check) {
    support::Progress bar("playing", max_games_against_random, "games");
    RosterEngine random("random");
    const Use before = check.use_by_now();
    double score = 0;
    int games = 0;
    const auto is_decided = [&] {
        return games >= min_games_against_random &&
               match::wilson_interval(score / games, games).low > 0.5;
    };
    while (games < max_games_against_random && !is_decided()) {
        bar.show(games);
        std::string transcript;
        const auto result = play_game(check, games, random, 2, transcript);
        if (!result) return !check.program().failure();
        ++games;
        score += score_of_a(*result);
    }
    check.findings.judged(
        2 * score > games, "games",
        support::formatted(
            "%g of %d against the random player, whom an entrant must beat over a match", score,
            games));
    const Use now = check.use_by_now();
    const double matches = static_cast<double>(games_in_match) / games;
    check.enter_use({check.start_cpu_seconds + (now.cpu_seconds - before.cpu_seconds) * matches,
                     (now.wall_seconds - before.wall_seconds) * matches});
    return true;
}

// Measures the play of a program without faults only.
bool plays_greedy(Check& check) {
    if (check.findings.has_faults()) return true;
    support::Progress bar("playing", games_against_greedy, "games");
    const auto values = support::solved_game();
    LuckMeter meter(std::make_shared<ai::yahtzee::win::NormalBaseline>(values), values);
    RosterEngine greedy("greedy");
    match::yahtzee::Result result({});
    for (int game = 0;
         game < games_against_greedy && check.seconds_since_start() < max_seconds_against_greedy;
         ++game) {
        bar.show(game);
        std::string transcript;
        const auto played = play_game(check, game, greedy, 3, transcript);
        if (!played) return !check.program().failure();
        meter.add(*played, transcript, meter.luck_of(transcript));
        result.add(*played);
    }
    const auto luck = meter.report(result);
    if (!luck) return true;
    const auto& own = luck->sides[0];
    check.findings.good(
        "strength",
        support::formatted("mean loss %.2f points per decision; luck-free score against greedy "
                           "%.1f %% (99 %%: %.1f to %.1f %%)",
                           luck->mean_loss(0), 100 * own.score, 100 * own.interval99.low,
                           100 * own.interval99.high));
    return true;
}

// Programs are started again between matches. Asked are the last positions, where there is more to
// choose from than by the joker rule.
bool answers_again(Check& check) {
    std::array<std::vector<std::string>, 2> answers;
    std::size_t differing = 0;
    for (auto& each : answers) {
        check.start();
        for (std::size_t i = position_count - repeated_positions; i < position_count; ++i) {
            const auto answer = check.ask("second start", to_text(positions()[i]));
            if (!answer) return false;
            each.push_back(*answer);
            differing += *answer != answers[0][each.size() - 1];
        }
    }
    const std::string of_all = std::to_string(repeated_positions) + " answers";
    if (differing > 0)
        check.findings.remark("second start",
                              std::to_string(differing) + " of " + of_all + " differ");
    else
        check.findings.good("second start", "the same " + of_all + " again");
    return true;
}

} // namespace

CheckedGame yahtzee() {
    const std::string good = to_text(core::yahtzee::Game().with_roll({1, 3, 4, 5, 6}).position());
    return {
        "yahtzee",
        "Tells an entrant whether a program would be admitted, and if not, why: output before it\n"
        "is asked, the first answer, 1,000 positions with every case of the joker rule, flushing,\n"
        "20 games against the random player, and up to 200 where those leave it open whether the\n"
        "program is better, CPU time and memory against the limits of a match, the\n"
        "end of the input, a second start, and how it takes damaged lines, which is no reason to\n"
        "turn it away; of a program without faults the mean loss per decision, and the score\n"
        "against greedy without the luck of the dice. The exit status is 0 if it would be\n"
        "admitted, and 1 if not.",
        {},
        "a match of 1,000 games",
        {{false, false, answers_first},
         {false, false, answers_positions},
         {false, true, plays_random},
         {false, false, answers_again},
         {true, false, plays_greedy}},
        {{"a blank line", good, ""},
         {"a position of 33 integers", good, good.substr(0, good.rfind(' '))},
         {"words", good, "what now?"},
         {"a carriage return", good, good + '\r'}}};
}

} // namespace headless::judge::check
