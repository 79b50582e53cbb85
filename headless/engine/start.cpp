#include "headless/engine/start.h"

#include "headless/sandbox/command_line.h"
#include "headless/sandbox/process.h"
#include "headless/support/digest.h"
#include "headless/support/words.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>
#include <variant>

namespace headless::engine {

using namespace headless::sandbox;

namespace {

class FailedEngine : public Engine {
public:
    explicit FailedEngine(Failure failure) : failure_(std::move(failure)) {}
    std::variant<std::string_view, Failure> ask(std::string_view) override { return failure_; }

private:
    Failure failure_;
};

} // namespace

std::unique_ptr<Engine> start_engine(const std::vector<std::string>& words,
                                     const Protection& protection, const View& view, Budget& budget,
                                     EngineGroup& group) {
    // The fault may be a program's that runs already.
    const auto keeps_trying = [&group, aloud = keeps_trying_aloud()](const std::string& fault) {
        group.look_at_limits(Clock::now());
        return !group.is_stopped() && aloud(fault);
    };
    std::variant<std::unique_ptr<Process>, Failure> started;
    try {
        started =
            Process::start(words, protection, own_view(words, view), budget.limits(), keeps_trying);
    } catch (const std::runtime_error&) {
        if (!group.is_stopped()) throw;
        group.break_off();
        return std::make_unique<FailedEngine>(Failure{Cause::stopped, "the match was stopped"});
    }
    if (const Failure* failure = std::get_if<Failure>(&started)) {
        budget.enter(*failure);
        return std::make_unique<FailedEngine>(*failure);
    }
    return std::make_unique<EngineConnection>(
        std::get<std::unique_ptr<Process>>(std::move(started)), budget, group);
}

std::vector<std::string> words_to_run(const std::string& command) {
    const auto words = split_command(command);
    return words ? *words : std::vector{command};
}

std::string hash_of_program(const std::vector<std::string>& words) {
    try {
        return support::to_hex(support::sha256_of_tree(own_file(words)));
    } catch (const std::exception&) {
        return {}; // it can be run, but not read
    }
}

EngineConnection* connection_of(Engine& program) {
    return dynamic_cast<EngineConnection*>(&program);
}

std::string with_last_words(const std::string& failure, const std::string& errors) {
    const std::string line = support::last_line(errors);
    return line.empty()
               ? failure
               : failure + "; its last line on standard error: " + support::quoted_briefly(line);
}

namespace {

// True for a file, or a folder with a path, that is there and that a sandbox hides.
bool is_hidden_place(const std::string& name) {
    namespace fs = std::filesystem;
    std::error_code error;
    const bool is_path = name.find('/') != std::string::npos;
    return (fs::is_regular_file(name, error) || (is_path && fs::is_directory(name, error))) &&
           !is_system_path(fs::absolute(name));
}

// Why a program misses what its last words name: the sandbox hides it, or it is nowhere.
std::string why_missing(std::string line) {
    const auto says = [&line](const char* words) { return line.find(words) != std::string::npos; };
    if (says("No module named"))
        return "; a program sees the modules of the system and those in its own folder "
               "(--folder), none of a user's";
    if (!says("No such file")) return {};
    // The words themselves name none.
    for (const std::string_view words : {"No such file or directory", "No such file"})
        if (const auto at = line.find(words); at != std::string::npos) line.erase(at, words.size());
    for (const char* const marks : {"'\"", "'\" :,"}) // a name in quotes may have blanks
        for (std::size_t end, start = 0; start < line.size(); start = end + 1) {
            end = std::min(line.find_first_of(marks, start), line.size());
            if (const std::string name = line.substr(start, end - start); is_hidden_place(name))
                return "; '" + name + "' is there, but a program sees only its own file and its " +
                       "folder (--folder)";
        }
    return "; there is no such file outside the sandbox either";
}

} // namespace

std::string with_last_words(Engine& program, const std::string& failure) {
    const EngineConnection* const connection = connection_of(program);
    const std::string errors = connection ? connection->notes().last_errors : "";
    return with_last_words(failure, errors) + why_missing(support::last_line(errors));
}

std::optional<std::string> unasked_output(Engine& program) {
    EngineConnection* const connection = connection_of(program);
    const std::string_view unasked = connection ? connection->unasked_output() : "";
    if (unasked.empty()) return std::nullopt;
    return "output that nobody asked for: " + support::quoted_briefly(unasked);
}

Notes stop_engine(Engine& program) {
    auto* const connection = connection_of(program);
    if (!connection) return {};
    connection->finish();
    return connection->notes();
}

} // namespace headless::engine
