#include "ai/yahtzee/practice/siblings.h"

#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/seeded_games.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

namespace {

constexpr std::size_t max_tries = 30;
constexpr std::uint64_t max_turns = 600;          // that are played from the mistake's cards
constexpr std::uint64_t max_sibling_games = 1000; // of players who know the page
constexpr int exact_sibling_boxes = 4;            // win probabilities from so many open boxes on
constexpr double box_weight = 2;
constexpr double upper_weight = 0.1;

// The game at the start of the turn in which the position comes up; the mover has seat 0.
Game game_before(Rules rules, const Position& position) {
    std::vector<Card> cards{position.mover};
    cards.insert(cards.end(), position.opponents.begin(), position.opponents.end());
    return Game(cards, 0, rules);
}

class Search {
public:
    Search(const SharedValues& values, const Exercise& mistake)
        : mistake_(mistake),
          values_(values),
          follows_(mistake.page_loss() == 0),
          exact_boxes_(mistake.goal == Goal::win ? exact_sibling_boxes : 0) {}

    int exact_boxes() const { return exact_boxes_; }
    bool is_full() const { return found_.size() >= max_tries; }

    std::optional<Exercise> candidate(Examiner& examiner, const Position& position) const {
        if (position.roll_number != mistake_.position.roll_number ||
            position == mistake_.position ||
            examiner.judge.decide(position).step != mistake_.page.step)
            return std::nullopt;
        auto exercise = examiner.exercise(position, mistake_.goal);
        if (!exercise) return std::nullopt;
        const bool is_box = mistake_.best().action.is_score();
        const double clear = mistake_.goal == Goal::win ? min_win_loss : min_step_loss;
        const auto choices = decide::without_holding_all(exercise->ranking);
        if (exercise->best().action.is_score() != is_box || choices[1].loss < clear ||
            (exercise->page_loss() == 0) != follows_)
            return std::nullopt;
        exercise->practised = exercise->taught_step();
        return exercise;
    }

    void offer(std::optional<Exercise> exercise) {
        if (!exercise || is_full()) return;
        const bool is_new = std::ranges::none_of(found_, [&](const Exercise& other) {
            return distance(other.position, exercise->position) == 0;
        });
        if (is_new && distance(exercise->position, mistake_.position) > 0)
            found_.push_back(std::move(*exercise));
    }

    void play_from_cards(const SiblingOptions& options) {
        Examiner examiner(values_, exact_boxes_, options.stop);
        const Rules rules = values_->rules();
        const SeededGames games(
            rules, options.seed,
            players_knowing(examiner.judge, {mistake_.page.step, step_count()}));
        const Game start = game_before(rules, mistake_.position);
        for (std::uint64_t turn = 0; turn < max_turns && !is_full(); ++turn) {
            if (options.stop.stop_requested()) return;
            games.play_on(start, turn, start.players() + 1,
                          [&](int seat, const Position& position, Action) {
                              if (seat == 0) offer(candidate(examiner, position));
                          });
        }
    }

    std::vector<Exercise> closest(int count) {
        std::ranges::stable_sort(found_, {}, [&](const Exercise& exercise) {
            return distance(exercise.position, mistake_.position);
        });
        const auto wanted = std::min(found_.size(), static_cast<std::size_t>(count));
        found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(wanted), found_.end());
        return std::move(found_);
    }

private:
    const Exercise& mistake_;
    SharedValues values_;
    bool follows_; // the page names the best choice
    int exact_boxes_;
    std::vector<Exercise> found_;
};

} // namespace

double distance(const Position& a, const Position& b) {
    const auto open_a = a.mover.open();
    const auto open_b = b.mover.open();
    const int shared = (open_a & open_b).size();
    int differing_dice = 0;
    const auto roll_a = core::dice::Roll::of(a.dice);
    const auto roll_b = core::dice::Roll::of(b.dice);
    for (int face = 1; face <= core::dice::face_count; ++face)
        differing_dice += std::max(0, roll_a.count(face) - roll_b.count(face));
    return box_weight * (open_a.size() + open_b.size() - 2 * shared) + differing_dice +
           upper_weight * std::abs(a.mover.upper_points() - b.mover.upper_points());
}

std::vector<Exercise> siblings(const SharedValues& values, const Exercise& mistake,
                               const SiblingOptions& options) {
    Search search(values, mistake);
    try {
        search.play_from_cards(options);
    } catch (const win::Stopped&) {
        return search.closest(options.count);
    }
    if (!search.is_full() && !options.stop.stop_requested()) {
        GeneratorOptions others;
        others.seed = options.seed;
        others.count = static_cast<int>(max_tries);
        others.known = {step_count(), step_count()};
        others.max_games = max_sibling_games;
        others.exact_boxes = search.exact_boxes();
        others.threads = 1;
        others.stop = options.stop;
        const auto finder = [&](Examiner& examiner, const Position& position) {
            return search.candidate(examiner, position);
        };
        for (Exercise& exercise : generate(values, finder, others))
            search.offer(std::move(exercise));
    }
    return search.closest(options.count);
}

} // namespace ai::yahtzee::practice
