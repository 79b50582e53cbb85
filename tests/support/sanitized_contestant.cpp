// The options of the address sanitizer in a contestant: a sandbox refuses what it does by default,
// to set limits of its own and to trace the process for leaks.

extern "C" const char* __asan_default_options() { return "disable_coredump=0:detect_leaks=0"; }
