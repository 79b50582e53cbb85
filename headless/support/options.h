// Options that several programs share, with their help and their checks: numbers in a range,
// threads, --tables; and what a command writes: --json, --json-file, --force. All throw UsageError.

#pragma once

#include "headless/support/command.h"

#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::support {

// "--games takes a whole number from 1 to 9, not 'x'"; for RangedNumber.
[[noreturn]] void refuse_number(const std::string& text, bool is_whole, const std::string& min,
                                const std::string& max);

// A number in [min, max]. Whatever else is given ends in a message that names the range.
template <class Number>
class RangedNumber : public po::typed_value<Number> {
public:
    RangedNumber(Number min, Number max) : po::typed_value<Number>(nullptr), min_(min), max_(max) {
        this->value_name("N");
    }

    void xparse(boost::any& value, const std::vector<std::string>& tokens) const override {
        if (!value.empty()) throw po::multiple_occurrences();
        const std::string text = tokens.empty() ? "" : tokens.front();
        Number number{};
        const char* const end = text.data() + text.size();
        const auto [stop, code] = std::from_chars(text.data(), end, number);
        if (code != std::errc() || stop != end || !(number >= min_ && number <= max_))
            refuse_number(text, std::is_integral_v<Number>, words(min_), words(max_));
        value = number;
    }

private:
    static std::string words(Number number) {
        char text[64];
        if constexpr (std::is_integral_v<Number>)
            return {text, std::to_chars(text, text + sizeof text, number).ptr};
        else // no "1e+09"
            return {text,
                    std::to_chars(text, text + sizeof text, number, std::chars_format::fixed).ptr};
    }

    Number min_;
    Number max_;
};

template <class Number>
po::typed_value<Number>* number_in(Number min, Number max) {
    return new RangedNumber<Number>(min, max); // program_options deletes it
}

// The value of --threads, and its help: 0 stands for all processors.
inline constexpr int max_threads = 1024;
po::typed_value<int>* thread_count();
inline constexpr auto threads_help = "how many to use (0: all processors)";
// --NAME, of which 0 stands for all processors; at least 1.
int count_or_all(const po::variables_map& given, const std::string& name);

// A number that any program takes as a seed.
po::typed_value<std::uint64_t>* seed_number();

// --tables, and its help; nothing where it was not given.
inline constexpr auto tables_help =
    "the folder of the large tables (those in the user's cache folder if not given, and compact "
    "ones if there are none)";
std::optional<std::string> tables_from(const po::variables_map& given);

// The strings of an option that may be repeated, or of positional arguments; none if none is given.
std::vector<std::string> strings_from(const po::variables_map& given, const std::string& name);

// --json, --json-file and --force. `what` is written: "the report", "an object per line".
void add_json_options(po::options_description& options, const std::string& what);
inline constexpr auto force_help = "overwrite files that are there already";
bool prints_json(const po::variables_map& given);

// Checks the files that these options and arguments name before there is anything to lose: no two
// are the same file (throws UsageError), no output holds anything unless --force, --resume or
// --if-missing, which has looked at it, is given (UsageError), and each output can be written
// (std::runtime_error).
void require_outputs(const po::variables_map& given, const std::vector<std::string>& outputs,
                     std::vector<std::string> inputs = {});

// Throws std::runtime_error if the file can't be written. It leaves all as it was.
void require_writable(const std::string& path);

// Writes the whole text to a file or leaves what was there. Throws std::runtime_error.
void write_file(const std::string& path, std::string_view text);

// Writes the text to the file that an option names, if it was given.
void write_output(const po::variables_map& given, const std::string& option,
                  const std::function<std::string()>& text);

// Writes a command's result: as JSON with a line feed on standard output if --json was given, else
// as text by `print`; and as JSON to the file of --json-file.
void report(const po::variables_map& given, const std::function<std::string()>& json,
            const std::function<void()>& print);

} // namespace headless::support
