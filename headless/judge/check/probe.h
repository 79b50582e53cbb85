// One process of a program that check-program tries out. It fails where a match would fail it, and
// earlier where it is plain that no answer will come: nothing is said and no CPU time is used.

#pragma once

#include "headless/engine/engine.h"
#include "headless/engine/start.h"
#include "headless/judge/match_options.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/sandbox.h"
#include "headless/support/words.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace headless::judge::check {

struct ProbeOptions : ProgramOptions {
    std::chrono::duration<double> patience{10};      // with a silent program
    std::chrono::milliseconds patience_at_end{5000}; // with one whose input has ended
};

class ProgramProbe : public engine::Engine {
public:
    // Options and protection must live longer. Throws std::runtime_error where the machine is at
    // fault.
    ProgramProbe(const ProbeOptions& options, const sandbox::Protection& protection);

    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override;

    // The output that it writes, if any, within a moment in which it is not asked.
    std::string output_unasked();

    // After this there is no asking.
    engine::EndOfInput end_input();

    std::optional<sandbox::Failure> failure() const { return failure_; }
    double cpu_seconds();
    std::int64_t peak_bytes() const { return budget_.peak_bytes(); }
    engine::Notes notes() const;
    // The failure with the last line of standard error, where an interpreter names the cause.
    std::string failure_in_words() const {
        return engine::with_last_words(*engine_, failure_->words);
    }

private:
    bool is_silent();
    std::string words_of_silence();

    const ProbeOptions& options_;
    sandbox::Budget budget_;
    engine::EngineGroup group_;
    std::unique_ptr<engine::Engine> engine_;
    std::optional<sandbox::Failure> failure_;
    bool asking_ = false;
    bool gave_up_ = false;
    double last_cpu_seconds_ = 0;
    sandbox::Clock::time_point last_sign_; // of life
};

// The options for a request that is not the protocol's, with less patience.
ProbeOptions for_odd_input(ProbeOptions options);

using support::quoted_briefly;

// "0.012 s"
std::string seconds_in_words(double seconds);

} // namespace headless::judge::check
