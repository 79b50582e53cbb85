// The solved game, and positions with the figure of each choice that other programs have found.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/tables.h"
#include "core/yahtzee/position.h"
#include "tests/support/files.h"

#include <QList>
#include <QMap>

namespace tests {

// Solved once in a build (tests/tools/solve_game.cpp).
inline const ai::yahtzee::solve::SharedValues& solved_values() {
    static const auto stored = ai::yahtzee::tables::open_values(ALEA_SOLVED_GAME, {});
    static const auto values = stored ? *stored : ai::yahtzee::solve::solve({});
    return values;
}

// The contributions of the solved game, from the file that the build makes; else solved, in a
// second.
inline const ai::yahtzee::solve::SharedContributions& solved_contributions() {
    using namespace ai::yahtzee::solve;
    static const auto contributions = []() -> SharedContributions {
        const auto table = std::make_shared<ContributionTable>();
        const auto size = static_cast<qint64>(table->bytes());
        auto* const first = reinterpret_cast<char*>(table->row({}, false, upper_bonus_part));
        QFile file(ALEA_SOLVED_GAME "/contributions");
        const bool is_read = file.open(QIODevice::ReadOnly) && file.read(first, size) == size;
        return is_read ? table : solve_contributions(*solved_values());
    }();
    return contributions;
}

struct PublishedPosition {
    QByteArray line;
    core::yahtzee::Position position;
    QMap<int, double> figures; // by action
};

// Reads a file of tests/data: "values.txt" or "win-chances.txt".
inline QList<PublishedPosition> published_positions(const QString& name) {
    QList<PublishedPosition> positions;
    QByteArrayList lines = read_file(ALEA_TEST_DATA "/" + name).split('\n');
    lines.removeIf([](const QByteArray& line) { return line.isEmpty() || line[0] == '#'; });
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        PublishedPosition published{lines[i].trimmed(), {}, {}};
        published.position = core::yahtzee::parse_position(published.line.toStdString()).value();
        for (const QByteArray& figure : lines[i + 1].simplified().split(' '))
            published.figures[figure.split(':')[0].toInt()] = figure.split(':')[1].toDouble();
        positions << published;
    }
    return positions;
}

} // namespace tests
