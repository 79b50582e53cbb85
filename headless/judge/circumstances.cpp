#include "headless/judge/circumstances.h"

#include "headless/sandbox/environment.h"
#include "headless/support/command.h"

namespace headless::judge {

match::Circumstances circumstances_of(const sandbox::Limits& limits,
                                      const sandbox::Protection& protection) {
    return {std::string(support::version()), sandbox::now_in_words(),
            sandbox::machine_description(), to_text(limits),
            verdict(sandbox::check_environment(protection))};
}

} // namespace headless::judge
