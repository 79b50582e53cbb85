#include "headless/support/gzip.h"

#include "headless/support/words.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <zlib.h>

namespace headless::support {

namespace {

constexpr int gzip_window_bits = 15 + 16; // with gzip's head and check sum
constexpr std::string_view gzip_mark = "\x1f\x8b";

// Ended where it is left.
struct Inflation {
    z_stream stream{};

    Inflation() {
        if (::inflateInit2(&stream, gzip_window_bits) != Z_OK) throw std::bad_alloc();
    }
    ~Inflation() { ::inflateEnd(&stream); }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;
};

} // namespace

struct GzipFile::Stream {
    std::string name;
    gzFile file;

    [[noreturn]] void fail(int error) const {
        throw std::runtime_error('\'' + name + "' could not be written: " + std::strerror(error));
    }
};

GzipFile::GzipFile(const std::filesystem::path& path)
    : stream_(new Stream{path.string(), ::gzopen(path.c_str(), "wb9")}) {
    if (!stream_->file) stream_->fail(errno ? errno : ENOMEM);
}

GzipFile::~GzipFile() {
    if (stream_->file) ::gzclose(stream_->file);
}

void GzipFile::write(std::string_view text) {
    if (!text.empty() && ::gzfwrite(text.data(), text.size(), 1, stream_->file) != 1)
        stream_->fail(errno);
}

void GzipFile::close() {
    if (::gzclose(std::exchange(stream_->file, nullptr)) != Z_OK) stream_->fail(errno);
}

bool is_packed(std::string_view bytes) { return bytes.starts_with(gzip_mark); }

std::string unpacked(std::string_view bytes, const std::string& name, std::size_t max_bytes) {
    Inflation inflation;
    z_stream& stream = inflation.stream;
    std::string text;
    std::array<char, 65536> block;
    int state = Z_OK;
    while (state == Z_OK) {
        // Lengths of zlib are shorter than those of memory.
        const std::size_t length = std::min(bytes.size(), block.size());
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        stream.avail_in = static_cast<uInt>(length);
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        state = ::inflate(&stream, Z_NO_FLUSH);
        bytes.remove_prefix(length - stream.avail_in);
        text.append(block.data(), block.size() - stream.avail_out);
        if (text.size() > max_bytes)
            throw std::runtime_error(input_name(name) + " holds more than " +
                                     bytes_in_words(static_cast<std::int64_t>(max_bytes)));
        // Packed pieces may follow one another.
        if (state == Z_STREAM_END && is_packed(bytes)) state = ::inflateReset(&stream);
    }
    if (state != Z_STREAM_END)
        throw std::runtime_error(input_name(name) + " can't be unpacked: it is damaged or cut off");
    return text;
}

std::string whole_unpacked_input(const std::string& name) {
    std::string bytes = whole_input(name);
    return is_packed(bytes) ? unpacked(bytes, name) : bytes;
}

} // namespace headless::support
