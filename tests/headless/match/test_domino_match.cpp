// The referee of dominoes with players in process, and the log of what they did.

#include "headless/match/dominoes/match.h"

#include "ai/dominoes/players.h"
#include "core/dominoes/request.h"
#include "headless/support/digest.h"
#include "tests/support/test.h"

#include <sstream>

namespace test_domino_match {

using namespace headless::match;
using namespace headless::engine;
using namespace headless::sandbox;
using namespace headless::support;
using namespace headless::match::dominoes;
using core::dominoes::Case;

const auto seed = core::dice::seed_from_number(31);

// A player of the roster behind the protocol; from its n-th answer on it may say something else.
class Program : public Engine {
public:
    explicit Program(const char* name) : player_(ai::dominoes::make_player(name, 1)) {}

    std::variant<std::string_view, Failure> ask(std::string_view line) override {
        ++asked_;
        if (asked_ == fails_at) return failure_;
        line.remove_suffix(1);
        const auto request = core::dominoes::parse_request(line, setting_);
        if (!request) return Failure{Cause::exited, to_string(request.error())};
        answer_ = "0";
        if (const auto* init = std::get_if<core::dominoes::Init>(&*request)) {
            setting_ = init->setting;
            player_->init(init->setting);
        } else if (const auto* reset = std::get_if<core::dominoes::Reset>(&*request)) {
            player_->reset(reset->first);
        } else {
            answer_ = to_text(player_->play(std::get<core::dominoes::View>(*request)));
        }
        if (asked_ == lies_at) answer_ = lie;
        return std::string_view(answer_);
    }

    int fails_at = 0; // counted from 1
    int lies_at = 0;
    std::string lie;

private:
    std::unique_ptr<ai::dominoes::Player> player_;
    std::optional<Case> setting_;
    Failure failure_{Cause::crashed, "killed by signal 9 (Killed)"};
    std::string answer_;
    int asked_ = 0;
};

struct Played {
    std::string log;
    Result result;
};

// Does the work of run_match, with players in process.
Played play_case(Program& a, Program& b, Case setting, int games) {
    const Terms terms{{{"a", "b"}, games, to_hex(sha256(core::dice::to_text(seed))), true},
                      {setting}};
    Played played{log_head(terms), Result(terms)};
    played.result.begin(setting);
    std::string transcript;
    announce(0, a, core::dominoes::Init{setting}, transcript);
    announce(1, b, core::dominoes::Init{setting}, transcript);
    played.log += log_case(setting, transcript);
    for (int game = 1; game <= games; ++game) {
        transcript.clear();
        const GameResult result = play(game, deal_of(seed, setting, game), {&a, &b}, transcript);
        played.result.add(result);
        played.log += log_game(result, transcript);
        if (!result.forfeit || result.forfeit->reason == "illegal" || game == games) continue;
        const Rest rest{result.forfeit->side, games - game, result.forfeit->reason,
                        result.forfeit->words};
        played.result.add(rest);
        played.log += log_rest(rest);
        break;
    }
    played.log += log_seed(seed);
    return played;
}

core::support::Result<Replay> replayed(const std::string& log) {
    std::istringstream in(log);
    return replay(in);
}

class TestDominoMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_side_starts_half_and_no_deal_comes_twice() {
        for (const Case setting : core::dominoes::all_cases) {
            std::array<int, 2> starts{};
            for (int game = 1; game <= 100; ++game) {
                const auto deal = deal_of(seed, setting, game);
                ++starts[static_cast<std::size_t>(deal.start().seat)];
                const auto before = deal_of(seed, setting, game > 1 ? game - 1 : 100);
                QVERIFY(deal != before && deal.swapped() != before);
            }
            QCOMPARE(starts, (std::array<int, 2>{50, 50}));
        }
    }

    void a_log_replays_to_the_same_result_data() {
        const auto row = tests::columns<int, QString, int>("lies_at", "lie", "fails_at");
        row("all well", 0, "", 0);
        row("an illegal tile", 9, "L99", 0);
        row("a word that is no move", 9, "give \"up\" \x01", 0);
        row("a reset refused", 2, "1", 0);
        row("a crash in a game", 0, "", 12);
    }
    void a_log_replays_to_the_same_result() {
        QFETCH(int, lies_at);
        QFETCH(QString, lie);
        QFETCH(int, fails_at);
        Program a("block");
        Program b("random");
        b.lies_at = lies_at;
        b.lie = lie.toStdString();
        b.fails_at = fails_at;
        const Played played = play_case(a, b, {6, 5}, 12);
        const CaseResult& result = played.result.cases().front();
        QCOMPARE(result.games(), 12);
        QCOMPARE(result.points(0) + result.points(1), 12.0);
        QCOMPARE(result.forfeits.size(), std::size_t{lies_at + fails_at > 0 ? 1u : 0u});
        QCOMPARE(result.rests.size(), std::size_t{fails_at > 0 ? 1u : 0u});
        for (const auto& [game, forfeit] : result.forfeits) QCOMPARE(forfeit.side, 1);
        const auto again = replayed(played.log);
        QVERIFY2(again, again ? "" : to_string(again.error()).c_str());
        QVERIFY(again->result == played.result);
    }

    void a_changed_log_is_found_out() {
        Program a("block");
        Program b("pips");
        const std::string log = play_case(a, b, {7, 4}, 4).log;
        QVERIFY(replayed(log));
        int changes = 0;
        const auto refuses = [&](const std::string& part, const std::string& by) {
            const std::size_t place = log.find(part);
            if (place == std::string::npos) return;
            ++changes;
            std::string changed = log;
            changed.replace(place, part.size(), by);
            const auto result = replayed(changed);
            QVERIFY2(!result, part.c_str());
            QVERIFY(result.error().line > 0);
        };
        refuses("game 2 b", "game 2 a");
        refuses("game 3 a", "game 4 a");
        refuses("end a", "end b");
        refuses("end b", "end a");
        refuses(" : L", " : R");
        refuses("DRAW", "PASS");
        refuses("seed 1f", "seed 2f");
        refuses("case 7 4", "case 7 5");
        refuses("alea dominoes", "alea yahtzee");
        refuses("a reset", "b reset");
        QVERIFY(changes >= 8);
        // Without its last game, and cut in the midst of a game.
        QVERIFY(!replayed(log.substr(0, log.find("game 4"))));
        QVERIFY(!replayed(log.substr(0, log.size() / 2)));
        QVERIFY(!replayed(""));
    }

    void a_game_can_be_followed() {
        Program a("block");
        Program b("block");
        const Played played = play_case(a, b, {5, 4}, 1);
        std::ostringstream told;
        Spectator spectator;
        spectator.watch = [&told](const auto& game, const auto& move) {
            print_move(told, game, move);
        };
        std::istringstream in(played.log);
        QVERIFY(replay(in, spectator));
        const auto deal = deal_of(seed, {5, 4}, 1);
        const std::string text = told.str();
        QVERIFY(text.starts_with("    line  " + to_text(deal.start().tile) + "\n    a "));
        QVERIFY(text.find("b places ") != std::string::npos);
    }
};

} // namespace test_domino_match
