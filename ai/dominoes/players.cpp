#include "ai/dominoes/players.h"

#include "ai/dominoes/belief.h"
#include "ai/dominoes/self_play_weights.h"
#include "core/dominoes/game.h"

#include <array>
#include <tuple>

namespace ai::dominoes {

using core::dominoes::legal_moves;
using core::dominoes::Move;
using core::dominoes::View;

namespace {

template <class Kind>
std::unique_ptr<Player> make(std::uint64_t seed) {
    if constexpr (std::is_constructible_v<Kind, std::uint64_t>)
        return std::make_unique<Kind>(seed);
    else
        return std::make_unique<Kind>();
}

constexpr std::array kinds{
    PlayerKind{"random", "any legal move, all equally likely", make<Random>},
    PlayerKind{"pips", "the tile with the most pips that fits", make<Pips>},
    PlayerKind{"block", "ends that fit own tiles and few unseen ones", make<Block>},
    PlayerKind{"flat", "each move tried in a hundred possible deals", make<Flat>},
    PlayerKind{"champion", "weighed deals, tree search and exact end game", make<Champion>},
};

} // namespace

std::span<const PlayerKind> roster() { return kinds; }

std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed) {
    for (const PlayerKind& kind : kinds)
        if (kind.name == name) return kind.make(seed);
    return nullptr;
}

double play_game(Player& first, Player& second, const core::dominoes::Deal& deal) {
    const std::array<Player*, 2> players{&first, &second};
    core::dominoes::Game game(deal);
    for (Player* const player : players) player->reset(game.start().tile);
    while (!game.is_over())
        game = game.apply(players[static_cast<std::size_t>(game.mover())]->play(game.view()));
    return game.points(0);
}

Move Random::play(const View& view) {
    const auto moves = legal_moves(view);
    return moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))];
}

Move Pips::play(const View& view) {
    const auto moves = legal_moves(view);
    const auto pips = [&view](Move move) {
        return view.hand[static_cast<std::size_t>(move.index)].pips();
    };
    Move best = moves.front();
    for (const Move move : moves)
        if (pips(move) > pips(best)) best = move;
    return best;
}

Move Block::play(const View& view) {
    const TileSet hand = TileSet::of(view.hand);
    const TileSet unseen = TileSet::all(setting_.numbers) - hand - view.line.tile_set();
    const Placements choices = placements(hand, view.line.left(), view.line.right());
    if (choices.size() == 0) return legal_moves(view).front();
    return as_move(view, choices[block_choice(hand, unseen, choices)]);
}

int block_choice(TileSet hand, TileSet unseen, const Placements& choices) {
    const auto rank = [&](const Placement& placement) {
        const TileSet fit = TileSet::fitting(placement.left, placement.right);
        const TileSet rest = hand.without(placement.tile);
        return std::tuple((rest & fit).size() - (unseen & fit).size(), placement.tile.pips());
    };
    int best = 0;
    for (int i = 1; i < choices.size(); ++i)
        if (rank(choices[i]) > rank(choices[best])) best = i;
    return best;
}

void ThinkingPlayer::init(core::dominoes::Case setting) {
    setting_ = setting;
    record_ = Record();
}

void ThinkingPlayer::reset(core::dominoes::Tile first) {
    learn(record_);
    record_.start(setting_, first);
}

Move ThinkingPlayer::play(const View& view) {
    record_.see(view);
    const Placements choices = placements(record_.hand(), view.line.left(), view.line.right());
    const Move move = choices.size() == 0   ? core::dominoes::legal_moves(view).front()
                      : choices.size() == 1 ? as_move(view, choices[0])
                                            : as_move(view, choose(record_));
    record_.answer(move);
    return move;
}

namespace {

constexpr int flat_samples = 100;

// The points of seat 0 when both continue as Block.
double block_roll_out(Table& table) {
    while (table.settle()) {
        const PlayerView known = view_of(table);
        const Placements choices = placements(known.hand, table.left, table.right);
        table.place(choices[block_choice(known.hand, known.unseen, choices)]);
    }
    return table.points(0);
}

} // namespace

Placement Flat::choose(const Record& record) {
    const Placements choices = placements(record.hand(), record.left(), record.right());
    std::array<double, Placements::most> sums{};
    const Belief belief(record);
    for (int i = 0; i < flat_samples; ++i) {
        const Table dealt = determinize(record, belief.sample(random_), random_);
        for (int c = 0; c < choices.size(); ++c) {
            Table table = dealt;
            table.place(choices[c]);
            sums[static_cast<std::size_t>(c)] += block_roll_out(table);
        }
    }
    return choices[static_cast<int>(std::ranges::max_element(sums) - sums.begin())];
}

Champion::Champion(std::uint64_t seed, const SearchOptions& options)
    : random_(seed + 1),
      opponent_model_(self_play_weights),
      search_(options, self_play_weights, seed) {}

// The opponent of the next case may be another one.
void Champion::init(core::dominoes::Case setting) {
    ThinkingPlayer::init(setting);
    opponent_model_ = OpponentModel(self_play_weights);
}

void Champion::learn(const Record& record) { opponent_model_.learn(record, random_); }

Placement Champion::choose(const Record& record) {
    return search_.best(record, opponent_model_.model());
}

} // namespace ai::dominoes
