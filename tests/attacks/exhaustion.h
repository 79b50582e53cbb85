// Attacks of the hostile program that use up what others need: processors, namespaces, sockets,
// descriptors.

#pragma once

#include <string>
#include <vector>

namespace attacks {

using Arguments = std::vector<std::string>;

void say(const std::string& text); // on standard error

[[noreturn]] void sleep_for_ever();
[[noreturn]] void burn(const Arguments&);

// Takes namespaces for host names until nobody gets one, and then each that becomes free.
[[noreturn]] void use_up_namespaces(const Arguments&);

// COUNT: children at endless work, each in a session of its own, which some kernels share
// processors out by.
void spin(const Arguments& arguments);

// SECONDS of CPU time; says how much longer they took.
void work(const Arguments& arguments);

// COUNT: sockets that get what they never read.
void fill_sockets(const Arguments& arguments);

// Has as many descriptors under way between sockets as its user may have.
[[noreturn]] void fill_descriptors(const Arguments&);
// Sends one.
void send_descriptor(const Arguments&);

} // namespace attacks
