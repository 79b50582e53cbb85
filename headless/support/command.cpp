#include "headless/support/command.h"

#include "core/support/text.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <poll.h>
#include <unistd.h>

namespace headless::support {

namespace {

void print_version(const Invocation& invocation) {
    std::cout << invocation.program.substr(0, invocation.program.find(' ')) << " " ALEA_VERSION
              << '\n';
}

void print_commands(const Invocation& invocation, std::string_view summary,
                    std::span<const Command> commands) {
    std::cout << "Usage: " << invocation.program << " COMMAND [options]\n"
              << summary << "\n\nCommands:\n";
    std::size_t width = 0;
    for (const Command& command : commands) width = std::max(width, command.name.size());
    for (const Command& command : commands)
        if (!command.summary.empty())
            std::cout << "  " << command.name << std::string(width + 2 - command.name.size(), ' ')
                      << command.summary << '\n';
    std::cout << "\n" << invocation.program << " COMMAND --help tells more about each.\n";
}

// "--json FILE" was how a file was written once.
std::string hint_on_old_json(const std::vector<std::string>& arguments,
                             const std::string& message) {
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const bool is_joined = arguments[i].starts_with("--json=");
        const bool is_apart = arguments[i] == "--json" && i + 1 < arguments.size() &&
                              !arguments[i + 1].starts_with("-");
        if (!is_joined && !is_apart) continue;
        const bool is_named = is_apart && message.find(arguments[i + 1]) != std::string::npos;
        const bool is_about_words = message.find("argument") != std::string::npos ||
                                    message.find("wanted") != std::string::npos ||
                                    message.find("needed") != std::string::npos;
        if (is_named || is_about_words)
            return " (--json prints, and takes no file; --json-file FILE writes one)";
    }
    return "";
}

// Runs a command and turns what it throws into a message and a status.
int guarded(const Invocation& invocation, const std::function<int(const Invocation&)>& run) {
    const auto report_fault = [&invocation](const std::string& message) {
        report_error(invocation.program, message + hint_on_old_json(invocation.arguments, message));
    };
    try {
        return run(invocation);
    } catch (const UsageError& error) {
        report_fault(error.what());
        return exit_wrong_use;
    } catch (const std::bad_alloc&) {
        report_fault("out of memory");
        return exit_fault;
    } catch (const std::filesystem::filesystem_error& error) {
        report_fault('\'' + error.path1().string() + "': " + error.code().message());
        return exit_fault;
    } catch (const std::exception& error) {
        report_fault(error.what());
        return exit_fault;
    }
}

// "help hint" is "hint --help".
Invocation without_help_word(const Invocation& invocation) {
    Invocation rest = invocation;
    if (rest.arguments.front() != "help") return rest;
    const auto first =
        std::ranges::find_if(rest.arguments, [](const auto& a) { return a != "help"; });
    rest.arguments.erase(rest.arguments.begin(), first);
    rest.arguments.emplace_back("--help");
    return rest;
}

// Boost's message. Where an argument holds one of its placeholders, Boost would replace that by
// itself without end.
std::string words_of(const po::error& error, const Invocation& invocation) {
    constexpr std::array placeholders{
        "%canonical_option%", "%option%",         "%value%",
        "%prefix%",           "%original_token%", "%optional_option%"};
    for (const std::string& argument : invocation.arguments)
        for (const std::string_view placeholder : placeholders)
            if (argument.find(placeholder) != std::string::npos)
                return "the options make no sense, among them '" + argument + '\'';
    return error.what();
}

std::string about_unknown_option(const po::unknown_option& error, const Invocation& invocation,
                                 const po::options_description& options) {
    std::vector<std::string> texts;
    for (const auto& option : options.options()) texts.push_back("--" + option->long_name());
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    return words_of(error, invocation) +
           core::support::did_you_mean(error.get_option_name(), names) +
           "; --help lists those there are";
}

void add_arguments(po::options_description& options, const Arguments& arguments) {
    if (arguments.name.empty()) return;
    const char* const name = arguments.name.c_str();
    if (arguments.may_be_many)
        options.add_options()(name, po::value<std::vector<std::string>>());
    else if (arguments.if_missing.empty())
        options.add_options()(name, po::value<std::string>());
    else
        options.add_options()(name, po::value<std::string>()->default_value(arguments.if_missing));
}

po::variables_map parse(const Invocation& invocation, const po::options_description& options,
                        const Arguments& arguments) {
    po::positional_options_description positions;
    if (!arguments.name.empty())
        positions.add(arguments.name.c_str(), arguments.may_be_many ? -1 : 1);
    // No guessing: an abbreviated option may mean another one tomorrow.
    const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    const auto parsed = po::command_line_parser(invocation.arguments)
                            .options(options)
                            .positional(positions)
                            .style(style)
                            .run();
    for (const auto& option : parsed.options)
        if (option.string_key == arguments.name && option.position_key < 0)
            throw po::unknown_option("--" + arguments.name);
    po::variables_map map;
    po::store(parsed, map);
    return map;
}

void print_help(const Invocation& invocation, const Synopsis& synopsis,
                const po::options_description& options, const po::options_description& general) {
    std::cout << "Usage: " << invocation.program << ' ' << synopsis.usage << '\n'
              << synopsis.description << "\n\n";
    if (!options.options().empty()) std::cout << options << '\n';
    std::cout << general;
}

// A program that is started without one of its standard streams must not take the next file that
// it opens for it. What stands in for it can neither be read nor written.
void fill_standard_streams() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(fd, F_GETFD) < 0) ::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

