#include "ai/yahtzee/practice/dice_test.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <variant>

namespace ai::yahtzee::practice {

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

FaceCounts thrown_faces(const Record& record) {
    FaceCounts counts{};
    Game game = start_of(record);
    for (const Ply& ply : record.line) {
        if (const auto* dice = std::get_if<core::dice::Dice>(&ply.move)) {
            const bool is_first = game.roll_number() == 0;
            for (std::size_t slot = 0; slot < dice->size(); ++slot) {
                const bool is_held = !is_first && (game.held_slots() >> slot & 1u) != 0;
                if (!is_held) ++counts[static_cast<std::size_t>((*dice)[slot] - 1)];
            }
        }
        game = play(game, ply.move);
    }
    return counts;
}

ChiSquareTest test_faces(const FaceCounts& counts) {
    ChiSquareTest test;
    for (const std::int64_t count : counts) test.dice += count;
    if (test.dice == 0) return test;
    const double expected = static_cast<double>(test.dice) / core::dice::face_count;
    for (const std::int64_t count : counts) {
        const double difference = static_cast<double>(count) - expected;
        test.chi_square += difference * difference / expected;
    }
    const boost::math::chi_squared distribution(core::dice::face_count - 1);
    test.p = boost::math::cdf(boost::math::complement(distribution, test.chi_square));
    return test;
}

} // namespace ai::yahtzee::practice
