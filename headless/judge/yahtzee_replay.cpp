#include "headless/judge/commands.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/match/yahtzee/json.h"
#include "headless/match/yahtzee/log.h"
#include "headless/match/yahtzee/report.h"
#include "headless/support/input.h"

#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

int yahtzee_replay(const support::Invocation& invocation) {
    po::options_description options("Options");
    add_luck_option(options);
    const auto given = read_replay_options(
        invocation,
        "Judges every game of a match's log again: the dice against the seed, the seed against\n"
        "its published SHA-256, positions, actions, verdicts and results. Prints the same result\n"
        "or the first line that is wrong.",
        options);
    if (!given) return support::exit_done;

    const std::string name = (*given)["log"].as<std::string>();
    support::announce_input(invocation, *given, name, "the log of a match");
    support::Input log(name);
    const auto meter = luck_meter_from(*given);
    const auto add = [&meter](const auto& game, const std::string& transcript,
                              std::optional<double> luck) {
        if (luck) return meter->add(game, *luck, transcript);
        meter->make_room();
        meter->add(game, transcript);
    };
    std::function<double(const std::string&)> luck;
    if (has_tables(*meter))
        luck = [&meter](const std::string& transcript) {
            return match::yahtzee::luck_in(transcript, meter->baseline());
        };
    const auto replay = match::yahtzee::replay(log.stream(), add, luck);
    if (!replay)
        throw std::runtime_error(support::input_name(name) + ": " + to_string(replay.error()));
    match::yahtzee::Report report(replay->result, replay->seed);
    report.luck = measured_luck(*meter, replay->result, support::is_quiet(*given));
    support::report(
        *given, [&report] { return report_to_json(report, 2); },
        [&report] {
            std::cout << "Every position, action and result is right.\n\n";
            print_report(std::cout, report);
        });
    return support::exit_done;
}

} // namespace headless::judge
