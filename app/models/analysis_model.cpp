#include "app/models/analysis_model.h"

#include "ai/yahtzee/win/win_probability.h"
#include "app/storage/same_game.h"
#include "app/text/advice.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"

namespace app::models {

using namespace app::text;
using namespace app::analysis;
using ai::yahtzee::review::AnalysedRoll;
using ai::yahtzee::review::GameAnalysis;
using ai::yahtzee::review::Grade;

namespace {

QString signed_text(double number, Measure measure) {
    return measure == Measure::points ? signed_points(number) : signed_percentage_points(number);
}

QString plain_text(double number, Measure measure) {
    return measure == Measure::points ? points_text(number) : percent_text(number);
}

bool is_exact(const core::yahtzee::Game& game) {
    const auto is_late = [](const core::yahtzee::Card& card) {
        return card.open().size() <= ai::yahtzee::win::WinProbabilityOptions{}.exact_boxes;
    };
    return game.players() == 2 && is_late(game.card(0)) && is_late(game.card(1));
}

Measure other_than(Measure measure) {
    return measure == Measure::points ? Measure::probabilities : Measure::points;
}

} // namespace

const GameAnalysis& analysis_by(const ai::yahtzee::review::Review& review, Measure measure) {
    return measure == Measure::probabilities && review.win ? *review.win : review.by_points;
}

QString grade_text(Grade grade) {
    switch (grade) {
    case Grade::fine:
        return {};
    case Grade::inaccuracy:
        return AnalysisModel::tr("inaccuracy");
    case Grade::mistake:
        return AnalysisModel::tr("mistake");
    case Grade::blunder:
        return AnalysisModel::tr("blunder");
    }
    return {};
}

bool is_own_decision(const core::yahtzee::notation::Record& record,
                     const std::vector<AnalysedRoll>& rows, std::size_t number) {
    const auto keeps_all = [](const AnalysedRoll& row) {
        return row.decision && row.decision->chosen == core::yahtzee::Action::hold_all();
    };
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(number) + 1;
    if (record.start && std::all_of(rows.begin(), end, keeps_all)) return false;
    const auto seat = static_cast<std::size_t>(rows[number].seat);
    return is_person(record.players[seat]) && rows[number].decision;
}

void AnalysisModel::show(const core::yahtzee::notation::Record& record, SharedReview review) {
    beginResetModel();
    record_ = record;
    review_ = std::move(review);
    games_.clear();
    pages_.clear();
    const ai::yahtzee::practice::StepJudge judge(record_.rules);
    core::yahtzee::Game game = start_of(record_);
    std::size_t played = 0;
    for (int number = 0; number < rowCount(); ++number) {
        while (played <= row(number, Measure::points).ply)
            game = core::yahtzee::notation::play(game, record_.line[played++].move);
        games_.push_back(game);
        pages_.push_back(judge.decide(game.position()));
    }
    endResetModel();
}

void AnalysisModel::setMeasure(Measure measure) {
    if (measure == measure_) return;
    beginResetModel();
    measure_ = measure;
    endResetModel();
}

Measure AnalysisModel::measure() const { return hasOther() ? measure_ : Measure::points; }

const AnalysedRoll& AnalysisModel::row(int number, Measure measure) const {
    return analysis_by(*review_, measure).rows[static_cast<std::size_t>(number)];
}

std::size_t AnalysisModel::moment(int number) const { return row(number, Measure::points).ply + 1; }

std::optional<int> AnalysisModel::rowAt(std::size_t moment) const {
    std::optional<int> found;
    for (int number = 0; number < rowCount() && row(number, Measure::points).ply < moment; ++number)
        found = number;
    return found;
}

int AnalysisModel::rows() const {
    return review_ ? static_cast<int>(review_->by_points.rows.size()) : 0;
}

bool AnalysisModel::isNumber(int column) const {
    return column == loss_column || column == luck_column || column == outlook_column ||
           column == other_loss_column;
}

QString AnalysisModel::text(int number, int column) const {
    const AnalysedRoll& entry = row(number, measure());
    switch (column) {
    case turn_column:
        return QString("%1 / %2").arg(entry.turn + 1).arg(entry.roll_number);
    case player_column:
        return shown_name(storage::player_name(record_, entry.seat));
    case dice_column:
        return dice_text(core::dice::Roll::of(entry.dice).as_keep());
    case luck_column:
        return signed_text(entry.luck, measure());
    case outlook_column:
        return plain_text(entry.after(), measure());
    case other_loss_column:
        return hasOther() ? lossText(number, other_than(measure())) : QString();
    default:
        return decisionText(number, column);
    }
}

QString AnalysisModel::decisionText(int number, int column) const {
    const auto& decision = row(number, measure()).decision;
    const auto& game = games_[static_cast<std::size_t>(number)];
    if (!decision) return {};
    switch (column) {
    case chosen_column:
        return choice_text(game, decision->chosen);
    case best_column:
        return loss(number, measure()) > 0 ? choice_text(game, decision->best) : QString();
    case loss_column:
        return lossText(number, measure());
    case grade_column:
        return grade_text(decision->grade);
    case step_column: {
        const int step = page(number).step;
        const QString words = step > 0 ? QString::number(step) : QString("–");
        return follows(number) ? words : tr("%1 ✗").arg(words);
    }
    default:
        return {};
    }
}

double AnalysisModel::loss(int number, Measure measure) const {
    const auto& decision = row(number, measure).decision;
    const double loss = decision ? decision->loss() : 0;
    if (measure == Measure::points) return is_shown(loss) ? loss : 0;
    const bool is_hidden = loss < text::win_accuracy && !(is_exact(gameAt(number)) && !beats());
    return is_shown(100 * loss) && !is_hidden ? loss : 0;
}

QString AnalysisModel::lossText(int number, Measure measure) const {
    const auto& decision = row(number, measure).decision;
    if (!decision) return {};
    const double loss = this->loss(number, measure);
    if (loss == 0 && measure == Measure::probabilities && is_shown(100 * decision->loss()))
        return tr("< %1").arg(percentage_points(text::win_accuracy));
    return signed_text(-loss, measure);
}

bool AnalysisModel::follows(int number) const {
    const AnalysedRoll& entry = row(number, Measure::points);
    return !entry.decision ||
           entry.decision->chosen.is_same_choice(page(number).action, entry.dice);
}

bool AnalysisModel::isOfPerson(int number) const {
    const auto seat = static_cast<std::size_t>(row(number, Measure::points).seat);
    return is_person(record_.players[seat]);
}

bool AnalysisModel::isOwnDecision(int number) const {
    return is_own_decision(record_, review_->by_points.rows, static_cast<std::size_t>(number));
}

bool AnalysisModel::hasDecisions() const {
    int first = 0;
    while (first < rowCount() && !roll(first).decision) ++first;
    return first < rowCount();
}

int AnalysisModel::decisionCount() const {
    int count = 0;
    for (int number = 0; number < rowCount(); ++number)
        if (isOwnDecision(number)) ++count;
    return count;
}

int AnalysisModel::bestCount() const {
    int count = 0;
    for (int number = 0; number < rowCount(); ++number)
        if (isOwnDecision(number) && loss(number, measure()) == 0) ++count;
    return count;
}

// Where what is best depends on what is wanted.
QString AnalysisModel::disagreement(int number) const {
    if (!hasOther()) return {};
    const auto& by_points = row(number, Measure::points).decision;
    const auto& by_probabilities = row(number, Measure::probabilities).decision;
    if (!by_points || !by_probabilities || by_points->best == by_probabilities->best) return {};
    if (by_points->chosen == by_points->best && loss(number, Measure::probabilities) == 0)
        return {}; // nobody can tell
    const auto& game = games_[static_cast<std::size_t>(number)];
    const QString for_points = choice_text(game, by_points->best);
    const QString for_aim = choice_text(game, by_probabilities->best);
    if (beats())
        return tr("Best for points: %1. Best to beat %2: %3.")
            .arg(for_points)
            .arg(objective().points)
            .arg(for_aim);
    return tr("Best for points: %1. Best to win: %2.").arg(for_points, for_aim);
}

QVariant AnalysisModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto decision = [&]() -> const auto& { return row(index.row(), measure()).decision; };
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return index.column() == step_column && decision()
                   ? tr("%1: %2").arg(step_title(page(index.row()).step),
                                      step_text(page(index.row()).step))
                   : disagreement(index.row());
    case grade_role:
        if (index.column() != grade_column || !decision()) return {};
        return static_cast<int>(decision()->grade);
    default:
        return TextTableModel::data(index, role);
    }
}

