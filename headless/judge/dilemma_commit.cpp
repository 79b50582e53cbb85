#include "headless/judge/commands.h"
#include "headless/support/digest.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>

namespace headless::judge {

namespace {

constexpr std::size_t digest_length = 44; // of 32 bytes in base64

std::vector<std::string> files_from(const po::variables_map& given) {
    if (given.count("files") == 0) throw support::UsageError("a file is missing");
    return given["files"].as<std::vector<std::string>>();
}

std::string digest_of(const std::string& file) {
    return support::to_base64(support::sha256_of_file(file));
}

struct Commitment {
    std::string digest; // base64
    std::string name;   // as posted; may be empty
    bool has_source = false;
};

bool is_base64(char c) {
    return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '+' ||
           c == '/';
}

bool is_digest(std::string_view text) {
    return text.size() == digest_length && text.back() == '=' &&
           std::ranges::all_of(text.substr(0, digest_length - 1), is_base64);
}

// The output of commit: on each line a digest and a name.
std::vector<Commitment> read_commitments(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("'" + path + "' could not be read");
    std::vector<Commitment> commitments;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        while (!line.empty() && std::string_view(" \t\r").find(line.back()) != std::string::npos)
            line.pop_back();
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t end = line.find_first_of(" \t");
        const std::string digest = line.substr(0, end);
        if (!is_digest(digest))
            throw std::runtime_error(path + ": line " + std::to_string(number) +
                                     ", column 1: a SHA-256 in base64 is expected");
        const std::size_t name = line.find_first_not_of(" \t", digest.size());
        commitments.push_back({digest, name == std::string::npos ? "" : line.substr(name)});
    }
    if (file.bad()) throw std::runtime_error("'" + path + "' could not be read");
    return commitments;
}

} // namespace

int dilemma_commit(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"FILE...", "Prints the SHA-256 of each file, in base64, and its name: "
                    "what an entrant posts before the deadline."},
        po::options_description("Options"), support::many_arguments("files"));
    if (!given) return support::exit_done;
    for (const std::string& file : files_from(*given))
        std::cout << digest_of(file) << ' ' << file << '\n';
    return support::exit_done;
}

int dilemma_admit(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("commitments", po::value<std::string>()->required(),
                          "a line each, as commit prints them");
    const auto given =
        support::read_options(invocation,
                              {"--commitments FILE SOURCE...",
                               "Tells which sources were committed to, which were not, and which\n"
                               "commitments have no source. Status 1 if a source is turned away."},
                              options, support::many_arguments("files"));
    if (!given) return support::exit_done;
    auto commitments = read_commitments((*given)["commitments"].as<std::string>());

    int status = support::exit_done;
    for (const std::string& source : files_from(*given)) {
        const std::string digest = digest_of(source);
        bool is_admitted = false;
        std::string posted_as;
        for (Commitment& commitment : commitments) {
            if (commitment.digest != digest) continue;
            is_admitted = commitment.has_source = true;
            posted_as = commitment.name;
        }
        if (is_admitted) {
            std::cout << "admitted " << source;
            if (!posted_as.empty()) std::cout << ", posted as " << posted_as;
            std::cout << '\n';
        } else {
            std::cout << "turned away " << source << ": its SHA-256 " << digest
                      << " was not posted\n";
            status = support::exit_fault;
        }
    }
    for (const Commitment& commitment : commitments)
        if (!commitment.has_source)
            std::cout << "no source for " << commitment.digest
                      << (commitment.name.empty() ? "" : " " + commitment.name) << '\n';
    return status;
}

} // namespace headless::judge
