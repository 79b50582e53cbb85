#include "tests/app/read_aim.h"

#include "app/text/words.h"
#include "core/dice/roll.h"
#include "core/yahtzee/scoring.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace tests {

using core::dice::Keep;
using core::dice::Roll;
using core::yahtzee::Box;

namespace {

const QStringList numbers{"no", "one", "two", "three", "four", "five"};

} // namespace

QString number_word(int number) { return numbers[number]; }

std::optional<Box> box_called(const QString& name) {
    for (const Box box : core::yahtzee::all_boxes)
        if (name == app::text::box_name(box)) return box;
    return std::nullopt;
}

// "at least three sixes": how many, and in which box.
std::optional<std::pair<int, Box>> of_face(const QString& aim) {
    static const QRegularExpression pattern("^at least (one|two|three|four) (\\w+)$");
    const auto words = pattern.match(aim);
    if (!words.hasMatch()) return std::nullopt;
    const int count = static_cast<int>(numbers.indexOf(words.captured(1)));
    const QStringList one{"one", "two", "three", "four", "five", "six"};
    for (int face = 1; face <= 6; ++face) {
        const Box box = core::yahtzee::upper_box(face);
        if (words.captured(2) == (count == 1 ? one[face - 1] : app::text::box_name(box)))
            return std::pair{count, box};
    }
    return std::nullopt;
}

std::optional<Box> box_of(const QString& aim) {
    if (const auto found = of_face(aim)) return found->second;
    if (aim == "another Yahtzee for 100 points") return Box::yahtzee;
    return box_called(QString(aim).remove(QRegularExpression("^a ")));
}

int max_of_a_kind(Keep keep) {
    int most = 0;
    for (int face = 1; face <= 6; ++face) most = std::max(most, keep.count(face));
    return most;
}

// The fewest dice beside the keep with which a roll meets the aim; for straights and full houses
// by trying all rolls.
int missing_dice(const QString& aim, Keep keep) {
    if (const auto found = of_face(aim))
        return std::max(0, found->first - keep.count(face_of(found->second)));
    const Box box = *box_of(aim);
    if (box == Box::three_of_a_kind) return std::max(0, 3 - max_of_a_kind(keep));
    if (box == Box::four_of_a_kind) return std::max(0, 4 - max_of_a_kind(keep));
    if (box == Box::yahtzee) return 5 - max_of_a_kind(keep);
    const int size = box == Box::small_straight ? 4 : 5;
    int best = size;
    for (int at = 0; at < core::dice::roll_count; ++at) {
        const Roll roll = Roll::at(at);
        if (core::yahtzee::base_score(box, roll) == 0) continue;
        int shared = 0;
        for (int face = 1; face <= 6; ++face)
            shared += std::min(roll.count(face), keep.count(face));
        // In a small straight the fifth die is any.
        if (size == 4) {
            shared = 0;
            for (int first = 1; first <= 3; ++first) {
                int here = 0;
                bool all = true;
                for (int face = first; face < first + 4; ++face) {
                    all = all && roll.count(face) > 0;
                    here += keep.count(face) > 0;
                }
                if (all) shared = std::max(shared, here);
            }
        }
        best = std::min(best, size - shared);
    }
    return best;
}

} // namespace tests
