#include "headless/match/yahtzee/report.h"

#include "headless/match/report_parts.h"

#include <algorithm>
#include <iomanip>
#include <map>
#include <ostream>
#include <sstream>

namespace headless::match::yahtzee {

namespace {

void print_forfeits(std::ostream& out, const SideResult& side) {
    std::map<std::string, std::pair<int, int>> kinds; // words to how often, and the first game
    for (std::size_t i = 0; i < side.forfeits.size(); ++i) {
        auto& [count, first] = kinds[side.forfeits[i].reason + ": " + side.forfeits[i].words];
        if (count++ == 0) first = side.forfeited_games[i];
    }
    for (const auto& [words, count] : kinds)
        out << "     forfeited " << count.first << (count.first == 1 ? " game" : " games")
            << ", first game " << count.second << ": " << printable(words) << '\n';
}

void print_luck(std::ostream& out, const LuckAdjusted& luck) {
    out << "     luck-adjusted score " << 100 * luck.score << " % (standard error "
        << 100 * luck.standard_error << " %; 99 %: " << 100 * luck.interval99.low << " to "
        << 100 * luck.interval99.high << " %)\n";
}

void print_usage(std::ostream& out, const SideUsage& usage) {
    out << "     CPU " << std::setprecision(3) << usage.cpu_seconds << " s, wall clock "
        << usage.wall_seconds << " s, peak memory " << std::setprecision(1)
        << static_cast<double>(usage.peak_bytes) / (1 << 20) << " MiB\n";
    print_notes(out, usage.notes, "     ");
}

void print_side(std::ostream& out, const Report& report, int side) {
    const Result& result = report.result;
    const SideResult& own = result.side(side);
    const Interval interval = wilson_interval(own.score(), own.games());
    out << letter(side) << ":  "
        << printable(result.terms().commands[static_cast<std::size_t>(side)]) << '\n'
        << "     " << own.wins << " won, " << own.losses << " lost, " << own.ties << " tied; score "
        << std::fixed << std::setprecision(2) << 100 * own.score()
        << " % (99 %: " << 100 * interval.low << " to " << 100 * interval.high << " %); average "
        << result.average_points(side) << " points\n";
    if (report.luck) print_luck(out, report.luck->sides[static_cast<std::size_t>(side)]);
    print_forfeits(out, own);
    for (const Rest& rest : result.rests())
        if (rest.side == side)
            out << "     lost the " << rest.games << " games that were left: " << rest.reason
                << ": " << printable(rest.words) << '\n';
    if (report.usage &&
        (std::ranges::any_of(result.rests(),
                             [side](const Rest& rest) { return rest.side == side; }) ||
         !own.forfeits.empty()))
        print_last_errors(out, (*report.usage)[static_cast<std::size_t>(side)].notes, "     ");
    if (report.usage) print_usage(out, (*report.usage)[static_cast<std::size_t>(side)]);
    if (!report.file_sha256[static_cast<std::size_t>(side)].empty())
        out << "     SHA-256 of the program " << report.file_sha256[static_cast<std::size_t>(side)]
            << '\n';
}

} // namespace

void print_start(std::ostream& out, const Terms& terms, const std::string& protection) {
    out << terms.games << (terms.games == 1 ? " game" : " games")
        << (terms.duplicate ? ", each twice with seats changed" : "")
        << "; dice keyed by a seed with SHA-256 " << terms.seed_sha256 << '\n';
    if (terms.public_seed) out << "the seed was given on the command line: a test, no contest\n";
    out << "protection: " << protection << "\n\n" << std::flush;
}

void print_report(std::ostream& out, const Report& report) {
    const Result& result = report.result;
    for (int side = 0; side < 2; ++side) print_side(out, report, side);
    if (const auto state = result.sprt_state()) {
        out << "sequential test of " << result.terms().sprt->elo0 << " against "
            << result.terms().sprt->elo1 << " Elo: log-likelihood ratio " << std::fixed
            << std::setprecision(3) << state->log_likelihood_ratio << " (bounds " << -state->bound
            << ", " << state->bound << "), "
            << (state->verdict == SprtVerdict::undecided ? "undecided"
                : state->verdict == SprtVerdict::elo1    ? "the second"
                                                         : "the first")
            << " after " << result.played() << " games\n";
    }
    if (result.is_cut_short())
        out << "stopped after " << result.played() << " of " << result.terms().games << " games\n";
    if (report.seed) out << "seed " << core::dice::to_text(*report.seed) << '\n';
    out << std::flush;
}

} // namespace headless::match::yahtzee
