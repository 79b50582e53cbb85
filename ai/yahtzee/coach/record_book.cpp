#include "ai/yahtzee/coach/record_book.h"

#include <algorithm>

namespace ai::yahtzee {

using namespace core::yahtzee;

RecordBook::Page& RecordBook::page_of(const RecordedPlayer& player) {
    const auto known = std::ranges::find(
        pages_, player, [](const Page& page) -> const auto& { return page.sums.player; });
    if (known != pages_.end()) return *known;
    Page& page = pages_.emplace_back();
    page.sums.player = player;
    return page;
}

void RecordBook::add(const Record& record, const Review& review) {
    ++games_;
    const bool is_whole = !record.start && replay(record).phase() == Phase::over;
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        const SeatReview& of_seat = review.seats[seat];
        Page& page = page_of(record.players[seat]);
        page.sums.points += of_seat.figures;
        if (of_seat.win) page.sums.chances += *of_seat.win;
        ++(is_whole ? page.sums.games : page.sums.parts);
        if (!is_whole) continue;
        page.scores.push_back(review.ledger.accounts[seat].end);
        page.luck.push_back(of_seat.figures.luck);
        page.losses.push_back(of_seat.figures.losses);
        page.luck_free_scores.push_back(of_seat.luck_free_score);
        if (of_seat.win) page.chances_lost.push_back(of_seat.win->losses);
    }
}

std::vector<PlayerFigures> RecordBook::players() const {
    std::vector<PlayerFigures> players;
    for (const Page& page : pages_) {
        PlayerFigures figures = page.sums;
        figures.score = mean_of(page.scores);
        figures.luck = mean_of(page.luck);
        figures.losses = mean_of(page.losses);
        figures.luck_free_score = mean_of(page.luck_free_scores);
        if (!page.chances_lost.empty()) figures.chance_lost = mean_of(page.chances_lost);
        players.push_back(std::move(figures));
    }
    return players;
}

} // namespace ai::yahtzee
