// Checks whether a machine is fit for a contest, and says how to repair what is not.

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

// `root`: the folder of proc and sys; not "/" in tests.
std::vector<EnvironmentCheck> check_environment(const Protection& protection,
                                                const std::filesystem::path& root = "/");

// "all well", or the subjects that are not well, in one line.
std::string verdict(const std::vector<EnvironmentCheck>& checks);

// "Linux 6.1.0, x86_64, 8 processors, HOST".
std::string machine_description();

// "CPU time 600 s, wall clock 3600 s, memory 2048 MiB, 64 processes, scratch files 256 MiB".
std::string to_text(const Limits& limits);

// In UTC: "2026-01-31T12:00:00Z".
std::string now_in_words();

} // namespace headless::sandbox
