#include "core/dilemma/request.h"

#include "core/dilemma/seeds.h"
#include "core/support/text.h"

#include <optional>

namespace core::dilemma {

namespace {

// Takes a text apart into lines; the last one may lack its line end.
class LineReader {
public:
    explicit LineReader(std::string_view text) : left_(text) {}

    std::optional<std::string_view> next() {
        if (left_.empty()) return std::nullopt;
        ++number_;
        return support::take_line(left_);
    }

    std::optional<std::string_view> next_but_comments() {
        std::optional<std::string_view> line = next();
        while (line && line->starts_with('#')) line = next();
        return line;
    }

    std::size_t number() const { return number_; } // of the last line, from 1

    support::Error ends_before(const std::string& what) const {
        return {"the text ends before " + what, number_ + 1, 0};
    }

private:
    std::string_view left_;
    std::size_t number_ = 0;
};

struct Head {
    int players;
    int id;
    std::int64_t rounds;
};

constexpr std::int64_t max_rounds = 1'000'000'000;

support::Result<Head> parse_head(std::string_view line, std::size_t line_number, int min_id) {
    support::Scanner scanner(line, line_number);
    const auto players = scanner.integer("the number of players", min_players, max_players);
    if (!players) return players.error();
    const auto id = scanner.integer("the player's ID", min_id, *players);
    if (!id) return id.error();
    const auto rounds = scanner.integer("the number of rounds", 0, max_rounds);
    if (!rounds) return rounds.error();
    if (!scanner.at_end()) return scanner.error("the line has three numbers, here is more");
    return Head{static_cast<int>(*players), static_cast<int>(*id), *rounds};
}

// The rounds that the head announces, a line each.
support::Result<History> parse_rounds(const Head& head, LineReader& lines,
                                      std::optional<std::string_view> (LineReader::*next)()) {
    History history(head.players);
    for (std::int64_t i = 0; i < head.rounds; ++i) {
        const auto line = (lines.*next)();
        if (!line) return lines.ends_before("all rounds are listed");
        auto round = parse_round(*line, head.players, lines.number());
        if (!round) return round.error();
        history.append(*std::move(round));
    }
    return history;
}

} // namespace

std::string head_text(int players, int id, int rounds) {
    return std::to_string(players) + ' ' + std::to_string(id) + ' ' + std::to_string(rounds) + '\n';
}

std::string tail_text(std::uint64_t number, std::string_view state) {
    std::string text = std::to_string(number) + '\n';
    text += state;
    text += '\n';
    return text;
}

support::Result<ReceivedRequest> parse_request(std::string_view text) {
    LineReader lines(text);
    const auto first = lines.next();
    if (!first) return lines.ends_before("its first line");
    const auto head = parse_head(*first, lines.number(), 1);
    if (!head) return head.error();

    auto history = parse_rounds(*head, lines, &LineReader::next);
    if (!history) return history.error();
    ReceivedRequest received{head->id, *std::move(history), 0, {}};

    const auto number_line = lines.next();
    if (!number_line) return lines.ends_before("the round's number");
    const auto number = parse_seed_number(*number_line, lines.number());
    if (!number) return number.error();
    received.number = *number;
    received.state = lines.next().value_or("");
    return received;
}

support::Result<History> parse_log(std::string_view text) {
    LineReader lines(text);
    const auto first = lines.next_but_comments();
    if (!first) return lines.ends_before("its first line");
    const auto head = parse_head(*first, lines.number(), 0);
    if (!head) return head.error();

    return parse_rounds(*head, lines, &LineReader::next_but_comments);
}

} // namespace core::dilemma
