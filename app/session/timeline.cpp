#include "app/session/timeline.h"

#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "core/yahtzee/legality.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace app::session {

using core::yahtzee::Action;
using core::yahtzee::Game;
using core::yahtzee::Phase;
using core::yahtzee::notation::Line;
using core::yahtzee::notation::Move;
using core::yahtzee::notation::Ply;
using core::yahtzee::notation::Record;

namespace {

core::yahtzee::notation::RecordedDice dice_of(const Record& record) {
    return record.dice ? *record.dice : *fresh_record({}, {}).dice;
}

} // namespace

Timeline::Timeline(Record record)
    : record_(std::move(record)), dice_(dice_of(record_).seed), dice_game_(dice_of(record_).game) {
    collectAnew({});
    at_ = games_.size() - 1;
}

Record Timeline::record_until_now() const {
    Record record = record_;
    if (line_ == 0) record.line.resize(at_);
    return record;
}

void Timeline::roll() {
    if (at_ < moves_.size()) { // as it fell
        ++at_;
        return;
    }
    const auto turn = dice_.turn(dice_game_, now().mover(), now().turn());
    add(now().with_roll(turn[static_cast<std::size_t>(now().roll_number())]).dice(),
        Otherwise::replace);
}

void Timeline::enter(const core::dice::Dice& dice) {
    add(now().with_roll(dice).dice(), Otherwise::correct);
}

void Timeline::apply(Action action, Otherwise otherwise) { add(action, otherwise); }

void Timeline::add(const Move& move, Otherwise otherwise) {
    if (at_ == moves_.size()) {
        const Place end = place_of(at_, paths_[line_]);
        end.line->push_back({move});
        moves_.push_back(move);
        games_.push_back(core::yahtzee::notation::play(games_.back(), move));
    } else if (moves_[at_] != move) {
        otherwise == Otherwise::replace   ? replace(move)
        : otherwise == Otherwise::correct ? correct(move)
                                          : try_out(move);
    }
    ++at_;
}

// In the record; the path is followed as far as it leads to the ply.
Timeline::Place Timeline::place_of(std::size_t ply, const Path& path) {
    Place place{&record_.line, ply, {}};
    std::size_t first = 0;
    for (const Fork& fork : path) {
        if (fork.ply > ply) break;
        place.line = &(*place.line)[fork.ply - first].variations[fork.variation];
        place.path.push_back(fork);
        first = fork.ply;
    }
    place.ply = ply - first;
    return place;
}

// A line that is as the one that is shown until now, and goes on with the move.
std::optional<Timeline::Path> Timeline::line_with(const Move& move) const {
    for (const Path& path : paths_) {
        Timeline other = *this;
        other.show(path);
        if (other.moves_.size() > at_ && other.moves_[at_] == move &&
            std::equal(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(at_),
                       other.moves_.begin()))
            return path;
    }
    return std::nullopt;
}

void Timeline::try_out(const Move& move) {
    if (const auto known = line_with(move)) return show(*known);
    // Where the line that is shown leaves another here, the new one leaves that, too.
    Path path = paths_[line_];
    std::erase_if(path, [this](const Fork& fork) { return fork.ply >= at_; });
    const Place place = place_of(at_, path);
    auto& beside = (*place.line)[place.ply].variations;
    path.push_back({at_, beside.size()});
    beside.push_back({{move}});
    paths_.push_back(path);
    show(path);
}

// If it was done so before, that line comes back.
void Timeline::replace(const Move& move) {
    const Place place = place_of(at_, paths_[line_]);
    if (place.ply == 0 && !place.path.empty()) return try_out(move);
    Line& line = *place.line;
    const auto here = line.begin() + static_cast<std::ptrdiff_t>(place.ply);
    Line left(std::make_move_iterator(here), std::make_move_iterator(line.end()));
    line.resize(place.ply);
    std::vector<Line> beside = std::move(left.front().variations);
    left.front().variations.clear();
    beside.insert(beside.begin(), std::move(left));

    Line taken{{move}};
    const auto again = std::ranges::find_if(
        beside, [&move](const Line& other) { return other.front().move == move; });
    if (again != beside.end()) {
        taken = std::move(*again);
        beside.erase(again);
    }
    taken.front().variations = std::move(beside);
    line.insert(line.end(), std::make_move_iterator(taken.begin()),
                std::make_move_iterator(taken.end()));
    ++record_.take_backs;
    collectAnew(place.path);
}

