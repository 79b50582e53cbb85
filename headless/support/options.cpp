#include "headless/support/options.h"

#include "core/support/parallel.h"
#include "headless/support/unique_fd.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <limits>
#include <map>

namespace headless::support {

namespace fs = std::filesystem;

namespace {

void write_in_place(const std::string& path, std::string_view text) {
    const UniqueFd file(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    if (!file || !file.write_all(text)) fail_writing(path);
}

// Devices and pipes take what is written, and lose nothing by it.
bool holds_something(const std::string& path) {
    std::error_code error;
    return fs::is_regular_file(path, error) && fs::file_size(path, error) > 0;
}

// The files that an option or the arguments name.
std::vector<std::string> files_of(const po::variables_map& given, const std::string& option) {
    if (!given.count(option)) return {};
    if (const auto* one = boost::any_cast<std::string>(&given[option].value())) return {*one};
    return given[option].as<std::vector<std::string>>();
}

// Throws UsageError where one of these options or arguments names the file of another.
void require_different_files(const po::variables_map& given,
                             const std::vector<std::string>& options) {
    std::map<fs::path, std::string> names;
    for (const std::string& option : options)
        for (const std::string& file : files_of(given, option)) {
            if (file == "-") continue; // standard input
            std::error_code error;
            const fs::path path = fs::weakly_canonical(file, error);
            const auto [other, is_new] = names.try_emplace(path, option);
            // Devices, such as /dev/null and a terminal, may take several.
            if (!is_new && other->second != option &&
                (!fs::exists(path, error) || fs::is_regular_file(path, error)))
                throw UsageError("'" + file + "' is named twice, as " + other->second + " and as " +
                                 option);
        }
}

} // namespace

void refuse_number(const std::string& text, bool is_whole, const std::string& min,
                   const std::string& max) {
    std::string form = "%canonical_option% takes a ";
    form.append(is_whole ? "whole number" : "number").append(" from ").append(min);
    form.append(" to ").append(max).append(", not '%value%'");
    po::error_with_option_name error(form);
    error.set_substitute("value", text);
    throw error;
}

po::typed_value<int>* thread_count() { return number_in<int>(0, max_threads)->default_value(0); }

int count_or_all(const po::variables_map& given, const std::string& name) {
    return core::support::threads_or_all(given.count(name) ? given[name].as<int>() : 0);
}

po::typed_value<std::uint64_t>* seed_number() {
    return number_in<std::uint64_t>(0, std::numeric_limits<std::uint64_t>::max());
}

std::optional<std::string> tables_from(const po::variables_map& given) {
    if (given.count("tables") == 0) return std::nullopt;
    const auto& folder = given["tables"].as<std::string>();
    if (folder.empty()) throw UsageError("--tables needs the name of a folder");
    return folder;
}

std::vector<std::string> strings_from(const po::variables_map& given, const std::string& name) {
    return given.count(name) ? given[name].as<std::vector<std::string>>()
                             : std::vector<std::string>();
}

void add_json_options(po::options_description& options, const std::string& what) {
    const std::string on_output = what + " as JSON on standard output, instead of text";
    const std::string in_file = what + " as JSON in this file, beside what is printed";
    options.add_options()("json", on_output.c_str())("json-file",
                                                     po::value<std::string>()->value_name("FILE"),
                                                     in_file.c_str())("force", force_help);
}

bool prints_json(const po::variables_map& given) { return given.count("json") > 0; }

void require_outputs(const po::variables_map& given, const std::vector<std::string>& outputs,
                     std::vector<std::string> inputs) {
    inputs.insert(inputs.end(), outputs.begin(), outputs.end());
    require_different_files(given, inputs);
    for (const std::string& option : outputs) {
        if (!given.count(option)) continue;
        const std::string path = given[option].as<std::string>();
        const std::string name = "--" + option;
        if (path == "-" || path.empty())
            throw UsageError(name + " needs the name of a file; --json prints to standard output");
        const bool may_overwrite =
            given.count("force") || given.count("resume") || given.count("if-missing");
        if (holds_something(path) && !may_overwrite)
            throw UsageError(name + ": '" + path + "' is there already; --force overwrites it");
        require_writable(path);
    }
}

void require_writable(const std::string& path) {
    std::error_code error;
    // Whoever reads from a pipe would see it opened and closed.
    if (fs::is_fifo(path, error)) return;
    const bool is_new = fs::symlink_status(path, error).type() == fs::file_type::not_found;
    const UniqueFd file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
    if (!file) fail_writing(path);
    if (is_new) fs::remove(path, error);
}

void write_file(const std::string& path, std::string_view text) {
    std::error_code error;
    const auto type = fs::symlink_status(path, error).type();
    if (type != fs::file_type::regular && type != fs::file_type::not_found)
        return write_in_place(path, text);
    // Beside it, under a name that nobody else has, and then in its place at once.
    const std::string part = path + '.' + std::to_string(::getpid()) + ".part";
    const UniqueFd file(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!file) return write_in_place(path, text); // a folder that takes no new files
    try {
        if (!file.write_all(text)) fail_writing(path);
        fs::rename(part, path);
    } catch (...) {
        fs::remove(part, error);
        throw;
    }
}

void write_output(const po::variables_map& given, const std::string& option,
                  const std::function<std::string()>& text) {
    if (given.count(option)) write_file(given[option].as<std::string>(), text());
}

void report(const po::variables_map& given, const std::function<std::string()>& json,
            const std::function<void()>& print) {
    const auto document = [&json] {
        std::string text = json();
        return text.ends_with('\n') ? text : text + '\n';
    };
    if (prints_json(given))
        std::cout << document() << std::flush;
    else
        print();
    write_output(given, "json-file", document);
}

} // namespace headless::support
