#include "app/storage/game_file.h"

#include "core/yahtzee/legality.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace app {

using core::base::Error;
using core::base::Result;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

namespace {

constexpr int format_version = 1;
constexpr qsizetype longest_file = 1 << 20; // bytes; a game takes some 3,000

QJsonArray json_of(const Card& card) {
    QJsonArray numbers;
    for (const auto box : core::yahtzee::all_boxes) numbers << card.points(box).value_or(-1);
    numbers << card.yahtzee_bonuses();
    return numbers;
}

QJsonObject json_of(const Game& game) {
    QJsonArray cards;
    for (const Card& card : game.cards()) cards << json_of(card);
    QJsonArray dice;
    if (game.roll_number() > 0)
        for (const int die : game.dice()) dice << die;
    return {
        {"cards", cards}, {"mover", game.mover()}, {"dice", dice}, {"roll", game.roll_number()}};
}

QJsonArray json_of(const std::vector<Seat>& seats) {
    QJsonArray array;
    for (const Seat& seat : seats)
        array << QJsonObject{{"name", seat.name}, {"player", QString::fromStdString(seat.player)}};
    return array;
}

QJsonArray moves_json(const Timeline& timeline) {
    QJsonArray moves;
    for (std::size_t i = 1; i <= timeline.at(); ++i) {
        const auto& action = timeline.moments()[i].action;
        moves << (action ? QJsonValue(action->code()) : QJsonValue("roll"));
    }
    return moves;
}

Result<Card> card_from(const QJsonArray& numbers, core::yahtzee::Rules rules) {
    if (numbers.size() != core::yahtzee::box_count + 1) return Error{"a card has 14 numbers"};
    Card card;
    for (const auto box : core::yahtzee::all_boxes)
        if (const int points = numbers[index(box)].toInt(-1); points >= 0)
            card = card.with_points(box, points);
    card = card.with_yahtzee_bonuses(numbers.last().toInt());
    if (const auto why = card.impossibility(rules)) return Error{*why};
    return card;
}

Result<GameSetup> setup_from(const QJsonObject& root) {
    GameSetup setup;
    const auto joker = core::yahtzee::joker_rule_named(root["rules"].toString().toStdString());
    if (!joker) return Error{"no such joker rule"};
    setup.rules = {*joker};
    const auto seed = core::dice::parse_seed(root["seed"].toString().toStdString());
    if (!seed) return Error{"the seed: " + seed.error().what};
    setup.seed = *seed;
    for (const QJsonValue& seat : root["seats"].toArray())
        setup.seats.push_back({seat["name"].toString(), seat["player"].toString().toStdString()});
    if (setup.seats.empty() || setup.seats.size() > core::yahtzee::most_players)
        return Error{"a game has one to six players"};
    return setup;
}

Result<Game> start_from(const QJsonObject& start, const GameSetup& setup) {
    std::vector<Card> cards;
    for (const QJsonValue& numbers : start["cards"].toArray()) {
        auto card = card_from(numbers.toArray(), setup.rules);
        if (!card) return card.error();
        cards.push_back(*card);
    }
    const int mover = start["mover"].toInt(-1);
    if (cards.size() != setup.seats.size()) return Error{"a card for each player is wanted"};
    if (mover < 0 || mover >= static_cast<int>(cards.size())) return Error{"no such mover"};
    Game game(std::move(cards), mover, setup.rules);
    const int roll_number = start["roll"].toInt();
    if (roll_number == 0) return game;
    core::dice::Dice dice{};
    for (std::size_t slot = 0; slot < dice.size(); ++slot)
        dice[slot] = start["dice"][static_cast<qsizetype>(slot)].toInt();
    if (game.phase() == Phase::over || !core::dice::are_faces(dice) || roll_number < 0 ||
        roll_number > core::yahtzee::rolls_a_turn)
        return Error{"the dice at the start make no sense"};
    return with_dice(game, dice, roll_number);
}

// Nothing if the move could be made.
std::optional<Error> make_move(Timeline& timeline, const QJsonValue& move) {
    const Game& game = timeline.now();
    if (move.toString() == "roll") {
        if (game.phase() != Phase::to_roll) return Error{"no roll is due"};
        timeline.roll();
        return std::nullopt;
    }
    if (game.phase() != Phase::to_decide) return Error{"no action is due"};
    const int code = move.toInt(-1);
    const auto verdict = core::yahtzee::judge(game.rules(), game.position(), code);
    if (verdict != core::yahtzee::Verdict::legal) return Error{std::string(words(verdict))};
    timeline.apply(*Action::from_code(code));
    return std::nullopt;
}

} // namespace

QByteArray to_bytes(const Timeline& timeline) {
    const GameSetup& setup = timeline.setup();
    const QJsonObject root{
        {"alea-game", format_version},
        {"rules", QString::fromUtf8(name(setup.rules.joker).data())},
        {"seed", QString::fromStdString(core::dice::to_text(setup.seed))},
        {"seats", json_of(setup.seats)},
        {"take-backs", timeline.take_backs()},
        {"start", json_of(timeline.moments().front().game)},
        {"moves", moves_json(timeline)},
    };
    return QJsonDocument(root).toJson(QJsonDocument::Compact) + '\n';
}

Result<Timeline> timeline_from(const QByteArray& bytes) {
    QJsonParseError fault;
    const QJsonObject root = QJsonDocument::fromJson(bytes, &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return Error{fault.errorString().toStdString() + " at byte " +
                     std::to_string(fault.offset)};
    if (root["alea-game"].toInt() != format_version)
        return Error{"this is no game of Alea, or one of a later version"};
    auto setup = setup_from(root);
    if (!setup) return setup.error();
    auto start = start_from(root["start"].toObject(), *setup);
    if (!start) return start.error();

    Timeline timeline(*std::move(setup), *std::move(start));
    int number = 0;
    for (const QJsonValue& move : root["moves"].toArray()) {
        ++number;
        if (const auto error = make_move(timeline, move))
            return Error{"move " + std::to_string(number) + ": " + error->what};
    }
    timeline.set_take_backs(root["take-backs"].toInt());
    return timeline;
}

Result<Timeline> read_game(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{file.errorString().toStdString()};
    if (file.size() > longest_file) return Error{"the file is too long to be a game"};
    return timeline_from(file.readAll());
}

QString write_game(const QString& path, const Timeline& timeline) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    file.write(to_bytes(timeline));
    return file.commit() ? QString() : file.errorString();
}

} // namespace app
