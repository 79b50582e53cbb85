// The analysis of a game as a table: a row for each roll, with what was done, what was best, what
// luck and choice brought, and what is to be looked forward to then, which is the running sum.
// Beside it what the choice lost by the other measure.

#pragma once

#include "ai/yahtzee/practice/steps.h"
#include "app/analysis/library_requests.h"
#include "app/models/text_table_model.h"
#include "core/yahtzee/notation/record.h"

#include <optional>
#include <vector>

namespace app::models {

// The measure of a review.
enum class Measure { points, probabilities };

// The analysis by that measure; by points where there is no other.
const ai::yahtzee::review::GameAnalysis& analysis_by(const ai::yahtzee::review::Review& review,
                                                     Measure measure);

// True for a choice that a person made. A record that starts from a position after the second or
// third roll reaches it by keeping all five dice, which nobody chose.
bool is_own_decision(const core::yahtzee::notation::Record& record,
                     const std::vector<ai::yahtzee::review::AnalysedRoll>& rows,
                     std::size_t number);

class AnalysisModel : public TextTableModel {
    Q_OBJECT

public:
    enum Column {
        turn_column,
        player_column,
        dice_column,
        chosen_column,
        best_column,
        loss_column,
        grade_column,
        step_column, // the step of the basic strategy that decides; with a cross: not followed
        luck_column,
        outlook_column,
        other_loss_column, // by the other measure, if there is one
        column_count
    };

    enum Role { grade_role = Qt::UserRole }; // int of review::Grade, in the grade's column

    using TextTableModel::TextTableModel;

    // The review must be of this record. Null: nothing to show.
    void show(const core::yahtzee::notation::Record& record, analysis::SharedReview review);
    void setMeasure(Measure measure);

    const analysis::SharedReview& review() const { return review_; }
    const core::yahtzee::notation::Record& record() const { return record_; }
    Measure measure() const; // what is shown
    bool hasOther() const { return review_ && review_->win; }
    // The objective whose probabilities the review has.
    ai::yahtzee::decide::Objective objective() const {
        return review_ ? review_->objective : ai::yahtzee::decide::Objective();
    }

    bool beats() const { // points, instead of the other players
        return objective().kind == ai::yahtzee::decide::Objective::Kind::beat;
    }

    // A roll with what was done, by the measure that is shown or another; and the game then.
    const ai::yahtzee::review::AnalysedRoll& roll(int number) const {
        return row(number, measure());
    }
    const ai::yahtzee::review::AnalysedRoll& roll(int number, Measure measure) const {
        return row(number, measure);
    }
    const core::yahtzee::Game& gameAt(int number) const {
        return games_[static_cast<std::size_t>(number)];
    }
    // The advice of the basic strategy there.
    const ai::yahtzee::practice::StepDecision& page(int number) const {
        return pages_[static_cast<std::size_t>(number)];
    }
    // The loss of a decision; 0 where rounding, or the accuracy of an estimated probability, hides
    // it.
    double loss(int number, Measure measure) const;
    bool follows(int number) const; // the page
    bool isOfPerson(int number) const;
    bool isOwnDecision(int number) const;
    int decisionCount() const;
    bool hasDecisions() const; // by whomever
    int bestCount() const;     // of those, by the measure that is shown: they lost nothing
    // Where the best choice depends on the objective, in a sentence; else empty.
    QString disagreement(int number) const;

    // The moment of the game in which the decision of the row is taken.
    std::size_t moment(int row) const;
    // The last row that has come to pass at a moment; nothing before the first.
    std::optional<int> rowAt(std::size_t moment) const;

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ai::yahtzee::review::AnalysedRoll& row(int number, Measure measure) const;
    int rows() const override;
    int columns() const override { return column_count; }
    QString title(int column) const override;
    bool isNumber(int column) const override;
    QString text(int number, int column) const override;
    QString decisionText(int number, int column) const;
    QString lossText(int number, Measure measure) const;

    core::yahtzee::notation::Record record_;
    analysis::SharedReview review_;
    Measure measure_ = Measure::points;                      // that is wanted
    std::vector<core::yahtzee::Game> games_;                 // at each row, dice on the table
    std::vector<ai::yahtzee::practice::StepDecision> pages_; // at each row
};

QString grade_text(ai::yahtzee::review::Grade grade); // empty for a fine choice

} // namespace app::models
