#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/exact_values.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"
#include "core/yahtzee/game.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/support/digest.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace headless::lab {

namespace fs = std::filesystem;

using namespace core::yahtzee;
using ai::yahtzee::state::CardState;

namespace {

// A text file; every write is checked.
class OutputFile {
public:
    explicit OutputFile(const fs::path& path)
        : name_(path.string()), file_(path, std::ios::binary) {}

    // Throws support::Interrupted after a signal.
    void line(const std::string& text) {
        if (support::is_interrupted()) throw support::Interrupted();
        file_ << text << '\n';
        check();
    }
    void close() {
        file_.close();
        check();
    }

private:
    void check() const {
        if (!file_) throw std::runtime_error("'" + name_ + "' could not be written");
    }

    std::string name_;
    std::ofstream file_;
};

void write_values(const fs::path& folder, JokerRule rule, int threads, bool is_quiet) {
    const std::string name{core::yahtzee::name(rule)};
    ai::yahtzee::solve::SharedExactValues exact;
    {
        support::Progress progress("values, " + name, is_quiet);
        support::InterruptStop stop;
        exact =
            ai::yahtzee::solve::solve_exact({rule}, {support::watched(threads, progress, stop)});
    }
    if (!exact) throw support::Interrupted();
    OutputFile file(folder / ("values-" + name + ".csv"));
    file.line("filled,upper,yahtzee,points");
    ai::yahtzee::solve::for_each_reachable_state(BoxSet::all(), [&](const CardState& state) {
        file.line(ai::yahtzee::solve::columns_of(state, ',') + ',' +
                  support::formatted("%.12Lf", exact->points(state)));
    });
    file.close();
}

void write_contributions(const fs::path& folder, LabPlayers& players, int threads, bool is_quiet) {
    std::string header = "filled,upper,yahtzee";
    for (std::size_t part = 0; part < ai::yahtzee::solve::part_count; ++part)
        header += ',' + std::string(ai::yahtzee::solve::part_name(part));
    support::Progress progress("contributions", is_quiet);
    support::InterruptStop stop;
    const auto table = ai::yahtzee::solve::solve_contributions(
        *players.values(), {support::watched(threads, progress, stop)});
    if (!table) throw support::Interrupted();
    progress.clear();
    OutputFile file(folder / "contributions-forced.csv");
    file.line(header);
    ai::yahtzee::solve::for_each_reachable_state(BoxSet::all(), [&](const CardState& state) {
        std::string line = ai::yahtzee::solve::columns_of(state, ',');
        for (const double points : table->at(state))
            line += ',' + support::formatted("%.4f", points);
        file.line(line);
    });
    file.close();
}

// A decision at random out of a game for two, each seat taken by one of `seats`.
Position random_position(const std::vector<std::unique_ptr<ai::yahtzee::players::Player>>& seats,
                         const core::dice::KeyedDice& dice, std::uint64_t number) {
    std::mt19937_64 random(number);
    const auto below = [&random](unsigned count) {
        return static_cast<unsigned>(random() % count);
    };
    std::array<ai::yahtzee::players::Player*, 2> players;
    for (auto& player : players) {
        player = seats[below(static_cast<unsigned>(seats.size()))].get();
        player->reseed(random());
    }
    const unsigned turn = below(2 * box_count);
    const int roll = 1 + static_cast<int>(below(rolls_per_turn));
    // That roll of the turn, or the last before it scores.
    Position found;
    unsigned turns = 0; // finished, of both
    for (Game game(2); turns <= turn;) {
        const auto rolls = dice.turn(number, game.mover(), game.turn());
        game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
        found = game.position();
        if (turns == turn && found.roll_number == roll) break;
        const Action action = players[static_cast<std::size_t>(game.mover())]->choose(found);
        game = game.apply(action);
        if (action.is_score()) ++turns;
    }
    return found;
}

struct WinRow {
    Position position;
    double probability = 0;
    bool is_exact = false;
};

void write_win_probabilities(const fs::path& folder, LabPlayers& players, int count, int threads,
                             std::uint64_t seed, bool is_quiet) {
    using ai::yahtzee::decide::ActionRanker;
    using ai::yahtzee::decide::Objective;
    struct Worker {
        std::unique_ptr<ActionRanker> ranker;
        std::vector<std::unique_ptr<ai::yahtzee::players::Player>> players;
    };
    std::vector<Worker> workers(static_cast<std::size_t>(core::support::threads_or_all(threads)));
    for (Worker& worker : workers) {
        worker.ranker = std::make_unique<ActionRanker>(players.values(), players.score_source());
        for (const char* name : {"optimal", "human-0.8", "human-2", "heuristic"})
            worker.players.push_back(players.make(name));
    }
    const core::dice::KeyedDice dice(core::dice::seed_from_number(seed));
    std::vector<WinRow> rows(static_cast<std::size_t>(count));
    std::atomic<int> done = 0;
    support::Progress progress("win probabilities", count, "positions", is_quiet);
    core::support::for_each_index(rows.size(), threads, [&](std::size_t i, int worker) {
        if (support::is_interrupted()) return;
        Worker& own = workers[static_cast<std::size_t>(worker)];
        WinRow& row = rows[i];
        row.position = random_position(own.players, dice, i + 1);
        row.probability =
            own.ranker->rank(row.position, {Objective::Kind::win}).front().win.value();
        row.is_exact = own.ranker->is_exact(row.position);
        progress.show(++done);
    });
    OutputFile file(folder / "win-probabilities.csv");
    file.line("position,probability,accuracy");
    for (const WinRow& row : rows)
        file.line(to_text(row.position) + ',' + support::formatted("%.6f", row.probability) + ',' +
                  (row.is_exact ? "exact" : "estimate"));
    file.close();
}

constexpr auto format_page = R"(# Alea: published tables of Yahtzee

Comma-separated text, UTF-8, lines end with a line feed, the first line names the columns.
SHA256SUMS holds the checksums: sha256sum -c SHA256SUMS

values-RULE.csv, for the joker rules forced, verhoeff and free: the greatest expected number of
points still to come, from exact fractions, with 12 decimals, for all 536,448 states at the start
of a turn.
  filled   the mask of the filled boxes; bit 0 is ones, then twos, threes, fours, fives, sixes,
           three of a kind, four of a kind, full house, small straight, large straight, Yahtzee,
           and bit 12 chance
  upper    the points in the upper boxes, 63 for all from 63 up; with 63 the bonus of 35 points
           has been earned and is not to come
  yahtzee  0: the Yahtzee box is open, 1: it holds zero, 2: it holds fifty
  points   points still to come, all bonuses in

contributions-forced.csv: the same points split by where they come from under best play, forced
joker rule: thirteen boxes, upper bonus, Yahtzee bonuses. Single precision, 4 decimals.

win-probabilities.csv: decisions at random out of games for two between players of mixed strength.
  position     34 integers: the mover's 13 boxes (-1: open) and Yahtzee bonus, the same of the
               opponent, the five dice, the number of the roll
  probability  to win plus half that of a tie, for the best choice
  accuracy     exact: both cards followed to the end of the game; estimate: see exactness.md)";

