#include "app/analysis/progress_request.h"

#include "app/text/words.h"

#include <algorithm>

namespace app::analysis {

using storage::AnalysedGame;
using storage::GameEntry;
using storage::GameResult;

namespace {

// The last `count` games that count; 0: all of them.
std::vector<const AnalysedGame*> last_games(const std::vector<AnalysedGame>& games,
                                            std::size_t count) {
    std::vector<const AnalysedGame*> last;
    for (auto game = games.rbegin(); game != games.rend(); ++game)
        if (game->entry.counts() && (count == 0 || last.size() < count)) last.push_back(&*game);
    std::ranges::reverse(last);
    return last;
}

} // namespace

std::vector<const GameEntry*> Progress::counted(std::size_t count) const {
    std::vector<const GameEntry*> entries;
    for (const AnalysedGame* game : last_games(games, count)) entries.push_back(&game->entry);
    return entries;
}

int Progress::hintedGames() const {
    return static_cast<int>(std::ranges::count_if(
        games, [](const AnalysedGame& game) { return game.entry.countsButForHints(); }));
}

storage::LossSums Progress::sums(std::size_t count) const {
    storage::LossSums sums;
    for (const AnalysedGame* game : last_games(games, count)) sums += game->sums;
    return sums;
}

std::vector<double> Progress::losses() const {
    std::vector<double> losses;
    for (const GameEntry* game : counted()) losses.push_back(game->loss);
    return losses;
}

std::vector<OpponentResults> Progress::opponents() const {
    std::vector<OpponentResults> all;
    for (const AnalysedGame& analysed : games) {
        const GameEntry& game = analysed.entry;
        if (!game.isOnRecord() || game.result == GameResult::alone) continue;
        const QString opponent = text::level_names(game.opponent);
        auto found = std::ranges::find(all, opponent, &OpponentResults::opponent);
        if (found == all.end()) found = all.insert(all.end(), {opponent});
        ++found->games;
        found->won += game.result == GameResult::won ? 1 : 0;
        found->ties += game.result == GameResult::tie ? 1 : 0;
        found->margin += game.margin();
    }
    std::ranges::stable_sort(all, std::greater(), &OpponentResults::games);
    return all;
}

SharedProgress ProgressRequest::answer(Work&) const {
    return std::make_shared<const Progress>(
        Progress{storage::GameIndex(index_path).analysedGames()});
}

MistakesRequest::Answer MistakesRequest::answer(Work&) const {
    const storage::GameIndex index(index_path);
    return {index.mistakes(query), index.countMistakes(query)};
}

} // namespace app::analysis
