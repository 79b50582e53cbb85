#include "headless/dilemma/server.h"
#include "headless/judge/commands.h"
#include "headless/sandbox/scratch.h"

#include <cstdlib>

namespace headless::judge {

int dilemma_serve(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("limit", po::value<int>()->default_value(2000),
                          "milliseconds of wall clock for a round")(
        "alone", "no other processes are in sight")(
        "scratch", po::value<std::vector<std::string>>()->composing(),
        "a folder to empty after each round; may be repeated");
    const auto given = support::read_options(
        invocation,
        {"[options] -- COMMAND...",
         "The tournament's helper inside a player's sandbox: starts the command for each round."},
        options, support::many_arguments("words"));
    if (!given) return support::exit_done;
    if (given->count("words") == 0) throw support::UsageError("a command is missing");

    dilemma::ServerOptions server;
    server.words = (*given)["words"].as<std::vector<std::string>>();
    server.limit = std::chrono::milliseconds((*given)["limit"].as<int>());
    server.alone = given->count("alone") > 0;
    if (given->count("scratch") > 0)
        for (const std::string& folder : (*given)["scratch"].as<std::vector<std::string>>())
            server.scratch.emplace_back(folder);
    if ((server.alone || !server.scratch.empty()) && !dilemma::is_alone_in_sandbox())
        throw support::UsageError("--alone and --scratch are for the judge's sandbox: they end all "
                                  "processes and empty folders");
    for (const auto& folder : server.scratch)
        if (!dilemma::is_mount(folder))
            throw support::UsageError("--scratch: '" + folder.string() + "' is no mount");
    // Without a sandbox the judge has made a folder for this program and named it so.
    const char* const temporary = std::getenv("TMPDIR");
    if (!server.alone && temporary && sandbox::is_scratch(temporary))
        server.scratch.emplace_back(temporary);
    return dilemma::serve(server);
}

} // namespace headless::judge
