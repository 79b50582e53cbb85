#include "ai/dilemma/strategies/strategy.h"
#include "headless/bot/game.h"
#include "headless/support/command.h"
#include "headless/support/input.h"
#include "headless/support/words.h"

#include <istream>
#include <ostream>

namespace headless::bot {

namespace {

std::vector<Strategy> dilemma_strategies() {
    return strategies_in(ai::dilemma::strategies::roster());
}

// One round: the whole input is one request.
int run_dilemma(const Options& options, std::istream& in, std::ostream& out, std::ostream& errors) {
    const ai::dilemma::strategies::Strategy* const strategy =
        ai::dilemma::strategies::find_strategy(options.strategy);
    if (strategy == nullptr) refuse_strategy(dilemma, options.strategy);
    const auto received = core::dilemma::parse_request(support::whole_input(in, "-"));
    if (!received) {
        errors << "alea-bot: " << support::printable(to_string(received.error())) << std::endl;
        return support::exit_fault;
    }
    out << to_text(strategy->answer(received->request())) << std::flush;
    return support::exit_done;
}

} // namespace

const Game dilemma{"dilemma", "observer", dilemma_strategies, run_dilemma};

} // namespace headless::bot
