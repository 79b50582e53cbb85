// Games to test the window with.

#pragma once

#include "app/session/table_setup.h"
#include "app/session/trainer.h"
#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "core/yahtzee/legality.h"

#include <QDir>
#include <QTest>

#include <random>

namespace tests {

inline core::yahtzee::notation::Record
record_of(std::vector<core::yahtzee::notation::RecordedPlayer> players, std::uint64_t seed,
          core::yahtzee::Rules rules = {}) {
    return app::session::fresh_record(std::move(players), rules,
                                      core::dice::seed_from_number(seed));
}

inline core::yahtzee::notation::Record person_and(const char* program, std::uint64_t seed) {
    return record_of({{"Ada", {}}, {program, program}}, seed);
}

// Rolls if dice are wanted, takes any legal action if not.
inline void random_step(app::session::Timeline& timeline, std::mt19937_64& random) {
    if (timeline.now().phase() == core::yahtzee::Phase::to_roll) {
        timeline.roll();
        return;
    }
    const auto actions =
        core::yahtzee::legal_actions(timeline.now().rules(), timeline.now().position());
    timeline.apply(actions[random() % actions.size()]);
}

// Its programs don't move for an hour.
struct PatientTrainer : app::session::Trainer {
    explicit PatientTrainer(const QString& data_folder) : Trainer(data_folder) {
        session.setPace(std::chrono::hours(1));
    }
    PatientTrainer(const QString& data_folder, const core::yahtzee::notation::Record& record)
        : PatientTrainer(data_folder) {
        session.begin(app::session::Timeline(record));
    }
};

// The record played to its end, or for so many steps, with any legal actions.
inline core::yahtzee::notation::Record played_at_random(core::yahtzee::notation::Record start,
                                                        std::uint64_t seed, int steps = 1000) {
    app::session::Timeline timeline(std::move(start));
    std::mt19937_64 random(seed);
    while (steps-- > 0 && timeline.now().phase() != core::yahtzee::Phase::over)
        random_step(timeline, random);
    return timeline.record();
}

// A game of a person against the random player in which both take any legal action.
inline core::yahtzee::notation::Record careless_game(std::uint64_t seed = 31) {
    return played_at_random(person_and("random", seed), seed);
}

// The first of the boxes that may be filled now.
inline core::yahtzee::Box first_legal_box(const core::yahtzee::Game& game) {
    return *legal_boxes(game.rules(), game.card(game.mover()).open(),
                        core::dice::Roll::of(game.dice()))
                .begin();
}

// A game of one person who takes any legal action.
inline core::yahtzee::notation::Record random_game(std::uint64_t seed) {
    return played_at_random(record_of({{"Ada", {}}}, seed), seed);
}

// Keeps a game in the library below `folder`; and `count` such games.
inline void keep_game(const QString& folder, const core::yahtzee::notation::Record& record) {
    QCOMPARE(app::storage::keep_game(record, app::storage::library_folder(folder)), QString());
}
inline void keep_games(const QString& folder, int count) {
    for (int seed = 1; seed <= count; ++seed)
        keep_game(folder, random_game(static_cast<std::uint64_t>(seed)));
}

// The games in the files of a folder, and of the library below a folder.
inline std::vector<core::yahtzee::notation::Record> games_in(const QString& folder) {
    std::vector<core::yahtzee::notation::Record> games;
    for (const QFileInfo& file : QDir(folder).entryInfoList({"*.alea"}, QDir::Files)) {
        const auto found = app::storage::read_games(file.filePath());
        if (!found) QTest::qFail(qPrintable(file.fileName()), __FILE__, __LINE__);
        if (found) games.insert(games.end(), found->begin(), found->end());
    }
    return games;
}
inline std::vector<core::yahtzee::notation::Record> kept_in(const QString& folder) {
    return games_in(app::storage::library_folder(folder));
}

// The only one of them; nothing where there are more, or none.
inline std::optional<core::yahtzee::notation::Record> only_kept_in(const QString& folder) {
    const auto games = kept_in(folder);
    return games.size() == 1 ? std::optional(games.front()) : std::nullopt;
}

// A box is filled, so the game is worth keeping.
inline void play_one_turn(app::session::GameSession& session) {
    session.roll();
    session.score(core::yahtzee::Box::chance);
}

// Goes on to the end of a game of people, with `rolls` rolls a turn, so that it differs from other
// endings; real dice show threes.
inline void play_to_the_end(app::session::GameSession& session, int rolls = 1) {
    while (!session.isOver()) {
        if (session.wantsDice())
            session.enterFace(3);
        else if (session.game().roll_number() < rolls)
            session.roll();
        else
            session.score(first_legal_box(session.game()));
    }
}

// A card on which only these boxes are open; the others hold 0, Yahtzee `yahtzee` points.
inline core::yahtzee::Card card_with_open(core::yahtzee::BoxSet open, int yahtzee = 50) {
    core::yahtzee::Card card;
    for (const auto box : core::yahtzee::all_boxes)
        if (!open.contains(box))
            card = card.with_points(box, box == core::yahtzee::Box::yahtzee ? yahtzee : 0);
    return card;
}

} // namespace tests
