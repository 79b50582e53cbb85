#include "headless/judge/commands.h"
#include "headless/judge/contest_outlets.h"
#include "headless/judge/entrants.h"
#include "headless/judge/html_option.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/knockout/check_state.h"
#include "headless/knockout/cross_table.h"
#include "headless/knockout/drawing.h"
#include "headless/knockout/pages.h"
#include "headless/knockout/run.h"
#include "headless/match/report.h"
#include "headless/match/sprt_option.h"
#include "headless/support/digest.h"
#include "headless/support/file_lock.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <iostream>

namespace headless::judge {

namespace fs = std::filesystem;
using knockout::Format;
using knockout::State;

namespace {

// The terms that must be the same when the contest goes on: options of its matches, and the
// command.
support::Json terms_from(const po::variables_map& given, Format format) {
    support::Json terms{{"games", given["games"].as<int>()},
                        {"duplicate", given.count("duplicate") > 0},
                        {"cpu", given["cpu"].as<double>()},
                        {"wall", given["wall"].as<double>()},
                        {"memory", given["memory"].as<std::string>()},
                        {"scratch", given["scratch"].as<std::string>()},
                        {"processes", given["processes"].as<int>()},
                        {"freeze", given.count("freeze") > 0},
                        {"public_seed", given.count("seed") > 0}};
    if (format != Format::knockout) terms["format"] = name(format);
    const sandbox::View view = view_from(given);
    for (const fs::path& path : view.readable) terms["share"].push_back(path.string());
    for (const fs::path& path : view.hidden) terms["hide"].push_back(path.string());
    if (match::sprt_from(given)) terms["sprt"] = match::sprt_words(given);
    try {
        terms.dump(); // replaces nothing: two folders would have one name
    } catch (const support::Json::exception&) {
        throw support::UsageError("a folder of --share or --hide has a name that is not UTF-8");
    }
    return terms;
}

// A term as words of a command; none where the option was not given.
std::vector<std::string> option_words(const std::string& name, const support::Json& value) {
    std::vector<std::string> words;
    if (value == false) return words;
    if (name == "sprt") return value.get<std::vector<std::string>>();
    for (const auto& each : value.is_array() ? value : support::Json::array({value})) {
        words.push_back(name == "format"        ? "the command"
                        : name == "public_seed" ? "--seed"
                                                : "--" + name);
        if (each.is_string()) words.push_back(each.get<std::string>());
        if (each.is_number()) words.push_back(support::formatted("%.15g", each.get<double>()));
    }
    return words;
}

// The command of a match, which must not change when the knockout goes on.
std::vector<std::string> match_words(const po::variables_map& given, const support::Json& terms) {
    std::vector<std::string> words{own_executable(), "yahtzee", "match"};
    for (const auto& [name, value] : terms.items())
        if (name != "games" && name != "public_seed" && name != "format")
            for (const std::string& word : option_words(name, value)) words.push_back(word);
    for (const fs::path& secret : secrets_from(given))
        words.insert(words.end(), {"--hide", secret});
    if (given.count("allow-locks")) words.push_back("--allow-locks");
    // Wherever a runner puts the match, it has the protection that this judge has.
    words.insert(words.end(), {"--protection", level_from(given)});
    if (given.count("tables"))
        words.insert(words.end(), {"--tables", fs::absolute(given["tables"].as<std::string>())});
    return words;
}

fs::path state_file_from(const po::variables_map& given) {
    if (!given.count("state")) throw support::UsageError("--state FILE is needed");
    const std::string name = given["state"].as<std::string>();
    if (name.empty() || fs::is_directory(name))
        throw support::UsageError("--state needs a file, and '" + name + "' is none");
    return fs::absolute(name).lexically_normal();
}

knockout::RunOptions run_options_from(const po::variables_map& given, Format format,
                                      const support::Json& terms) {
    knockout::RunOptions options;
    options.format = format;
    options.state_file = state_file_from(given);
    options.folder = options.state_file.string() + ".d";
    options.games = given["games"].as<int>();
    if (given.count("duplicate") && options.games % 2 != 0)
        throw support::UsageError("--duplicate needs an even number of games");
    options.side_by_side = support::count_or_all(given, "jobs");
    if (given.count("runner"))
        options.runner = program_words("--runner", given["runner"].as<std::string>());
    options.judge = match_words(given, terms);
    if (format == Format::knockout) {
        options.random_player =
            given.count("random") ? given["random"].as<std::string>() : bot_command("random");
        program_words("the random player", options.random_player);
    }
    options.set_up.wall_seconds = given["set-up-wall"].as<double>();
    return options;
}

// "with --games 1000, not 500; without --freeze": how the contest was begun otherwise.
std::string differences(const support::Json& before, const support::Json& now) {
    std::string all_words;
    support::Json all = before;
    all.update(now);
    for (const auto& [name, either] : all.items()) {
        const auto usual = name == "format" ? support::Json("knockout") : support::Json(false);
        const auto old = option_words(name, before.value(name, usual));
        const auto fresh = option_words(name, now.value(name, usual));
        if (old == fresh) continue;
        all_words += all_words.empty() ? "with" : "; with";
        if (old.empty()) all_words += "out " + fresh[0];
        for (const std::string& word : old) all_words += ' ' + word;
        if (old.size() < 2 || fresh.empty()) continue;
        all_words += ", not";
        for (std::size_t i = 1; i < fresh.size(); ++i) all_words += ' ' + fresh[i];
    }
    return all_words;
}

void require_state(const fs::path& file, bool resumes) {
    if (fs::exists(file) == resumes) return;
    throw support::UsageError(resumes ? "there is no state '" + file.string() + "' to resume"
                                      : "'" + file.string() + "' exists; --resume goes on with it");
}

// A knockout that was stopped before it had a state has left no more than these.
void require_no_matches(const fs::path& folder) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().stem() != "lock" && entry.path().stem() != "seed") // or seed.new
            throw support::UsageError("'" + folder.string() +
                                      "' is there without a state, and not empty");
}

