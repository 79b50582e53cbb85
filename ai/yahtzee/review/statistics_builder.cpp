#include "ai/yahtzee/review/statistics_builder.h"

#include <algorithm>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::turn;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

bool is_same_game(const Record& a, const Record& b) {
    return a.dice == b.dice && a.date == b.date && a.rules == b.rules && a.players == b.players &&
           a.start == b.start;
}

// Plies that two main lines have in common, from the first on.
std::size_t common_plies(const Line& a, const Line& b) {
    const auto is_same_move = [](const Ply& x, const Ply& y) { return x.move == y.move; };
    const auto [end, other_end] = std::ranges::mismatch(a, b, is_same_move);
    return static_cast<std::size_t>(end - a.begin());
}

} // namespace

// Counts plies that records share with the longest of them, the first among equals.
StatisticsBuilder::StatisticsBuilder(const std::vector<Record>& records) {
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Record& record = records[i];
        const bool is_whole = !record.start && replay(record).phase() == Phase::over;
        Entry& entry = entries_.emplace_back(Entry{record.players, is_whole, 0, false});
        for (std::size_t j = 0; j < records.size(); ++j) {
            const std::size_t length = records[j].line.size();
            const bool goes_before =
                length > record.line.size() || (length == record.line.size() && j < i);
            if (!goes_before || !is_same_game(record, records[j])) continue;
            const std::size_t common = common_plies(record.line, records[j].line);
            entry.first_own_ply = std::max(entry.first_own_ply, common);
            if (common == record.line.size()) entry.is_counted_elsewhere = true;
        }
    }
}

StatisticsBuilder::Page& StatisticsBuilder::page_of(const RecordedPlayer& player) {
    const auto known = std::ranges::find(
        pages_, player, [](const Page& page) -> const auto& { return page.sums.player; });
    if (known != pages_.end()) return *known;
    Page& page = pages_.emplace_back();
    page.sums.player = player;
    return page;
}

void StatisticsBuilder::add(std::size_t record, const Review& review) {
    const Entry& entry = entries_[record];
    if (entry.is_counted_elsewhere) return;
    ++games_;
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        const SeatReview& of_seat = review.seats[seat];
        const auto own = [&](const GameAnalysis& analysis) {
            return figures_of(analysis, static_cast<int>(seat), entry.first_own_ply);
        };
        Page& page = page_of(entry.players[seat]);
        page.sums.points += own(review.by_points);
        if (review.win) page.sums.probabilities += own(*review.win);
        ++(entry.is_whole ? page.sums.games : page.sums.parts);
        if (!entry.is_whole) continue;
        page.scores.push_back(review.by_points.totals[seat].end);
        page.luck.push_back(of_seat.figures.luck);
        page.losses.push_back(of_seat.figures.losses);
        page.luck_free_scores.push_back(of_seat.luck_free_score);
        if (of_seat.win) page.probabilities_lost.push_back(of_seat.win->losses);
    }
}

std::vector<PlayerStatistics> StatisticsBuilder::players() const {
    std::vector<PlayerStatistics> players;
    for (const Page& page : pages_) {
        PlayerStatistics figures = page.sums;
        figures.score = mean_of(page.scores);
        figures.luck = mean_of(page.luck);
        figures.losses = mean_of(page.losses);
        figures.luck_free_score = mean_of(page.luck_free_scores);
        if (!page.probabilities_lost.empty())
            figures.probability_lost = mean_of(page.probabilities_lost);
        players.push_back(std::move(figures));
    }
    return players;
}

} // namespace ai::yahtzee::review
