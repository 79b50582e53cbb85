#include "headless/match/yahtzee/game_store.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace headless::match::yahtzee {

namespace {

[[noreturn]] void fail() {
    throw std::system_error(errno, std::generic_category(), "the games kept for the pages");
}

} // namespace

void GameStore::add(const GameResult& game, const std::string& transcript) {
    if (!file_) file_.reset(std::tmpfile());
    if (!file_ || std::fseek(file_.get(), 0, SEEK_END) != 0) fail();
    const long offset = std::ftell(file_.get());
    if (std::fwrite(transcript.data(), 1, transcript.size(), file_.get()) != transcript.size() ||
        std::fflush(file_.get()) != 0)
        fail();
    entries_.push_back({game, offset, transcript.size()});
}

void GameStore::sort_by_number() {
    std::ranges::sort(entries_, {}, [](const Entry& entry) { return entry.game.game; });
}

std::string GameStore::transcript(const Entry& entry) const {
    std::string text(entry.size, '\0');
    if (std::fseek(file_.get(), static_cast<long>(entry.offset), SEEK_SET) != 0 ||
        std::fread(text.data(), 1, text.size(), file_.get()) != text.size())
        fail();
    return text;
}

} // namespace headless::match::yahtzee
