#include "headless/judge/match_command.h"

namespace headless::judge {

void read_common(const boost::program_options::variables_map& given, match::CommonOptions& options,
                 match::CommonTerms& terms) {
    terms.commands = commands_from(given);
    terms.games = given["games"].as<int>();
    options.patience_seconds = seconds_from(given, "patience");
    options.limits = limits_from(given);
    const auto folders = folders_from(given, 2);
    options.views.fill(view_from(given));
    for (std::size_t side = 0; side < 2; ++side) options.views[side].folder = folders[side];
    options.freezes = given.count("freeze") > 0;
    const SeedChoice choice = seed_choice_from(given);
    options.seed = choice.seed;
    terms.public_seed = choice.is_public;
    terms.seed_sha256 = match::published_hash(choice.seed);
    for (sandbox::View& view : options.views) hide_files_of_judge(view, given);
    refuse_overlaps(given, {"seed-file", "log"},
                    {{"a", terms.commands[0], folders[0]}, {"b", terms.commands[1], folders[1]}});
}

} // namespace headless::judge
