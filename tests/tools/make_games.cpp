// Makes a library of games and measures the list of them:
//     alea_make_games DATA_FOLDER COUNT [SEED]    games of human-like players, one file each
//     alea_make_games --measure DATA_FOLDER       the index: built, in step, listed; analyses
//     alea_make_games --analyse DATA_FOLDER [TABLES_FOLDER]    all games, then the graphs
//     alea_make_games --win-losses PLAYER COUNT TABLES_FOLDER  win probability lost per game
// One line per figure, in seconds. Tables that aren't there are prepared.

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/values.h"
#include "app/analysis/library_requests.h"
#include "app/analysis/table_cache.h"
#include "app/models/games_model.h"
#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "app/storage/library.h"
#include "app/views/train/progress_view.h"
#include "core/dice/keyed_dice.h"

#include <QApplication>
#include <QDate>
#include <QDir>
#include <QElapsedTimer>
#include <QTime>

#include <algorithm>
#include <cmath>
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

// Null without a folder.
ai::yahtzee::solve::SharedScoreSource tables_in(const QString& folder) {
    if (folder.isEmpty()) return nullptr;
    const auto source = app::analysis::table_files(folder.toStdString());
    const auto full = source.open({});
    return full ? full : source.prepare({}, {});
}

int analyse(const QString& data_folder, const QString& tables) {
    const QString games = library_folder(data_folder);
    GameIndex index(index_path(data_folder));
    index.sync(games);
    const auto values = ai::yahtzee::solve::solve({});
    const auto source = tables_in(tables);
    const auto left = index.unanalysed(source != nullptr);
    double longest = 0; // seconds of CPU
    measure("analyse all games", [&] {
        for (const QString& key : left) {
            const std::clock_t cpu = std::clock();
            const auto records = read_games(QDir(games).filePath(index.game(key)->file));
            index.setAnalysis(key,
                              app::analysis::figures_of_game(records->front(), values, {}, source));
            longest = std::max(longest, double(std::clock() - cpu) / CLOCKS_PER_SEC);
        }
    });
    std::printf("%lld games, the longest took %.3f s of CPU\n", qlonglong(left.size()), longest);
    return 0;
}

int measure_graphs(const QString& data_folder) {
    auto progress = std::make_shared<app::analysis::Progress>();
    std::vector<GameEntry> games;
    measure("open the index and list all games",
            [&] { games = GameIndex(index_path(data_folder)).games(); });
    measure("open the index and read all figures",
            [&] { progress->games = GameIndex(index_path(data_folder)).analysedGames(); });
    app::views::train::ProgressView view;
    view.resize(800, 600);
    measure("show graphs, sums and rows", [&] { view.show(progress); });
    measure("paint them", [&] { view.grab(); });
    MistakeQuery query;
    measure("look for the newest 100 mistakes",
            [&] { GameIndex(index_path(data_folder)).mistakes(query); });
    int count = 0;
    measure("count all mistakes",
            [&] { count = GameIndex(index_path(data_folder)).countMistakes(query); });
    query.newest = false;
    query.step = 3;
    measure("look for the costliest of a step",
            [&] { GameIndex(index_path(data_folder)).mistakes(query); });
    std::printf("%zu games, %zu with figures, %d mistakes\n", games.size(), progress->games.size(),
                count);
    return 0;
}

// Measures a player of the roster who begins against optimal.
int measure_win_losses(const std::string& name, std::uint64_t count, const QString& tables) {
    const auto values = ai::yahtzee::solve::solve({});
    const auto source = tables_in(tables);
    ai::yahtzee::players::PlayerOptions options;
    options.seed = 1;
    options.values = [&values] { return values; };
    const auto player = make_player(name, options);
    const auto opponent = make_player("optimal", options);
    const core::dice::KeyedDice dice(core::dice::seed_from_number(1));
    double sum = 0;
    double squares = 0;
    for (std::uint64_t number = 0; number < count; ++number) {
        Record record;
        record.players = {{"A", {}}, {"B", "optimal"}};
        core::yahtzee::Game game = start_of(record);
        while (game.phase() != core::yahtzee::Phase::over) {
            if (game.phase() == core::yahtzee::Phase::to_roll) {
                const auto turn = dice.turn(number, game.mover(), game.turn());
                const auto& roll = turn[static_cast<std::size_t>(game.roll_number())];
                record.line.push_back({game.with_roll(roll).dice()});
            } else {
                record.line.push_back(
                    {(game.mover() == 0 ? player : opponent)->choose(game.position())});
            }
            game = core::yahtzee::notation::play(game, record.line.back().move);
        }
        const double loss =
            app::analysis::figures_of_game(record, values, {}, source).win_loss.value_or(0);
        sum += loss;
        squares += loss * loss;
    }
    const double games = double(count);
    const double mean = sum / games;
    const double deviation = std::sqrt(std::max(0.0, squares / games - mean * mean));
    std::printf("%s: %.4f of win probability lost per game, standard error %.4f, %llu games\n",
                name.c_str(), mean, deviation / std::sqrt(games),
                static_cast<unsigned long long>(count));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString what = arguments.value(1);
    if (arguments.size() == 3 && what == "--measure") return measure_index(arguments[2]);
    if ((arguments.size() == 3 || arguments.size() == 4) && what == "--analyse")
        return analyse(arguments[2], arguments.value(3)) + measure_graphs(arguments[2]);
    if (arguments.size() == 5 && what == "--win-losses")
        return measure_win_losses(arguments[2].toStdString(), arguments[3].toULongLong(),
                                  arguments[4]);
    if (what.startsWith("--") || (arguments.size() != 3 && arguments.size() != 4)) {
        std::fputs("usage: alea_make_games DATA_FOLDER COUNT [SEED] | --measure DATA_FOLDER | "
                   "--analyse DATA_FOLDER [TABLES] | --win-losses PLAYER COUNT TABLES\n",
                   stderr);
        return 2;
    }
    return make(arguments[1], arguments[2].toULongLong(),
                arguments.size() == 4 ? arguments[3].toULongLong() : 1);
}
