// The server inside a player's sandbox. The sandbox lasts for the whole tournament, since building
// one takes longer than starting a program; the server starts the player's program afresh for each
// round, and sees to it that nothing of it is left: no process, and no file in the scratch folder.
// The program may do to the server what it likes, for then only its own sandbox breaks.

#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace headless::dilemma {

struct ServerOptions {
    std::vector<std::string> words; // the player's command
    std::chrono::milliseconds limit{2000};
    bool alone = false; // there are no processes but the player's: a namespace of its own
    std::vector<std::filesystem::path> scratch; // emptied after each round
};

// True if the caller is the only child of the first process of a namespace that the judge has made,
// whose entry in /proc it hides. Nothing else proves that all processes in sight are the player's.
bool is_alone_in_sandbox();

// True if something is mounted there.
bool is_mount(const std::filesystem::path& folder);

// Serves requests on standard input until it ends; gives the exit status.
int serve(const ServerOptions& options);

} // namespace headless::dilemma
