// The luck-adjusted score of a match: counted again from the dice, the same in match and replay,
// unbiased and less noisy.

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/match/report.h"
#include "headless/match/yahtzee/match.h"
#include "tests/headless/match/lead_baseline.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace test_match_luck {

using namespace ai::yahtzee::win;
using namespace headless::match;
using namespace headless::sandbox;
using namespace headless::engine;
using namespace headless::match::yahtzee;
using namespace core::yahtzee;
using tests::LeadBaseline;

const core::dice::Seed seed = core::dice::seed_from_number(41);
const core::dice::KeyedDice dice(seed);

// Remembers what was asked and answered; may say something else in the end.
class Spy : public Engine {
public:
    explicit Spy(const char* player) : player_(ai::yahtzee::players::make_player(player, {})) {}

    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        const auto position = core::yahtzee::parse_position(request.substr(0, request.size() - 1));
        const Action action = player_->choose(*position);
        seen.emplace_back(*position, action);
        ++asked;
        if (asked == fails_at) return Failure{Cause::crashed, "killed by signal 11"};
        answer_ = asked == lies_at ? "-2" : std::to_string(action.code());
        return std::string_view(answer_);
    }

    std::vector<std::pair<Position, Action>> seen;
    int asked = 0;
    int lies_at = 0;
    int fails_at = 0;

private:
    std::unique_ptr<ai::yahtzee::players::Player> player_;
    std::string answer_;
};

struct Played {
    Result result{Terms{}};
    std::string log;
    std::vector<std::pair<GameResult, std::string>> games;
};

// Does the work of a match, with players in process.
Played play_match(Spy& a, Spy& b, int games, bool duplicate) {
    Terms terms;
    terms.games = games;
    terms.duplicate = duplicate;
    terms.seed_sha256 = published_hash(seed);
    Played played{Result(terms), log_head(terms), {}};
    for (int game = 1; game <= games; ++game) {
        const auto number = static_cast<std::uint64_t>(duplicate ? (game - 1) / 2 : game - 1);
        std::string transcript;
        const GameResult result = play({game, (game - 1) % 2, number}, {&a, &b}, dice, transcript);
        played.games.emplace_back(result, transcript);
        played.result.add(result);
        played.log += log_game(result, transcript);
        if (!result.forfeit || result.forfeit->reason == "illegal" || game == games) continue;
        const Rest rest{result.forfeit->side, games - game, result.forfeit->reason, "x"};
        played.result.add(rest);
        played.log += log_rest(rest);
        break;
    }
    played.log += log_seed(seed);
    return played;
}

Played play_match(int games, bool duplicate = false) {
    Spy a("greedy");
    Spy b("heuristic");
    return play_match(a, b, games, duplicate);
}

template <class Baseline>
LuckReport measured(const Played& played, const std::shared_ptr<Baseline>& baseline) {
    LuckMeter meter(baseline);
    for (const auto& [game, transcript] : played.games)
        meter.add(game, transcript, meter.luck_of(transcript));
    return meter.report(played.result).value();
}

// From what the players saw.
double luck_seen_by(const Spy& spy) {
    double luck = 0;
    std::optional<ai::yahtzee::turn::TurnSolver> probabilities;
    core::dice::Keep kept;
    for (const auto& [position, action] : spy.seen) {
        const auto& [mover, others, on_table, roll_number] = position;
        if (roll_number == 1) {
            probabilities = LeadBaseline().turn(ai::yahtzee::win::player_state_of(mover),
                                                ai::yahtzee::win::player_state_of(others[0]));
            kept = {};
        }
        luck += luck_of_roll(*probabilities, roll_number, kept, core::dice::Roll::of(on_table));
        if (action.is_hold()) kept = action.keep(on_table);
    }
    return luck;
}

