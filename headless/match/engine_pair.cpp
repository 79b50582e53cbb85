#include "headless/match/engine_pair.h"

#include "headless/engine/start.h"

namespace headless::match {

namespace {

constexpr double least_progress = 0.005; // seconds of CPU time that are a sign of life

} // namespace

EnginePair::EnginePair(const EnginePairOptions& options, const Programs& programs,
                       const sandbox::Protection& protection,
                       const std::array<sandbox::View, 2>& views, BudgetPair& budgets)
    : is_stopped_(options.is_stopped),
      patience_seconds_(options.patience_seconds),
      on_silence_(options.on_silence),
      programs_(programs),
      protection_(protection),
      views_(views),
      budgets_(budgets),
      group_([this] { return is_stopped(); }, options.freezes, options.number),
      engines_{start(0), start(1)},
      goes_on_([this] {
          look_at_limits();
          return !group_.is_stopped();
      }),
      observed_{ObservedEngine(engines_[0], 0, game_, options.observer, options.pace, goes_on_),
                ObservedEngine(engines_[1], 1, game_, options.observer, options.pace, goes_on_)},
      is_started_(true) {}

std::unique_ptr<engine::Engine> EnginePair::start(std::size_t side) {
    return engine::start_engine(programs_[side], protection_, views_[side], budgets_.of(side),
                                group_);
}

bool EnginePair::neither_answers(std::string_view request) {
    for (std::size_t side = 0; side < 2; ++side) {
        if (observed_[side].has_answered()) return false;
        if (!budgets_.of(side).has_failed() && engines_[side]->ask(request).index() == 0)
            return false;
    }
    return true;
}

void EnginePair::restart(std::size_t side) {
    notes_[side] += engine::stop_engine(*engines_[side]);
    engines_[side] = start(side);
}

// Asked with every request, and with every tick of a wait.
bool EnginePair::is_stopped() {
    if (is_started_ && on_silence_) note_silence();
    return is_stopped_ && is_stopped_();
}

void EnginePair::note_silence() {
    for (std::size_t side = 0; side < 2; ++side) {
        Sign& sign = signs_[side];
        const double waiting = observed_[side].waiting();
        const double cpu_seconds = budgets_.of(side).cpu_seconds();
        if (waiting < sign.waiting || cpu_seconds > sign.cpu_seconds + least_progress)
            sign = {cpu_seconds, waiting, sign.is_reported};
        if (sign.is_reported || waiting - sign.waiting < patience_seconds_) continue;
        sign.is_reported = true;
        on_silence_(static_cast<int>(side), waiting);
    }
}

Unanswered EnginePair::unanswered() const {
    const bool is_b = observed_[1].broken_off() > observed_[0].broken_off();
    return {is_b ? 1 : 0, observed_[is_b ? 1 : 0].broken_off()};
}

std::array<engine::Notes, 2> EnginePair::stop() {
    for (std::size_t side = 0; side < 2; ++side)
        notes_[side] += engine::stop_engine(*engines_[side]);
    return notes_;
}

} // namespace headless::match