void write_page(const fs::path& folder) {
    OutputFile file(folder / "FORMAT.md");
    file.line(format_page);
    file.close();
}

void write_checksums(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    std::ranges::sort(files);
    OutputFile sums(folder / "SHA256SUMS");
    for (const fs::path& file : files)
        sums.line(support::to_hex(support::sha256_of_file(file)) + "  " + file.filename().string());
    sums.close();
}

// A folder beside `wanted` that takes its name once it is complete, and is removed otherwise.
class NewFolder {
public:
    explicit NewFolder(const fs::path& wanted) : wanted_(wanted), path_(wanted.string() + ".part") {
        if (fs::exists(wanted_))
            throw support::UsageError("'" + wanted_.string() + "' exists already");
        std::error_code error;
        fs::create_directory(path_, error);
        if (error)
            throw std::runtime_error("'" + path_.string() +
                                     "' could not be made: " + error.message());
    }
    ~NewFolder() {
        std::error_code ignored;
        if (!is_complete_) fs::remove_all(path_, ignored);
    }
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;

    const fs::path& path() const { return path_; }
    void complete() {
        fs::rename(path_, wanted_);
        is_complete_ = true;
    }

private:
    fs::path wanted_;
    fs::path path_;
    bool is_complete_ = false;
};

} // namespace

int publish(const support::Invocation& invocation) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("positions", support::number_in<int>(1, max_positions)->default_value(25'000),
        "with win probabilities");
    add("seed", support::seed_number()->default_value(1), "of the positions");
    add("tables", po::value<std::string>(), support::tables_help);
    add("threads", support::thread_count(), support::threads_help);
    const auto given = support::read_options(
        invocation,
        {"[options] DIR",
         "Writes tables for others to cite and check into a new folder, as CSV with a page on the\n"
         "format and checksums: the values of all states for each joker rule, where the points\n"
         "come from, and win probabilities of positions."},
        options, support::one_argument("folder"));
    if (!given) return support::exit_done;
    if (!given->count("folder")) throw support::UsageError("a folder to write is missing");
    const int positions = (*given)["positions"].as<int>();
    const int threads = threads_from(*given);
    const auto seed = (*given)["seed"].as<std::uint64_t>();
    NewFolder folder((*given)["folder"].as<std::string>());
    LabPlayers players(*given);
    support::catch_interrupts();
    const bool is_quiet = support::is_quiet(*given);
    try {
        for (const JokerRule rule : all_joker_rules)
            write_values(folder.path(), rule, threads, is_quiet);
        write_contributions(folder.path(), players, threads, is_quiet);
        write_win_probabilities(folder.path(), players, positions, threads, seed, is_quiet);
        write_page(folder.path());
        write_checksums(folder.path());
    } catch (const support::Interrupted&) {
        return support::report_interrupted(invocation,
                                           "tables are published only when all are whole");
    }
    folder.complete();
    return support::exit_done;
}

} // namespace headless::lab
