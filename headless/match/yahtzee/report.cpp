#include "headless/match/yahtzee/report.h"

#include "headless/match/report_parts.h"
#include "headless/support/words.h"

#include <algorithm>
#include <iomanip>
#include <map>
#include <ostream>
#include <sstream>

namespace headless::match::yahtzee {

namespace {

constexpr const char* margin = "     ";

void print_forfeits(std::ostream& out, const SideResult& side) {
    std::map<std::string, std::pair<int, int>> kinds; // words to how often, and the first game
    for (std::size_t i = 0; i < side.forfeits.size(); ++i) {
        auto& [count, first] =
            kinds[fault_in_words(side.forfeits[i].reason, side.forfeits[i].words)];
        if (count++ == 0) first = side.forfeited_games[i];
    }
    for (const auto& [words, count] : kinds)
        out << "     forfeited " << support::counted(count.first, "game") << ", first game "
            << count.second << ": " << printable(words) << '\n';
}

void print_luck(std::ostream& out, const LuckReport& report, int side) {
    const LuckAdjusted& luck = report.sides[static_cast<std::size_t>(side)];
    out << "     mean loss " << report.mean_loss(side) << " points per decision\n";
    out << "     luck-adjusted score " << 100 * luck.score << " % (standard error "
        << 100 * luck.standard_error << " %; 99 %: " << 100 * luck.interval99.low << " to "
        << 100 * luck.interval99.high << " %)\n";
}

void print_side(std::ostream& out, const Report& report, int side) {
    const Result& result = report.result;
    const SideResult& own = result.side(side);
    const Interval interval = result.standing(side).interval99;
    out << letter(side) << ":  "
        << printable(result.terms().commands[static_cast<std::size_t>(side)]) << '\n'
        << "     " << own.wins << " won, " << own.losses << " lost, " << own.ties << " tied; score "
        << std::fixed << std::setprecision(2) << 100 * own.score()
        << " % (99 %: " << 100 * interval.low << " to " << 100 * interval.high << " %); average "
        << result.average_points(side) << " points\n";
    if (side == 0 && result.played() > 0)
        out << margin << "Elo against b " << elo_in_words(result.standing(0)) << '\n';
    if (report.luck) print_luck(out, *report.luck, side);
    print_forfeits(out, own);
    bool is_out = false;
    for (const Rest& rest : result.rests()) {
        if (rest.side != side) continue;
        is_out = true;
        print_rest(out, rest, margin);
    }
    if (report.usage) {
        const SideUsage& usage = (*report.usage)[static_cast<std::size_t>(side)];
        if (is_out || !own.forfeits.empty()) print_last_errors(out, usage.notes, margin);
        print_usage(out, usage, margin);
    }
    if (!report.file_sha256[static_cast<std::size_t>(side)].empty())
        out << "     SHA-256 of the program " << report.file_sha256[static_cast<std::size_t>(side)]
            << '\n';
}

void print_test(std::ostream& out, const Result& result) {
    if (!result.terms().sprt) return;
    const SprtBounds& bounds = *result.terms().sprt;
    out << "sequential test of " << std::defaultfloat << std::setprecision(6) << bounds.elo0
        << " against " << bounds.elo1 << " Elo on "
        << (result.terms().adjusts_luck ? "luck-adjusted" : "plain") << " scores: ";
    const auto state = result.sprt_state();
    if (!state) {
        out << "needs the large tables to be repeated\n";
        return;
    }
    out << "log-likelihood ratio " << std::fixed << std::setprecision(3)
        << state->log_likelihood_ratio << " (bounds " << state->lower_bound << ", "
        << state->upper_bound << ") after " << result.played()
        << " games: " << in_words(bounds, state->verdict, "a", "b") << '\n';
}

} // namespace

void print_start(std::ostream& out, const Terms& terms, const std::string& protection) {
    match::print_start(out,
                       support::counted(terms.games, "game") +
                           (terms.duplicate ? ", each twice with seats changed" : "") + "; dice",
                       terms, protection);
}

void print_report(std::ostream& out, const Report& report) {
    const Result& result = report.result;
    for (int side = 0; side < 2; ++side) print_side(out, report, side);
    print_test(out, result);
    if (result.is_cut_short())
        out << "stopped after " << result.played() << " of " << result.terms().games << " games\n";
    print_end(out, report);
}

std::string live_line(const Result& so_far) {
    const SideResult& own = so_far.side(0);
    std::ostringstream text;
    text << match::live_line(so_far.standing(0), {own.wins, own.ties, own.losses});
    if (const auto pairs = so_far.pairs()) {
        text << "  pairs";
        for (const std::int64_t count : *pairs) text << ' ' << count;
    }
    if (const auto state = so_far.sprt_state())
        text << std::fixed << std::setprecision(2) << "  LLR " << state->log_likelihood_ratio
             << " (" << state->lower_bound << ", " << state->upper_bound << ")";
    return text.str();
}

} // namespace headless::match::yahtzee
