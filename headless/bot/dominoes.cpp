#include "ai/dominoes/players.h"
#include "core/dominoes/request.h"
#include "core/support/text.h"
#include "headless/bot/game.h"
#include "headless/support/command.h"
#include "headless/support/lines.h"
#include "headless/support/words.h"

#include <memory>
#include <optional>
#include <ostream>

namespace headless::bot {

namespace {

using namespace core::dominoes;

std::vector<Strategy> dominoes_strategies() { return strategies_in(ai::dominoes::roster()); }

class Engine {
public:
    explicit Engine(const Options& options)
        : player_(ai::dominoes::make_player(options.strategy, options.seed)) {
        if (!player_) refuse_strategy(dominoes, options.strategy);
    }

    core::support::Result<std::string> answer(const support::Lines& lines) {
        if (lines.too_long())
            return core::support::Error{"the line is too long", lines.number(), 0};
        const auto request = parse_request(lines.text(), setting_, lines.number());
        if (!request) return request.error();
        if (const View* view = std::get_if<View>(&*request)) {
            if (!is_in_game_) return core::support::Error{"play before reset", lines.number(), 0};
            return to_text(player_->play(*view));
        }
        if (const Reset* reset = std::get_if<Reset>(&*request)) {
            player_->reset(reset->first);
            is_in_game_ = true;
        }
        if (const Init* init = std::get_if<Init>(&*request)) {
            setting_ = init->setting;
            is_in_game_ = false;
            player_->init(init->setting);
        }
        return std::string("0");
    }

private:
    std::unique_ptr<ai::dominoes::Player> player_;
    std::optional<Case> setting_;
    bool is_in_game_ = false; // a game has started since the last init
};

// Every line that is not blank gets an answer, for the referee waits for one. A request that makes
// no sense gets "?", which is no move: it costs that game, where silence would cost the time of
// all games that follow.
int run_dominoes(const Options& options, std::istream& in, std::ostream& out,
                 std::ostream& errors) {
    Engine answerer(options);
    int status = support::exit_done;
    for (support::Lines lines(in); out && lines.next();) {
        if (core::support::trimmed(lines.text()).empty()) continue;
        const auto answer = answerer.answer(lines);
        if (!answer) {
            errors << "alea-bot: " << support::printable(to_string(answer.error())) << std::endl;
            status = support::exit_fault;
        }
        out << (answer ? *answer : "?") << '\n' << std::flush;
    }
    return status;
}

} // namespace

const Game dominoes{"dominoes", "champion", dominoes_strategies, run_dominoes};

} // namespace headless::bot
