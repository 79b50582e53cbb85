#include "headless/knockout/run.h"

#include "headless/knockout/cross_table.h"
#include "headless/knockout/match_process.h"
#include "headless/match/log_lines.h"
#include "headless/sandbox/command_line.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/machine_fault.h"
#include "headless/support/digest.h"
#include "headless/support/interrupt.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <exception>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

namespace headless::knockout {

using namespace headless::support;
using namespace headless::sandbox;

namespace fs = std::filesystem;

namespace {

constexpr int max_tries = 3; // of a match whose process gives no result
// Where the machine is out of processes, memory or disk, and says so, a match is tried for as long
// as it takes.
constexpr std::chrono::seconds between_matches{30};

// Numbers and seeds that follow from the secret seed and a name.
Digest derived(const core::dice::Seed& seed, const std::string& name) {
    return sha256(core::dice::to_text(seed) + '/' + name);
}

void write_secret(const fs::path& path, const std::string& text) {
    fs::remove(path);
    const UniqueFd file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!file || !file.write_all(text)) fail_writing(path);
}

// Logs and reports of a match that was lost or given up.
void remove_tries(const fs::path& folder, const std::string& file_name) {
    std::vector<fs::path> tries;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().filename().string().starts_with(file_name + ".try-"))
            tries.push_back(entry.path());
    for (const fs::path& path : tries) fs::remove(path, error);
}

class Run {
public:
    Run(const RunOptions& options, State state, const Protection& protection,
        const std::function<void(const std::string&)>& on_error)
        : options_(options),
          protection_(protection),
          on_error_(on_error),
          state_(std::move(state)) {}

    State run() {
        {
            const std::lock_guard lock(mutex_);
            draw_if_all_have_played();
            save(options_.state_file, sealed(state_, options_.seed));
        }
        run_workers();
        if (fault_) std::rethrow_exception(fault_);
        if (is_interrupted() && next_task()) throw Interrupted();
        return state_;
    }

private:
    struct Task {
        enum class Kind { set_up, qualify, match };
        Kind kind;
        std::string id; // an entrant's name, or a match's id
        Entrant a;
        Entrant b;

        std::string key() const { return (kind == Kind::set_up ? "setup " : "") + id; }
    };

    void work() {
        std::unique_lock lock(mutex_);
        while (!fault_ && !is_interrupted()) {
            const std::optional<Task> task = next_task();
            if (!task) {
                if (running_.empty()) break;
                changed_.wait(lock);
                continue;
            }
            running_.insert(task->key());
            lock.unlock();
            std::exception_ptr fault;
            try {
                do_task(*task);
            } catch (...) {
                fault = std::current_exception();
            }
            lock.lock();
            if (fault) fault_ = fault;
        }
        changed_.notify_all();
    }

    // Joined also where not all of them can be made.
    void run_workers() {
        std::vector<std::jthread> threads;
        try {
            for (int i = 0; i < options_.side_by_side; ++i)
                threads.emplace_back([this] { work(); });
        } catch (...) {
            const std::lock_guard lock(mutex_);
            fault_ = std::current_exception();
        }
    }

    std::optional<Task> next_task() const {
        if (!state_.draw.empty()) return is_knockout() ? next_match() : next_pairing();
        const Entrant random{std::string(random_name), options_.random_player, {}, {}};
        for (const Entrant& entrant : state_.entrants) {
            const Preparation next = next_preparation(state_, entrant, is_knockout());
            if (next == Preparation::done) continue;
            const Task task{next == Preparation::set_up ? Task::Kind::set_up : Task::Kind::qualify,
                            entrant.name, entrant, random};
            if (!running_.contains(entrant.name) && !running_.contains(task.key())) return task;
        }
        return std::nullopt;
    }

    std::optional<Task> next_match() const {
        const Bracket bracket(static_cast<int>(state_.draw.size()));
        const Results results = results_of(state_);
        for (const BracketMatch& match : bracket.matches()) {
            if (!bracket.is_ready(match, results) || running_.contains(match.id)) continue;
            const auto entrant = [&](const Source& source) {
                return named(state_.draw[static_cast<std::size_t>(*bracket.who(source, results))]);
            };
            return Task{Task::Kind::match, match.id, entrant(match.a), entrant(match.b)};
        }
        return std::nullopt;
    }

