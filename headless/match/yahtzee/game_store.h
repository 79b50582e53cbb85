// Keeps the games of a match until its pages are written: results in memory, transcripts in a file
// without a name, which the system removes with the store.

#pragma once

#include "headless/match/yahtzee/match.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace headless::match::yahtzee {

class GameStore {
public:
    struct Entry {
        GameResult game;
        std::int64_t offset; // of the transcript in the file
        std::size_t size;
    };

    // Throws std::system_error where the transcript can't be kept.
    void add(const GameResult& game, const std::string& transcript);

    void sort_by_number();
    const std::vector<Entry>& entries() const { return entries_; }
    std::string transcript(const Entry& entry) const; // throws std::system_error

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::unique_ptr<std::FILE, Close> file_; // without a name
    std::vector<Entry> entries_;
};

} // namespace headless::match::yahtzee
