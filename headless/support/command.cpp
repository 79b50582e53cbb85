#include "headless/support/command.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace headless::support {

namespace po = boost::program_options;

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
        std::cout << "  " << command.name << std::string(width + 2 - command.name.size(), ' ')
                  << command.summary << '\n';
    std::cout << "\n" << invocation.program << " COMMAND --help tells more about each.\n";
}

} // namespace

std::string_view version() { return ALEA_VERSION; }

int dispatch(const Invocation& invocation, std::string_view summary,
             std::span<const Command> commands) {
    if (invocation.arguments.empty()) throw UsageError("a command is missing; --help lists them");
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
    if (found == commands.end())
        throw UsageError("there is no command '" + first + "'; --help lists them");
    return found->run({invocation.program + ' ' + first,
                       {invocation.arguments.begin() + 1, invocation.arguments.end()}});
}

std::optional<po::variables_map> read_options(const Invocation& invocation,
                                              const Synopsis& synopsis,
                                              const po::options_description& options,
                                              const po::options_description& hidden,
                                              const po::positional_options_description& positions) {
    po::options_description general("General");
    general.add_options()("help,h", "show this and stop")("version", "show the version and stop");
    po::options_description visible;
    visible.add(options).add(general);
    po::options_description all;
    all.add(visible).add(hidden);

    po::variables_map map;
    try {
        // No guessing: an abbreviated option may mean another one tomorrow.
        const int style =
            po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
        po::store(po::command_line_parser(invocation.arguments)
                      .options(all)
                      .positional(positions)
                      .style(style)
                      .run(),
                  map);
        if (map.count("help")) {
            std::cout << "Usage: " << invocation.program << ' ' << synopsis.usage << '\n'
                      << synopsis.description << "\n\n"
                      << visible;
            return std::nullopt;
        }
        if (map.count("version")) {
            print_version(invocation);
            return std::nullopt;
        }
        po::notify(map);
    } catch (const po::unknown_option& error) {
        throw UsageError(error.what() + std::string("; --help lists those there are"));
    } catch (const po::too_many_positional_options_error&) {
        throw UsageError("too many arguments; --help tells which there are");
    } catch (const po::error& error) {
        throw UsageError(error.what());
    }
    return map;
}

int run_main(int argc, char** argv, const std::function<int(const Invocation&)>& run) {
    Invocation invocation{std::filesystem::path(argc > 0 ? argv[0] : "alea").filename().string(),
                          {}};
    for (int i = 1; i < argc; ++i) invocation.arguments.emplace_back(argv[i]);
    try {
        const int status = run(invocation);
        std::cout.flush();
        if (!std::cout) throw std::runtime_error("standard output could not be written");
        return status;
    } catch (const UsageError& error) {
        std::cerr << invocation.program << ": " << error.what() << '\n';
        return exit_wrong_use;
    } catch (const std::bad_alloc&) {
        std::cerr << invocation.program << ": out of memory\n";
        return exit_fault;
    } catch (const std::exception& error) {
        std::cerr << invocation.program << ": " << error.what() << '\n';
        return exit_fault;
    }
}

} // namespace headless::support
