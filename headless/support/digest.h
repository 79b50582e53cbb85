// SHA-256 (libcrypto) of text, files and folders.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/support/command.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace headless::support {

// Seeds of dice and deals: from the command line, or from the system's entropy.

// From getrandom(2).
std::array<std::uint8_t, 32> random_bytes();

inline constexpr auto seed_help = "a whole number, or 64 hexadecimal digits";

// Reads the value of --seed: a whole number, or 64 hexadecimal digits, as reports have them. Throws
// UsageError.
core::dice::Seed parse_seed_option(const std::string& text);

// --seed, and the system's entropy where it is not given.
core::dice::Seed seed_from(const po::variables_map& given);

using Digest = std::array<std::uint8_t, 32>;

// The digest of bytes that arrive in pieces.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    Digest finish();

private:
    struct Context;
    std::unique_ptr<Context> context_;
};

Digest sha256(std::string_view bytes);

// Throws std::runtime_error if the file can't be read.
Digest sha256_of_file(const std::filesystem::path& path);

// For a file its digest; for a folder one over names and digests of all files below it, in order of
// name. Throws std::runtime_error for more than 16 GiB too: a file with holes is quickly made.
Digest sha256_of_tree(const std::filesystem::path& path);

std::string to_hex(const Digest& digest);
// Its first eight bytes.
std::uint64_t number_of(const Digest& digest);
std::string to_base64(const Digest& digest);

} // namespace headless::support
