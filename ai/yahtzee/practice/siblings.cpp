#include "ai/yahtzee/practice/siblings.h"

#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/human_games.h"

#include <algorithm>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

namespace {

constexpr int exact_boxes = 4; // win probabilities from so many open boxes on

std::size_t shared_themes(const Exercise& exercise, ThemeSet themes) {
    return (exercise.themes & themes).count();
}

// The same dice, whatever slots they lie in, on the same cards.
bool is_alike(const Position& a, const Position& b) {
    return a.roll_number == b.roll_number && a.mover == b.mover && a.opponents == b.opponents &&
           core::dice::Roll::of(a.dice) == core::dice::Roll::of(b.dice);
}

// Whether the card comes of the other in play.
bool continues(const Card& card, const Card& earlier) {
    return std::ranges::all_of(all_boxes, [&](Box box) {
        return !earlier.points(box) || card.points(box) == earlier.points(box);
    });
}

// The game at the start of the turn in which the position comes up; the mover has seat 0.
Game game_before(Rules rules, const Position& position) {
    std::vector<Card> cards{position.mover};
    cards.insert(cards.end(), position.opponents.begin(), position.opponents.end());
    return Game(cards, 0, rules);
}

class Search {
public:
    Search(const SharedValues& values, const Position& mistake, ThemeSet themes,
           const SiblingOptions& options)
        : mistake_(mistake),
          themes_(themes),
          options_(options),
          start_(game_before(values->rules(), mistake)),
          games_(values, options.seed, human_08(), options.goal == Goal::win ? exact_boxes : 0,
                 options.stop) {}

    // One at most out of a turn of every player and the mover's next.
    void attempt(std::uint64_t number) {
        std::vector<Exercise> best;
        games_.play_on(start_, number, start_.players() + 1,
                       [&](const DecisionContext& decision, Action) { offer(decision, best); });
        if (best.empty()) return;
        const auto bits = decision_bits(options_.seed, number, 0xffff, 0, 0);
        found_.push_back(std::move(best[bits % best.size()]));
    }

    bool is_new(const Exercise& exercise) const {
        return !is_alike(exercise.position, mistake_) &&
               std::ranges::none_of(found_, [&](const Exercise& other) {
                   return is_alike(other.position, exercise.position);
               });
    }

    std::vector<Exercise>& found() { return found_; }

private:
    // Keeps in `best` those that share most themes.
    void offer(const DecisionContext& decision, std::vector<Exercise>& best) const {
        if (!continues(decision.position().mover, mistake_.mover)) return;
        if ((themes_of(decision) & themes_).none()) return;
        auto exercise = make_exercise(decision, options_.goal, options_.limits);
        if (!exercise || !is_new(*exercise)) return;
        const std::size_t shared = shared_themes(*exercise, themes_);
        if (!best.empty() && shared < shared_themes(best.front(), themes_)) return;
        if (!best.empty() && shared > shared_themes(best.front(), themes_)) best.clear();
        best.push_back(std::move(*exercise));
    }

    Position mistake_;
    ThemeSet themes_;
    const SiblingOptions& options_;
    Game start_;
    HumanGames games_;
    std::vector<Exercise> found_;
};

} // namespace

std::vector<Exercise> siblings(const SharedValues& values, const Position& mistake, ThemeSet themes,
                               const SiblingOptions& options) {
    const auto count = static_cast<std::size_t>(options.count);
    Search search(values, mistake, themes, options);
    for (int i = 0; i < options.max_attempts && search.found().size() < count; ++i) {
        if (options.stop.stop_requested()) return std::move(search.found());
        try {
            search.attempt(static_cast<std::uint64_t>(i));
        } catch (const win::Stopped&) {
            return std::move(search.found());
        }
    }
    if (search.found().size() < count) {
        GeneratorOptions others;
        others.seed = options.seed;
        others.count = options.count;
        others.goal = options.goal;
        others.limits = options.limits;
        others.exact_boxes = options.goal == Goal::win ? exact_boxes : 3;
        others.max_games = 2000;
        others.threads = 1;
        others.stop = options.stop;
        const auto wanted = [&](const DecisionContext& decision) {
            return (themes_of(decision) & themes).any();
        };
        for (Exercise& exercise : generate(values, wanted, others))
            if (search.found().size() < count && search.is_new(exercise))
                search.found().push_back(std::move(exercise));
    }
    return std::move(search.found());
}

} // namespace ai::yahtzee::practice
