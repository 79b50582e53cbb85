// The probes of a program that plays the Prisoner's Dilemma: it is started afresh for each round.

#include "core/dilemma/game.h"
#include "headless/dilemma/player.h"
#include "headless/judge/check/check_program.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace headless::judge::check {

using namespace headless::sandbox;
using namespace core::dilemma;

namespace {

constexpr int repeat_every = 10; // rounds in which the program is asked twice
constexpr int long_battle = 200; // rounds; of such only the first and the last are asked for
constexpr int asked_at_ends = 10;
constexpr double max_seconds_of_rounds = 120;
constexpr int max_mistakes = 5; // of a battle
constexpr auto expected_ids = "expected the IDs of those to take from, on one line";

std::chrono::milliseconds round_limit(const Check& check) {
    return std::chrono::milliseconds(std::llround(1000 * check.options.limits.wall_seconds));
}

headless::dilemma::Player new_player(const Check& check) {
    Limits limits = check.options.limits;
    ++limits.processes; // the helper in the sandbox
    return {{check.options.words, check.options.view, limits, round_limit(check)},
            check.protection};
}

headless::dilemma::Outcome outcome_of(headless::dilemma::Player& player) {
    while (true) {
        if (support::is_interrupted()) throw support::Interrupted();
        if (auto outcome = player.proceed()) return *std::move(outcome);
        auto waits = player.waits();
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(player.deadline() - Clock::now());
        ::poll(waits.data(), waits.size(),
               static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 100)));
    }
}

// The state of the check over several battles.
struct Rounds {
    std::mt19937_64 random{1};
    Clock::time_point start = Clock::now();
    int asked = 0;
    int faults = 0;
    bool has_differed = false;
    double max_seconds = 0; // of a round

    bool has_enough() const {
        return std::chrono::duration<double>(Clock::now() - start).count() > max_seconds_of_rounds;
    }
};

// One round's answer; that of a player whose output is void where it is at fault.
Answer answer_of(Check& check, Rounds& rounds, headless::dilemma::Player& player, const Game& game,
                 int id, const RoundLines& lines) {
    const int players = game.history().players();
    const int round = game.history().round_count();
    std::string head = head_text(players, id, round);
    const std::string tail = tail_text(rounds.random(), game.state(id));
    headless::dilemma::Outcome outcome;
    for (int time = 0; time < (round % repeat_every == 0 ? 2 : 1); ++time) {
        const auto begin = Clock::now();
        player.ask(head, lines.text(), tail);
        const auto again = outcome_of(player);
        rounds.max_seconds = std::max(rounds.max_seconds,
                                      std::chrono::duration<double>(Clock::now() - begin).count());
        rounds.has_differed = rounds.has_differed || (time > 0 && again != outcome);
        outcome = again;
        ++rounds.asked;
        check.findings.count_answer();
    }
    head.pop_back(); // its line feed
    if (outcome.fault.empty()) {
        auto answer = parse_answer(outcome.output, players, id);
        if (answer) return *std::move(answer);
        check.findings.mistake("wrong format", to_string(answer.error()),
                               "request " + head + " : " + quoted_briefly(outcome.output),
                               expected_ids);
    } else {
        check.findings.mistake("rounds", outcome.fault, "request " + head, "");
    }
    ++rounds.faults;
    return {};
}

// A battle against players who take at random. What is not asked for counts as void.
void play_battle(Check& check, Rounds& rounds, int players) {
    const int count = players * rounds_per_player;
    support::Progress bar("playing", count, "rounds");
    headless::dilemma::Player player = new_player(check);
    Game game(players);
    RoundLines lines;
    const int id = players / 2 + 1;
    for (int round = 0; round < count && !rounds.has_enough(); ++round) {
        bar.show(round);
        std::vector<Answer> answers(static_cast<std::size_t>(players));
        for (int other = 1; other <= players; ++other)
            for (int victim = 1; victim <= players; ++victim)
                if (other != id && other != victim && rounds.random() % 3 == 0)
                    answers[static_cast<std::size_t>(other - 1)].victims.push_back(victim);
        if (count < long_battle || round < asked_at_ends || round >= count - asked_at_ends)
            answers[static_cast<std::size_t>(id - 1)] =
                answer_of(check, rounds, player, game, id, lines);
        if (rounds.faults > max_mistakes) return;
        game.finish_round(answers);
        lines.append(game.history().last_round());
    }
}

bool sums_up(Check& check, const Rounds& rounds) {
    Findings& findings = check.findings;
    if (rounds.faults == 0)
        findings.good("rounds", std::to_string(rounds.asked) +
                                    " answers in battles of 2, 4 and 20 players, all valid");
    if (rounds.has_enough())
        findings.remark("rounds", "not all rounds were played: the program is slow");
    findings.judged(!rounds.has_differed, "determinism",
                    rounds.has_differed ? "the same request was answered in two ways"
                                        : "the same request has the same answer");
    const double limit = check.options.limits.wall_seconds;
    const std::string words = "the slowest answer took " + seconds_in_words(rounds.max_seconds) +
                              "; the limit is " + seconds_in_words(limit);
    if (rounds.max_seconds > limit / 2)
        findings.remark("time", words);
    else
        findings.good("time", words);
    return true;
}

std::string answer_to_odd(Check& check, const OddInput& odd) {
    auto player = new_player(check);
    player.ask(odd.text, "", "");
    const auto outcome = outcome_of(player);
    return outcome.fault.empty() ? "answered with " + quoted_briefly(outcome.output)
                                 : outcome.fault;
}

} // namespace

CheckedGame dilemma() {
    Limits limits;
    limits.wall_seconds = 2;
    CheckedGame game{
        "dilemma",
        "Tells an entrant whether a program would be admitted, and if not, why: battles of 2,\n"
        "4 and 20 players with what can go wrong in a round (a late, failed or invalid\n"
        "answer), whether the same request has the same answer, time (--wall is for a round\n"
        "here), and how it takes damaged input, which is no reason to turn it away. The exit\n"
        "status is 0 if it would be admitted, and 1 if not.",
        limits,
        "a round",
        {},
        {{"nothing", "", ""},
         {"an end within the rounds", "", "4 1 7\n(1, 2)\n"},
         {"words", "", "what now?\n"},
         {"carriage returns", "", "2 1 0\r\n5\r\n\r\n"}},
        answer_to_odd};
    const auto rounds = std::make_shared<Rounds>();
    for (const int players : {2, 4, 20})
        game.probes.push_back({false, false, [rounds, players](Check& check) {
                                   if (rounds->faults <= max_mistakes)
                                       play_battle(check, *rounds, players);
                                   return true;
                               }});
    game.probes.push_back(
        {false, false, [rounds](Check& check) { return sums_up(check, *rounds); }});
    return game;
}

} // namespace headless::judge::check
