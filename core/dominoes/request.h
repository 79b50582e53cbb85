// The contest's text protocol, one request and one reply per line:
//   init 7 5                          -> 0
//   reset 66                          -> 0
//   play 13 04 22 05 | 46 66 61 | 16  -> R0   (hand | line from left to right | stock)

#pragma once

#include "core/dominoes/case.h"
#include "core/dominoes/move.h"
#include "core/dominoes/tile.h"
#include "core/support/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core::dominoes {

struct Init {
    Case setting;

    friend bool operator==(const Init&, const Init&) = default;
};

struct Reset {
    Tile first;

    friend bool operator==(const Reset&, const Reset&) = default;
};

using Request = std::variant<Init, Reset, View>;

// `setting` is that of the last init; before the first init only an init is accepted. Requests that
// no game leads to are errors: tiles that the case doesn't have or that occur twice, a line whose
// halves don't match, more tiles than there are.
support::Result<Request> parse_request(std::string_view text, std::optional<Case> setting,
                                       std::size_t line = 0);

std::string to_text(const Request& request);

} // namespace core::dominoes
