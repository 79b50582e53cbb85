#include "headless/support/digest.h"

#include "core/support/text.h"
#include "headless/support/unique_fd.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <openssl/evp.h>
#include <stdexcept>
#include <sys/random.h>
#include <sys/stat.h>
#include <system_error>
#include <vector>

namespace headless::support {

std::array<std::uint8_t, 32> random_bytes() {
    std::array<std::uint8_t, 32> bytes{};
    ssize_t got = 0;
    do got = getrandom(bytes.data(), bytes.size(), 0);
    while (got < 0 && errno == EINTR);
    if (got != static_cast<ssize_t>(bytes.size()))
        throw std::runtime_error("the system gives no random numbers");
    return bytes;
}

core::dice::Seed parse_seed_option(const std::string& text) {
    if (const auto number = core::support::to_natural(text))
        return core::dice::seed_from_number(*number);
    const auto seed = core::dice::parse_seed(text);
    if (!seed)
        throw UsageError("--seed takes a whole number from 0 to 18446744073709551615 or 64 "
                         "hexadecimal digits, not '" +
                         text + "'");
    return *seed;
}

core::dice::Seed seed_from(const po::variables_map& given) {
    return given.count("seed") ? parse_seed_option(given["seed"].as<std::string>())
                               : random_bytes();
}

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t max_tree_bytes = std::uintmax_t{1} << 34;

} // namespace

struct Sha256::Context {
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> evp{EVP_MD_CTX_new(), &EVP_MD_CTX_free};
};

Sha256::Sha256() : context_(std::make_unique<Context>()) {
    if (!context_->evp || EVP_DigestInit_ex(context_->evp.get(), EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 is not available");
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
    EVP_DigestUpdate(context_->evp.get(), bytes.data(), bytes.size());
}

Digest Sha256::finish() {
    Digest digest{};
    EVP_DigestFinal_ex(context_->evp.get(), digest.data(), nullptr);
    return digest;
}

Digest sha256(std::string_view bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

// Opened without waiting: a pipe or a device in its place holds nobody up.
Digest sha256_of_file(const fs::path& path) {
    const UniqueFd file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!file) throw std::runtime_error("'" + path.string() + "' could not be opened");
    struct stat status {};
    if (::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        throw std::runtime_error("'" + path.string() + "' is no regular file");
    Sha256 hash;
    std::vector<char> block(1 << 16);
    while (true) {
        const ssize_t length = ::read(file.get(), block.data(), block.size());
        if (length == 0) return hash.finish();
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) throw std::runtime_error("'" + path.string() + "' could not be read");
        hash.add({block.data(), static_cast<std::size_t>(length)});
    }
}

Digest sha256_of_tree(const fs::path& path) {
    const bool is_folder = fs::is_directory(path);
    std::vector<fs::path> files;
    if (is_folder) {
        for (const auto& entry : fs::recursive_directory_iterator(path))
            if (entry.is_regular_file()) files.push_back(entry.path());
    } else {
        files.push_back(path);
    }
    std::uintmax_t left = max_tree_bytes;
    for (const fs::path& file : files) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        if (error) continue; // a pipe has none
        if (size > left) throw std::runtime_error("'" + path.string() + "' is larger than 16 GiB");
        left -= size;
    }
    if (!is_folder) return sha256_of_file(path);
    std::ranges::sort(files);
    Sha256 hash;
    for (const fs::path& file : files)
        hash.add(file.lexically_relative(path).string() + '\0' + to_hex(sha256_of_file(file)) +
                 '\n');
    return hash.finish();
}

std::uint64_t number_of(const Digest& digest) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number = number << 8 | digest[i];
    return number;
}

std::string to_hex(const Digest& digest) {
    return hexadecimal({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

std::string to_base64(const Digest& digest) {
    std::array<unsigned char, 64> text{};
    const int length = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(digest.size()));
    return {text.begin(), text.begin() + length};
}

} // namespace headless::support
