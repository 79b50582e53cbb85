// The referee with answerers that are no processes; the log and its replay.

#include "core/yahtzee/legality.h"
#include "headless/match/yahtzee/match.h"
#include "tests/support/test.h"

#include <QRegularExpression>

#include <sstream>

namespace test_match_play {

using namespace headless::match;
using namespace headless::engine;
using namespace headless::sandbox;
using namespace headless::match::yahtzee;

// Takes the n-th legal action; from some question on, does something else.
class Scripted : public Engine {
public:
    explicit Scripted(std::size_t taste) : taste_(taste) {}

    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        ++asked;
        if (asked >= spoilt_at && failure) return *failure;
        if (asked >= spoilt_at && !bad_answer.empty()) return std::string_view(bad_answer);
        const auto position = core::yahtzee::parse_position(request.substr(0, request.size() - 1));
        if (!position || !request.ends_with('\n')) return std::string_view("bad request");
        const auto actions = core::yahtzee::legal_actions({}, *position);
        answer_ = std::to_string(actions[(taste_ + asked) * 7 % actions.size()].code());
        return std::string_view(answer_);
    }

    std::size_t asked = 0;
    std::size_t spoilt_at = ~std::size_t{0};
    std::string bad_answer;
    std::optional<Failure> failure;

private:
    std::size_t taste_;
    std::string answer_;
};

const core::dice::Seed seed = core::dice::seed_from_number(7);

Terms terms_for(int games) {
    Terms terms;
    terms.commands = {"one 'a b'", "two"};
    terms.games = games;
    terms.seed_sha256 = published_hash(seed);
    return terms;
}

struct Logged {
    std::string text;
    Result result{Terms{}};
};

Logged play_and_log(Scripted& a, Scripted& b, int games, std::optional<Rest> rest = {}) {
    Logged logged{log_head(terms_for(games)), Result(terms_for(games))};
    const int played = rest ? games - rest->games : games;
    for (int game = 1; game <= played; ++game) {
        std::string transcript;
        const GameResult result = play({game, (game - 1) % 2, static_cast<std::uint64_t>(game - 1)},
                                       {&a, &b}, core::dice::KeyedDice(seed), transcript);
        logged.text += log_game(result, transcript);
        logged.result.add(result);
    }
    if (rest) {
        logged.text += log_rest(*rest);
        logged.result.add(*rest);
    }
    logged.text += log_seed(seed);
    return logged;
}

core::support::Result<Replay> replay_text(const std::string& text) {
    std::istringstream in(text);
    return replay(in);
}

// The first match of a pattern is replaced; "\\g0" stands for the first group and a die that is not
// there.
QString with_first_changed(const QString& text, const QString& pattern, QString instead) {
    const auto match = QRegularExpression(pattern).match(text);
    if (!match.hasMatch()) return text;
    const QChar die = match.captured(0).back() == '1' ? '2' : '1';
    instead.replace("\\g0", match.captured(1) + die);
    instead.replace("\\1", match.captured(1)).replace("\\2", match.captured(2));
    return text.left(match.capturedStart()) + instead + text.mid(match.capturedEnd());
}

class TestMatchPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_game_is_played_to_its_end() {
        Scripted a(1);
        Scripted b(2);
        std::string transcript;
        const GameResult result =
            play({1, 0, 0}, {&a, &b}, core::dice::KeyedDice(seed), transcript);
        QVERIFY(!result.forfeit);
        QVERIFY(a.asked >= 13 && a.asked <= 39 && b.asked >= 13);
        QCOMPARE(std::count(transcript.begin(), transcript.end(), '\n'),
                 static_cast<std::ptrdiff_t>(a.asked + b.asked));
        QVERIFY(transcript.starts_with("a -1 "));
        QVERIFY(result.winner.has_value() == (result.points[0] != result.points[1]));
        if (result.winner) {
            const auto winner = static_cast<std::size_t>(*result.winner);
            QVERIFY(result.points[winner] > result.points[1 - winner]);
        }
        Scripted c(1);
        Scripted d(2);
        std::string again;
        QCOMPARE(play({1, 0, 0}, {&c, &d}, core::dice::KeyedDice(seed), again), result);
        QCOMPARE(again, transcript);
    }

    void the_second_side_can_move_first() {
        Scripted a(1);
        Scripted b(1);
        std::string transcript;
        play({2, 1, 0}, {&a, &b}, core::dice::KeyedDice(seed), transcript);
        QVERIFY(transcript.starts_with("b -1 "));
    }

    void illegal_answers_lose_the_game_data() {
        const auto row = tests::columns<QString, QString>("answer", "words");
        row("no number", "chance", "not one whole number");
        row("empty", "", "not one whole number");
        row("two", "1 2", "not one whole number");
        row("odd", "65", "Only the first five dice are available for holding");
        row("even", "-2", "Invalid row for placement");
        row("huge", "99999999999999999999", "Only the first five dice are available for holding");
    }
    void illegal_answers_lose_the_game() {
        QFETCH(QString, answer);
        QFETCH(QString, words);
        Scripted a(1);
        Scripted b(2);
        b.spoilt_at = 5;
        b.bad_answer = answer.toStdString();
        if (answer.isEmpty()) b.bad_answer = " ";
        const Logged logged = play_and_log(a, b, 2);
        QCOMPARE(logged.result.side(1).losses, 2);
        QCOMPARE(logged.result.side(1).forfeits.size(), std::size_t{2});
        QCOMPARE(logged.result.side(1).forfeits[0].words, words.toStdString());
        QCOMPARE(logged.result.side(1).forfeits[0].reason, std::string("illegal"));
        QCOMPARE(logged.result.complete(), 0);
        const auto replayed = replay_text(logged.text);
        QVERIFY2(replayed, replayed ? "" : to_string(replayed.error()).c_str());
        QVERIFY(replayed->result == logged.result);
    }

    void a_failure_loses_the_rest() {
        Scripted a(1);
        Scripted b(2);
        a.spoilt_at = 100;
        a.failure = Failure{Cause::crashed, "killed by signal 11"};
        const Logged logged = play_and_log(a, b, 10, Rest{0, 7, "crashed", "killed by signal 11"});
        QCOMPARE(logged.result.side(1).wins >= 7, true);
        QCOMPARE(logged.result.side(0).games(), 10);
        const auto replayed = replay_text(logged.text);
        QVERIFY2(replayed, replayed ? "" : to_string(replayed.error()).c_str());
        QVERIFY(replayed->result == logged.result);
        QCOMPARE(replayed->seed, seed);
    }

    void both_can_fail() {
        Result result(terms_for(10));
        result.add(Rest{0, 10, "not-started", "x"});
        result.add(Rest{1, 10, "not-started", "y"});
        for (int side = 0; side < 2; ++side) {
            QCOMPARE(result.side(side).losses, 10);
            QCOMPARE(result.side(side).wins, 0);
        }
    }

    void a_changed_log_is_found_out_data() {
        const auto row = tests::columns<QString, QString, QString>("pattern", "instead", "what");
        row("another die", "(\na (?:\\S+ ){28})\\d", "\\g0", "does not go this way");
        row("another action", " : (\\d+)\n", " : 1\\1\n", "");
        row("another winner", "\nend (a|b) ", "\nend tie ", "ends otherwise");
        row("other points", "\nend (a|b) (\\d+)", "\nend \\1 1\\2", "ends otherwise");
        row("another order", "game 2 b 1", "game 2 a 1", "another first side");
        row("other dice", "game 2 b 1", "game 2 b 2", "other dice");
        row("a game twice", "game 2 b 1", "game 1 a 0", "here twice");
        row("a game too many", "game 2 b 1", "game 5 a 4", "numbers 1 to 4");
        row("another seed", "seed 07", "seed 08", "not the one whose SHA-256");
        row("no seed", "seed .*", "", "");
        row("no terms", "terms .*\n", "terms {}\n", "not the terms");
        row("another log", "alea yahtzee log 1", "alea yahtzee log 2", "the first line must be");
    }
    void a_changed_log_is_found_out() {
        QFETCH(QString, pattern);
        QFETCH(QString, instead);
        QFETCH(QString, what);
        Scripted a(1);
        Scripted b(2);
        const std::string good = play_and_log(a, b, 4).text;
        QVERIFY(replay_text(good));
        const QString changed = with_first_changed(QString::fromStdString(good), pattern, instead);
        QVERIFY2(changed.toStdString() != good, "there is nothing to change");
        const auto replayed = replay_text(changed.toStdString());
        QVERIFY(!replayed);
        QVERIFY2(to_string(replayed.error()).find(what.toStdString()) != std::string::npos,
                 to_string(replayed.error()).c_str());
    }

    void an_empty_log_is_none() { QVERIFY(!replay_text("")); }

    void duplicates_are_counted_in_pairs() {
        Terms terms = terms_for(4);
        terms.duplicate = true;
        terms.sprt = SprtBounds{0, 20};
        Result result(terms);
        const auto add = [&result](int game, std::optional<int> winner) {
            result.add(GameResult{{game, (game - 1) % 2, winner, {}}, 0, {0, 0}});
        };
        add(3, 0);
        const double before = result.sprt_state()->log_likelihood_ratio;
        add(1, 1);
        QCOMPARE(result.sprt_state()->log_likelihood_ratio, before); // no pair is whole yet
        add(4, 0);
        QVERIFY(result.sprt_state()->log_likelihood_ratio > before);
    }

    void terms_go_round() {
        Terms terms = terms_for(12);
        terms.duplicate = true;
        terms.sprt = SprtBounds{-5, 15};
        QVERIFY(*terms_from_json(headless::support::dumped(to_json(terms))) == terms);
        QVERIFY(!terms_from_json("[]"));
    }
};

} // namespace test_match_play
