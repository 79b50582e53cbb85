#include "core/yahtzee/notation/record_words.h"
#include "headless/lab/review_report.h"
#include "headless/support/json.h"
#include "headless/support/numbers.h"

namespace headless::lab {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;
using support::rounded;

using support::Json;

namespace {

template <class Names>
Json by_name(const Names& name_of, const auto& numbers) {
    Json object = Json::object();
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (rounded(numbers[i]) != 0) object[name_of(i)] = rounded(numbers[i]);
    return object;
}

Json win_json(const AnalysedRoll& row) {
    Json json{{"before", rounded(row.before)}, {"luck", rounded(row.luck)}};
    if (!row.decision) return json;
    json["best"] = row.decision->best.code();
    json["value"] = rounded(row.decision->value);
    json["loss"] = rounded(row.decision->loss());
    json["grade"] = name(row.decision->grade);
    return json;
}

Json row_json(const AnalysedRoll& row) {
    Json json{{"turn", row.turn + 1}, {"seat", row.seat + 1},          {"roll", row.roll_number},
              {"dice", row.dice},     {"before", rounded(row.before)}, {"luck", rounded(row.luck)}};
    if (!row.decision) return json;
    json["action"] = row.decision->chosen.code();
    json["best"] = row.decision->best.code();
    json["choices"] = row.decision->choices;
    json["value"] = rounded(row.decision->value);
    json["loss"] = rounded(row.decision->loss());
    json["grade"] = name(row.decision->grade);
    return json;
}

Json figures_json(const Figures& figures) {
    const auto grade = [&figures](Grade g) { return figures.grades[static_cast<std::size_t>(g)]; };
    return {
        {"decisions", figures.decisions},
        {"unforced", figures.unforced},
        {"inaccuracies", grade(Grade::inaccuracy)},
        {"mistakes", grade(Grade::mistake)},
        {"blunders", grade(Grade::blunder)},
        {"losses_by_roll",
         by_name([](std::size_t i) { return std::to_string(i + 1); }, figures.losses_by_roll)},
        {"losses_by_keeps", rounded(figures.losses_by_keeps)},
        {"losses_by_box",
         by_name([](std::size_t i) { return std::string(name(box_at(static_cast<int>(i)))); },
                 figures.losses_by_box)},
        {"losses_by_dice",
         by_name([](std::size_t i) { return std::string(name(static_cast<RollKind>(i))); },
                 figures.losses_by_kind)},
    };
}

Json sums_json(const PlayerTotals& account) {
    return {{"start", rounded(account.start)},         {"luck", rounded(account.luck)},
            {"losses", rounded(account.losses)},       {"others", rounded(account.others)},
            {"remainder", rounded(account.remainder)}, {"end", rounded(account.end)}};
}

Json win_sums_json(const Review& review, std::size_t seat) {
    Json json = sums_json(review.win->totals[seat]);
    json["figures"] = figures_json(*review.seats[seat].win);
    return json;
}

Json mean_json(const Mean& mean) {
    Json json{{"mean", rounded(mean.mean)}};
    if (mean.margin) json["margin"] = rounded(*mean.margin);
    return json;
}

Json program_json(const RecordedPlayer& player) {
    return player.program.empty() ? Json() : Json(player.program);
}

Json player_json(const RecordedPlayer& player, const PlayerTotals& account,
                 const SeatReview& seat) {
    Json json{{"name", player.name},
              {"program", program_json(player)},
              {"start", rounded(account.start)},
              {"luck", rounded(account.luck)},
              {"losses", rounded(account.losses)},
              {"remainder", rounded(account.remainder)},
              {"end", rounded(account.end)},
              {"luck_free", rounded(seat.luck_free_score)},
              {"figures", figures_json(seat.figures)}};
    if (seat.same_dice) {
        json["same_dice"]["clairvoyant"] = seat.same_dice->clairvoyant;
        if (seat.same_dice->optimal) json["same_dice"]["optimal"] = *seat.same_dice->optimal;
        if (seat.same_dice->champion) json["same_dice"]["champion"] = *seat.same_dice->champion;
    }
    return json;
}

// Names may be in any encoding; what is no UTF-8 is replaced.
void write_line(std::ostream& out, const Json& json) { out << support::dumped(json) << '\n'; }

} // namespace

void write_json(std::ostream& out, const Record& record, const Review& review) {
    Json json{{"players", Json::array()},
              {"finished", replay(record).phase() == Phase::over},
              {"rows", Json::array()}};
    const std::string probability_key =
        review.objective.kind == Objective::Kind::beat ? "beat" : "win";
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat)
        json["players"].push_back(
            player_json(record.players[seat], review.by_points.totals[seat], review.seats[seat]));
    for (std::size_t i = 0; i < review.by_points.rows.size(); ++i) {
        json["rows"].push_back(row_json(review.by_points.rows[i]));
        if (review.win) json["rows"].back()[probability_key] = win_json(review.win->rows[i]);
    }
    if (review.win)
        for (std::size_t seat = 0; seat < review.seats.size(); ++seat)
            json["players"][seat][probability_key] = win_sums_json(review, seat);
    write_line(out, json);
}

void write_json(std::ostream& out, const StatisticsBuilder& book) {
    Json json{{"games", book.games()}, {"players", Json::array()}};
    for (const PlayerStatistics& player : book.players()) {
        Json& entry = json["players"].emplace_back();
        entry = {{"name", player.player.name},
                 {"program", program_json(player.player)},
                 {"games", player.games},
                 {"parts", player.parts}};
        if (player.games > 0) {
            entry["score"] = mean_json(player.score);
            entry["luck"] = mean_json(player.luck);
            entry["losses"] = mean_json(player.losses);
            entry["luck_free"] = mean_json(player.luck_free_score);
        }
        if (player.probability_lost) entry["chance_losses"] = mean_json(*player.probability_lost);
        entry["loss_a_decision"] = rounded(player.points.loss_per_decision());
        entry["figures"] = figures_json(player.points);
    }
    write_line(out, json);
}

} // namespace headless::lab
