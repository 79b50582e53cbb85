#include "headless/lab/whole_duel.h"

#include "headless/support/interrupt.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"

namespace headless::lab {

int run_whole_duel(const support::Invocation& invocation,
                   const boost::program_options::variables_map& given, DuelOptions options,
                   const WholeDuel& duel) {
    std::uint64_t played = 0;
    {
        support::InterruptStop stop;
        support::Progress progress("playing", static_cast<double>(options.games), "games",
                                   support::is_quiet(given));
        static_cast<core::support::Execution&>(options) =
            support::watched(options.threads, progress, stop);
        support::catch_interrupts();
        played = duel.play(options);
    }
    if (played > 0) support::report(given, duel.json, duel.print);
    if (played == options.games) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(played) + " of " +
                                                     std::to_string(options.games) + " games");
}

} // namespace headless::lab
