#include "headless/judge/check/probe.h"

#include "headless/sandbox/process.h"
#include "headless/support/interrupt.h"

#include <algorithm>
#include <sys/wait.h>
#include <thread>

namespace headless::judge::check {

using namespace headless::sandbox;
using namespace headless::engine;

namespace {

constexpr std::chrono::milliseconds moment{200};
constexpr double least_progress = 0.005; // seconds of CPU time that are a sign of life

} // namespace

std::string seconds_in_words(double seconds) {
    return support::formatted(seconds < 100 ? "%.3g s" : "%.0f s", seconds);
}

ProgramProbe::ProgramProbe(const ProbeOptions& options, const Protection& protection)
    : options_(options),
      budget_(options.limits),
      group_([this] { return is_silent(); }),
      engine_(start_engine(options.words, protection, options.view, budget_, group_)) {}

Notes ProgramProbe::notes() const {
    const EngineConnection* const own = connection_of(*engine_);
    return own ? own->notes() : Notes{};
}

double ProgramProbe::cpu_seconds() {
    group_.look_at_limits(Clock::now());
    return budget_.cpu_seconds();
}

// Asked by the group, also where it has just looked at the limits.
bool ProgramProbe::is_silent() {
    if (support::is_interrupted()) throw support::Interrupted();
    if (!asking_ || gave_up_) return gave_up_;
    const auto now = Clock::now();
    const double cpu_seconds = budget_.cpu_seconds();
    if (cpu_seconds > last_cpu_seconds_ + least_progress) {
        last_cpu_seconds_ = cpu_seconds;
        last_sign_ = now;
    }
    gave_up_ = now - last_sign_ > options_.patience;
    return gave_up_;
}

std::variant<std::string_view, Failure> ProgramProbe::ask(std::string_view request) {
    if (failure_) return *failure_;
    if (const auto unasked = unasked_output(*engine_)) {
        failure_ = {Cause::output, *unasked};
        return *failure_;
    }
    last_sign_ = Clock::now();
    asking_ = true;
    const auto answer = engine_->ask(request);
    asking_ = false;
    const auto* failure = std::get_if<Failure>(&answer);
    if (!failure) return answer;
    failure_ = *failure;
    if (failure->cause == Cause::stopped) {
        const std::string silence = words_of_silence();
        // A program that ended over a limit may be silent before it is dead.
        group_.look_at_limits(Clock::now());
        failure_ = budget_.failure().value_or(Failure{Cause::wall, silence});
    }
    return *failure_;
}

// Explains a missing answer: the program has not flushed it, or has none.
std::string ProgramProbe::words_of_silence() {
    const EndOfInput end = end_input();
    if (!end.output.empty())
        return "the answer came only when the input ended: standard output must be flushed after "
               "every answer";
    return "no answer, and no CPU time used, for " +
           support::formatted("%g", options_.patience.count()) + " s" +
           (end.wait_status
                ? "; at the end of the input it ended: " + describe_end(*end.wait_status)
                : "; it does not end with its input either");
}

std::string ProgramProbe::output_unasked() {
    EngineConnection* const own = connection_of(*engine_);
    if (!own) return {};
    std::this_thread::sleep_for(moment);
    return std::string(own->unasked_output());
}

EndOfInput ProgramProbe::end_input() {
    EngineConnection* const own = connection_of(*engine_);
    return own ? own->end_input(options_.patience_at_end) : EndOfInput{};
}

ProbeOptions for_odd_input(ProbeOptions options) {
    options.patience = std::min(options.patience, std::chrono::duration<double>(1));
    options.patience_at_end = std::chrono::milliseconds(500);
    return options;
}

} // namespace headless::judge::check