// The move instead of the one that is done now, and what followed as far as it can still be: the
// faces that were rolled are rolled again, and dice that are held lie as they lie now.
Line Timeline::refitted(const Move& move, std::span<const Ply> rest) const {
    Line line{{move, rest.front().comment}};
    Game game = core::yahtzee::notation::play(now(), move);
    for (const Ply& ply : rest.subspan(1)) {
        Move next = ply.move;
        if (const auto* dice = std::get_if<core::dice::Dice>(&ply.move)) {
            if (game.phase() != Phase::to_roll) break;
            next = game.with_roll(*dice).dice();
        } else if (game.phase() != Phase::to_decide ||
                   judge(game.rules(), game.position(), std::get<Action>(ply.move).code()) !=
                       core::yahtzee::Verdict::legal) {
            break;
        }
        game = core::yahtzee::notation::play(game, next);
        line.push_back({next, ply.comment});
    }
    return line;
}

// A wrong entry. An action after which the rest fits no more becomes a line beside; wrong dice
// never lay anywhere, and what doesn't fit the right ones goes with them.
void Timeline::correct(const Move& move) {
    const Place place = place_of(at_, paths_[line_]);
    const auto here = place.line->begin() + static_cast<std::ptrdiff_t>(place.ply);
    const std::span<const Ply> rest(here, place.line->end());
    Line line = refitted(move, rest);
    if (line.size() < rest.size() && std::holds_alternative<Action>(move)) return replace(move);
    place.line->erase(here, place.line->end());
    std::ranges::move(line, std::back_inserter(*place.line));
    collectAnew(place.path);
}

void Timeline::collectAnew(const Path& shown) {
    paths_.clear();
    collect(record_.line, 0, {});
    show(shown);
}

void Timeline::collect(const Line& line, std::size_t first_ply, const Path& path) {
    paths_.push_back(path);
    for (std::size_t i = 0; i < line.size(); ++i)
        for (std::size_t variation = 0; variation < line[i].variations.size(); ++variation) {
            Path further = path;
            further.push_back({first_ply + i, variation});
            collect(line[i].variations[variation], first_ply + i, further);
        }
}

void Timeline::show(const Path& path) {
    line_ = static_cast<std::size_t>(std::ranges::find(paths_, path) - paths_.begin());
    moves_.clear();
    const Line* line = &record_.line;
    std::size_t first = 0; // ply of the line's first move
    for (std::size_t fork = 0; fork <= path.size(); ++fork) {
        const std::size_t end = fork < path.size() ? path[fork].ply : first + line->size();
        for (std::size_t ply = first; ply < end; ++ply) moves_.push_back((*line)[ply - first].move);
        if (fork == path.size()) break;
        line = &(*line)[end - first].variations[path[fork].variation];
        first = end;
    }
    games_.assign(1, start_of(record_));
    for (const Move& move : moves_)
        games_.push_back(core::yahtzee::notation::play(games_.back(), move));
}

std::size_t Timeline::fork_of(std::size_t line) const {
    return paths_[line].empty() ? 0 : paths_[line].back().ply;
}

int Timeline::turn_of(std::size_t line) const {
    Timeline there = *this;
    there.go_to_line(line);
    return there.states()[fork_of(line)].turn();
}

void Timeline::go_to_line(std::size_t line) {
    assert(line < paths_.size());
    const std::vector<Move> before = moves_;
    show(paths_[line]);
    const auto common = std::ranges::mismatch(before, moves_).in1 - before.begin();
    at_ = std::min(at_, static_cast<std::size_t>(common));
}

std::optional<Action> Timeline::action_at(std::size_t moment) const {
    if (moment >= moves_.size()) return std::nullopt;
    const Action* const action = std::get_if<Action>(&moves_[moment]);
    return action ? std::optional(*action) : std::nullopt;
}

bool Timeline::is_decision(std::size_t moment) const {
    const Game& game = games_[moment];
    return game.phase() == Phase::to_decide &&
           is_person(record_.players[static_cast<std::size_t>(game.mover())]);
}

std::optional<std::size_t> Timeline::decision_before() const {
    for (std::size_t moment = at_; moment-- > 0;)
        if (is_decision(moment)) return moment;
    return std::nullopt;
}

std::optional<std::size_t> Timeline::decision_after() const {
    for (std::size_t moment = at_ + 1; moment < games_.size(); ++moment)
        if (is_decision(moment)) return moment;
    if (at_ + 1 < games_.size()) return games_.size() - 1;
    return std::nullopt;
}

void Timeline::go_to(std::size_t moment) {
    assert(moment < games_.size());
    at_ = moment;
}

void Timeline::setPlayer(int seat, core::yahtzee::notation::RecordedPlayer player,
                         const std::string& words) {
    record_.comment += (record_.comment.empty() ? "" : " ") + words;
    record_.players[static_cast<std::size_t>(seat)] = std::move(player);
}

void Timeline::setTag(std::string_view name, std::string value) {
    storage::set_tag(record_, name, std::move(value));
}

void Timeline::cut() {
    assert(line_ == 0);
    record_.line.resize(at_);
    collectAnew({});
}

} // namespace app::session