    std::optional<Task> next_pairing() const {
        for (const Pairing& pairing : pairings(state_, options_.format))
            if (!state_.matches.contains(pairing.id) && !running_.contains(pairing.id))
                return Task{Task::Kind::match, pairing.id, named(pairing.a), named(pairing.b)};
        return std::nullopt;
    }

    bool is_knockout() const { return options_.format == Format::knockout; }

    void do_task(const Task& task) {
        std::string set_up;
        Match match;
        if (task.kind == Task::Kind::qualify) {
            // Only now: a set-up command may have built it.
            const std::string hash = hash_or_reason(own_file(*split_command(task.a.command)));
            const std::lock_guard lock(mutex_);
            state_.sha256[task.a.name] = hash;
        }
        if (task.kind == Task::Kind::set_up)
            set_up = run_set_up(task.a, protection_, options_.set_up);
        else
            match = play(file_name(task), task.a, task.b,
                         task.kind == Task::Kind::match && is_knockout());
        // Else all would qualify against nobody.
        if (task.kind == Task::Kind::qualify &&
            match.blocks.front().rest_b.starts_with(name(Cause::not_started)))
            throw std::runtime_error("the random player has not played: " +
                                     match.blocks.front().rest_b);
        enter(task, set_up, match);
    }

    Match play(const std::string& file_name, const Entrant& a, const Entrant& b, bool to_the_end) {
        Match match{a.name, b.name, {}, false, {}};
        match.blocks.push_back(play_block(file_name, a, b, options_.games));
        int lead = match.blocks[0].wins_a - match.blocks[0].wins_b;
        for (int block = 1; to_the_end && lead == 0 && block <= options_.max_tie_blocks; ++block) {
            match.blocks.push_back(play_block(
                block_name(file_name, static_cast<std::size_t>(block)), a, b, options_.tie_games));
            lead = match.blocks.back().wins_a - match.blocks.back().wins_b;
        }
        if (to_the_end && lead == 0) {
            match.by_lot = true;
            lead = lot_winner(options_.seed, file_name, a.name, b.name) == a.name ? 1 : -1;
        }
        match.winner = lead > 0 ? a.name : b.name;
        if (!is_knockout() && lead == 0) match.winner.clear();
        return match;
    }

    Block play_block(const std::string& file_name, const Entrant& a, const Entrant& b, int games) {
        const core::dice::Seed seed = match_seed(options_.seed, file_name);
        const std::string base = options_.folder / file_name;
        write_secret(base + ".seed", core::dice::to_text(seed) + '\n');
        std::string messages;
        bool is_reported = false;
        for (int tries = 1, faults = 0; faults < max_tries; ++tries) {
            // Names of its own: a scheduler may go on with a job that was given up for lost.
            const std::string own =
                base + ".try-" + std::to_string(::getpid()) + '-' + std::to_string(tries);
            std::vector<std::string> words = options_.runner;
            words.insert(words.end(), options_.judge.begin(), options_.judge.end());
            if (options_.on_event) words.push_back("--json-lines");
            for (const Entrant* side : {&a, &b})
                words.insert(words.end(), {"--folder", side->folder.empty() ? "-" : side->folder});
            words.insert(words.end(),
                         {"--title",
                          file_name + ": " + a.name + " against " + b.name +
                              ", in the contest whose seed has the SHA-256 " + state_.seed_sha256,
                          "--games", std::to_string(games), "--seed-file", base + ".seed", "--log",
                          own + ".log", "--json-file", own + ".json", "--force", "--missing-loses",
                          "--", a.command, b.command});
            messages = messages_of(file_name, words);
            const auto block = read_report(own + ".json", match::published_hash(seed));
            if (block) {
                fs::rename(own + ".log", base + ".log");
                fs::rename(own + ".json", base + ".json");
            }
            remove_tries(options_.folder, file_name);
            if (block) return *block;
            if (is_interrupted()) throw Interrupted();
            if (!is_machine_fault(messages)) {
                ++faults;
                continue;
            }
            if (!std::exchange(is_reported, true))
                report(file_name + " is tried again: " + messages);
            for (auto slept = std::chrono::milliseconds(0);
                 slept < between_matches && !is_interrupted(); slept += tick)
                std::this_thread::sleep_for(tick);
        }
        if (messages.empty())
            messages = "its judge ended without a report and without a word" +
                       std::string(options_.runner.empty() ? ""
                                                           : "; does the runner run the words "
                                                             "that it is given?");
        throw std::runtime_error("match " + file_name + " gives no result: " + messages);
    }

