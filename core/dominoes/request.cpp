#include "core/dominoes/request.h"

#include "core/support/text.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace core::dominoes {

namespace {

using support::Error;
using support::Result;
using support::Scanner;

// Reads the tiles of one request and sees to it that none occurs twice.
class TileReader {
public:
    TileReader(Scanner& scanner, Case setting) : scanner_(scanner), setting_(setting) {}

    Result<LaidTile> tile(std::string_view word) {
        if (word.empty()) return scanner_.error("the line ends where a tile should be");
        const auto number = [this](char c) { return '0' <= c && c < '0' + setting_.numbers; };
        if (word.size() != 2 || !number(word[0]) || !number(word[1]))
            return scanner_.error("a tile is two digits from 0 to " +
                                  std::to_string(setting_.numbers - 1) + ", not '" +
                                  std::string(word) + "'");
        const LaidTile laid{static_cast<std::uint8_t>(word[0] - '0'),
                            static_cast<std::uint8_t>(word[1] - '0')};
        if (seen_.contains(laid.tile()))
            return scanner_.error("tile " + std::string(word) + " occurs twice");
        seen_ = seen_.with(laid.tile());
        return laid;
    }

    // Up to a bar, which is read too. In a line of play touching halves must be equal.
    Result<std::vector<LaidTile>> tiles_to_bar(std::string_view name, bool is_line) {
        std::vector<LaidTile> tiles;
        for (std::string_view word = scanner_.word(); word != "|"; word = scanner_.word()) {
            if (word.empty()) return scanner_.error("a '|' is missing after " + std::string(name));
            const auto laid = tile(word);
            if (!laid) return laid.error();
            if (is_line && !tiles.empty() && tiles.back().right != laid->left)
                return scanner_.error("tile " + std::string(word) +
                                      " does not match its neighbour");
            tiles.push_back(*laid);
        }
        if (tiles.empty()) return scanner_.error(std::string(name) + " has no tile");
        return tiles;
    }

private:
    Scanner& scanner_;
    Case setting_;
    TileSet seen_;
};

Result<Request> parse_init(Scanner& scanner) {
    const auto numbers = scanner.integer("N", min_numbers, max_numbers);
    if (!numbers) return numbers.error();
    const auto hand_size = scanner.integer("H", min_hand_size, max_hand_size);
    if (!hand_size) return hand_size.error();
    return Request(Init{{static_cast<int>(*numbers), static_cast<int>(*hand_size)}});
}

Result<Request> parse_reset(Scanner& scanner, Case setting) {
    const auto laid = TileReader(scanner, setting).tile(scanner.word());
    if (!laid) return laid.error();
    return Request(Reset{laid->tile()});
}

Result<Request> parse_play(Scanner& scanner, Case setting) {
    TileReader reader(scanner, setting);
    const auto hand = reader.tiles_to_bar("the hand", false);
    if (!hand) return hand.error();
    const auto laid = reader.tiles_to_bar("the line", true);
    if (!laid) return laid.error();
    const int unseen = setting.tiles() - static_cast<int>(hand->size() + laid->size());
    const auto stock = scanner.integer("the stock", 0, unseen);
    if (!stock) return stock.error();
    std::vector<Tile> tiles;
    for (const LaidTile tile : *hand) tiles.push_back(tile.tile());
    return Request(View{std::move(tiles), *Line::of(*laid), static_cast<int>(*stock)});
}

Result<Request> parse_known(std::string_view verb, Scanner& scanner, std::optional<Case> setting) {
    if (verb == "init") return parse_init(scanner);
    if (verb != "reset" && verb != "play")
        return scanner.error("a request is init, reset or play, not '" + std::string(verb) + "'");
    if (!setting) return scanner.error(std::string(verb) + " before init");
    return verb == "reset" ? parse_reset(scanner, *setting) : parse_play(scanner, *setting);
}

} // namespace

Result<Request> parse_request(std::string_view text, std::optional<Case> setting,
                              std::size_t line) {
    Scanner scanner(text, line);
    Result<Request> request = parse_known(scanner.word(), scanner, setting);
    if (request && !scanner.at_end()) return scanner.error("more text after the request");
    return request;
}

std::string to_text(const Request& request) {
    if (const Init* init = std::get_if<Init>(&request))
        return "init " + std::to_string(init->setting.numbers) + ' ' +
               std::to_string(init->setting.hand_size);
    if (const Reset* reset = std::get_if<Reset>(&request)) return "reset " + to_text(reset->first);
    const View& view = std::get<View>(request);
    std::string text = "play ";
    for (const Tile tile : view.hand) text += to_text(tile) + ' ';
    return text + "| " + to_text(view.line) + " | " + std::to_string(view.stock);
}

} // namespace core::dominoes