// Makes the folder of a new contest, where nothing may be there yet; a contest that is resumed must
// have its state.
support::UniqueFd lock_knockout(const knockout::RunOptions& options, bool resumes) {
    if (!resumes)
        require_no_matches(options.folder);
    else if (!fs::exists(options.folder))
        throw std::runtime_error("'" + options.state_file.string() +
                                 "' is no state to go on with: '" + options.folder.string() +
                                 "' is missing");
    if (std::error_code error; !fs::create_directory(options.folder, error) && error)
        throw std::runtime_error("'" + options.folder.string() +
                                 "' could not be made: " + error.message());
    fs::permissions(options.folder, fs::perms::owner_all);
    support::UniqueFd lock = support::lock_state(options.folder / "lock", options.state_file);
    require_state(options.state_file, resumes); // another judge may have been faster
    return lock;
}

State new_state(const po::variables_map& given, knockout::RunOptions& options,
                const std::string& protection) {
    const SeedChoice choice = seed_choice_from(given);
    options.seed = choice.seed;
    knockout::save(options.folder / "seed", core::dice::to_text(options.seed) + '\n');
    State state;
    state.seed_sha256 = support::to_hex(support::sha256(core::dice::to_text(options.seed)));
    state.protection = protection;
    for (const fs::path& path : view_from(given).readable)
        state.sha256["share " + path.string()] = knockout::hash_or_reason(path);
    return state;
}

// "'entrants', line 3, 'Bob': it was 'bot'": the first entrant that a contest did not begin
// with; empty if there is none.
std::string difference(const po::variables_map& given, const std::vector<knockout::Entrant>& before,
                       const std::vector<knockout::Entrant>& now) {
    for (const auto& entrant : now) {
        if (std::ranges::find(before, entrant) != before.end()) continue;
        const auto old = std::ranges::find(before, entrant.name, &knockout::Entrant::name);
        if (old == before.end()) return in_words(given, entrant) + ": it is new";
        std::string fields = old->command;
        for (const std::string& field : {old->set_up, old->folder})
            if (!field.empty()) fields += ", " + field;
        return in_words(given, entrant) + ": it was '" + fields + "'";
    }
    for (const auto& entrant : before)
        if (std::ranges::find(now, entrant) == now.end())
            return "'" + entrant.name + "' is missing";
    return before == now ? "" : "their order is another";
}

