#include "core/yahtzee/notation/record_dice.h"
#include "core/yahtzee/notation/record_words.h"
#include "headless/lab/commands.h"
#include "headless/lab/game_files.h"

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

// False if a roll is not the seed's.
bool verify(const Record& record, std::ostream& out) {
    if (!record.dice) {
        out << "real dice: there is no seed to check them by\n";
        return true;
    }
    const auto foreign = first_foreign_roll(record);
    if (!foreign) {
        out << "all " << count_rolls(record) << " rolls agree with the seed\n";
        return true;
    }
    const Game before = replay(record, *foreign);
    out << "roll " << before.roll_number() + 1 << " of turn " << turn_label(before)
        << " differs: " << dice_word(std::get<core::dice::Dice>(record.line[*foreign].move))
        << " in the record, " << dice_word(next_dice(*record.dice, before)) << " by the seed\n";
    return false;
}

} // namespace

int verify_dice(const support::Invocation& invocation) {
    const auto file = read_game_file(
        invocation,
        "Works out the dice of each game from its seed and compares them with the rolls of the\n"
        "game; variations are not looked at. The exit status is 1 if a roll differs.",
        {});
    if (!file) return support::exit_done;
    bool all_agree = true;
    for (const Record& record : file->records) {
        std::cout << heading(record) << ": ";
        all_agree = verify(record, std::cout) && all_agree;
    }
    return all_agree ? support::exit_done : support::exit_fault;
}

} // namespace headless::lab
