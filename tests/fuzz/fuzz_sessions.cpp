// Any text as a whole session of alea-bot: never a crash, and a message wherever the status is 1.
// The default strategy plays, but in Yahtzee, where it solves the game first, the heuristic one.
// The first byte chooses the game.

#include "headless/bot/game.h"

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

using namespace headless::bot;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Game& game = *games()[data[0] % games().size()];
    const std::string text{reinterpret_cast<const char*>(data + 1), size - 1};
    Options options;
    options.strategy = &game == &yahtzee ? "heuristic" : std::string(game.default_strategy);
    options.is_quiet = true;
    std::istringstream in(text);
    std::ostringstream out;
    std::ostringstream errors;
    const int status = game.run(options, in, out, errors);
    if (status != 0 && status != 1) std::abort();
    if (status == 1 && errors.str().empty()) std::abort();
    return 0;
}
