#include "ai/yahtzee/tables/table_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace ai::yahtzee::tables {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;
namespace fs = std::filesystem;

namespace {

constexpr std::array<char, 8> magic{'A', 'l', 'e', 'a', ' ', 't', 'a', 'b'};
constexpr std::size_t block_count = std::size_t{1} << box_count;

struct BlockEntry {
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
    std::array<BlockEntry, block_count> directory;
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

    void rewind() {
        if (::lseek(descriptor_, 0, SEEK_SET) != 0) fail(path_, std::strerror(errno));
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

class Descriptor {
public:
    explicit Descriptor(const fs::path& path)
        : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
    ~Descriptor() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    Descriptor(Descriptor&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool is_open() const { return descriptor_ >= 0; }

    // False if the file ends before; errno is then 0.
    bool read(void* data, std::size_t size, std::uint64_t offset) const {
        char* bytes = static_cast<char*>(data);
        while (size > 0) {
            const ssize_t count = ::pread(descriptor_, bytes, size, static_cast<off_t>(offset));
            if (count < 0 && errno == EINTR) continue;
            if (count == 0) errno = 0;
            if (count <= 0) return false;
            bytes += count;
            size -= static_cast<std::size_t>(count);
            offset += static_cast<std::uint64_t>(count);
        }
        return true;
    }

    std::uint64_t size() const {
        struct stat status {};
        return ::fstat(descriptor_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
    }

    // True if `path` still names this file.
    bool is_at(const fs::path& path) const {
        struct stat own {};
        struct stat there {};
        return ::fstat(descriptor_, &own) == 0 && ::stat(path.c_str(), &there) == 0 &&
               own.st_dev == there.st_dev && own.st_ino == there.st_ino;
    }

private:
    int descriptor_;
};

// A file that was opened and whose front is in order. Keeps the blocks that were read last.
class BlockFile : public Blocks {
public:
    BlockFile(fs::path path, Descriptor descriptor, std::unique_ptr<const Front> front)
        : path_(std::move(path)), descriptor_(std::move(descriptor)), front_(std::move(front)) {}

    Block block(BoxSet open) const override {
        if (Block known = recent_.find(open.bits())) return known;
        Block block = read(open);
        recent_.remember(open.bits(), block);
        return block;
    }

private:
    static constexpr std::size_t max_bytes = std::size_t{16} << 20;

    Block read(BoxSet open) const {
        const BlockEntry& entry = front_->directory[open.bits()];
        if (entry.words == 0) return nullptr;
        auto words = std::make_shared<Words>(entry.words);
        const std::size_t size = words->size() * sizeof(std::uint16_t);
        if (!descriptor_.read(words->data(), size, entry.offset)) {
            if (errno != 0) fail(path_, std::strerror(errno));
            forget();
        }
        if (checksum_of(words->data(), size) != entry.checksum) forget();
        return words;
    }

    [[noreturn]] void forget() const {
        std::error_code ignored;
        if (descriptor_.is_at(path_)) fs::remove(path_, ignored);
        fail(path_,
             "the table is damaged; it has been removed, and is built when it is wanted again");
    }

    fs::path path_;
    Descriptor descriptor_;
    std::unique_ptr<const Front> front_;
    mutable RecentBlocks recent_{max_bytes}; // by BoxSet::bits()
};

// The fault of the file, whose size is known to be enough for a front; null if nothing is.
const char* fault_of(Front& front, std::uint64_t size, const TableKey& key) {
    const Header& header = front.header;
    if (header.magic != magic) return "is no table of Alea's";
    if (header.byte_order != 1) return "comes from a machine with another byte order";
    if (header.version != table_version) return "is of another version";
    if (checksum_of(front) != header.checksum) return "has a damaged header";
    if (header.kind != static_cast<std::uint32_t>(key.kind) ||
        header.rules != static_cast<std::uint32_t>(key.rules.joker) ||
        header.within != key.within.bits())
        return "holds another table than its name says";
    if (size < header.file_size) return "is cut short";
    if (size > header.file_size) return "is longer than it should be";
    return nullptr;
}

} // namespace

struct TableWriter::File {
    fs::path path;
    NewFile file;
    Front front{};
    std::uint64_t offset = sizeof(Front); // of the next block
};

TableWriter::TableWriter(fs::path path, const TableKey& key) {
    fs::path temporary = path;
    temporary += ".part";
    file_.reset(new File{std::move(path), NewFile(std::move(temporary))});
    file_->front.header = {magic,
                           1,
                           table_version,
                           static_cast<std::uint32_t>(key.kind),
                           static_cast<std::uint32_t>(key.rules.joker),
                           key.within.bits(),
                           0,
                           0,
                           0};
    file_->file.write(&file_->front, sizeof(Front)); // filled in at the end
}

TableWriter::~TableWriter() = default;

void TableWriter::add(BoxSet open, std::span<const std::uint16_t> block) {
    file_->front.directory[open.bits()] = {file_->offset, block.size(),
                                           checksum_of(block.data(), block.size_bytes())};
    file_->file.write(block.data(), block.size_bytes());
    file_->offset += block.size_bytes();
}

void TableWriter::finish() {
    Header& header = file_->front.header;
    header.file_size = file_->offset;
    header.checksum = checksum_of(file_->front);
    file_->file.rewind();
    file_->file.write(&file_->front, sizeof(Front));
    file_->file.finish_as(file_->path);
}

void write_table(const fs::path& path, const TableKey& key, const Blocks& blocks) {
    TableWriter writer(path, key);
    for (unsigned bits = 0; bits < block_count; ++bits) {
        const BoxSet open = BoxSet::from_bits(bits);
        if (const Block block = blocks.block(open)) writer.add(open, *block);
    }
    writer.finish();
}

core::support::Result<SharedBlocks> open_table(const fs::path& path, const TableKey& key) {
    using core::support::Error;
    Descriptor descriptor(path);
    if (!descriptor.is_open() && errno == ENOENT) return Error{path.string() + " does not exist"};
    if (!descriptor.is_open())
        return Error{path.string() + " can't be read: " + std::strerror(errno)};
    auto front = std::make_unique<Front>();
    if (!descriptor.read(front.get(), sizeof *front, 0))
        return Error{path.string() +
                     (errno == 0 ? std::string(" is cut short")
                                 : std::string(" can't be read: ") + std::strerror(errno))};
    if (const char* const fault = fault_of(*front, descriptor.size(), key))
        return Error{path.string() + ' ' + fault};
    return SharedBlocks(
        std::make_shared<const BlockFile>(path, std::move(descriptor), std::move(front)));
}

std::optional<FileLock> FileLock::take(const std::filesystem::path& path,
                                       const std::stop_token& stop) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) throw TableError(path.string() + ": " + std::strerror(errno));
    FileLock lock(descriptor);
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            throw TableError(path.string() + ": " + std::strerror(errno));
        if (stop.stop_requested()) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

} // namespace ai::yahtzee::tables
