#include "ai/yahtzee/tables/table_file.h"

#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace ai::yahtzee {

using namespace core::yahtzee;
namespace fs = std::filesystem;
namespace ipc = boost::interprocess;

namespace {

constexpr std::array<char, 8> magic{'A', 'l', 'e', 'a', ' ', 't', 'a', 'b'};
constexpr std::size_t block_count = std::size_t{1} << box_count;

struct BlockPlace {
    std::uint64_t offset; // bytes from the begin of the file
    std::uint64_t words;
    std::uint64_t checksum;
};

struct Header {
    std::array<char, 8> magic;
    std::uint32_t byte_order; // 1
    std::uint32_t version;
    std::uint32_t kind;
    std::uint32_t rules;
    std::uint32_t within;
    std::uint32_t none;      // 0
    std::uint64_t file_size; // bytes
    std::uint64_t checksum;  // of this header with zero here, and of the directory
};

struct Front {
    Header header;
    std::array<BlockPlace, block_count> directory;
};

// Eight bytes a step, each step one to one: any change within one step changes
// the result.
std::uint64_t checksum_of(const void* data, std::size_t size) {
    constexpr std::uint64_t prime = 0x9e3779b97f4a7c15;
    const char* bytes = static_cast<const char*>(data);
    std::uint64_t sum = size * prime;
    for (; size > 0;) {
        std::uint64_t word = 0;
        const std::size_t step = std::min(size, sizeof word);
        std::memcpy(&word, bytes, step);
        sum = (sum ^ word) * prime;
        sum ^= sum >> 29;
        bytes += step;
        size -= step;
    }
    return sum;
}

std::uint64_t checksum_of(Front& front) {
    const std::uint64_t before = std::exchange(front.header.checksum, 0);
    const std::uint64_t sum = checksum_of(&front, sizeof front);
    front.header.checksum = before;
    return sum;
}

[[noreturn]] void fail(const fs::path& path, const std::string& what) {
    throw TableError(path.string() + ": " + what);
}

// A file that is being written; removed unless it is finished.
class NewFile {
public:
    explicit NewFile(fs::path path)
        : path_(std::move(path)),
          descriptor_(::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
        if (descriptor_ < 0) fail(path_, std::strerror(errno));
    }
    ~NewFile() {
        if (descriptor_ < 0) return;
        ::close(descriptor_);
        ::unlink(path_.c_str());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    void write(const void* data, std::size_t size) {
        const char* bytes = static_cast<const char*>(data);
        while (size > 0) {
            const ssize_t written = ::write(descriptor_, bytes, size);
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail(path_, std::strerror(errno));
            bytes += written;
            size -= static_cast<std::size_t>(written);
        }
    }

    void finish_as(const fs::path& path) {
        if (::fsync(descriptor_) != 0) fail(path_, std::strerror(errno));
        if (::rename(path_.c_str(), path.c_str()) != 0) fail(path, std::strerror(errno));
        ::close(std::exchange(descriptor_, -1));
    }

private:
    fs::path path_;
    int descriptor_;
};

class MappedTable : public CurveTable {
public:
    MappedTable(fs::path path, ipc::mapped_region region)
        : path_(std::move(path)), region_(std::move(region)) {}

    CurveBlock block(BoxSet open) const override {
        const BlockPlace& place = front().directory[open.bits()];
        const auto* const words = reinterpret_cast<const std::uint16_t*>(
            static_cast<const char*>(region_.get_address()) + place.offset);
        if (!checked_[open.bits()].load(std::memory_order_relaxed)) {
            if (checksum_of(words, place.words * sizeof *words) != place.checksum) forget();
            checked_[open.bits()].store(true, std::memory_order_relaxed);
        }
        return {words, place.words};
    }

private:
    const Front& front() const { return *static_cast<const Front*>(region_.get_address()); }

    [[noreturn]] void forget() const {
        std::error_code ignored;
        fs::remove(path_, ignored);
        fail(path_,
             "the table is damaged; it has been removed, and is built when it is wanted again");
    }

    fs::path path_;
    ipc::mapped_region region_;
    mutable std::array<std::atomic<bool>, block_count> checked_{};
};

// What is wrong with the file; null if nothing is.
const char* fault_of(const ipc::mapped_region& region, const TableKey& key) {
    if (region.get_size() < sizeof(Front)) return "is cut short";
    const auto front = std::make_unique<Front>();
    std::memcpy(front.get(), region.get_address(), sizeof *front);
    const Header& header = front->header;
    if (header.magic != magic) return "is no table of Alea's";
    if (header.byte_order != 1) return "comes from a machine with another byte order";
    if (header.version != table_version) return "is of another version";
    if (checksum_of(*front) != header.checksum) return "has a damaged header";
    if (header.kind != static_cast<std::uint32_t>(key.kind) ||
        header.rules != static_cast<std::uint32_t>(key.rules.joker) ||
        header.within != key.within.bits())
        return "holds another table than its name says";
    if (region.get_size() < header.file_size) return "is cut short";
    if (region.get_size() > header.file_size) return "is longer than it should be";
    return nullptr;
}

} // namespace

void write_table(const fs::path& path, const TableKey& key, const CurveTable& table) {
    const auto front = std::make_unique<Front>();
    std::uint64_t offset = sizeof(Front);
    for (unsigned bits = 0; bits < block_count; ++bits) {
        const CurveBlock block = table.block(BoxSet::from_bits(bits));
        front->directory[bits] = {offset, block.size(),
                                  checksum_of(block.data(), block.size_bytes())};
        offset += block.size_bytes();
    }
    front->header = {magic,
                     1,
                     table_version,
                     static_cast<std::uint32_t>(key.kind),
                     static_cast<std::uint32_t>(key.rules.joker),
                     key.within.bits(),
                     0,
                     offset,
                     0};
    front->header.checksum = checksum_of(*front);

    fs::path temporary = path;
    temporary += ".part";
    NewFile file(temporary);
    file.write(front.get(), sizeof *front);
    for (unsigned bits = 0; bits < block_count; ++bits) {
        const CurveBlock block = table.block(BoxSet::from_bits(bits));
        file.write(block.data(), block.size_bytes());
    }
    file.finish_as(path);
}

core::base::Result<std::shared_ptr<const CurveTable>> open_table(const fs::path& path,
                                                                 const TableKey& key) {
    using core::base::Error;
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return Error{path.string() + " does not exist"};
    try {
        const ipc::file_mapping mapping(path.c_str(), ipc::read_only);
        ipc::mapped_region region(mapping, ipc::read_only);
        if (const char* const fault = fault_of(region, key))
            return Error{path.string() + ' ' + fault};
        return std::shared_ptr<const CurveTable>(
            std::make_shared<MappedTable>(path, std::move(region)));
    } catch (const ipc::interprocess_exception& error) {
        return Error{path.string() + " can't be read: " + error.what()};
    }
}

} // namespace ai::yahtzee
