// The last round for several players against plain enumeration: every total of every player, every
// roll and every keep.

#include "ai/yahtzee/win/last_round.h"

#include "ai/yahtzee/win/utility_kernel.h"
#include "ai/yahtzee/win/win_probability.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace test_last_round {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::win;
using namespace core::dice;
using namespace core::yahtzee;

using Shares = std::vector<double>; // by player

// One turn with one open box, by recursion over rolls and keeps. What ends the turn is worth
// end(total): the shares of all players, of which the mover makes his own as great as he can.
template <class End>
class PlainTurn {
public:
    PlainTurn(const PlayerState& mover, std::size_t index, End end)
        : mover_(mover), index_(index), end_(end) {}

    Shares shares() { return rolled(Keep{}, 1).shares; }

private:
    struct Result {
        Shares shares;
        double points; // expected final total
    };

    bool is_better(const Result& a, const Result& b) const {
        return a.shares[index_] + utility_per_point * a.points >
               b.shares[index_] + utility_per_point * b.points;
    }

    // The mean over all rolls that hold `keep`; `roll_number` is that of the roll.
    const Result& rolled(Keep keep, int roll_number) {
        auto& known = rolled_[{keep.index(), roll_number}];
        if (known) return *known;
        Result mean{{}, 0};
        if (keep.size() == dice_count) {
            mean = best(Roll::of(keep), roll_number);
        } else {
            for (int face = 1; face <= face_count; ++face) {
                const Result& one = rolled(keep.plus(face), roll_number);
                mean.shares.resize(one.shares.size());
                for (std::size_t i = 0; i < one.shares.size(); ++i)
                    mean.shares[i] += one.shares[i] / face_count;
                mean.points += one.points / face_count;
            }
        }
        return known.emplace(std::move(mean));
    }

    Result best(Roll roll, int roll_number) {
        const Box box = *mover_.state.open.begin();
        const int total = mover_.total + score({}, mover_.state, roll, box).points;
        Result best{end_(total), static_cast<double>(total)};
        if (roll_number == rolls_per_turn) return best;
        for (const Keep keep : keeps_within(roll)) {
            if (keep.size() == dice_count) continue;
            const Result& other = rolled(keep, roll_number + 1);
            if (is_better(other, best)) best = other;
        }
        return best;
    }

    PlayerState mover_;
    std::size_t index_;
    End end_;
    std::map<std::pair<int, int>, std::optional<Result>> rolled_; // by keep and roll number
};

Shares shares_of_finished(const std::vector<PlayerState>& players) {
    const int best = std::ranges::max(players, {}, &PlayerState::total).total;
    const auto tied = std::ranges::count(players, best, &PlayerState::total);
    Shares shares;
    for (const PlayerState& player : players)
        shares.push_back(player.total == best ? 1 / static_cast<double>(tied) : 0);
    return shares;
}

Shares plain_shares(const std::vector<PlayerState>& players) {
    const auto mover = std::ranges::find_if(
        players, [](const PlayerState& player) { return !player.state.open.empty(); });
    if (mover == players.end()) return shares_of_finished(players);
    const auto index = static_cast<std::size_t>(mover - players.begin());
    std::map<int, Shares> known;
    const auto end = [&](int total) {
        auto& shares = known[total];
        if (shares.empty()) {
            std::vector<PlayerState> after = players;
            after[index] = {{BoxSet{}, 63, false}, total};
            shares = plain_shares(after);
        }
        return shares;
    };
    return PlainTurn(*mover, index, end).shares();
}

PlayerState with_open(Box box, int total, int upper = 0, bool yahtzee_bonus = false) {
    return {{BoxSet{}.with(box), upper, yahtzee_bonus}, total};
}

PlayerState finished(int total) { return {{BoxSet{}, 63, false}, total}; }

// Boxes filled with zeros but for these; the rest of the total is in the chance box.
Card card_with(BoxSet open, int total) {
    const Card card = tests::card_with_open(open);
    return open.contains(Box::chance) ? card : card.with_points(Box::chance, total);
}

