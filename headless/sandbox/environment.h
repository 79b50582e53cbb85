// What about a machine matters for a contest, and what can be done about it.

#pragma once

#include "headless/sandbox/limits.h"
#include "headless/sandbox/sandbox.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headless::sandbox {

struct EnvironmentCheck {
    std::string subject;
    bool is_well = true;
    std::string words;
    std::string remedy; // empty if all is well
};

// `root` holds proc and sys: other than "/" in tests.
std::vector<EnvironmentCheck> check_environment(const Protection& protection,
                                                const std::filesystem::path& root = "/");

// "all well", or what is not, in one line.
std::string verdict(const std::vector<EnvironmentCheck>& checks);

// "Linux 6.1.0, x86_64, 8 processors, HOST".
std::string machine_description();

// "CPU time 600 s, wall clock 3600 s, memory 2048 MiB, 64 processes, scratch files 256 MiB".
std::string to_text(const Limits& limits);

// In UTC: "2026-01-31T12:00:00Z".
std::string now_in_words();

} // namespace headless::sandbox
