// The judge's side of one player's lasting sandbox: a request goes in, what the player's program
// made of it comes out. Nothing here waits; the tournament waits for all players at once.

#pragma once

#include "headless/dilemma/wire.h"
#include "headless/sandbox/process.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <poll.h>
#include <string>
#include <string_view>
#include <vector>

namespace headless::dilemma {

struct Outcome {
    std::string output; // empty where something went wrong
    std::string fault;  // for people; empty if there is none

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct PlayerOptions {
    std::vector<std::string> words; // the command
    sandbox::View view;             // what it may read beside its own paths
    sandbox::Limits limits;
    std::chrono::milliseconds round_limit{2000};
    bool freezes = false; // stops the sandbox between rounds
};

class Player {
public:
    // The protection must live longer. Throws std::runtime_error if there is no such program. Waits
    // while the machine can't start it.
    Player(PlayerOptions options, const sandbox::Protection& protection);
    ~Player();

    Player(Player&&) noexcept;
    Player& operator=(Player&&) = delete;

    // Starts a round. Where the program can't be started, the round is void for it; where the
    // machine is at fault, only once that has lasted for some time. `lines` are
    // those of all past rounds; they are what they were in the last call, and perhaps more.
    void ask(std::string_view head, std::string_view lines, std::string_view tail);

    // The descriptors to wait for, and the latest time to wait until.
    std::vector<pollfd> waits() const;
    sandbox::Clock::time_point deadline() const { return std::min(deadline_, next_look_); }

    // Goes on as far as it can; the outcome once it is known.
    std::optional<Outcome> proceed();

private:
    // A round whose sandbox could not be started yet.
    struct Waiting {
        std::string head;
        std::string lines;
        std::string tail;
        sandbox::Clock::time_point give_up;
    };

    void start(const sandbox::KeepsTrying& keeps_trying);
    bool try_to_start();
    void begin(std::string_view head, std::string_view lines, std::string_view tail);
    bool is_waiting();
    std::optional<Outcome> go_on();
    bool send();
    std::optional<Outcome> take_reply();
    bool passes_memory_limit();
    Outcome broken(std::string fault);
    std::string fault_of(const WireReply& reply) const;

    PlayerOptions options_;
    const sandbox::Protection& protection_;
    std::unique_ptr<sandbox::Process> process_;
    std::string why_not_started_; // of this round; empty if it was
    std::optional<Waiting> waiting_;
    std::size_t known_lines_ = 0; // bytes of the rounds' lines that the server has
    std::string to_send_;
    std::size_t sent_ = 0;
    std::string received_;
    sandbox::Clock::time_point deadline_{};
    sandbox::Clock::time_point next_look_{}; // at the memory in use
};

} // namespace headless::dilemma
