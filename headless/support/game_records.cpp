#include "headless/support/game_records.h"

#include "core/yahtzee/notation/match_log.h"
#include "headless/support/gzip.h"
#include "headless/support/json.h"

#include <stdexcept>

namespace headless::support {

using core::yahtzee::notation::Record;

core::support::Result<std::vector<Record>> records_of_log(const std::string& text) {
    core::yahtzee::notation::MatchLogReading reading;
    try {
        const auto terms = json_from(core::yahtzee::notation::terms_of_match_log(text));
        for (std::size_t side = 0; side < reading.players.size(); ++side)
            terms.at("commands").at(side).get_to(reading.players[side].program);
    } catch (const Json::exception&) {
        // The letters remain.
    }
    return core::yahtzee::notation::parse_match_log(text, reading);
}

std::vector<Record> records_in(const std::string& name) {
    const std::string text = whole_unpacked_input(name);
    auto records = core::yahtzee::notation::is_match_log(text)
                       ? records_of_log(text)
                       : core::yahtzee::notation::parse_records(text);
    if (!records) throw std::runtime_error(input_name(name) + ", " + to_string(records.error()));
    if (records->empty()) throw std::runtime_error(input_name(name) + " holds no game");
    return *std::move(records);
}

} // namespace headless::support
