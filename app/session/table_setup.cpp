#include "app/session/table_setup.h"

#include "ai/yahtzee/basic/strategy.h"
#include "app/session/programs/contest_players.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QRandomGenerator>
#include <QTime>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace app::session {

namespace basic = ai::yahtzee::basic;
using core::support::Error;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::notation::is_person;
using core::yahtzee::notation::Record;
using core::yahtzee::notation::RecordedPlayer;

namespace {

// The translation context for lupdate.
struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

constexpr double mean_of_optimal = 254.5877; // `alea-lab exact optimal`

// The number of steps whose exact mean is the nearest to so many points.
int steps_near(double points) {
    int nearest = 0;
    double distance = points;
    for (int known = 0; known < basic::page().size(); ++known) {
        const double off = std::abs(first_steps(basic::page(), known).mean - points);
        if (off >= distance) continue;
        nearest = known;
        distance = off;
    }
    return nearest;
}

Level basic_level(const QString& title, int known) {
    const basic::Strategy strategy = first_steps(basic::page(), known);
    const bool is_whole = known == basic::page().size();
    return {is_whole ? "basic" : "basic-" + std::to_string(known), title,
            QString::number(std::lround(strategy.mean)),
            is_whole
                ? LevelWords::tr("knows all %n steps of the basic strategy", nullptr, known)
                : LevelWords::tr("knows the first %n steps of the basic strategy", nullptr, known),
            strategy.mean};
}

core::dice::Seed fresh_seed() {
    core::dice::Seed seed;
    for (std::uint8_t& byte : seed)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return seed;
}

// Why no game could come to these cards, the mover's first; nothing if one could.
std::optional<Error> impossibility(const std::vector<Card>& cards) {
    const auto filled = [](const Card& card) {
        return core::yahtzee::box_count - card.open().size();
    };
    const int movers = filled(cards.front());
    if (movers == core::yahtzee::box_count) return Error{"the mover's card is full"};
    int before = movers; // who moves later in a round never has more boxes open than who moved
    for (std::size_t seat = 0; seat < cards.size(); ++seat) {
        const std::string whose = seat == 0 ? "the mover's card: " : "an opponent's card: ";
        if (const auto what = cards[seat].impossibility())
            return Error{whose + "no play leads to " + *what};
        const int count = filled(cards[seat]);
        if (count < before || count > movers + 1)
            return Error{whose + std::to_string(count) + " boxes are filled, and " +
                         std::to_string(movers) + " on the mover's: the turns don't alternate"};
        before = count;
    }
    return std::nullopt;
}

} // namespace

std::vector<Level> levels() {
    static const std::array near{steps_near(180), steps_near(200), steps_near(215), steps_near(228),
                                 steps_near(238)};
    return {basic_level(LevelWords::tr("Beginner"), near[0]),
            basic_level(LevelWords::tr("Casual"), near[1]),
            basic_level(LevelWords::tr("Club"), near[2]),
            basic_level(LevelWords::tr("Regular"), near[3]),
            basic_level(LevelWords::tr("Strong"), near[4]),
            basic_level(LevelWords::tr("Master"), basic::page().size()),
            {"optimal", LevelWords::tr("Expert"), QLocale().toString(mean_of_optimal, 'f', 1),
             LevelWords::tr("the greatest expected final score; no mistakes"), mean_of_optimal},
            {"champion",
             LevelWords::tr("Champion"),
             {},
             LevelWords::tr("the greatest probability to win")}};
}

std::ptrdiff_t people(const Record& record) {
    return std::ranges::count_if(record.players, core::yahtzee::notation::is_person);
}

std::optional<Level> level_above(const Record& record) {
    const auto opponent = std::ranges::find_if_not(record.players, is_person);
    if (record.players.size() != 2 || people(record) != 1) return std::nullopt;
    const auto known = levels();
    const auto at = std::ranges::find(known, opponent->program, &Level::program);
    if (at == known.end() || at + 1 == known.end()) return std::nullopt;
    return at[1];
}

std::vector<QString> names(const Record& record) {
    std::vector<QString> result;
    for (const RecordedPlayer& player : storage::players_of(record))
        result.push_back(QString::fromStdString(player.name));
    return result;
}

QString program_title(std::string_view program) {
    for (const Level& level : levels())
        if (level.program == program) return level.title;
    if (const auto name = contest_program_named(program)) return *name;
    return text::with_capital(
        QString::fromUtf8(program.data(), static_cast<qsizetype>(program.size())));
}

std::vector<RecordedPlayer> players_against(const std::string& program) {
    return {{{}, {}}, {program_title(program).toStdString(), program}};
}

std::vector<RecordedPlayer> usual_players() { return players_against("optimal"); }

std::vector<RecordedPlayer> first_players() { return players_against(levels().front().program); }

Record fresh_record(std::vector<RecordedPlayer> players, core::yahtzee::Rules rules,
                    std::optional<core::dice::Seed> seed) {
    Record record;
    const auto own = std::ranges::find(players, RecordedPlayer());
    const bool has_own = own != players.end();
    storage::set_tag(record, storage::own_tag,
                     std::to_string(has_own ? own - players.begin() + 1 : 0));
    if (has_own) own->name = QCoreApplication::translate("Seats", "You").toStdString();
    record.players = std::move(players);
    record.rules = rules;
    record.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    record.dice = {{seed ? *seed : fresh_seed(), 0}};
    storage::set_tag(record, storage::time_tag,
                     QTime::currentTime().toString("HH:mm:ss").toStdString());
    return record;
}

Record next_record(const Record& last) { return next_record(last, storage::players_of(last)); }

Record next_record(const Record& last, std::vector<RecordedPlayer> players) {
    Record next = fresh_record(std::move(players), last.rules);
    if (!last.dice) next.dice.reset();
    return next;
}

core::support::Result<Record> record_from(const core::yahtzee::Position& position, Record fresh) {
    std::vector<Card> cards{position.mover};
    cards.insert(cards.end(), position.opponents.begin(), position.opponents.end());
    if (auto error = impossibility(cards)) return *std::move(error);
    fresh.start = {std::move(cards), 0};
    for (int roll = 1; roll <= position.roll_number; ++roll) {
        if (roll > 1) fresh.line.push_back({Action::hold_all()});
        fresh.line.push_back({position.dice});
    }
    return fresh;
}

} // namespace app::session