State old_state(const po::variables_map& given, knockout::RunOptions& options,
                const std::vector<knockout::Entrant>& entrants, const support::Json& terms) {
    const std::string name = options.state_file;
    const std::string text = support::read_file(name);
    const auto state = knockout::state_from_json(text);
    if (!state) throw std::runtime_error("'" + name + "': " + to_string(state.error()));
    const std::string seed_name = options.folder / "seed";
    const auto seed = core::dice::parse_seed(support::read_file(seed_name).substr(0, 64));
    if (!seed) throw std::runtime_error("'" + seed_name + "': " + to_string(seed.error()));
    options.seed = *seed;
    if ((given.count("seed") || given.count("seed-file")) && seed_choice_from(given).seed != *seed)
        throw support::UsageError("'" + name + "' began with another seed");
    if (state->seed_sha256 != support::to_hex(support::sha256(core::dice::to_text(*seed))))
        throw std::runtime_error("'" + seed_name + "' has not the seed of '" + name + "'");
    if (const std::string other = difference(given, state->entrants, entrants); !other.empty())
        throw support::UsageError("'" + name + "' began with other entrants: " + other +
                                  "; put back what was there, or begin a new contest with another "
                                  "--state");
    const support::Json begun = support::json_from(state->terms);
    if (!begun.is_object()) throw std::runtime_error("'" + name + "' is no state of a contest");
    if (const std::string other = differences(begun, terms); !other.empty())
        throw support::UsageError("'" + name + "' was begun " + other);
    auto fault = fault_of_files(*state, options);
    if (!fault && !knockout::has_seal(text, *seed)) fault = "it was changed: its seal does not fit";
    if (fault)
        throw std::runtime_error("'" + name + "' can't be gone on with: " + *fault +
                                 "; put back what was there, or begin a new contest");
    return *state;
}

// Refuses to go on with weaker protection than the contest began with.
void refuse_weaker(const std::string& before, const std::string& now) {
    const auto loses = [&](const char* words) {
        return before.find(words) != std::string::npos && now.find(words) == std::string::npos;
    };
    const auto gains = [&](const char* words) {
        return before.find(words) == std::string::npos && now.find(words) != std::string::npos;
    };
    if (loses("bubblewrap (") || loses("a user id of its own") || loses("control groups version") ||
        gains("filtered but for locks"))
        throw support::UsageError("the contest began with stronger protection (" + before +
                                  ") than there is now (" + now + ")");
}

