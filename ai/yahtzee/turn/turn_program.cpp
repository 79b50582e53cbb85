#include "ai/yahtzee/turn/turn_program.h"

#include "core/yahtzee/position.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>

namespace ai::yahtzee::turn {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

// Walks over the lattice once and keeps one row for all that come to the same.
class TurnCompiler {
public:
    using Row = std::uint16_t;
    using Rows = std::vector<Row>; // ascending, distinct for maxima

    explicit TurnCompiler(TurnProgram& program) : program_(program) {}

    void compile(Rules rules, const CardState& state) {
        std::array<Row, keep_count> rows{};
        for (int r = 0; r < roll_count; ++r)
            rows[static_cast<std::size_t>(first_roll_index + r)] =
                ending(rules, state, Roll::at(r));
        close_endings();
        for (int rerolls = 0; rerolls < rolls_per_turn - 1; ++rerolls) {
            means(rows);
            maxima(rows);
        }
        weigh(rows);
        program_.options_.shrink_to_fit();
        program_.steps_.shrink_to_fit();
        program_.sources_.shrink_to_fit();
    }

private:
    Row ending(Rules rules, const CardState& state, Roll roll) {
        std::vector<TurnProgram::Option> options;
        for (const Box box : legal_boxes(rules, state.open, roll)) {
            const Transition scored = score(rules, state, roll, box);
            const bool decides = is_upper(box) || box == Box::yahtzee;
            options.push_back({outcome({box, decides ? points(rules, state.open, roll, box) : 0}),
                               static_cast<std::int16_t>(scored.points)});
        }
        std::ranges::sort(options);
        const auto [known, is_new] =
            endings_.try_emplace(options, static_cast<Row>(endings_.size()));
        if (is_new) {
            program_.ending_starts_.push_back(static_cast<std::uint32_t>(program_.options_.size()));
            program_.options_.insert(program_.options_.end(), options.begin(), options.end());
        }
        return known->second;
    }

    std::uint16_t outcome(const TurnProgram::Outcome& wanted) {
        auto& outcomes = program_.outcomes_;
        const auto found = std::ranges::find(outcomes, wanted);
        const auto index = found - outcomes.begin();
        if (found == outcomes.end()) outcomes.push_back(wanted);
        return static_cast<std::uint16_t>(index);
    }

    void close_endings() {
        program_.ending_starts_.push_back(static_cast<std::uint32_t>(program_.options_.size()));
        next_row_ = static_cast<Row>(program_.ending_count());
    }

    void means(std::array<Row, keep_count>& rows) {
        for (int i = first_roll_index - 1; i >= 0; --i) {
            const Keep keep = Keep::at(i);
            Rows sources;
            for (int face = 1; face <= face_count; ++face)
                sources.push_back(rows[static_cast<std::size_t>(keep.plus(face).index())]);
            std::ranges::sort(sources);
            rows[static_cast<std::size_t>(i)] = sources.front() == sources.back()
                                                    ? sources.front()
                                                    : step(means_, sources, sources, true);
        }
    }

    // For each keep the best of all keeps within it, from the best of those one die smaller.
    void maxima(std::array<Row, keep_count>& rows) {
        std::array<Rows, keep_count> within;
        const std::array<Row, keep_count> held = rows;
        for (std::size_t i = 0; i < keep_count; ++i) {
            const Keep keep = Keep::at(static_cast<int>(i));
            Rows sources{held[i]};
            within[i] = {held[i]};
            for (int face = 1; face <= face_count; ++face) {
                if (keep.count(face) == 0) continue;
                const auto smaller = static_cast<std::size_t>(keep.minus(face).index());
                sources.push_back(rows[smaller]);
                within[i].insert(within[i].end(), within[smaller].begin(), within[smaller].end());
            }
            make_set(sources);
            make_set(within[i]);
            rows[i] = within[i].size() == 1 ? within[i].front()
                                            : step(maxima_, within[i], sources, false);
        }
    }

    static void make_set(Rows& rows) {
        std::ranges::sort(rows);
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    }

    Row step(std::map<Rows, Row>& steps, const Rows& what, const Rows& sources, bool is_mean) {
        const auto [known, is_new] = steps.try_emplace(what, next_row_);
        if (is_new) {
            ++next_row_;
            program_.steps_.push_back({static_cast<std::uint32_t>(program_.sources_.size()),
                                       static_cast<std::uint16_t>(sources.size()), is_mean});
            program_.sources_.insert(program_.sources_.end(), sources.begin(), sources.end());
        }
        return known->second;
    }

    void weigh(const std::array<Row, keep_count>& rows) {
        std::map<Row, int> permutations;
        for (int r = 0; r < roll_count; ++r)
            permutations[rows[static_cast<std::size_t>(first_roll_index + r)]] +=
                Roll::at(r).permutations();
        for (const auto& [row, count] : permutations)
            program_.weights_.push_back({row, static_cast<float>(count)});
    }

    TurnProgram& program_;
    Row next_row_ = 0;
    std::map<std::vector<TurnProgram::Option>, Row> endings_;
    std::map<Rows, Row> means_;
    std::map<Rows, Row> maxima_;
};

TurnProgram::TurnProgram(Rules rules, BoxSet open, bool yahtzee_bonus) {
    // An upper total of 63 keeps the upper bonus out of the points.
    TurnCompiler(*this).compile(rules, {open, upper_bonus_threshold, yahtzee_bonus});
}

const TurnProgram& program_of(Rules rules, const CardState& state) {
    constexpr std::size_t states = std::size_t{2} << box_count; // open boxes, Yahtzee bonus or not
    static std::array<std::array<std::atomic<const TurnProgram*>, states>, all_joker_rules.size()>
        programs;
    auto& program = programs[static_cast<std::size_t>(rules.joker)]
                            [state.open.bits() << 1 | (state.yahtzee_bonus ? 1u : 0u)];
    if (const TurnProgram* known = program.load(std::memory_order_acquire)) return *known;
    auto made = std::make_unique<const TurnProgram>(rules, state.open, state.yahtzee_bonus);
    const TurnProgram* first = nullptr; // another thread's, if it was faster
    if (!program.compare_exchange_strong(first, made.get(), std::memory_order_acq_rel))
        return *first;
    return *made.release();
}

} // namespace ai::yahtzee::turn
