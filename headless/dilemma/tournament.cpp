#include "headless/dilemma/tournament.h"

#include "core/support/text.h"

#include <algorithm>
#include <random>
#include <set>

namespace headless::dilemma {

using namespace headless::sandbox;
using namespace core::dilemma;

namespace {

constexpr int checked_rounds = 10;
constexpr std::size_t longest_warning = 200;

// A program's bytes must not spoil the log: a short line of plain characters.
std::string harmless(std::string text) {
    for (char& c : text)
        if (c < ' ' || c > '~') c = '?';
    if (text.size() > longest_warning) text = text.substr(0, longest_warning) + "...";
    return text;
}

// Waits until one of the players can go on.
void wait_for(const std::set<int>& asked, const std::vector<Player>& players) {
    std::vector<pollfd> waits;
    auto until = Clock::time_point::max();
    for (const int id : asked) {
        const Player& player = players[static_cast<std::size_t>(id - 1)];
        const auto more = player.waits();
        waits.insert(waits.end(), more.begin(), more.end());
        until = std::min(until, player.deadline());
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    ::poll(waits.data(), waits.size(), static_cast<int>(std::max<std::int64_t>(left, 0)));
}

} // namespace

core::support::Result<std::vector<Entrant>> parse_entrants(std::string_view text) {
    std::vector<Entrant> entrants;
    std::set<std::string> names;
    for (std::size_t number = 1; !text.empty(); ++number) {
        std::string_view line = core::support::take_line(text);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos || tab == 0 || tab + 1 == line.size())
            return core::support::Error{"a name, a tab and a command are expected", number, 1};
        const std::string_view rest = line.substr(tab + 1);
        const std::size_t end_of_command = std::min(rest.find('\t'), rest.size());
        Entrant entrant{std::string(line.substr(0, tab)),
                        std::string(rest.substr(0, end_of_command)),
                        std::string(rest.substr(std::min(end_of_command + 1, rest.size())))};
        if (!names.insert(entrant.name).second)
            return core::support::Error{"the name '" + entrant.name + "' is there already", number,
                                        1};
        entrants.push_back(std::move(entrant));
    }
    return entrants;
}

std::vector<Entrant> shuffled(std::vector<Entrant> entrants, std::uint64_t seed) {
    // Not std::shuffle, whose result differs from library to library.
    std::mt19937_64 random(seed);
    for (std::size_t left = entrants.size(); left > 1; --left)
        std::swap(entrants[left - 1], entrants[random() % left]);
    return entrants;
}

Tournament::Tournament(std::vector<Player> players, TournamentOptions options)
    : players_(std::move(players)),
      options_(std::move(options)),
      game_(static_cast<int>(players_.size())) {}

bool Tournament::is_over() const {
    return static_cast<std::size_t>(history().round_count()) >= options_.seeds.size();
}

void Tournament::append(const std::vector<Answer>& answers) {
    game_.finish_round(answers);
    lines_.append(history().last_round());
}

void Tournament::replay(const PlayedRound& round) {
    std::vector<Answer> answers(players_.size());
    round.takes.for_each_take([&answers](int taker, int victim) {
        answers[static_cast<std::size_t>(taker - 1)].victims.push_back(victim);
    });
    for (std::size_t i = 0; i < answers.size(); ++i) answers[i].state = round.states[i];
    append(answers);
}

// By ID. Whoever has answered makes room for the next.
std::vector<Outcome> Tournament::ask_all(std::uint64_t seed) {
    const int count = history().players();
    std::vector<Outcome> outcomes(players_.size());
    std::set<int> asked;
    for (int next = 1; next <= count || !asked.empty();) {
        for (; next <= count && static_cast<int>(asked.size()) < options_.jobs; ++next) {
            players_[static_cast<std::size_t>(next - 1)].ask(
                head_text(count, next, history().round_count()), lines_.text(),
                tail_text(seed, game_.state(next)));
            asked.insert(next);
        }
        for (auto id = asked.begin(); id != asked.end();) {
            auto outcome = players_[static_cast<std::size_t>(*id - 1)].proceed();
            if (!outcome) {
                ++id;
                continue;
            }
            outcomes[static_cast<std::size_t>(*id - 1)] = *std::move(outcome);
            id = asked.erase(id);
        }
        if (!asked.empty() && (next > count || static_cast<int>(asked.size()) == options_.jobs))
            wait_for(asked, players_);
    }
    return outcomes;
}

bool Tournament::is_checked(int round) const {
    const int step = std::max(1, static_cast<int>(options_.seeds.size()) / checked_rounds);
    return options_.checks_determinism && round % step == 0;
}

std::optional<PlayedRound> Tournament::play_round(const std::function<bool()>& is_stopped) {
    const int number = history().round_count();
    const std::uint64_t seed = options_.seeds[static_cast<std::size_t>(number)];
    const std::vector<Outcome> outcomes = ask_all(seed);
    std::vector<int> fickle;
    if (is_checked(number)) {
        const std::vector<Outcome> again = ask_all(seed);
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            if (outcomes[i] != again[i]) fickle.push_back(static_cast<int>(i) + 1);
    }
    if (is_stopped && is_stopped()) return std::nullopt;

    std::vector<Warning> warnings;
    std::vector<Answer> answers(outcomes.size());
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const int id = static_cast<int>(i) + 1;
        std::string fault = outcomes[i].fault;
        if (fault.empty()) {
            auto answer = parse_answer(outcomes[i].output, history().players(), id);
            if (answer)
                answers[i] = *std::move(answer);
            else
                fault = "bad output: " + to_string(answer.error());
        }
        if (!fault.empty()) warnings.push_back({number + 1, id, harmless(fault)});
    }
    append(answers);
    std::vector<std::string> states;
    for (Answer& answer : answers) states.push_back(std::move(answer.state));
    return PlayedRound{history().last_round(), std::move(states), std::move(warnings),
                       std::move(fickle)};
}

} // namespace headless::dilemma