QVariant AnalysisModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool by_points = measure() == Measure::points;
    const bool is_difference = section == loss_column || section == luck_column;
    const bool is_in_percent =
        (is_difference && !by_points) || (section == other_loss_column && by_points);
    if (role != Qt::ToolTipRole || orientation != Qt::Horizontal)
        return TextTableModel::headerData(section, orientation, role);
    if (is_in_percent) return percentage_points_tip();
    if (section != step_column) return {};
    return tr("The step of the basic strategy that decides; ✗: it was not followed");
}

QString AnalysisModel::title(int column) const {
    const bool by_points = measure() == Measure::points;
    switch (column) {
    case turn_column:
        return tr("Turn");
    case player_column:
        return tr("Player");
    case dice_column:
        return tr("Dice");
    case chosen_column:
        return tr("Chosen");
    case best_column:
        return by_points ? tr("Best")
               : beats() ? tr("Best to beat %1").arg(objective().points)
                         : tr("Best to win");
    case loss_column:
        return tr("Loss");
    case grade_column:
        return tr("Grade");
    case step_column:
        return tr("Step");
    case luck_column:
        return tr("Luck");
    case outlook_column:
        return by_points ? tr("Expected") : beats() ? tr("Beat %") : tr("Win %");
    case other_loss_column:
        return !by_points ? tr("In points")
               : beats()  ? tr("Loss to beat %1").arg(objective().points)
                          : tr("Loss to win");
    default:
        return {};
    }
}

} // namespace app::models
