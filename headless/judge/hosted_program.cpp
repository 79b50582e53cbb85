#include "headless/judge/hosted_program.h"

#include "headless/engine/start.h"
#include "headless/match/yahtzee/play.h"
#include "headless/support/words.h"

namespace headless::judge {

using namespace headless::sandbox;
using namespace headless::engine;
using core::yahtzee::Position;

struct HostedProgram::Run {
    Run(const HostOptions& options, const Protection& protection)
        : budget(options.limits),
          group(options.is_stopped, options.freezes),
          engine(start_engine(options.words, protection, options.view, budget, group)) {}

    Budget budget;
    EngineGroup group;
    std::unique_ptr<Engine> engine;
    bool has_failed = false;
};

HostedProgram::HostedProgram(HostOptions options, const Protection& protection)
    : options_(std::move(options)), protection_(protection) {}

HostedProgram::~HostedProgram() = default;

void HostedProgram::start() {
    end_failed();
    if (!run_ && failures_ <= max_fresh_starts) run_ = std::make_unique<Run>(options_, protection_);
}

std::variant<int, std::string> HostedProgram::action_for(const Position& position) {
    if (position.roll_number == core::yahtzee::rolls_per_turn && position.mover.is_complete())
        return "the position has no legal action: no box is open and no roll is left";
    start();
    if (!run_)
        return "the program has failed " + std::to_string(failures_) +
               " times and is not started again; the last time: " + last_failure_;
    auto answer = ask(position);
    if (const auto* failure = std::get_if<std::string>(&answer)) {
        run_->has_failed = true;
        ++failures_;
        last_failure_ = *failure;
    }
    return answer;
}

std::variant<int, std::string> HostedProgram::ask(const Position& position) {
    Engine& engine = *run_->engine;
    if (auto failure = unasked_output(engine)) return *failure;
    const auto answer = engine.ask(to_text(position) + '\n');
    if (const auto* failure = std::get_if<Failure>(&answer))
        return with_last_words(engine, failure->words);
    const std::string line(std::get<std::string_view>(answer));
    // Its answer to nothing, or to the position before.
    if (EngineConnection* const connection = connection_of(engine);
        connection && !connection->has_read_request())
        return "output before it read the position: " + support::quoted_briefly(line);
    if (auto failure = unasked_output(engine)) return *failure;
    return match::yahtzee::action_in(position, line);
}

void HostedProgram::end_failed() {
    if (run_ && run_->has_failed) run_.reset();
}

void HostedProgram::look_at_limits() {
    if (run_) run_->group.look_at_limits(Clock::now());
}

} // namespace headless::judge
