// Damage to a table file: what is read is what was written, or an error that names the file. The
// input is a list of changes to a good file of few boxes, three bytes each: where, and with what a
// byte there is combined; a first byte above 200 also cuts the file there.

#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/tables/table_file.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::tables;
using namespace core::yahtzee;
namespace fs = std::filesystem;

namespace {

const BoxSet few = BoxSet::of(Box::fives).with(Box::yahtzee);
const TableKey key{TableKind::target_probabilities, {}, few};

struct Good {
    fs::path path = "/dev/shm/alea-fuzz-table-" + std::to_string(::getpid());
    SharedSurvivalTable targets;
    std::string bytes;

    Good() {
        const SolveOptions options{{}, few};
        targets = solve_target_probabilities({}, options);
        write_table(path, key, targets->blocks());
        std::ifstream file(path, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(file), {});
    }
    ~Good() { fs::remove(path); }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Good good;
    std::string bytes = good.bytes;
    for (std::size_t i = 0; i + 3 <= size; i += 3) {
        const std::size_t at = (data[i] * 256u + data[i + 1]) % bytes.size();
        bytes[at] = static_cast<char>(bytes[at] ^ data[i + 2]);
    }
    if (size > 2 && data[0] > 200) bytes.resize((data[0] * 256u + data[1]) % bytes.size());
    std::ofstream(good.path, std::ios::binary | std::ios::trunc) << bytes;
    static_cast<void>(open_table(good.path, {TableKind::compact, {}, few}));
    const auto table = open_table(good.path, key);
    if (!table) {
        if (table.error().what.empty()) std::abort();
        return 0;
    }
    for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
        const BoxSet open = BoxSet::from_bits(bits);
        if ((open & few) != open) continue;
        try {
            if (*(*table)->block(open) != *good.targets->blocks().block(open)) std::abort();
        } catch (const TableError&) {
            return 0;
        }
    }
    return 0;
}
