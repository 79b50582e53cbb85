// A tournament through processes beside a bare loop that forks and executes the same programs with
// the same inputs, in turns within one run:
//   alea_bench_dilemma JUDGE REFERENCE SEEDS [REPETITIONS]
// Prints the seconds of each and the ratio of the medians.

#include "core/dilemma/game.h"
#include "core/dilemma/seeds.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using namespace core::dilemma;

namespace {

constexpr std::array strategies{"envious", "greedy", "lazy", "wrathful"};
constexpr int players = strategies.size();

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Fork, exec, write all, read all, wait.
std::string output_of(const char* program, const char* argument, const std::string& input) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), 0) != 0 || ::pipe2(out.data(), 0) != 0) std::abort();
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(in[0], 0);
        ::dup2(out[1], 1);
        for (const int fd : {in[0], in[1], out[0], out[1]}) ::close(fd);
        ::execl(program, program, argument, nullptr);
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    if (::write(in[1], input.data(), input.size()) != static_cast<ssize_t>(input.size()))
        std::abort();
    ::close(in[1]);
    std::string output;
    std::array<char, 4096> block;
    for (ssize_t length; (length = ::read(out[0], block.data(), block.size())) > 0;)
        output.append(block.data(), static_cast<std::size_t>(length));
    ::close(out[0]);
    ::waitpid(child, nullptr, 0);
    return output;
}

void bare_loop(const char* reference, const std::vector<std::uint64_t>& seeds) {
    Game game(players);
    RoundLines lines;
    for (const std::uint64_t seed : seeds) {
        std::vector<Answer> answers;
        for (int id = 1; id <= players; ++id) {
            const std::string input = head_text(players, id, game.history().round_count()) +
                                      std::string(lines.text()) + tail_text(seed, game.state(id));
            const auto answer = parse_answer(
                output_of(reference, strategies[static_cast<std::size_t>(id - 1)], input), players,
                id);
            if (!answer) std::abort();
            answers.push_back(*answer);
        }
        game.finish_round(answers);
        lines.append(game.history().last_round());
    }
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) return 2;
    const int repetitions = argc > 4 ? std::atoi(argv[4]) : 7;
    std::ifstream file(argv[3]);
    auto seeds = *parse_seeds(std::string(std::istreambuf_iterator<char>(file), {}));
    seeds.resize(rounds_per_player * players);

    const std::string entrants = "/tmp/alea-bench-" + std::to_string(::getpid());
    std::ofstream list(entrants);
    for (const char* const name : strategies)
        list << name << '\t' << argv[2] << ' ' << name << '\n';
    list.close();
    const std::string tournament = std::string(argv[1]) + " dilemma tournament --seeds " + argv[3] +
                                   " " + entrants + " > /dev/null";
    std::vector<double> judged;
    std::vector<double> bare;
    for (int i = 0; i < repetitions; ++i) {
        bare.push_back(seconds_of([&] { bare_loop(argv[2], seeds); }));
        judged.push_back(seconds_of([&] {
            if (std::system(tournament.c_str()) != 0) std::abort();
        }));
        std::printf("bare %.3f s, tournament %.3f s\n", bare.back(), judged.back());
    }
    ::unlink(entrants.c_str());
    std::printf("medians: bare %.3f s, tournament %.3f s, ratio %.2f\n", median(bare),
                median(judged), median(judged) / median(bare));
}
