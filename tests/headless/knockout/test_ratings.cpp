// Ratings and cross tables of round robins and gauntlets.

#include "headless/knockout/cross_table.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

namespace test_ratings {

using namespace headless::knockout;

State state_of(const std::vector<std::string>& names) {
    State state;
    state.terms = "{}";
    for (const std::string& name : names) state.entrants.push_back({name, "program", ""});
    state.draw = names;
    return state;
}

void play(State& state, Format format, int wins_a, int ties, int wins_b) {
    for (const Pairing& pairing : pairings(state, format))
        state.matches[pairing.id] = {
            pairing.a, pairing.b, "", false, {{wins_a, wins_b, ties, "", ""}}};
}

// `half_width95`: half a 95 % interval, which is narrower than one of 99 % by the quantiles' ratio.
void compare(const Rating& rating, double elo, double half_width95) {
    QVERIFY2(qAbs(rating.elo - elo) < 1e-3, qPrintable(QString::number(rating.elo, 'g', 10)));
    const double half_width = half_width95 * 2.575829304 / 1.959963985;
    QVERIFY2(qAbs(rating.half_width99 - half_width) < 1e-2,
             qPrintable(QString::number(rating.half_width99, 'g', 10)));
}

class TestRatings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two players have the closed form 400 lg(wins / losses), with the prior's half games.
    void two_players() {
        const auto ratings = rate(2, {{0, 1, 60, 10, 30}}, {0, 0});
        compare(ratings[0], 0, 0);
        compare(ratings[1], -118.982214, 75.611087);
    }

    // Maximised by another program, with the information from differences.
    void three_players() {
        const std::vector<PairGames> games{{0, 1, 30, 2, 68}, {0, 2, 10, 1, 89}, {1, 2, 40, 3, 57}};
        const auto first = rate(3, games, {0, 0});
        compare(first[1], 188.993577, 65.372586);
        compare(first[2], 290.613530, 70.185594);
        const auto last = rate(3, games, {2, 100});
        compare(last[0], -190.613530, 70.185594);
        compare(last[1], -1.619953, 61.621744);
        compare(last[2], 100, 0);
        const auto mean = rate(3, games, {});
        compare(mean[0], -159.869036, 40.279504);
        compare(mean[1], 29.124541, 35.301261);
        compare(mean[2], 130.744494, 38.257807);
    }

    void a_winner_of_everything_has_a_finite_rating() {
        const auto ratings =
            rate(3, {{0, 1, 1000, 0, 0}, {0, 2, 1000, 0, 0}, {1, 2, 500, 0, 500}}, {});
        QVERIFY(ratings[0].elo > 800 && ratings[0].elo < 2000);
        QVERIFY(qAbs(ratings[1].elo - ratings[2].elo) < 1e-6);
        QVERIFY(ratings[0].half_width99 > 100);
    }

    void everybody_meets_everybody_once_data() { tests::each("entrants", {1, 2, 3, 4, 7, 8, 20}); }
    void everybody_meets_everybody_once() {
        QFETCH(int, entrants);
        std::vector<std::string> names;
        for (int i = 0; i < entrants; ++i) names.push_back("p" + std::to_string(i));
        std::set<std::set<std::string>> met;
        std::set<std::string> ids;
        const auto all = pairings(state_of(names), Format::round_robin);
        for (const Pairing& pairing : all) {
            met.insert({pairing.a, pairing.b});
            ids.insert(pairing.id);
            QVERIFY(pairing.a != pairing.b);
        }
        QCOMPARE(static_cast<int>(met.size()), entrants * (entrants - 1) / 2);
        QCOMPARE(all.size(), met.size());
        QCOMPARE(ids.size(), met.size());
    }

    void a_gauntlet_is_the_first_against_all() {
        State state = state_of({"new", "old", "older"});
        const auto all = pairings(state, Format::gauntlet);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[1].id, std::string("1-3"));
        state.draw = {"old", "older"}; // the set-up of the first one has failed
        QVERIFY(pairings(state, Format::gauntlet).empty());
    }

    void a_table_ranks_by_rating() {
        State state = state_of({"b", "a", "random"});
        play(state, Format::round_robin, 70, 2, 28);
        const auto rows = standings(state, Format::round_robin, {"random", 0});
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].name, std::string("b"));
        QCOMPARE(rows[2].name, std::string("random"));
        QCOMPARE(rows[2].rating.elo, 0.0);
        QCOMPARE(rows[0].record.games(), std::int64_t{200});
        const std::string text = table_text(state, Format::round_robin, {"random", 0});
        QVERIFY(text.find("random at 0 Elo") != std::string::npos);
        QVERIFY(text.find("71.0") != std::string::npos);
        state.matches.erase("1-2");
        QVERIFY(standings(state, Format::round_robin, {}).empty());
        QVERIFY(table_text(state, Format::round_robin, {}).find("not decided") !=
                std::string::npos);
    }

    void the_json_has_ratings_and_every_match() {
        State state = state_of({"b", "a", "c"});
        play(state, Format::gauntlet, 70, 2, 28);
        const auto json =
            QJsonDocument::fromJson(
                QByteArray::fromStdString(table_json(state, Format::gauntlet, {"a", 50}).dump()))
                .object();
        QCOMPARE(json["format"].toString(), QString("gauntlet"));
        QCOMPARE(json["anchor"].toObject()["elo"].toDouble(), 50.0);
        QCOMPARE(json["ratings"].toArray().size(), 3);
        const auto pair = json["cross_table"].toArray().at(0).toObject();
        QCOMPARE(pair["a"].toString(), QString("b"));
        QCOMPARE(pair["wins"].toInt(), 70);
        QCOMPARE(pair["score"].toDouble(), 0.71);
        QVERIFY(json["state"].toObject().contains("matches"));
    }
};

} // namespace test_ratings
