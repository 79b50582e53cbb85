#include "headless/knockout/bracket.h"

#include <cassert>

namespace headless::knockout {

namespace {

std::string id_of(char part, int round, int number) {
    std::string id = part + std::to_string(round);
    if (part != 'F') id += '.' + std::to_string(number);
    return id;
}

// The usual order: first against last, and so on, so that the best meet late and have the byes.
std::vector<int> seeding(int size) {
    std::vector<int> order{0};
    while (static_cast<int>(order.size()) < size) {
        std::vector<int> next;
        const int last = 2 * static_cast<int>(order.size()) - 1;
        for (const int place : order) {
            next.push_back(place);
            next.push_back(last - place);
        }
        order = next;
    }
    return order;
}

} // namespace

Bracket::Bracket(int entrants) : entrants_(entrants) {
    assert(entrants >= 1);
    while (1 << rounds_ < entrants) ++rounds_;
    if (rounds_ == 0) return;
    add_winners();
    add_losers();
    add_finals();
}

int Bracket::add(char part, int round, int number, Source a, Source b) {
    const std::string id = id_of(part, round, number);
    index_[id] = static_cast<int>(matches_.size());
    matches_.push_back({id, part, round, a, b});
    return index_[id];
}

Source Bracket::source_of(char part, int round, int number, Source::Kind kind) const {
    return {kind, 0, index_.at(id_of(part, round, number))};
}

void Bracket::add_winners() {
    const int size = 1 << rounds_;
    const std::vector<int> order = seeding(size);
    const auto drawn = [&](int place) {
        const int entrant = order[static_cast<std::size_t>(place)];
        return entrant < entrants_ ? Source{Source::Kind::draw, entrant, 0} : Source{};
    };
    for (int i = 0; i < size / 2; ++i) add('W', 1, i + 1, drawn(2 * i), drawn(2 * i + 1));
    for (int round = 2; round <= rounds_; ++round)
        for (int i = 1; i <= size >> round; ++i)
            add('W', round, i, source_of('W', round - 1, 2 * i - 1, Source::Kind::winner_of),
                source_of('W', round - 1, 2 * i, Source::Kind::winner_of));
}

// Odd rounds among the losers' bracket's own; even rounds against those who come down from the
// winners', in reverse order every other time, so that old opponents meet late.
void Bracket::add_losers() {
    using Kind = Source::Kind;
    for (int round = 1; round <= 2 * (rounds_ - 1); ++round) {
        const int number = 1 << (rounds_ - 2 - (round - 1) / 2);
        for (int i = 1; i <= number; ++i) {
            if (round == 1) {
                add('L', 1, i, source_of('W', 1, 2 * i - 1, Kind::loser_of),
                    source_of('W', 1, 2 * i, Kind::loser_of));
            } else if (round % 2 != 0) {
                add('L', round, i, source_of('L', round - 1, 2 * i - 1, Kind::winner_of),
                    source_of('L', round - 1, 2 * i, Kind::winner_of));
            } else {
                const int from = round % 4 == 2 ? number + 1 - i : i;
                add('L', round, i, source_of('L', round - 1, i, Kind::winner_of),
                    source_of('W', round / 2 + 1, from, Kind::loser_of));
            }
        }
    }
}

void Bracket::add_finals() {
    using Kind = Source::Kind;
    const Source unbeaten = source_of('W', rounds_, 1, Kind::winner_of);
    const Source beaten = rounds_ == 1 ? source_of('W', 1, 1, Kind::loser_of)
                                       : source_of('L', 2 * (rounds_ - 1), 1, Kind::winner_of);
    add('F', 1, 1, unbeaten, beaten);
    add('F', 2, 1, unbeaten, beaten);
}

std::optional<int> Bracket::who(const Source& source, const Results& results) const {
    if (source.kind == Source::Kind::draw) return source.entrant;
    if (source.kind == Source::Kind::nobody) return no_one;
    const BracketMatch& match = matches_[static_cast<std::size_t>(source.match)];
    const std::optional<int> won = winner(match, results);
    if (!won || source.kind == Source::Kind::winner_of) return won;
    const int a = *who(match.a, results);
    const int b = *who(match.b, results);
    return a == *won ? b : a;
}

std::optional<int> Bracket::winner(const BracketMatch& match, const Results& results) const {
    const std::optional<int> a = who(match.a, results);
    const std::optional<int> b = who(match.b, results);
    if (!a || !b) return std::nullopt;
    if (*a == no_one || *b == no_one) return *a == no_one ? *b : *a;
    const auto found = results.find(match.id);
    return found == results.end() ? std::nullopt : std::optional(found->second);
}

bool Bracket::is_needed(const BracketMatch& match, const Results& results) const {
    if (match.id != "F2") return true;
    const auto first = results.find("F1");
    return first != results.end() && first->second != who(match.a, results);
}

bool Bracket::is_ready(const BracketMatch& match, const Results& results) const {
    const std::optional<int> a = who(match.a, results);
    const std::optional<int> b = who(match.b, results);
    return a && b && *a != no_one && *b != no_one && !results.contains(match.id) &&
           is_needed(match, results);
}

bool Bracket::is_decided(const Results& results) const {
    if (matches_.empty()) return true;
    if (!results.contains("F1")) return false;
    return !is_needed(matches_.back(), results) || results.contains("F2");
}

std::vector<int> Bracket::places(const Results& results) const {
    assert(is_decided(results));
    std::vector<int> places(static_cast<std::size_t>(entrants_), 1);
    if (matches_.empty()) return places;
    const BracketMatch& last =
        results.contains("F2") ? matches_.back() : matches_[matches_.size() - 2];
    const int champion = *winner(last, results);
    const int second =
        *who(last.a, results) == champion ? *who(last.b, results) : *who(last.a, results);
    places[static_cast<std::size_t>(second)] = 2;
    int next = 3;
    for (int round = 2 * (rounds_ - 1); round >= 1; --round) {
        int out = 0;
        for (const BracketMatch& match : matches_) {
            if (match.part != 'L' || match.round != round) continue;
            const int a = *who(match.a, results);
            const int b = *who(match.b, results);
            if (a == no_one || b == no_one) continue;
            places[static_cast<std::size_t>(*winner(match, results) == a ? b : a)] = next;
            ++out;
        }
        next += out;
    }
    return places;
}

} // namespace headless::knockout
