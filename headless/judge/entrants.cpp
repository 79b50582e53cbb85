#include "headless/judge/entrants.h"

#include "headless/judge/match_options.h"
#include "headless/knockout/run.h"
#include "headless/knockout/set_up.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace headless::judge {

namespace fs = std::filesystem;

std::vector<knockout::Entrant> read_entrants(const std::string& name) {
    const auto entrants = knockout::parse_entrants(support::read_file(name));
    if (!entrants)
        throw std::runtime_error(support::input_name(name) + ": " + to_string(entrants.error()));
    auto read = *entrants;
    for (knockout::Entrant& entrant : read)
        if (!entrant.folder.empty()) entrant.folder = own_folder(entrant.name, entrant.folder);
    return read;
}

fs::path own_executable() { return fs::read_symlink("/proc/self/exe"); }

std::string bot_command(const std::string& strategy) {
    return '\'' + (own_executable().parent_path() / "alea-bot").string() + "' --strategy " +
           strategy + " --seed 1";
}

bool check_entrants(const std::vector<knockout::Entrant>& entrants,
                    const sandbox::Protection& protection, const sandbox::View& view,
                    const sandbox::Limits& limits) {
    bool all_well = true;
    support::catch_interrupts();
    for (const auto& entrant : entrants) {
        if (support::is_interrupted()) throw support::Interrupted();
        const auto words = *sandbox::split_command(entrant.command);
        std::string fault = knockout::try_entrant(entrant, protection, view, limits);
        if (support::is_interrupted()) throw support::Interrupted();
        const fs::path file = sandbox::own_file(words);
        const std::string hash = file.empty() ? "" : knockout::hash_or_reason(file);
        if (!fault.empty() && !entrant.set_up.empty()) fault += " (before its set-up command)";
        all_well = all_well && (fault.empty() || !entrant.set_up.empty());
        std::cout << support::printable(entrant.name) << ": "
                  << (fault.empty() ? "answers" : support::printable(fault))
                  << (hash.empty() ? "" : "; SHA-256 " + support::printable(hash)) << '\n';
    }
    return all_well;
}

knockout::AnchorName anchor_from(const po::variables_map& given,
                                 std::vector<knockout::Entrant>& entrants) {
    const auto is_entrant = [&entrants](const std::string& name) {
        return std::ranges::find(entrants, name, &knockout::Entrant::name) != entrants.end();
    };
    if (!given.count("anchor")) {
        for (const char* name : {"random", "optimal"})
            if (is_entrant(name)) return {name, 0};
        return {};
    }
    knockout::AnchorName anchor{given["anchor"].as<std::string>(), 0};
    const std::size_t equals = anchor.name->rfind('=');
    if (!is_entrant(*anchor.name) && equals != std::string::npos) {
        std::istringstream number(anchor.name->substr(equals + 1));
        if (!(number >> anchor.elo) || number.peek() != EOF || std::abs(anchor.elo) > 10'000)
            throw support::UsageError("--anchor takes NAME or NAME=ELO: optimal=1500");
        anchor.name->resize(equals);
    }
    if (is_entrant(*anchor.name)) return anchor;
    if (anchor.name != "random" && anchor.name != "optimal")
        throw support::UsageError("--anchor: there is no entrant '" + *anchor.name + "'");
    entrants.push_back({*anchor.name, bot_command(*anchor.name), {}, {}});
    return anchor;
}

} // namespace headless::judge
