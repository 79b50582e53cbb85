// Files packed as gzip packs them (zlib).

#pragma once

#include "headless/support/input.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace headless::support {

// A packed file that is written piece by piece; the same bytes for the same text. All throw
// std::runtime_error.
class GzipFile {
public:
    explicit GzipFile(const std::filesystem::path& path);
    ~GzipFile();
    GzipFile(const GzipFile&) = delete;
    GzipFile& operator=(const GzipFile&) = delete;

    void write(std::string_view text);
    void close();

private:
    struct Stream;
    std::unique_ptr<Stream> stream_;
};

// True if the bytes begin as a packed file does.
bool is_packed(std::string_view bytes);

// The unpacked bytes. Throws std::runtime_error, which names `name`, if it is damaged or longer.
std::string unpacked(std::string_view bytes, const std::string& name,
                     std::size_t max_bytes = max_input_bytes);

// As whole_input(), but unpacks what is packed.
std::string whole_unpacked_input(const std::string& name);

} // namespace headless::support
