#include "headless/judge/entrants.h"

#include "core/yahtzee/game.h"
#include "headless/judge/check/probe.h"
#include "headless/judge/match_options.h"
#include "headless/knockout/run.h"
#include "headless/match/yahtzee/play.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <sstream>

namespace headless::judge {

namespace fs = std::filesystem;

std::vector<knockout::Entrant> read_entrants(const std::string& name) {
    auto entrants =
        support::value_or_throw(knockout::parse_entrants(support::read_file(name)), name);
    for (knockout::Entrant& entrant : entrants)
        if (!entrant.folder.empty()) entrant.folder = own_folder(entrant.name, entrant.folder);
    return entrants;
}

fs::path own_executable() { return fs::read_symlink("/proc/self/exe"); }

std::string bot_command(const std::string& strategy) {
    return '\'' + (own_executable().parent_path() / "alea-bot").string() + "' --strategy " +
           strategy + " --seed 1";
}

std::string in_words(const po::variables_map& given, const knockout::Entrant& entrant) {
    const std::string line = entrant.line > 0 ? ", line " + std::to_string(entrant.line) : "";
    return support::input_name(given["entrants"].as<std::string>()) + line + ", '" + entrant.name +
           '\'';
}

std::vector<fs::path> secrets_from(const po::variables_map& given) {
    const fs::path state = fs::absolute(given["state"].as<std::string>()).lexically_normal();
    std::vector<fs::path> secrets{state, state.string() + ".d"};
    for (const char* name : {"seed-file", "entrants"}) {
        if (!given.count(name)) continue;
        const fs::path file = fs::absolute(given[name].as<std::string>());
        if (fs::is_regular_file(file)) secrets.push_back(file);
    }
    return secrets;
}

namespace {

// Starts an entrant's program and sends it one position. Returns what went wrong; empty if it
// answered with a legal action.
std::string fault_of(const po::variables_map& given, const knockout::Entrant& entrant,
                     const sandbox::Protection& protection) {
    check::ProbeOptions options;
    options.words = *sandbox::split_command(entrant.command);
    options.limits = limits_from(given);
    options.view = view_from(given);
    options.view.folder = entrant.folder;
    std::ranges::copy(secrets_from(given), std::back_inserter(options.view.hidden));
    check::ProgramProbe program(options, protection);
    const core::yahtzee::Game game = core::yahtzee::Game().with_roll({1, 2, 3, 4, 5});
    const auto answer = program.ask(to_text(game.position()) + '\n');
    if (support::is_interrupted()) throw support::Interrupted();
    if (program.failure()) return program.failure_in_words();
    const auto action =
        match::yahtzee::action_in(game.position(), std::get<std::string_view>(answer));
    const auto* const fault = std::get_if<std::string>(&action);
    return fault ? *fault : "";
}

} // namespace

bool check_entrants(const po::variables_map& given, const std::vector<knockout::Entrant>& entrants,
                    const sandbox::Protection& protection) {
    bool all_well = true;
    for (const auto& entrant : entrants) {
        std::string fault = fault_of(given, entrant, protection);
        const fs::path file = sandbox::own_file(*sandbox::split_command(entrant.command));
        const std::string hash = file.empty() ? "" : knockout::hash_or_reason(file);
        if (!fault.empty() && !entrant.set_up.empty()) fault += " (before its set-up command)";
        all_well = all_well && (fault.empty() || !entrant.set_up.empty());
        std::cout << support::printable(entrant.name) << ": "
                  << (fault.empty() ? "answers" : support::printable(fault))
                  << (hash.empty() ? "" : "; SHA-256 " + support::printable(hash)) << '\n';
    }
    return all_well;
}

void require_answers(const po::variables_map& given, const knockout::State& state,
                     const sandbox::Protection& protection) {
    support::Progress bar("trying", static_cast<double>(state.entrants.size()), "entrants",
                          support::is_quiet(given));
    double done = 0;
    for (const auto& entrant : state.entrants) {
        bar.show(done++);
        if (given.count("missing-loses") || turned_away(state, entrant) ||
            next_preparation(state, entrant, false) != knockout::Preparation::done)
            continue;
        if (const std::string fault = fault_of(given, entrant, protection); !fault.empty())
            throw support::UsageError(in_words(given, entrant) + ": " + fault +
                                      "; --missing-loses plays all the same");
    }
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
