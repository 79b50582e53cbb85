#include "app/main/command_line.h"

#include "core/support/text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace app::main {

using core::support::Error;

namespace {

struct Option {
    std::string_view name;
    std::string_view value; // as --help calls it; empty: the option takes none
    std::string_view help;
};

constexpr std::array<Option, 6> own_options{{
    {"--position", "LINE", "start from a position: 34 integers, as the contest writes them"},
    {"--seed", "N", "the dice of a new game follow from this number"},
    {"--new-game", "", "ask who plays"},
    {"--practice", "", "begin in the place Train"},
    {"--help", "", "show this help"},
    {"--version", "", "show the version"},
}};

// QApplication takes these and their values.
constexpr std::array<std::string_view, 4> qt_options{"-style", "-stylesheet", "-platform",
                                                     "-geometry"};

QString help() {
    constexpr std::size_t width = 17;
    std::string text = "Usage: alea [options] [GAME.alea]\n"
                       "Opens a saved game of Yahtzee, the game that was left, or a new one.\n"
                       "\n"
                       "Options:\n";
    for (const Option& option : own_options) {
        std::string left(option.name);
        if (!option.value.empty()) left += ' ' + std::string(option.value);
        left.resize(width, ' ');
        text += "  " + left + std::string(option.help) + '\n';
    }
    text += "\nQt's own options ";
    for (std::size_t i = 0; i < qt_options.size(); ++i) {
        if (i > 0) text += i + 1 < qt_options.size() ? ", " : " and ";
        text += qt_options[i];
    }
    return QString::fromStdString(text + " are understood too.\n");
}

// "unknown option '--sed' (did you mean '--seed'?); --help lists those there are"
Error unknown_option(const QString& argument) {
    std::vector<std::string_view> names(qt_options.begin(), qt_options.end());
    for (const Option& option : own_options) names.push_back(option.name);
    const std::string option = argument.section('=', 0, 0).toStdString();
    const bool is_named = option.find_first_not_of('-') != std::string::npos;
    return Error{"unknown option '" + argument.toStdString() + "'" +
                 (is_named ? core::support::did_you_mean(option, names) : "") +
                 "; --help lists those there are"};
}

std::optional<Error> read_option(CommandLine& line, const QString& option, const QString& value) {
    if (option == "--seed") {
        bool ok = false;
        const quint64 number = value.toULongLong(&ok);
        if (!ok) return Error{"--seed wants a whole number, not '" + value.toStdString() + "'"};
        line.seed = core::dice::seed_from_number(number);
        return std::nullopt;
    }
    const auto position = core::yahtzee::parse_position(value.toStdString());
    if (!position) return Error{"--position: " + to_string(position.error())};
    line.position = *position;
    return std::nullopt;
}

} // namespace

std::string for_terminal(const std::string& message) {
    constexpr qsizetype max_characters = 1000;
    QString safe;
    for (const QChar c : QString::fromStdString(message)) {
        if (safe.size() > max_characters) return safe.toStdString() + "...";
        safe += c.isPrint() || c.isSurrogate()
                    ? QString(c)
                    : QString("\\x%1").arg(c.unicode(), 2, 16, QLatin1Char('0'));
    }
    return safe.toStdString();
}

core::support::Result<CommandLine> read_command_line(const QStringList& arguments,
                                                     const QString& version) {
    CommandLine line;
    bool only_files = false; // after "--"
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        const QString option = argument.section('=', 0, 0);
        if (only_files || !argument.startsWith('-')) {
            if (!line.game.isEmpty()) return Error{"one game at a time, please"};
            line.game = argument;
        } else if (std::ranges::find(qt_options, argument.toStdString()) != qt_options.end()) {
            ++i;
        } else if (argument == "--") {
            only_files = true;
        } else if (argument == "--help" || argument == "-h") {
            line.answer = help();
            return line;
        } else if (argument == "--version") {
            line.answer = "alea " + version + '\n';
            return line;
        } else if (argument == "--new-game") {
            line.begin = CommandLine::Begin::new_game;
        } else if (argument == "--practice") {
            line.begin = CommandLine::Begin::practice;
        } else if (option == "--seed" || option == "--position") {
            const bool joined = argument.contains('=');
            if (!joined && i + 1 == arguments.size())
                return Error{option.toStdString() + " wants a value"};
            const QString value = joined ? argument.section('=', 1) : arguments[++i];
            if (const auto error = read_option(line, option, value)) return *error;
        } else {
            return unknown_option(argument);
        }
    }
    if (!line.game.isEmpty() && (line.position || line.seed))
        return Error{"a saved game brings its own position and dice"};
    return line;
}

} // namespace app::main
