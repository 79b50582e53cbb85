#include "headless/match/engine_pair.h"

#include "headless/engine/start.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"

#include <exception>

namespace headless::match {

Programs::Programs(const std::array<std::string, 2>& commands)
    : words_{engine::words_to_run(commands[0]), engine::words_to_run(commands[1])} {}

std::array<std::string, 2> Programs::hashes() const {
    std::array<std::string, 2> hashes;
    for (std::size_t side = 0; side < 2; ++side) {
        try {
            hashes[side] =
                support::to_hex(support::sha256_of_tree(sandbox::own_file(words_[side])));
        } catch (const std::exception&) {
            hashes[side].clear();
        }
    }
    return hashes;
}

EnginePair::EnginePair(const EnginePairOptions& options, const Programs& programs,
                       const sandbox::Protection& protection,
                       const std::array<sandbox::View, 2>& views, BudgetPair& budgets)
    : group_(options.is_stopped, options.freezes, options.number),
      engines_{
          engine::start_engine(programs.words(0), protection, views[0], budgets.of(0), group_),
          engine::start_engine(programs.words(1), protection, views[1], budgets.of(1), group_)},
      goes_on_([this] {
          look_at_limits();
          return !group_.is_stopped();
      }),
      observed_{ObservedEngine(*engines_[0], 0, game_, options.observer, options.pace, goes_on_),
                ObservedEngine(*engines_[1], 1, game_, options.observer, options.pace, goes_on_)} {}

std::array<engine::Notes, 2> EnginePair::stop() {
    return {engine::stop_engine(*engines_[0]), engine::stop_engine(*engines_[1])};
}

} // namespace headless::match