    void enter(const Task& task, const std::string& set_up, const Match& match) {
        const std::lock_guard lock(mutex_);
        std::string words = task.id + ": ";
        if (task.kind == Task::Kind::set_up) {
            state_.set_ups[task.id] = set_up;
            words += set_up.empty() ? "set up" : "set-up failed: " + set_up;
        } else {
            (task.kind == Task::Kind::qualify ? state_.qualifications : state_.matches)[task.id] =
                match;
            words += match.a + " against " + match.b +
                     (!match.winner.empty()           ? ", won by " + match.winner
                      : record_of(match).games() == 0 ? ", neither has played"
                                                      : ", tied");
        }
        running_.erase(task.key());
        draw_if_all_have_played();
        save(options_.state_file, sealed(state_, options_.seed));
        if (options_.on_match && task.kind != Task::Kind::set_up)
            options_.on_match(file_name(task), match);
        if (options_.on_result) options_.on_result(words);
        changed_.notify_all();
    }

    // Runs the process of a match; its messages on standard error.
    std::string messages_of(const std::string& file_name, const std::vector<std::string>& words) {
        std::function<void(const std::string&)> on_line;
        if (options_.on_event)
            on_line = [&](const std::string& line) { options_.on_event(file_name, line); };
        const auto on_message = [&](const std::string& line) {
            if (line.starts_with(waiting_words) || line.find(" has not answered for ") != line.npos)
                report(file_name + ": " + line);
        };
        try {
            return run_to_end(words, on_line, on_message);
        } catch (const std::system_error& error) {
            return error.what();
        }
    }

    void report(const std::string& words) {
        const std::lock_guard lock(mutex_);
        on_error_(words);
    }

    void draw_if_all_have_played() {
        if (!state_.draw.empty() || !running_.empty() || next_task()) return;
        state_.draw = draw_of(state_, options_.format, options_.seed);
        if (is_knockout()) return;
        for (const std::string& name : state_.draw)
            state_.sha256[name] = hash_or_reason(own_file(*split_command(named(name).command)));
    }

    const Entrant& named(const std::string& name) const {
        return *std::ranges::find(state_.entrants, name, &Entrant::name);
    }
    std::string file_name(const Task& task) const {
        return task.kind == Task::Kind::match ? task.id : qualification_id(state_, task.id);
    }

    const RunOptions& options_;
    const Protection& protection_;
    const std::function<void(const std::string&)>& on_error_;
    State state_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::set<std::string> running_;
    std::exception_ptr fault_;
};

} // namespace

core::dice::Seed match_seed(const core::dice::Seed& seed, const std::string& block_name) {
    return derived(seed, block_name);
}

std::string lot_winner(const core::dice::Seed& seed, const std::string& id, const std::string& a,
                       const std::string& b) {
    return support::number_of(derived(seed, id + " lot")) % 2 == 0 ? a : b;
}

// In a knockout the seed decides the order too.
std::vector<std::string> draw_of(const State& state, Format format, const core::dice::Seed& seed) {
    std::vector<std::string> draw;
    for (const Entrant& entrant : state.entrants)
        if (!turned_away(state, entrant)) draw.push_back(entrant.name);
    for (std::size_t i = draw.size(); format == Format::knockout && i > 1; --i)
        std::swap(draw[i - 1],
                  draw[support::number_of(derived(seed, "draw " + std::to_string(i))) % i]);
    return draw;
}

std::string hash_or_reason(const fs::path& path) {
    try {
        return to_hex(sha256_of_tree(path));
    } catch (const std::exception& error) {
        return error.what();
    }
}

State run_knockout(const RunOptions& options, State state, const Protection& protection,
                   const std::function<void(const std::string&)>& on_error) {
    return Run(options, std::move(state), protection, on_error).run();
}

} // namespace headless::knockout