po::options_description all_options(Format format) {
    po::options_description options("Contest");
    options.add_options()("state", po::value<std::string>()->value_name("FILE"),
                          "the file that holds how far the contest has come; beside it, in "
                          "FILE.d, logs and reports of all matches")(
        "resume", "go on where the contest was interrupted")(
        "check", "play nothing: try every command, and tell its hash")(
        "so-far", "play nothing: tell, and with --html publish, how far the contest has come, also "
                  "while another judge plays it")(
        "games", support::number_in<int>(1, 100'000'000)->default_value(1000),
        "in a match")("duplicate", "play each game's dice twice, seats changed")(
        "jobs", support::number_in<int>(0, 10'000)->default_value(0),
        "matches side by side (0: all processors)")(
        "runner", po::value<std::string>()->value_name("PREFIX"),
        "words that go before each match's command: 'srun --exclusive -n1 -c2'")(
        "set-up-wall", seconds_value()->default_value(8 * 3600.0),
        "seconds that a set-up command may take")(
        "missing-loses", "an entrant that is not there, or does not answer, loses its games, "
                         "instead of being refused before the first");
    po::options_description output("Output");
    output.add_options()("json-lines",
                         "the events of all matches on standard output, as JSON, instead of text");
    support::add_json_options(output, "the outcome");
    if (format == Format::knockout) {
        options.add_options()("random", po::value<std::string>()->value_name("CMD"),
                              "the player whom all must beat first (alea-bot --strategy random)");
        output.add_options()("svg", po::value<std::string>()->value_name("FILE"),
                             "a file for the bracket as SVG");
    } else
        options.add_options()(
            "anchor", po::value<std::string>()->value_name("NAME"),
            "NAME or NAME=ELO: whose rating is given (0); random and optimal join the contest if "
            "they are no entrants. Without it the entrant random or optimal, else the mean");
    match::add_sprt_options(options);
    add_seed_options(options);
    add_luck_option(output);
    add_html_options(output);
    return grouped(options, {}, output);
}

constexpr const char* about_entrants =
    "\nENTRANTS has a line each: NAME, tab, COMMAND, optionally tab, SET-UP COMMAND (or nothing),\n"
    "tab, FOLDER. A program sees its own file and its folder. Set-up commands run first, with\n"
    "the right to write in their folder (8 hours, 2 GiB of memory, 10 GB of files).\n";

std::string description_of(Format format) {
    constexpr std::array what{"Double elimination between programs.",
                              "A match of everybody against everybody, with ratings over all.",
                              "A match of the first entrant against each other one, with ratings."};
    return std::string(what[static_cast<std::size_t>(format)]) + about_entrants +
           (format == Format::knockout
                ? "An entrant that does not beat the random player is turned away. Ties are "
                  "decided by\nblocks of 100 more games. "
                : "") +
           "See match --help for commands and limits.";
}

// As far as it is known beforehand: of a knockout at least.
std::size_t matches_in_all(Format format, std::size_t n) {
    if (format == Format::knockout) return n + 2 * n - 2;
    return format == Format::round_robin ? n * (n - 1) / 2 : n - 1;
}

// Empty while the contest goes on: its seed is a secret.
std::string seed_to_show(const po::variables_map& given, const knockout::RunOptions& options,
                         const State& state) {
    return given.count("so-far") && !is_decided(state, options.format)
               ? ""
               : core::dice::to_text(options.seed);
}

void report_on(const po::variables_map& given, const knockout::RunOptions& options,
               const State& end, const knockout::AnchorName& anchor,
               const match::Circumstances& circumstances, ContestOutlets& outlets) {
    const bool is_knockout = options.format == Format::knockout;
    auto report = is_knockout ? knockout::report_json(end)
                              : knockout::table_json(end, options.format, anchor);
    report["protection"] = end.protection;
    report["circumstances"] = to_json(circumstances);
    const std::string seed = seed_to_show(given, options, end);
    if (!seed.empty()) report["seed"] = seed;
    support::report(
        given, [&report] { return support::dumped(report, 2) + '\n'; },
        [&] {
            if (outlets.has_json_lines()) return outlets.ended(report);
            const std::string text = is_knockout
                                         ? knockout::to_text(end)
                                         : knockout::table_text(end, options.format, anchor);
            std::cout << support::printable(text, std::string::npos, true)
                      << (seed.empty() ? "" : "\nseed " + seed + '\n');
        });
    support::write_output(given, "svg", [&end] { return knockout::to_svg(end); });
}

void publish(const po::variables_map& given, const State& end, const knockout::RunOptions& options,
             const knockout::AnchorName& anchor, const match::Circumstances& circumstances) {
    const auto pages = page_folder_from(given, end.seed_sha256);
    if (!pages) return;
    auto page_options = page_options_from(given);
    support::Progress bar("writing",
                          static_cast<double>(end.matches.size() + end.qualifications.size()),
                          "matches", support::is_quiet(given));
    page_options.on_written = [&bar, done = 0.0]() mutable { bar.show(++done); };
    knockout::add_contest_pages(*pages,
                                {end, options.folder, options.format, anchor,
                                 seed_to_show(given, options, end), circumstances},
                                page_options);
    pages->publish();
}

// Plays what is left of the contest and reports its end.
void play_contest(const po::variables_map& given, knockout::RunOptions& options, const State& state,
                  const sandbox::Protection& protection, const knockout::AnchorName& anchor) {
    ContestOutlets outlets(
        given.count("json-lines") > 0,
        static_cast<double>(matches_in_all(options.format, state.entrants.size())) * options.games,
        support::is_quiet(given));
    outlets.connect(options);
    outlets.began(options, state);
    const auto circumstances = circumstances_of(limits_from(given), protection);
    const bool is_for_people = !outlets.has_json_lines() && !support::prints_json(given);
    const bool is_quiet = support::is_quiet(given);
    if (is_for_people && !is_quiet) print_circumstances(std::cout, circumstances);
    if (is_for_people)
        std::cout << "seed with SHA-256 " << state.seed_sha256
                  << "\nprotection: " << state.protection << "\n\n"
                  << std::flush;
    const auto say = [&](const std::string& words) { outlets.say(support::printable(words)); };
    if (!is_quiet) options.on_result = say;
    const bool plays = given.count("so-far") == 0;
    const State end = plays ? run_knockout(options, state, protection, say) : state;
    report_on(given, options, end, anchor, circumstances, outlets);
    publish(given, end, options, anchor, circumstances);
    if (plays && end.draw.empty()) throw std::runtime_error("nobody has qualified");
}

int try_commands(const po::variables_map& given, const std::vector<knockout::Entrant>& entrants) {
    if (given.count("seed") || given.count("seed-file"))
        seed_choice_from(given); // only to report errors now
    return check_entrants(given, entrants, protection_from(given)) ? support::exit_done
                                                                   : support::exit_fault;
}

// Begins a contest, or goes on with it, and plays it to its end.
void hold_contest(const po::variables_map& given, knockout::RunOptions& options,
                  std::vector<knockout::Entrant> entrants, const support::Json& terms,
                  const knockout::AnchorName& anchor) {
    const bool plays = given.count("so-far") == 0;
    const bool resumes = !plays || given.count("resume") > 0;
    require_state(options.state_file, resumes); // before anything is made beside it
    const sandbox::Protection protection = protection_from(given);
    const std::string now = protection.description();
    State state;
    state.entrants = entrants;
    if (!resumes) require_answers(given, state, protection);
    support::UniqueFd lock;
    if (plays) lock = lock_knockout(options, resumes);
    luck_meter_from(given); // only to report now what each match would miss
    state = resumes ? old_state(given, options, entrants, terms) : new_state(given, options, now);
    state.entrants = std::move(entrants); // the same, with their lines
    state.terms = support::dumped(terms);
    require_publishable(given, state.seed_sha256);
    if (plays) refuse_weaker(state.protection, now);
    if (plays && resumes && !is_decided(state, options.format))
        require_answers(given, state, protection);
    play_contest(given, options, state, protection, anchor);
}

} // namespace

