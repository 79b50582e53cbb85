#include "ai/yahtzee/review/review.h"
#include "ai/yahtzee/review/statistics_builder.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/notation/record_words.h"
#include "headless/lab/commands.h"
#include "headless/lab/game_files.h"
#include "headless/lab/lab_players.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

namespace headless::lab {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;
using support::Json;
using support::rounded;

namespace {

std::string points(double number) {
    const std::string text = support::formatted("%.2f", number);
    return text == "-0.00" ? "0.00" : text;
}

// True if two decimals show more than nothing.
bool is_shown(double number) { return points(number) != "0.00"; }

std::string words_of(Action action, const core::dice::Dice& dice) {
    return action.is_score() ? std::string(name(action.box())) : keep_word(action, dice);
}

std::string label_of(const AnalysedRoll& row) {
    return std::to_string(row.turn + 1) + '.' + std::to_string(row.seat + 1) + '/' +
           std::to_string(row.roll_number);
}

void write_row(std::ostream& out, const AnalysedRoll& row) {
    std::string chosen;
    std::string best;
    std::string loss;
    std::string grade;
    if (row.decision) {
        chosen = words_of(row.decision->chosen, row.dice);
        if (is_shown(row.decision->loss())) {
            best = words_of(row.decision->best, row.dice);
            loss = points(row.decision->loss());
        }
        if (row.decision->grade != Grade::fine)
            grade = "  " + std::string(name(row.decision->grade));
    }
    out << std::left << std::setw(8) << label_of(row) << std::setw(7) << dice_word(row.dice)
        << std::setw(16) << chosen << std::setw(16) << best << std::right << std::setw(7) << loss
        << std::setw(8) << points(row.luck) << std::setw(9) << points(row.after()) << grade << '\n';
}

std::string count_of(const Figures& figures, Grade grade, const std::string& one,
                     const std::string& many) {
    const int count = figures.grades[static_cast<std::size_t>(grade)];
    if (count == 0) return "no " + one;
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

// "1 blunder, 2 mistakes, no inaccuracy"
std::string grades(const Figures& figures) {
    return count_of(figures, Grade::blunder, "blunder", "blunders") + ", " +
           count_of(figures, Grade::mistake, "mistake", "mistakes") + ", " +
           count_of(figures, Grade::inaccuracy, "inaccuracy", "inaccuracies");
}

template <class Names>
Json by_name(const Names& name_of, const auto& numbers) {
    Json object = Json::object();
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (rounded(numbers[i]) != 0) object[name_of(i)] = rounded(numbers[i]);
    return object;
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

// "sixes 3.10, chance 0.20": where more than nothing was lost, the most first.
std::string list_of(const Json& losses, const std::string& before = "") {
    std::vector<std::pair<double, std::string>> entries;
    for (const auto& [what, loss] : losses.items())
        if (is_shown(loss)) entries.emplace_back(-loss.get<double>(), before + what);
    std::ranges::stable_sort(entries, {}, &std::pair<double, std::string>::first);
    std::string list;
    for (const auto& [loss, what] : entries)
        list += (list.empty() ? "" : ", ") + what + ' ' + points(-loss);
    return list.empty() ? "nothing" : list;
}

void write_sums(std::ostream& out, const PlayerTotals& account, bool finished) {
    const auto line = [&out](const std::string& name, double number) {
        out << "  " << std::left << std::setw(26) << name << std::right << std::setw(9)
            << points(number) << '\n';
    };
    line("expected at the start", account.start);
    line("+ luck", account.luck);
    line("- losses", account.losses);
    if (is_shown(account.remainder)) line("+ remainder", account.remainder);
    line(finished ? "= final score" : "= expected where it ends", account.end);
}

void write_decisions(std::ostream& out, const Figures& figures) {
    out << "  " << figures.decisions << " decisions, " << figures.unforced
        << " of them unforced, at a loss of " << points(figures.loss_per_decision()) << " each\n  "
        << grades(figures) << '\n';
}

// Where the losses are.
void write_places(std::ostream& out, const Figures& figures) {
    if (figures.losses <= 0) return;
    const Json json = figures_json(figures);
    out << "  lost by roll: " << list_of(json["losses_by_roll"], "roll ")
        << "\n  lost by choice: keeps " << points(figures.losses_by_keeps)
        << "; boxes: " << list_of(json["losses_by_box"])
        << "\n  lost by dice: " << list_of(json["losses_by_dice"]) << '\n';
}

std::string percent(double probability) { return points(100 * probability) + " %"; }

std::string percentage_points(double difference) { return points(100 * difference) + " pp"; }

// Among more than two, the others' play can't be separated from the error of the estimate.
void write_probabilities(std::ostream& out, const Review& review, std::size_t seat) {
    const PlayerTotals& account = review.win->totals[seat];
    const bool wins = review.objective.kind == Objective::Kind::win;
    const bool is_for_two = review.seats.size() == 2;
    out << "  probability to " << (wins ? "win" : "beat " + std::to_string(review.objective.points))
        << ' ' << percent(account.start) << " at the start, luck "
        << percentage_points(account.luck) << ", losses " << percentage_points(account.losses);
    if (wins && is_for_two)
        out << ", the other's luck and losses " << percentage_points(account.others);
    out << (wins && !is_for_two ? ", the others' play and what the estimate leaves "
                                : ", what the estimate leaves ")
        << percentage_points(account.remainder) << ": " << percent(account.end)
        << " at the end\n  by that probability: " << grades(*review.seats[seat].win) << '\n';
}

// "45.21 +- 36.60"
std::string mean_text(const Mean& mean, double scale = 1) {
    std::string text = points(scale * mean.mean);
    if (mean.margin) text += " +- " + points(scale * *mean.margin);
    return text;
}

void write_means(std::ostream& out, const PlayerStatistics& player) {
    out << "  a game: score " << mean_text(player.score) << ", luck " << mean_text(player.luck)
        << ", points lost " << mean_text(player.losses) << ", luck-free score "
        << mean_text(player.luck_free_score) << '\n';
    if (player.probability_lost)
        out << "  probability lost a game: " << mean_text(*player.probability_lost, 100) << " pp\n";
}

void write_same_dice(std::ostream& out, const Record& record, const SeatReview& seat) {
    out << "  the same dice: ";
    if (!seat.same_dice) {
        out << (record.dice ? "not known, as the rolls are not those of the seed\n"
                            : "not known of real dice\n");
        return;
    }
    const SameDice& same = *seat.same_dice;
    if (same.optimal) out << "optimal scores " << *same.optimal << ", ";
    if (same.champion) out << "champion " << *same.champion << ", ";
    if (same.optimal && !same.champion && record.players.size() > 1)
        out << "champion not known without tables, ";
    out << "somebody who knows them all beforehand " << same.clairvoyant;
    if (same.clairvoyant_seconds)
        out << " (found in " << points(*same.clairvoyant_seconds) << " s)";
    out << '\n';
}

} // namespace

void write_text(std::ostream& out, const Record& record, const Review& review) {
    out << "at      dice   chosen          best               loss    luck  outlook\n";
    for (const AnalysedRoll& row : review.by_points.rows) write_row(out, row);
    const bool finished = replay(record).phase() == Phase::over;
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        out << '\n' << support::printable(record.players[seat].name) << '\n';
        write_sums(out, review.by_points.totals[seat], finished);
        const SeatReview& of_seat = review.seats[seat];
        if (review.win) write_probabilities(out, review, seat);
        out << "  luck-free score " << points(of_seat.luck_free_score) << '\n';
        write_decisions(out, of_seat.figures);
        write_places(out, of_seat.figures);
        write_same_dice(out, record, of_seat);
    }
    out << '\n';
}

void write_text(std::ostream& out, const StatisticsBuilder& book) {
    out << "All " << book.games() << " games; +- is the 99 % interval of a mean\n";
    for (const PlayerStatistics& player : book.players()) {
        out << '\n' << support::printable(player.player.name);
        if (!is_person(player.player))
            out << " (" << support::printable(player.player.program) << ')';
        out << ": " << support::counted(player.games, "game");
        if (player.parts > 0) out << ", and " << player.parts << " in part";
        out << '\n';
        if (player.games > 0) write_means(out, player);
        write_decisions(out, player.points);
        write_places(out, player.points);
    }
}

namespace {

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
    Json json{{"turn", row.turn + 1},
              {"seat", row.seat + 1},
              {"roll", row.roll_number},
              {"dice", row.dice}};
    if (row.decision) {
        json["action"] = row.decision->chosen.code();
        json["choices"] = row.decision->choices;
    }
    json.update(win_json(row));
    return json;
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
    return is_person(player) ? Json() : Json(player.program);
}

Json player_json(const RecordedPlayer& player, const PlayerTotals& account,
                 const SeatReview& seat) {
    Json json{{"name", player.name}, {"program", program_json(player)}};
    json.update(sums_json(account));
    json.erase("others");
    json["luck_free"] = rounded(seat.luck_free_score);
    json["figures"] = figures_json(seat.figures);
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

namespace {

// "0.5,1.5,4": three numbers, ascending.
ai::yahtzee::review::GradeLimits limits_from(const po::variables_map& options,
                                             const std::string& option) {
    const auto& text = options[option].as<std::string>();
    ai::yahtzee::review::GradeLimits limits{};
    const char* next = text.data();
    const char* const end = next + text.size();
    for (double* limit : {&limits.inaccuracy, &limits.mistake, &limits.blunder}) {
        if (limit != &limits.inaccuracy && next != end && *next == ',') ++next;
        next = std::from_chars(next, end, *limit).ptr;
    }
    if (next != end || !limits.is_sound())
        throw support::UsageError(
            "--" + option + " takes three numbers that ascend, as 0.5,1.5,4, not '" + text + "'");
    return limits;
}

ai::yahtzee::review::ReviewOptions review_options_from(const po::variables_map& options) {
    ai::yahtzee::review::ReviewOptions result;
    result.points = limits_from(options, "limits");
    result.probabilities = limits_from(options, "win-limits");
    for (double* limit : {&result.probabilities.inaccuracy, &result.probabilities.mistake,
                          &result.probabilities.blunder})
        *limit /= 100;
    const auto& objective = options["objective"].as<std::string>();
    const auto wanted = ai::yahtzee::decide::parse_objective(objective);
    if (!wanted || wanted->kind == ai::yahtzee::decide::Objective::Kind::expected)
        throw support::UsageError("--objective is win or beat:N with N from 0 to " +
                                  std::to_string(ai::yahtzee::decide::max_points_named) +
                                  ", not '" + objective + "'");
    result.objective = *wanted;
    result.clock = [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration<double>(now).count();
    };
    return result;
}

// Statistics of the first records, as many as were reviewed.
ai::yahtzee::review::StatisticsBuilder
statistics_of(const std::vector<Record>& records,
              const std::vector<ai::yahtzee::review::Review>& reviews) {
    const auto end = records.begin() + static_cast<std::ptrdiff_t>(reviews.size());
    ai::yahtzee::review::StatisticsBuilder book(std::vector<Record>(records.begin(), end));
    for (std::size_t number = 0; number < reviews.size(); ++number)
        book.add(number, reviews[number]);
    return book;
}

// Reviews records one after another; holds what the reviews share.
class Reviewer {
public:
    Reviewer(const po::variables_map& options, bool wants_same_dice)
        : players_(options),
          with_(review_options_from(options)),
          is_objective_wanted_(!options["objective"].defaulted()),
          values_{{Rules{}, players_.values()}} {
        with_.same_dice = wants_same_dice;
    }

    // True if the objective was asked for and has no probabilities by these rules.
    bool lacks_probabilities(Rules rules) const { return is_objective_wanted_ && rules != Rules{}; }

    ai::yahtzee::review::Review review(const Record& record) {
        ai::yahtzee::solve::SharedValues& solved = values_[record.rules];
        if (!solved) solved = ai::yahtzee::solve::solve(record.rules);
        // The large tables are for the contest's rules.
        with_.score_source = nullptr;
        if (record.rules == Rules{})
            with_.score_source =
                is_objective_wanted_ ? players_.score_source() : players_.full_tables();
        return ai::yahtzee::review::review(record, solved, with_).value();
    }

private:
    LabPlayers players_;
    ai::yahtzee::review::ReviewOptions with_;
    bool is_objective_wanted_;
    std::map<Rules, ai::yahtzee::solve::SharedValues> values_;
};

po::options_description review_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("limits", po::value<std::string>()->default_value("0.5,1.5,4"),
        "the least loss, in points, of an inaccuracy, a mistake and a blunder");
    add("win-limits", po::value<std::string>()->default_value("0.4,1,2.5"),
        "the same in probabilities, percentage points");
    add("objective", po::value<std::string>()->default_value("win"),
        "whose probabilities are told beside the points: win or beat:N (if not given, win\n"
        "where there are large tables, and none else)");
    add("tables", po::value<std::string>(), support::tables_help);
    add("each", "tells of each game where there are more than ten too, not only of all together");
    return options;
}

// Reviews game after game until Ctrl-C and prints them as text unless JSON is wanted; writes JSON.
std::vector<ai::yahtzee::review::Review> review_all(const support::Invocation& invocation,
                                                    const GameFiles& file, std::ostream& json) {
    constexpr std::size_t most_shown = 10;
    const bool shows_each = file.records.size() <= most_shown || file.options.count("each") > 0;
    Reviewer reviewer(file.options, shows_each || support::prints_json(file.options) ||
                                        file.options.count("json-file") > 0);
    std::vector<ai::yahtzee::review::Review> reviews;
    support::Progress progress("reviewing", static_cast<double>(file.records.size()), "games",
                               support::is_quiet(file.options));
    support::catch_interrupts();
    for (const Record& record : file.records) {
        if (support::is_interrupted()) break;
        if (reviewer.lacks_probabilities(record.rules)) {
            progress.clear();
            support::report_note(
                invocation.program, file.options,
                "game " + std::to_string(reviews.size() + 1) +
                    " has no probabilities: they are known for the contest's rules "
                    "only");
        }
        const auto& review = reviews.emplace_back(reviewer.review(record));
        write_json(json, record, review);
        if (shows_each && !support::prints_json(file.options)) {
            progress.clear();
            std::cout << heading(record) << "\n\n";
            write_text(std::cout, record, review);
            std::cout.flush();
        }
        progress.show(static_cast<double>(reviews.size()));
    }
    return reviews;
}

} // namespace

int review(const support::Invocation& invocation) {
    const auto file = read_game_files(
        invocation,
        "Tells for each decision of a game what was rolled, chosen and best, what it lost and\n"
        "how lucky each roll was; the sums; and what the same dice would have given others.\n"
        "Of more than ten games it tells the means and sums over all, and with --each the rest.\n"
        "Ctrl-C ends it after the game at hand and tells of the games so far, with status 1.",
        review_options(), "an object per line for each game");
    if (!file) return support::exit_done;
    std::ostringstream json;
    const auto reviews = review_all(invocation, *file, json);
    const auto book = statistics_of(file->records, reviews);
    if (book.games() > 1) write_json(json, book);
    support::report(
        file->options, [&json] { return json.str(); },
        [&book] {
            if (book.games() > 1) write_text(std::cout, book);
        });
    return support::exit_status(invocation, reviews.size(), file->records.size(), "games");
}

} // namespace headless::lab
