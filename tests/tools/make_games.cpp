// Makes a library of games and measures the list of them:
//     alea_make_games DATA_FOLDER COUNT [SEED]    games of human-like players, one file each
//     alea_make_games --measure DATA_FOLDER       the index: built, in step, listed; analyses
// One line per figure, in seconds.

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/solver.h"
#include "app/analysis/game_figures.h"
#include "app/models/games_model.h"
#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "app/storage/game_tags.h"
#include "app/storage/library.h"
#include "core/dice/keyed_dice.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QElapsedTimer>
#include <QTime>

#include <cstdio>
#include <ctime>

using namespace app::storage;
using core::yahtzee::notation::Record;

namespace {

constexpr const char* opponents[] = {"greedy", "human-2", "human-0.8", "human-0.3", "optimal"};
constexpr int games_a_day = 4;
constexpr std::size_t analyses = 50; // that are measured

using Players = std::vector<std::unique_ptr<ai::yahtzee::players::Player>>;

// The person gets better as time goes.
Record play(std::uint64_t number, const core::dice::Seed& seed, Players& people,
            Players& programs) {
    Record record;
    const std::size_t opponent = number * 7 % std::size(opponents);
    record.players = {{"You", {}}, {opponents[opponent], opponents[opponent]}};
    record.dice = {{seed, number}};
    record.date = QDate(2020, 1, 1)
                      .addDays(static_cast<qint64>(number) / games_a_day)
                      .toString(Qt::ISODate)
                      .toStdString();
    set_tag(record, time_tag,
            QTime(9, 30)
                .addSecs(static_cast<int>(number % games_a_day) * 7919)
                .toString("HH:mm:ss")
                .toStdString());
    const core::dice::KeyedDice dice(seed);
    auto& person = *people[std::min(people.size() - 1, number * people.size() / 10000)];
    core::yahtzee::Game game = start_of(record);
    while (game.phase() != core::yahtzee::Phase::over) {
        if (game.phase() == core::yahtzee::Phase::to_roll) {
            const auto turn = dice.turn(number, game.mover(), game.turn());
            record.line.push_back(
                {game.with_roll(turn[static_cast<std::size_t>(game.roll_number())]).dice()});
        } else {
            auto& player = game.mover() == 0 ? person : *programs[opponent];
            record.line.push_back({player.choose(game.position())});
        }
        game = core::yahtzee::notation::play(game, record.line.back().move);
    }
    return record;
}

int make(const QString& data_folder, std::uint64_t count, std::uint64_t seed) {
    const auto values = ai::yahtzee::solve::solve({});
    ai::yahtzee::players::PlayerOptions options;
    options.seed = seed;
    options.values = [&values] { return values; };
    Players people;
    for (const char* name : {"human-2", "human-1.2", "human-0.8", "human-0.5"})
        people.push_back(make_player(name, options));
    Players programs;
    for (const char* name : opponents) programs.push_back(make_player(name, options));
    for (std::uint64_t number = 0; number < count; ++number) {
        const QString why =
            keep_game(play(number, core::dice::seed_from_number(seed), people, programs),
                      library_folder(data_folder));
        if (why.isEmpty()) continue;
        std::fprintf(stderr, "%s\n", qPrintable(why));
        return 1;
    }
    return 0;
}

template <class Work>
void measure(const char* what, Work work) {
    QElapsedTimer time;
    time.start();
    const std::clock_t cpu = std::clock();
    work();
    std::printf("%-44s %7.3f s, %7.3f s of CPU\n", what, double(time.nsecsElapsed()) / 1e9,
                double(std::clock() - cpu) / CLOCKS_PER_SEC);
}

int measure_index(const QString& data_folder) {
    const QString games = library_folder(data_folder);
    QFile::remove(index_path(data_folder));
    GameIndex index(index_path(data_folder));
    measure("build the index", [&] { index.sync(games); });
    measure("bring it in step, nothing changed", [&] { index.sync(games); });
    std::vector<GameEntry> entries;
    measure("open it and list all games",
            [&] { entries = GameIndex(index_path(data_folder)).games(); });
    app::models::GamesModel model;
    const auto shared = std::make_shared<const std::vector<GameEntry>>(entries);
    measure("show the list", [&] { model.show(shared); });
    measure("sort it by loss",
            [&] { model.sort(app::models::GamesModel::loss_column, Qt::DescendingOrder); });
    app::models::GameFilter filter;
    filter.search = "human-0.3 won";
    measure("look for words in it", [&] { model.setFilter(filter); });
    const auto values = ai::yahtzee::solve::solve({});
    const auto left = index.unanalysed();
    const std::size_t count = std::min(analyses, std::size_t(left.size()));
    measure("analyse 50 games", [&] {
        for (std::size_t i = 0; i < count; ++i) {
            const auto game = index.game(left[qsizetype(i)]);
            const auto records = read_games(QDir(games).filePath(game->file));
            index.setAnalysis(game->key, app::analysis::figures_of_game(records->front(), values));
        }
    });
    std::printf("%zu games\n", entries.size());
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == "--measure") return measure_index(arguments[2]);
    if (arguments.size() != 3 && arguments.size() != 4) {
        std::fputs("usage: alea_make_games DATA_FOLDER COUNT [SEED] | --measure DATA_FOLDER\n",
                   stderr);
        return 2;
    }
    return make(arguments[1], arguments[2].toULongLong(),
                arguments.size() == 4 ? arguments[3].toULongLong() : 1);
}