int yahtzee_contest(const support::Invocation& invocation, Format format) {
    const auto given = support::read_options(
        invocation, {"[options] --state FILE ENTRANTS", description_of(format)},
        all_options(format), support::one_argument("entrants"));
    if (!given) return support::exit_done;
    if (!given->count("entrants")) throw support::UsageError("the file of entrants is missing");
    require_publishable(*given);
    const support::Json terms = terms_from(*given, format); // refused before anything is made
    auto options = run_options_from(*given, format, terms);
    support::require_outputs(*given, {"json-file", "svg"}, {"entrants", "seed-file", "state"});
    require_one_form(*given);
    if (given->count("check") &&
        (given->count("json-lines") || support::prints_json(*given) || given->count("json-file")))
        throw support::UsageError("--check has no JSON");
    const std::string name = (*given)["entrants"].as<std::string>();
    support::announce_input(invocation, *given, name, entrants_in_words);
    auto entrants = read_entrants(name);
    const auto anchor =
        format == Format::knockout ? knockout::AnchorName() : anchor_from(*given, entrants);
    if (format != Format::knockout && entrants.size() < 2)
        throw support::UsageError("at least two entrants are needed");
    if (matches_in_all(format, entrants.size()) > support::max_json_members) // in a state
        throw support::UsageError("these are too many entrants");
    refuse_overlaps(*given, {"seed-file", "state"}, belongings_of(entrants));
    for (const auto& entrant : entrants) // a set-up command may build the program
        if (entrant.set_up.empty() && !given->count("missing-loses") && !given->count("check"))
            program_words(in_words(*given, entrant), entrant.command);
    support::catch_interrupts();
    try {
        if (given->count("check")) return try_commands(*given, entrants);
        hold_contest(*given, options, std::move(entrants), terms, anchor);
    } catch (const support::Interrupted&) {
        const bool plays = !given->count("check") && !given->count("so-far");
        return support::report_interrupted(invocation, plays && fs::exists(options.state_file)
                                                           ? "the state is saved; --resume goes on"
                                                           : "nothing has been played");
    }
    return support::exit_done;
}

} // namespace headless::judge
