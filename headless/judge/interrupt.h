// Ctrl-C and SIGTERM: the first asks for a stop in good order, the second ends the program at once.

#pragma once

namespace headless::judge {

// From now on, for the whole process. One that the judge was started to ignore, as scripts start
// what runs in their background, stays ignored.
void catch_interrupts();

bool is_interrupted();

} // namespace headless::judge
