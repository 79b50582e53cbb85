#include "headless/knockout/check_state.h"

#include "headless/knockout/match_process.h"
#include "headless/match/log_lines.h"
#include "headless/sandbox/command_line.h"

#include <algorithm>
#include <set>

namespace headless::knockout {

namespace {

using Fault = std::optional<std::string>;

bool is_entrant(const State& state, const std::string& name) {
    return std::ranges::find(state.entrants, name, &Entrant::name) != state.entrants.end();
}

// Games add up to what was agreed, or less where a sequential test or two failures ended them.
Fault fault_of_block(const Block& block, int games) {
    for (const int count : {block.wins_a, block.wins_b, block.ties})
        if (count < 0 || count > games) return "it has a number of games that can't be";
    if (std::int64_t{block.wins_a} + block.wins_b + block.ties > games)
        return "it has more games than were agreed on";
    return std::nullopt;
}

Fault fault_of_blocks(const Match& match, const RunOptions& options, bool to_the_end) {
    const int tie_blocks = to_the_end ? options.max_tie_blocks : 0;
    if (match.blocks.size() > static_cast<std::size_t>(tie_blocks) + 1)
        return "it has too many blocks of games";
    for (std::size_t i = 0; i < match.blocks.size(); ++i) {
        const Block& block = match.blocks[i];
        if (auto fault = fault_of_block(block, i == 0 ? options.games : options.tie_games))
            return fault;
        if (i + 1 < match.blocks.size() && block.wins_a != block.wins_b)
            return "it goes on after it was decided";
    }
    return std::nullopt;
}

// By the last block, or by lot.
Fault fault_of_winner(const std::string& id, const Match& match, const RunOptions& options,
                      bool to_the_end) {
    const Block& last = match.blocks.back();
    const bool is_even = last.wins_a == last.wins_b;
    const bool may_draw_lots =
        to_the_end && is_even &&
        match.blocks.size() == static_cast<std::size_t>(options.max_tie_blocks) + 1;
    if (to_the_end && is_even && !may_draw_lots) return "it is not decided";
    if (match.by_lot != may_draw_lots) return "it is not for the lot to decide";
    std::string winner = last.wins_a > last.wins_b ? match.a : match.b;
    if (match.by_lot) winner = lot_winner(options.seed, id, match.a, match.b);
    if (is_even && !match.by_lot) winner = options.format == Format::knockout ? match.b : "";
    if (match.winner != winner) return "its winner is not '" + match.winner + "'";
    return std::nullopt;
}

Fault fault_of_match(const std::string& id, const Match& match, const std::string& a,
                     const std::string& b, const RunOptions& options, bool to_the_end) {
    Fault fault;
    if (match.a != a || match.b != b)
        fault = "it is not between '" + match.a + "' and '" + match.b + "'";
    if (!fault) fault = fault_of_blocks(match, options, to_the_end);
    if (!fault) fault = fault_of_winner(id, match, options, to_the_end);
    if (fault) return "match " + id + ": " + *fault;
    return std::nullopt;
}

Fault fault_of_qualifications(const State& state, const RunOptions& options) {
    for (const auto& [name, match] : state.qualifications) {
        if (!is_entrant(state, name)) return "there is no entrant '" + name + "'";
        if (auto fault = fault_of_match(qualification_id(state, name), match, name,
                                        std::string(random_name), options, false))
            return fault;
    }
    return std::nullopt;
}

Fault fault_of_draw(const State& state, const RunOptions& options) {
    if (state.draw.empty())
        return state.matches.empty() ? Fault() : "there are matches before the draw";
    State before = state;
    before.draw.clear();
    for (const Entrant& entrant : state.entrants) {
        const bool must_qualify = options.format == Format::knockout;
        if (next_preparation(state, entrant, must_qualify) != Preparation::done)
            return "'" + entrant.name + "' is not ready, and yet there is a draw";
    }
    if (draw_of(before, options.format, options.seed) != state.draw)
        return "the draw is not the one that follows from the seed";
    return std::nullopt;
}

Fault fault_of_bracket(const State& state, const RunOptions& options) {
    const Bracket bracket(static_cast<int>(state.draw.size()));
    Results results;
    std::size_t known = 0;
    for (const BracketMatch& each : bracket.matches()) {
        const auto match = state.matches.find(each.id);
        if (match == state.matches.end()) continue;
        ++known;
        if (!bracket.is_ready(each, results)) return "match " + each.id + " is not due";
        const auto name_of = [&](const Source& source) {
            return state.draw[static_cast<std::size_t>(*bracket.who(source, results))];
        };
        if (auto fault = fault_of_match(each.id, match->second, name_of(each.a), name_of(each.b),
                                        options, true))
            return fault;
        results[each.id] = static_cast<int>(std::ranges::find(state.draw, match->second.winner) -
                                            state.draw.begin());
    }
    if (known < state.matches.size()) return "there is a match that no bracket has";
    return std::nullopt;
}

Fault fault_of_pairings(const State& state, const RunOptions& options) {
    std::size_t known = 0;
    for (const Pairing& pairing : pairings(state, options.format)) {
        const auto match = state.matches.find(pairing.id);
        if (match == state.matches.end()) continue;
        ++known;
        if (auto fault =
                fault_of_match(pairing.id, match->second, pairing.a, pairing.b, options, false))
            return fault;
    }
    if (known < state.matches.size()) return "there is a match that nobody has to play";
    return std::nullopt;
}

Fault fault_of_reports(const std::string& id, const Match& match, const RunOptions& options) {
    for (std::size_t i = 0; i < match.blocks.size(); ++i) {
        const std::string name = block_name(id, i);
        const auto block = read_report(options.folder / (name + ".json"),
                                       match::published_hash(match_seed(options.seed, name)));
        if (!block) return "the report of match " + name + " is missing or damaged";
        if (*block != match.blocks[i])
            return "match " + name + ": its report has another result than the state";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_of(const State& state, const RunOptions& options) {
    for (const auto& [name, fault] : state.set_ups)
        if (!is_entrant(state, name)) return "there is no entrant '" + name + "'";
    if (options.format != Format::knockout && !state.qualifications.empty())
        return "there are qualifications, which such a contest has not";
    if (auto fault = fault_of_qualifications(state, options)) return fault;
    if (auto fault = fault_of_draw(state, options)) return fault;
    return options.format == Format::knockout && !state.draw.empty()
               ? fault_of_bracket(state, options)
               : fault_of_pairings(state, options);
}

std::optional<std::string> fault_of_files(const State& state, const RunOptions& options) {
    for (const auto& [name, match] : state.qualifications)
        if (auto fault = fault_of_reports(qualification_id(state, name), match, options))
            return fault;
    for (const Entrant& entrant : state.entrants) {
        const auto hash = state.sha256.find(entrant.name);
        if (hash == state.sha256.end()) continue;
        const std::string now =
            hash_or_reason(sandbox::own_file(*sandbox::split_command(entrant.command)));
        if (now != hash->second)
            return "the program of '" + entrant.name + "' is not the one that began (SHA-256 " +
                   hash->second + ", now " + now + ")";
    }
    for (const auto& [id, match] : state.matches)
        if (auto fault = fault_of_reports(id, match, options)) return fault;
    return std::nullopt;
}

} // namespace headless::knockout