class TestMatchLuck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_is_the_score_less_the_luck_data() {
        const auto row = tests::columns<int, int, bool>("lies_at", "fails_at", "duplicate");
        row("games", 0, 0, false);
        row("pairs of games", 0, 0, true);
        row("a game forfeited", 100, 0, false);
        row("the rest lost", 0, 300, false);
        row("the rest lost, in the first game of a pair", 0, 100, true);
    }
    void it_is_the_score_less_the_luck() {
        QFETCH(int, lies_at);
        QFETCH(int, fails_at);
        QFETCH(bool, duplicate);
        Spy a("greedy");
        Spy b("heuristic");
        b.lies_at = lies_at;
        b.fails_at = fails_at;
        const Played played = play_match(a, b, 20, duplicate);
        QCOMPARE(played.result.side(1).forfeits.size(),
                 std::size_t{lies_at + fails_at > 0 ? 1u : 0u});
        const LuckReport report = measured(played, std::make_shared<LeadBaseline>());
        const double luck = (luck_seen_by(a) - luck_seen_by(b)) / 20;
        QVERIFY(std::abs(luck) > 1e-4);
        for (int side = 0; side < 2; ++side) {
            const LuckAdjusted& own = report.sides[static_cast<std::size_t>(side)];
            const double expected = played.result.side(side).score() - (side == 0 ? luck : -luck);
            QVERIFY2(std::abs(own.score - expected) < 1e-6, qPrintable(QString::number(own.score)));
            QVERIFY(own.standard_error > 0);
            QVERIFY(std::abs(own.interval99.high - own.score - 2.5758293 * own.standard_error) <
                    1e-6);
        }
        // The replay of the log comes to the same, to the last digit.
        LuckMeter meter(std::make_shared<LeadBaseline>());
        std::istringstream in(played.log);
        const auto again = replay(
            in, [&meter](const GameResult& game, const std::string& text, std::optional<double>) {
                meter.add(game, text, meter.luck_of(text));
            });
        QVERIFY2(again, again ? "" : to_string(again.error()).c_str());
        QVERIFY(meter.report(again->result).value() == report);
    }

    void the_order_of_games_does_not_matter() {
        Played played = play_match(30);
        const LuckReport report = measured(played, std::make_shared<LeadBaseline>());
        std::ranges::reverse(played.games);
        QVERIFY(measured(played, std::make_shared<LeadBaseline>()) == report);
    }

    // Between equals that play for points the luck is nearly all there is.
    void max_of_the_noise_is_gone() {
        Spy a("greedy");
        Spy b("greedy");
        const int games = 400;
        const Played played = play_match(a, b, games, false);
        const auto baseline =
            std::make_shared<ai::yahtzee::win::NormalBaseline>(ai::yahtzee::solve::solve({}));
        const LuckAdjusted own = measured(played, baseline).sides[0];
        QVERIFY2(own.standard_error < 0.5 * 0.5 / std::sqrt(games),
                 qPrintable(QString::number(own.standard_error)));
        QVERIFY2(std::abs(own.score - 0.5) < 4 * own.standard_error,
                 qPrintable(QString::number(own.score)));
    }

    void too_few_games_tell_nothing() {
        const Played played = play_match(1);
        LuckMeter meter(std::make_shared<LeadBaseline>());
        meter.add(played.games[0].first, played.games[0].second, 0.1);
        QVERIFY(!meter.report(played.result));
    }

    void tables_that_are_damaged_cost_the_figure_only() {
        class Damaged : public LeadBaseline {
            ai::yahtzee::turn::TurnSolver
            turn(const ai::yahtzee::win::PlayerState&,
                 const ai::yahtzee::win::PlayerState&) const override {
                throw std::runtime_error("a block is damaged");
            }
        };
        const Played played = play_match(3);
        LuckMeter meter(std::make_shared<Damaged>());
        for (const auto& [game, transcript] : played.games)
            meter.add(game, transcript, meter.luck_of(transcript));
        QCOMPARE(meter.report(played.result).error().what, std::string("a block is damaged"));
    }

    void the_report_tells_it() {
        const Played played = play_match(4);
        Report report(played.result, seed);
        const auto text = [&report] {
            std::ostringstream out;
            headless::match::print_report(out, to_json(report));
            return out.str() + headless::support::dumped(to_json(report));
        };
        QVERIFY(text().find("luck") == std::string::npos);
        report.luck = measured(played, std::make_shared<LeadBaseline>());
        QVERIFY(text().find("luck-adjusted score ") != std::string::npos);
        QVERIFY(text().find("\"luck_adjusted\":{\"score\":") != std::string::npos);
        QVERIFY(text().find("\"luck_baseline\":\"lead\"") != std::string::npos);
    }
};

} // namespace test_match_luck