class TestLastRound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shares_agree_with_enumeration_data() {
        const auto row = tests::columns<std::vector<PlayerState>>("players");
        row("three with the same box and total",
            {with_open(Box::twos, 200), with_open(Box::twos, 200), with_open(Box::twos, 200)});
        row("different boxes", {with_open(Box::fives, 180), with_open(Box::full_house, 172),
                                with_open(Box::large_straight, 165)});
        row("upper bonus at stake",
            {with_open(Box::sixes, 190, 50), with_open(Box::threes, 200, 55),
             with_open(Box::yahtzee, 201)});
        row("Yahtzee bonus", {with_open(Box::ones, 240, 10, true), with_open(Box::fours, 255),
                              with_open(Box::small_straight, 215)});
        row("chance decides", {with_open(Box::chance, 200), with_open(Box::chance, 203)});
        row("the leader has played",
            {finished(212), with_open(Box::sixes, 190, 10), with_open(Box::full_house, 187)});
        row("played between",
            {with_open(Box::fours, 199), finished(205), with_open(Box::yahtzee, 180)});
        row("two have played and tie",
            {with_open(Box::sixes, 190, 0), finished(208), finished(208)});
        row("all have played", {finished(200), finished(208), finished(208), finished(208)});
        row("four", {with_open(Box::threes, 200), with_open(Box::twos, 201),
                     with_open(Box::full_house, 180), with_open(Box::ones, 203)});
        row("six, ties everywhere", {with_open(Box::yahtzee, 150), with_open(Box::yahtzee, 150),
                                     with_open(Box::full_house, 175), finished(200),
                                     with_open(Box::yahtzee, 200), finished(200)});
        row("one who can't win decides who does",
            {with_open(Box::fives, 200), with_open(Box::fives, 200), with_open(Box::ones, 100)});
    }
    void shares_agree_with_enumeration() {
        QFETCH(std::vector<PlayerState>, players);
        const Shares plain = plain_shares(players);
        LastRound last_round{Rules{}};
        double sum = 0;
        for (std::size_t asked = 0; asked < players.size(); ++asked) {
            const double share = last_round.share(players, asked);
            QVERIFY2(std::abs(share - plain[asked]) < 1e-8,
                     qPrintable(QString("player %1: %2, not %3")
                                    .arg(asked)
                                    .arg(share, 0, 'g', 10)
                                    .arg(plain[asked], 0, 'g', 10)));
            sum += share;
        }
        QVERIFY(std::abs(sum - 1) < 1e-7);
    }

    void answers_do_not_depend_on_earlier_questions() {
        const std::vector<PlayerState> one{with_open(Box::twos, 200), finished(203),
                                           with_open(Box::twos, 200)};
        std::vector<PlayerState> other = one;
        other.insert(other.begin(), finished(203));
        LastRound asked_before{Rules{}};
        asked_before.share(one, 0);
        for (const auto& players : {one, other, one})
            for (std::size_t asked = 0; asked < players.size(); ++asked)
                QCOMPARE(asked_before.share(players, asked),
                         LastRound(Rules{}).share(players, asked));
    }

    // Every way to end the mover's turn, with one box open before it and with two.
    void every_choice_of_the_mover_has_its_exact_probability_data() {
        tests::columns<unsigned>("open");
        const auto row = [](const char* name, BoxSet open) { tests::row(name, open.bits()); };
        row("last box", BoxSet{}.with(Box::fours));
        row("last but one", BoxSet{}.with(Box::twos).with(Box::full_house));
    }
    void every_choice_of_the_mover_has_its_exact_probability() {
        QFETCH(unsigned, open);
        const Card mover = card_with(BoxSet::from_bits(open), 190);
        const std::vector<Card> others{card_with(BoxSet{}.with(Box::threes), 192),
                                       card_with(BoxSet{}.with(Box::ones), 195)};
        WinProbability probability(Rules{}, nullptr);
        QVERIFY(probability.is_exact(mover, others));
        const auto turn = probability.of_turn(mover, others);
        QVERIFY(turn);
        for (const Dice& dice : {Dice{4, 4, 2, 2, 2}, Dice{1, 3, 4, 5, 6}}) {
            const Roll roll = Roll::of(dice);
            for (const Box box : mover.open()) {
                const Card after = mover.scored({}, roll, box);
                const std::vector<PlayerState> players{
                    player_state_of(others[0]), player_state_of(others[1]), player_state_of(after)};
                QVERIFY(std::abs(turn->value(roll, box) - plain_shares(players).back()) < 1e-8);
            }
        }
    }

    void it_is_exact_once_the_turn_leads_to_the_last_round() {
        WinProbability probability(Rules{}, nullptr);
        const Card one = card_with(BoxSet{}.with(Box::threes), 192);
        const Card two = card_with(BoxSet{}.with(Box::threes).with(Box::fours), 192);
        const Card three =
            card_with(BoxSet{}.with(Box::threes).with(Box::fours).with(Box::ones), 9);
        const auto is_exact = [&](const Card& mover, const std::vector<Card>& others) {
            return probability.is_exact(mover, others);
        };
        QVERIFY(is_exact(one, {one, one}));
        QVERIFY(is_exact(two, {one, one, one}));
        QVERIFY(!is_exact(two, {two, one}));
        QVERIFY(!is_exact(three, {one, one}));
        QVERIFY(!probability.of_turn(two, std::vector{two, one}));
    }

    void a_player_who_waits_has_his_exact_share() {
        const std::vector<Card> cards{card_with(BoxSet{}.with(Box::fours), 190),
                                      card_with(BoxSet{}.with(Box::threes), 192),
                                      card_with(BoxSet{}, 200)};
        std::vector<PlayerState> players;
        for (const Card& card : cards) players.push_back(player_state_of(card));
        const Shares plain = plain_shares(players);
        WinProbability probability(Rules{}, nullptr);
        for (std::size_t waiting = 1; waiting < cards.size(); ++waiting)
            QVERIFY(std::abs(probability.of_waiting(cards, waiting) - plain[waiting]) < 1e-8);
    }
};

} // namespace test_last_round