bool is_written_out() {
    std::cout.flush();
    return std::cout && std::fflush(stdout) == 0 && !std::ferror(stdout);
}

bool nobody_reads_output() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR);
}

} // namespace

std::string_view version() { return ALEA_VERSION; }

UsageError unknown_name(const std::string& what, const std::string& name,
                        std::span<const std::string_view> names, const std::string& more) {
    return UsageError("there is no " + what + " '" + name + '\'' +
                      core::support::did_you_mean(name, names) + more);
}

void report_error(std::string_view program, std::string_view message) {
    std::cerr << printable(program) + ": " + printable(message) + '\n' << std::flush;
}

int dispatch(const Invocation& given, std::string_view summary, std::span<const Command> commands) {
    if (given.arguments.empty()) throw UsageError("a command is missing; --help lists them");
    const Invocation invocation = without_help_word(given);
    const std::string& first = invocation.arguments.front();
    if (first == "--help" || first == "-h") {
        print_commands(invocation, summary, commands);
        return exit_done;
    }
    if (first == "--version") {
        print_version(invocation);
        return exit_done;
    }
    const auto found = std::ranges::find(commands, first, &Command::name);
    if (found == commands.end()) {
        std::vector<std::string_view> names{"help"};
        for (const Command& command : commands)
            if (!command.summary.empty()) names.push_back(command.name);
        throw unknown_name("command", first, names, "; --help lists them");
    }
    return guarded({invocation.program + ' ' + first,
                    {invocation.arguments.begin() + 1, invocation.arguments.end()}},
                   found->run);
}

std::optional<po::variables_map> read_options(const Invocation& invocation,
                                              const Synopsis& synopsis,
                                              const po::options_description& options,
                                              const Arguments& arguments) {
    po::options_description general("General");
    general.add_options()("help,h", "show this and stop")("version", "show the version and stop");
    if (!options.find_nothrow("quiet", false))
        general.add_options()("quiet", "neither progress nor notes, only results and errors");
    po::options_description visible;
    visible.add(options).add(general);
    po::options_description all;
    all.add(visible);
    add_arguments(all, arguments);
    try {
        auto map = parse(invocation, all, arguments);
        if (map.count("help")) {
            print_help(invocation, synopsis, options, general);
            return std::nullopt;
        }
        if (map.count("version")) {
            print_version(invocation);
            return std::nullopt;
        }
        po::notify(map);
        return map;
    } catch (const po::unknown_option& error) {
        throw UsageError(about_unknown_option(error, invocation, visible));
    } catch (const po::too_many_positional_options_error&) {
        throw UsageError("too many arguments; --help tells which there are");
    } catch (const po::error& error) {
        throw UsageError(words_of(error, invocation));
    }
}

bool is_quiet(const po::variables_map& given) { return given.count("quiet") > 0; }

void report_note(std::string_view program, const po::variables_map& given,
                 std::string_view message) {
    if (!is_quiet(given)) report_error(program, message);
}

int run_main(int argc, char** argv, const std::function<int(const Invocation&)>& run) {
    fill_standard_streams();
    Invocation invocation{std::filesystem::path(argc > 0 ? argv[0] : "alea").filename().string(),
                          {}};
    for (int i = 1; i < argc; ++i) invocation.arguments.emplace_back(argv[i]);
    const int status = guarded(invocation, run);
    if (is_written_out()) return status;
    if (nobody_reads_output()) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    report_error(invocation.program, "standard output could not be written");
    return status == exit_done ? exit_fault : status;
}

} // namespace headless::support
