#include "headless/lab/shards.h"

#include "core/support/text.h"
#include "headless/lab/lab_players.h"
#include "headless/support/digest.h"
#include "headless/support/input.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <stdexcept>

namespace headless::lab {

using support::Json;

namespace {

constexpr auto shard_format = "alea shard 1";

// Numbers are added, arrays and objects element by element; all else must be alike.
void add_up(Json& sum, const Json& more) {
    const std::runtime_error differs("the shards hold different figures");
    if (sum.is_number_integer() && more.is_number_integer()) {
        sum = sum.get<std::int64_t>() + more.get<std::int64_t>();
    } else if (sum.is_number() && more.is_number()) {
        sum = sum.get<double>() + more.get<double>();
    } else if (sum.is_array() && more.is_array() && sum.size() == more.size()) {
        for (std::size_t i = 0; i < sum.size(); ++i) add_up(sum[i], more[i]);
    } else if (sum.is_object() && more.is_object() && sum.size() == more.size()) {
        for (const auto& [key, value] : more.items()) {
            if (!sum.contains(key)) throw differs;
            add_up(sum[key], value);
        }
    } else if (sum != more) {
        throw differs;
    }
}

void require_alike(const ShardFile& one, const ShardFile& other) {
    if (other.terms != one.terms || other.shards != one.shards)
        throw std::runtime_error("the files are not of the same experiment");
    if (other.version != one.version)
        throw std::runtime_error("the shards are of different programs: of version " + one.version +
                                 " and of " + other.version);
}

Json terms_of_duel(const Json& json) {
    Json terms{{"experiment", "duel"}};
    for (const char* term : {"players", "seed", "baseline", "games"}) terms[term] = json.at(term);
    if (json.contains("sprt"))
        for (const char* term : {"elo0", "elo1", "alpha", "beta"})
            terms["sprt"][term] = json["sprt"].at(term);
    return terms;
}

// True if a sequential test has ended the duel before its last game.
bool is_decided(const Json& json) {
    const Json::json_pointer verdict("/sprt/verdict");
    return json.contains(verdict) && json.at(verdict) != match::name(match::SprtVerdict::undecided);
}

// Those that the parts have, of a duel that nobody stopped.
std::int64_t games_of_duel(const ShardFile& file) {
    std::uint64_t games = 0;
    for (const std::uint64_t part : file.parts)
        games += games_of_shard(file.terms.at("games"), part - 1, file.shards);
    return static_cast<std::int64_t>(games);
}

} // namespace

void add_shard_options(po::options_description& options) {
    options.add_options()("shard", po::value<std::string>()->default_value("1/1"),
                          "I/N: do the I-th of N parts; merge puts them together")(
        "if-missing", "do it only if the file of --json-file is not there yet, or was stopped");
}

Shard shard_from(const po::variables_map& given) {
    const auto text = given["shard"].as<std::string>();
    const auto slash = text.find('/');
    const auto part = core::support::to_integer(std::string_view(text).substr(0, slash));
    const auto count = slash == std::string::npos
                           ? std::nullopt
                           : core::support::to_integer(std::string_view(text).substr(slash + 1));
    if (!part || !count || *part < 1 || *part > *count)
        throw support::UsageError("--shard is I/N with I from 1 to N, not '" + text + "'");
    if (given.count("if-missing") && !given.count("json-file"))
        throw support::UsageError("--if-missing needs --json-file");
    return {static_cast<std::uint64_t>(*part), static_cast<std::uint64_t>(*count)};
}

DuelOptions duel_options_from(const po::variables_map& given, const Shard& shard) {
    return {{threads_from(given)},
            support::seed_from(given),
            games_from(given),
            shard.part - 1,
            shard.count};
}

ShardFile shard_file(Json terms, const Shard& shard, Json sums, bool complete) {
    return {std::move(terms),
            shard.count,
            {shard.part},
            std::move(sums),
            std::string(support::version()),
            complete};
}

void add_shard(Json& json, const ShardFile& file) {
    if (json.contains("format")) return; // a duel has them
    json["format"] = shard_format;
    json["terms"] = file.terms;
    json["shards"] = file.shards;
    json["parts"] = file.parts;
    json["complete"] = file.complete;
    json["sums"] = file.sums;
    json["version"] = file.version;
}

ShardFile shard_from_json(const Json& json, const std::string& name) {
    const std::runtime_error wrong(name + " holds no shard of an experiment of alea-lab");
    try {
        const bool is_duel = json.at("format") == duel_format;
        if (!is_duel && json.at("format") != shard_format) throw wrong;
        ShardFile file{is_duel ? terms_of_duel(json) : json.at("terms"),
                       json.at("shards"),
                       json.at("parts"),
                       json.at(is_duel ? "tally" : "sums"),
                       json.value("version", ""), // none in the files of 0.1.0
                       is_duel || json.at("complete").get<bool>()};
        if (file.parts.empty()) throw wrong;
        for (const std::uint64_t part : file.parts)
            if (part < 1 || part > file.shards) throw wrong;
        if (is_duel) file.complete = tally_from(file.sums).games == games_of_duel(file);
        return file;
    } catch (const Json::exception&) {
        throw wrong;
    }
}

bool is_shard_there(const po::variables_map& given, const Json& terms, const Shard& shard) {
    if (!given.count("if-missing")) return false;
    const auto path = given["json-file"].as<std::string>();
    if (!std::filesystem::exists(path)) return false;
    const Json json = support::json_or_discarded(support::whole_input(path));
    const ShardFile before = shard_from_json(json, support::input_name(path));
    bool is_alike = before.shards == shard.count && before.parts == std::vector{shard.part};
    for (const auto& [term, value] : terms.items())
        is_alike = is_alike && before.terms.value(term, Json()) == value;
    if (!is_alike)
        throw support::UsageError("--if-missing: '" + path + "' holds another experiment or shard");
    if (!before.complete && !is_decided(json)) return false;
    support::report_note("alea-lab", given, "shard " + std::to_string(shard.part) + " is there");
    return true;
}

ShardFile merged(const std::vector<ShardFile>& files) {
    for (const ShardFile& file : files)
        if (!file.complete)
            throw std::runtime_error("shard " + std::to_string(file.parts.front()) +
                                     " was stopped before its end");
    ShardFile all = files.at(0);
    for (std::size_t i = 1; i < files.size(); ++i) {
        const ShardFile& file = files[i];
        require_alike(all, file);
        for (const std::uint64_t part : file.parts) {
            if (std::ranges::find(all.parts, part) != all.parts.end())
                throw std::runtime_error("shard " + std::to_string(part) + " is there twice");
            all.parts.push_back(part);
        }
        add_up(all.sums, file.sums);
    }
    std::ranges::sort(all.parts);
    return all;
}

std::string missing_parts(const std::vector<std::uint64_t>& parts, std::uint64_t count) {
    std::string text;
    const auto add = [&text](std::uint64_t first, std::uint64_t last) {
        if (first > last) return;
        text += (text.empty() ? "" : ", ") + std::to_string(first);
        if (last > first) text += (last > first + 1 ? "-" : ", ") + std::to_string(last);
    };
    std::uint64_t next = 1; // the first part that may be missing
    for (const std::uint64_t part : std::set<std::uint64_t>(parts.begin(), parts.end())) {
        add(next, part - 1);
        next = part + 1;
    }
    add(next, count);
    return text;
}

} // namespace headless::lab
