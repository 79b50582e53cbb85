#include "headless/judge/match_command.h"

namespace headless::judge {

void read_common(const boost::program_options::variables_map& given, match::CommonOptions& options,
                 match::CommonTerms& terms) {
    terms.commands = commands_from(given);
    terms.games = given["games"].as<int>();
    options.limits = limits_from(given);
    options.view = view_from(given);
    options.freezes = given.count("freeze") > 0;
    const SeedChoice choice = seed_choice_from(given);
    options.seed = choice.seed;
    terms.public_seed = choice.is_public;
    terms.seed_sha256 = match::published_hash(choice.seed);
    hide_files_of_judge(options.view, given);
    refuse_secrets_beside_programs(given, {"seed-file", "log"},
                                   {terms.commands[0], terms.commands[1]});
}

} // namespace headless::judge
