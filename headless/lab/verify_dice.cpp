#include "core/yahtzee/notation/record_words.h"
#include "headless/lab/commands.h"
#include "headless/lab/game_files.h"
#include "headless/support/json.h"

#include <algorithm>
#include <iostream>

namespace headless::lab {

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

auto count_rolls(const Record& record) {
    return std::ranges::count_if(record.line, [](const Ply& ply) {
        return std::holds_alternative<core::dice::Dice>(ply.move);
    });
}

// The result of comparing a game's rolls with its seed.
struct Verdict {
    bool agrees = false; // every roll is the seed's
    std::string status;  // "agrees", "differs", "real dice"
    std::string words;
};

Verdict verify(const Record& record) {
    if (!record.dice) return {false, "real dice", "there is no seed to check real dice by"};
    const auto foreign = first_foreign_roll(record);
    if (!foreign)
        return {true, "agrees",
                "all " + std::to_string(count_rolls(record)) + " rolls agree with the seed"};
    const Game before = replay(record, *foreign);
    return {false, "differs",
            "roll " + std::to_string(before.roll_number() + 1) + " of turn " + turn_label(before) +
                " differs: " + dice_word(std::get<core::dice::Dice>(record.line[*foreign].move)) +
                " in the record, " + dice_word(next_dice(*record.dice, before)) + " by the seed"};
}

std::string to_json(const std::vector<Record>& records) {
    std::string lines;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Verdict verdict = verify(records[i]);
        lines += support::dumped({{"game", i + 1},
                                  {"title", heading(records[i])},
                                  {"rolls", count_rolls(records[i])},
                                  {"status", verdict.status},
                                  {"words", verdict.words}}) +
                 '\n';
    }
    return lines;
}

} // namespace

int verify_dice(const support::Invocation& invocation) {
    const auto files = read_game_files(
        invocation,
        "Works out the dice of each game from its seed and compares them with the rolls of the\n"
        "game; variations are not looked at. The exit status is 1 unless every roll of every\n"
        "game is verified: real dice can't be.",
        po::options_description("Options"), "an object per line for each game");
    if (!files) return support::exit_done;
    support::report(
        files->options, [&] { return to_json(files->records); },
        [&] {
            for (const Record& record : files->records)
                std::cout << heading(record) << ": " << verify(record).words << '\n';
        });
    const bool all_agree = std::ranges::all_of(
        files->records, [](const Record& record) { return verify(record).agrees; });
    return all_agree ? support::exit_done : support::exit_fault;
}

} // namespace headless::lab
