#include "core/yahtzee/record_words.h"
#include "headless/lab/review_report.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace headless::lab {

using namespace ai::yahtzee;
using namespace core::yahtzee;

namespace {

std::string points(double number) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << number + 0.0;
    return text.str() == "-0.00" ? "0.00" : text.str();
}

std::string words_of(Action action, const core::dice::Dice& dice) {
    return action.is_score() ? std::string(name(action.box())) : keep_word(action, dice);
}

std::string label_of(const LedgerRow& row) {
    return std::to_string(row.turn + 1) + '.' + std::to_string(row.seat + 1) + '/' +
           std::to_string(row.roll_number);
}

void write_row(std::ostream& out, const LedgerRow& row) {
    std::string chosen;
    std::string best;
    std::string loss;
    std::string grade;
    if (row.decision) {
        chosen = words_of(row.decision->chosen, row.dice);
        if (row.decision->loss() > 0) {
            best = words_of(row.decision->best, row.dice);
            loss = points(row.decision->loss());
        }
        if (row.decision->grade != Grade::fine)
            grade = "  " + std::string(name(row.decision->grade));
    }
    out << std::left << std::setw(8) << label_of(row) << std::setw(7) << dice_word(row.dice)
        << std::setw(16) << chosen << std::setw(16) << best << std::right << std::setw(7) << loss
        << std::setw(8) << points(row.luck) << std::setw(9) << points(row.after()) << grade << '\n';
}

// "1 blunder, 2 mistakes, no inaccuracy"
std::string count_of(const Figures& figures, Grade grade, const std::string& one,
                     const std::string& many) {
    const int count = figures.grades[static_cast<std::size_t>(grade)];
    if (count == 0) return "no " + one;
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

// "sixes 3.10, chance 0.20": where more than nothing was lost, the most first.
template <class Names>
std::string list_of(const Names& name_of, auto numbers) {
    std::vector<std::pair<double, std::string>> entries;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (points(numbers[i]) != "0.00") entries.emplace_back(-numbers[i], name_of(i));
    std::ranges::sort(entries);
    std::string list;
    for (const auto& [number, entry_name] : entries)
        list += (list.empty() ? "" : ", ") + entry_name + ' ' + points(-number);
    return list.empty() ? "nothing" : list;
}

void write_sums(std::ostream& out, const Account& account, bool finished) {
    const auto line = [&out](const std::string& name, double number) {
        out << "  " << std::left << std::setw(26) << name << std::right << std::setw(9)
            << points(number) << '\n';
    };
    line("expected at the start", account.start);
    line("+ luck", account.luck);
    line("- losses", account.losses);
    if (points(account.remainder) != "0.00") line("+ remainder", account.remainder);
    line(finished ? "= final score" : "= expected where it ends", account.end);
}

void write_figures(std::ostream& out, const SeatReview& seat) {
    const Figures& figures = seat.figures;
    out << "  luck-free score " << points(seat.luck_free_score) << "; " << figures.decisions
        << " decisions, " << figures.unforced << " of them unforced, at a loss of "
        << points(figures.loss_a_decision()) << " each\n  "
        << count_of(figures, Grade::blunder, "blunder", "blunders") << ", "
        << count_of(figures, Grade::mistake, "mistake", "mistakes") << ", "
        << count_of(figures, Grade::inaccuracy, "inaccuracy", "inaccuracies") << '\n';
    if (figures.losses <= 0) return;
    out << "  lost by roll: "
        << list_of([](std::size_t i) { return "roll " + std::to_string(i + 1); },
                   figures.losses_by_roll)
        << "\n  lost by choice: keeps " << points(figures.losses_by_keeps) << "; boxes: "
        << list_of([](std::size_t i) { return std::string(name(box_at(static_cast<int>(i)))); },
                   figures.losses_by_box)
        << "\n  lost by dice: "
        << list_of([](std::size_t i) { return std::string(name(static_cast<RollKind>(i))); },
                   figures.losses_by_kind)
        << '\n';
}

// In per cent.
void write_chances(std::ostream& out, const Account& account) {
    const auto percent = [](double chance) { return points(100 * chance) + " %"; };
    out << "  chance to win " << percent(account.start) << " at the start, luck "
        << percent(account.luck) << ", losses " << percent(account.losses);
    if (account.others != 0) out << ", the other's luck and losses " << percent(account.others);
    out << ", what the estimate leaves " << percent(account.remainder) << ": "
        << percent(account.end) << " at the end\n";
}

void write_same_dice(std::ostream& out, const SeatReview& seat) {
    if (!seat.same_dice) {
        out << "  the same dice: not known of real dice\n";
        return;
    }
    out << "  the same dice: ";
    if (seat.same_dice->optimal) out << "optimal scores " << *seat.same_dice->optimal << ", ";
    if (seat.same_dice->champion) out << "champion " << *seat.same_dice->champion << ", ";
    out << "somebody who knows them all beforehand " << seat.same_dice->clairvoyant << '\n';
}

} // namespace

void write_text(std::ostream& out, const Record& record, const Review& review) {
    out << "at      dice   chosen          best               loss    luck  outlook\n";
    for (const LedgerRow& row : review.ledger.rows) write_row(out, row);
    const bool finished = replay(record).phase() == Phase::over;
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        out << '\n' << record.players[seat].name << '\n';
        write_sums(out, review.ledger.accounts[seat], finished);
        if (review.win) write_chances(out, review.win->accounts[seat]);
        write_figures(out, review.seats[seat]);
        write_same_dice(out, review.seats[seat]);
    }
    out << '\n';
}

void ReviewTotals::add(const Record& record, const Review& review) {
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        Sums& sums = players_[record.players[seat].name];
        const SeatReview& of_seat = review.seats[seat];
        sums.losses.push_back(of_seat.figures.losses);
        sums.luck_free_scores.push_back(of_seat.luck_free_score);
        sums.all_losses += of_seat.figures.losses;
        sums.unforced += of_seat.figures.unforced;
    }
}

void ReviewTotals::write_text(std::ostream& out) const {
    constexpr double two_sided_95 = 1.96; // standard errors
    const auto mean = [](const std::vector<double>& numbers) {
        const Mean result = mean_of(numbers);
        std::string text = points(result.mean);
        if (result.error) text += " +- " + points(two_sided_95 * *result.error);
        return text;
    };
    for (const auto& [player, sums] : players_)
        out << player << ": " << sums.losses.size() << " games, points lost a game "
            << mean(sums.losses) << ", an unforced decision "
            << points(sums.unforced > 0 ? sums.all_losses / sums.unforced : 0)
            << ", luck-free score " << mean(sums.luck_free_scores) << " (95 % intervals)\n";
}

} // namespace headless::lab
