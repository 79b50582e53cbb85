// For the coach's sentences about choices that are read back: the words that they are made of, each
// found on a way of its own.

#pragma once

#include "app/text/words.h"
#include "core/dice/roll.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/scoring.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace tests {

// The box that a clause speaks of: "three or more sixes in the box sixes", "a large straight",
// "chance".
inline std::optional<core::yahtzee::Box> box_of(const QString& words) {
    for (const core::yahtzee::Box box : core::yahtzee::all_boxes) {
        const QString name = app::text::box_name(box);
        const QString full =
            is_upper(box) ? QString("three or more %1 in the box %1").arg(name) : "a " + name;
        if (words == full || words == name || words == name + " in its box") return box;
    }
    return std::nullopt;
}

// A probability as a whole per cent.
inline QString share(double probability) {
    if (probability > 0.995 && probability < 1) return "more than 99 %";
    return QString::number(100 * probability, 'f', 0) + " %";
}

inline QString other_share(double probability) {
    if (probability <= 0) return "never";
    return probability < 0.005 ? "almost never" : share(probability);
}

inline QString number(double points) { return QString::number(points, 'f', 1); }

// That whatever is rolled beside the dice that are kept fills the box.
inline bool is_made(const core::yahtzee::Game& game, core::yahtzee::Action action,
                    core::yahtzee::Box box) {
    const auto keep = action.keep(game.dice());
    bool fills = true;
    for (int at = 0; at < core::dice::roll_count; ++at) {
        const auto roll = core::dice::Roll::at(at);
        if (!roll.as_keep().contains(keep)) continue;
        fills &= is_upper(box) ? roll.count(face_of(box)) >= 3
                               : core::yahtzee::points(game.rules(), game.card(game.mover()).open(),
                                                       roll, box) > 0;
    }
    return fills;
}

inline QStringList sentences_of(const QString& text) {
    static const QRegularExpression between("(?<=\\.) (?=[A-Z])");
    return text.isEmpty() ? QStringList() : text.split(between);
}

} // namespace tests
