#include "app/models/figures_model.h"

#include "app/session/table_setup.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>
#include <functional>

namespace app::models {

using namespace app::text;
using namespace app::session;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::state;
using core::yahtzee::notation::Record;

namespace {

// The translation context for lupdate.
struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

// A loss or a score.
QString plain(double number, Measure measure) {
    return measure == Measure::points ? worth_number(number) : difference_text(number, true);
}

QString with_margin(const Mean& mean, Measure measure) {
    if (!mean.margin) return plain(mean.mean, measure);
    const QString number =
        measure == Measure::points ? worth_number(mean.mean) : short_points(100 * mean.mean);
    return FigureWords::tr("%1 ± %2").arg(number, plain(*mean.margin, measure));
}

QStringList players_of(const Record& record) {
    QStringList players;
    for (const QString& name : names(record)) players << shown_name(name);
    return players;
}

QStringList players_of(const std::vector<PlayerStatistics>& figures) {
    QStringList players;
    for (const PlayerStatistics& of : figures) {
        const QString name = QString::fromStdString(of.player.name);
        const QString program = program_title(of.player.program);
        const bool is_told = program.isEmpty() || name.compare(program, Qt::CaseInsensitive) == 0;
        players << (is_told ? name : FigureWords::tr("%1 (%2)").arg(name, program));
    }
    return players;
}

// A row with a cell for each of `players`, which may be of any type.
template <class Players, class Cell>
FigureRow row(const QString& name, const Players& players, const Cell& cell) {
    FigureRow result{name, {}};
    for (const auto& player : players) result.cells << cell(player);
    return result;
}

// One player's figures by one measure.
using Column = std::reference_wrapper<const Figures>;
using Columns = std::vector<Column>;

FigureSection decisions(const Columns& columns, Measure measure) {
    const auto count = [&columns](const QString& name, Grade grade) {
        return row(name, columns, [grade](const Figures& figures) {
            return QString::number(figures.grades[static_cast<std::size_t>(grade)]);
        });
    };
    return {measure == Measure::points ? FigureWords::tr("Decisions, by points")
                                       : FigureWords::tr("Decisions, by probability"),
            {row(FigureWords::tr("Real decisions"), columns,
                 [](const Figures& figures) { return QString::number(figures.unforced); }),
             row(FigureWords::tr("Lost by each, on average"), columns,
                 [measure](const Figures& figures) {
                     return difference_text(figures.loss_per_decision(),
                                            measure == Measure::probabilities);
                 }),
             count(FigureWords::tr("Inaccuracies"), Grade::inaccuracy),
             count(FigureWords::tr("Mistakes"), Grade::mistake),
             count(FigureWords::tr("Blunders"), Grade::blunder)}};
}

// Where anybody lost anything worth showing.
void add_losses(FigureSection& section, const QString& name, const Columns& columns,
                Measure measure, const std::function<double(const Figures&)>& loss_of) {
    const QString nothing = plain(0, measure);
    FigureRow losses = row(
        name, columns, [&](const Figures& figures) { return plain(loss_of(figures), measure); });
    const auto is_nothing = [&nothing](const QString& cell) { return cell == nothing; };
    for (const Figures& figures : columns) {
        const double loss = loss_of(figures);
        losses.shares.push_back(is_nothing(plain(loss, measure)) ? 0 : loss);
    }
    if (!std::ranges::all_of(losses.cells, is_nothing)) section.rows.push_back(std::move(losses));
}

// Losses become shares of the largest.
void scale_losses(FigureSection& section) {
    double largest = 0;
    for (const FigureRow& row : section.rows)
        largest = std::max(largest, std::ranges::max(row.shares));
    for (FigureRow& row : section.rows)
        for (double& share : row.shares) share /= largest;
}

QString kind_text(RollKind kind) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("Figures", "Five of a kind"),
                                            QT_TRANSLATE_NOOP("Figures", "Four of a kind"),
                                            QT_TRANSLATE_NOOP("Figures", "Full house"),
                                            QT_TRANSLATE_NOOP("Figures", "Large straight"),
                                            QT_TRANSLATE_NOOP("Figures", "Small straight"),
                                            QT_TRANSLATE_NOOP("Figures", "Three of a kind"),
                                            QT_TRANSLATE_NOOP("Figures", "Two pairs"),
                                            QT_TRANSLATE_NOOP("Figures", "One pair"),
                                            QT_TRANSLATE_NOOP("Figures", "All different")};
    static_assert(std::size(names) == roll_kind_count);
    return FigureWords::tr(names[static_cast<std::size_t>(kind)]);
}

// Losses by roll, box and kind of roll, without empty sections.
FigureSheet losses(const QStringList& players, const Columns& columns, Measure measure) {
    FigureSheet sheet{players, {decisions(columns, measure)}};
    FigureSection rolls{FigureWords::tr("Losses by roll"), {}};
    for (std::size_t roll = 0; roll < core::yahtzee::rolls_per_turn; ++roll)
        add_losses(rolls, FigureWords::tr("Roll %1").arg(roll + 1), columns, measure,
                   [roll](const Figures& figures) { return figures.losses_by_roll[roll]; });
    FigureSection boxes{FigureWords::tr("Losses by choice"), {}};
    add_losses(boxes, FigureWords::tr("Keeps"), columns, measure,
               [](const Figures& figures) { return figures.losses_by_keeps; });
    for (const auto box : core::yahtzee::all_boxes)
        add_losses(boxes, box_title(box), columns, measure, [box](const Figures& figures) {
            return figures.losses_by_box[static_cast<std::size_t>(index(box))];
        });
    FigureSection kinds{FigureWords::tr("Losses by dice"), {}};
    for (std::size_t kind = 0; kind < roll_kind_count; ++kind)
        add_losses(kinds, kind_text(static_cast<RollKind>(kind)), columns, measure,
                   [kind](const Figures& figures) { return figures.losses_by_kind[kind]; });
    for (FigureSection* section : {&rolls, &boxes, &kinds}) {
        if (section->rows.empty()) continue;
        scale_losses(*section);
        sheet.sections.push_back(std::move(*section));
    }
    return sheet;
}

FigureSection points_section(const Review& review, bool is_over) {
    const auto& accounts = review.by_points.totals;
    const auto account = [&accounts](const QString& name, double PlayerTotals::*number) {
        return row(name, accounts,
                   [number](const PlayerTotals& of) { return points_text(of.*number); });
    };
    return {FigureWords::tr("Points"),
            {account(FigureWords::tr("Expected at the start"), &PlayerTotals::start),
             row(FigureWords::tr("Luck"), accounts,
                 [](const PlayerTotals& of) { return signed_points(of.luck); }),
             row(FigureWords::tr("Lost by choices"), accounts,
                 [](const PlayerTotals& of) { return signed_points(-of.losses); }),
             account(is_over ? FigureWords::tr("Final score") : FigureWords::tr("Expected now"),
                     &PlayerTotals::end),
             row(FigureWords::tr("Score without luck"), review.seats,
                 [](const SeatReview& seat) { return points_text(seat.luck_free_score); })}};
}

// Among more than two, the others' play can't be separated from the error of the estimate.
FigureSection probabilities_section(const Review& review, bool is_over) {
    const auto& accounts = review.win->totals;
    const bool wins = review.objective.kind == Objective::Kind::win;
    const auto change = [&accounts](const QString& name, double PlayerTotals::*number,
                                    int sign = 1) {
        return row(name, accounts, [=](const PlayerTotals& of) {
            return signed_percentage_points(sign * of.*number);
        });
    };
    FigureSection section{
        wins ? FigureWords::tr("Probability to win")
             : FigureWords::tr("Probability to beat %1").arg(review.objective.points),
        {}};
    section.rows = {row(FigureWords::tr("At the start"), accounts,
                        [](const PlayerTotals& of) { return percent_text(of.start); }),
                    change(FigureWords::tr("Luck"), &PlayerTotals::luck),
                    change(FigureWords::tr("Lost by choices"), &PlayerTotals::losses, -1)};
    if (wins && accounts.size() == 2)
        section.rows.push_back(
            change(FigureWords::tr("The other's luck and choices"), &PlayerTotals::others));
    section.rows.push_back(change(wins && accounts.size() > 2
                                      ? FigureWords::tr("The others, and what the estimate leaves")
                                      : FigureWords::tr("What the estimate leaves"),
                                  &PlayerTotals::remainder));
    section.rows.push_back(row(is_over ? FigureWords::tr("At the end") : FigureWords::tr("Now"),
                               accounts,
                               [](const PlayerTotals& of) { return percent_text(of.end); }));
    return section;
}

QString score_or(const std::optional<int>& score, const QString& why_not) {
    return score ? QString::number(*score) : why_not;
}

FigureSection same_dice_section(const Record& record, const Review& review, bool is_over) {
    FigureSection section{FigureWords::tr("The same dice, played by"), {}};
    const auto everywhere = [&](const QString& text) {
        section.rows = {
            row(FigureWords::tr("Others"), review.seats, [&](const auto&) { return text; })};
        return section;
    };
    if (!record.dice) return everywhere(FigureWords::tr("not known of real dice"));
    if (!is_over) return everywhere(FigureWords::tr("told after the game"));
    if (!review.seats.front().same_dice)
        return everywhere(FigureWords::tr("the rolls are not the seed's"));
    const auto line = [&](const QString& name, const auto& cell) {
        section.rows.push_back(
            row(name, review.seats, [&](const SeatReview& seat) { return cell(*seat.same_dice); }));
    };
    line(FigureWords::tr("Optimal"),
         [](const SameDice& same) { return score_or(same.optimal, {}); });
    if (record.players.size() > 1)
        line(FigureWords::tr("Champion"), [](const SameDice& same) {
            return score_or(same.champion, FigureWords::tr("needs the large tables"));
        });
    line(FigureWords::tr("Somebody who knows them beforehand"), [](const SameDice& same) {
        if (!same.clairvoyant_seconds) return QString::number(same.clairvoyant);
        return FigureWords::tr("%1, found in %2 s")
            .arg(same.clairvoyant)
            .arg(text::decimal_text(*same.clairvoyant_seconds, 2));
    });
    return section;
}

FigureSection means_section(const std::vector<PlayerStatistics>& players) {
    const auto mean = [&players](const QString& name, Mean PlayerStatistics::*number) {
        return row(name, players, [number](const PlayerStatistics& of) {
            return of.games > 0 ? with_margin(of.*number, Measure::points) : QString();
        });
    };
    const auto count = [&players](const QString& name, int PlayerStatistics::*number) {
        return row(name, players,
                   [number](const PlayerStatistics& of) { return QString::number(of.*number); });
    };
    const bool has_intervals =
        std::ranges::any_of(players, [](const PlayerStatistics& of) { return of.games > 1; });
    FigureSection section{has_intervals ? FigureWords::tr("A game, with 99\u00a0% intervals")
                                        : FigureWords::tr("A game"),
                          {}};
    section.rows = {
        count(FigureWords::tr("Games"), &PlayerStatistics::games),
        count(FigureWords::tr("Unfinished"), &PlayerStatistics::parts),
        mean(FigureWords::tr("Score"), &PlayerStatistics::score),
        mean(FigureWords::tr("Luck"), &PlayerStatistics::luck),
        mean(FigureWords::tr("Points lost"), &PlayerStatistics::losses),
        mean(FigureWords::tr("Score without luck"), &PlayerStatistics::luck_free_score)};
    const auto has_probabilities = [](const PlayerStatistics& of) {
        return of.probability_lost.has_value();
    };
    if (std::ranges::any_of(players, has_probabilities))
        section.rows.push_back(
            row(FigureWords::tr("Win probability lost"), players, [&](const PlayerStatistics& of) {
                return has_probabilities(of)
                           ? with_margin(*of.probability_lost, Measure::probabilities)
                           : QString();
            }));
    return section;
}

} // namespace

FigureSheet figures_of(const Record& record, const Review& review) {
    const bool is_over = replay(record).phase() == core::yahtzee::Phase::over;
    FigureSheet sheet{players_of(record), {points_section(review, is_over)}};
    if (review.win) sheet.sections.push_back(probabilities_section(review, is_over));
    sheet.sections.push_back(same_dice_section(record, review, is_over));
    return sheet;
}

FigureSheet figures_of(const StatisticsBuilder& book) {
    const std::vector<PlayerStatistics> players = book.players();
    return {players_of(players), {means_section(players)}};
}

FigureSheet losses_of(const Record& record, const Review& review, Measure measure) {
    Columns columns;
    for (const SeatReview& seat : review.seats)
        columns.emplace_back(measure == Measure::probabilities && seat.win ? *seat.win
                                                                           : seat.figures);
    return losses(players_of(record), columns, measure);
}

FigureSheet losses_of(const StatisticsBuilder& book, Measure measure) {
    const std::vector<PlayerStatistics> players = book.players();
    Columns columns;
    for (const PlayerStatistics& player : players)
        columns.emplace_back(measure == Measure::probabilities ? player.probabilities
                                                               : player.points);
    return losses(players_of(players), columns, measure);
}

namespace {

// The internal number of an index: 0 for a section, for a row the number of its section, from 1.
constexpr quintptr is_section = 0;

} // namespace

void FiguresModel::show(FigureSheet sheet) {
    beginResetModel();
    sheet_ = std::move(sheet);
    endResetModel();
}

const FigureSection& FiguresModel::section(int number) const {
    return sheet_.sections[static_cast<std::size_t>(number)];
}

QModelIndex FiguresModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : is_section);
}

QModelIndex FiguresModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == is_section) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, is_section);
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(sheet_.sections.size());
    if (parent.internalId() != is_section || parent.column() > 0) return 0;
    return static_cast<int>(section(parent.row()).rows.size());
}

int FiguresModel::columnCount(const QModelIndex&) const {
    return 1 + static_cast<int>(sheet_.players.size());
}

const FigureRow& FiguresModel::row(const QModelIndex& index) const {
    return section(index.parent().row()).rows[static_cast<std::size_t>(index.row())];
}

QString FiguresModel::text(const QModelIndex& index) const {
    if (index.internalId() == is_section)
        return index.column() == 0 ? section(index.row()).title : QString();
    return index.column() == 0 ? row(index).name : row(index).cells.value(index.column() - 1);
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::FontRole: {
        if (index.internalId() != is_section) return {};
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case share_role: {
        if (index.internalId() == is_section || index.column() == 0) return {};
        const auto& shares = row(index).shares;
        const auto player = static_cast<std::size_t>(index.column() - 1);
        return player < shares.size() ? QVariant(shares[player]) : QVariant();
    }
    default:
        return {};
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole && section > 0) return sheet_.players.value(section - 1);
    return {};
}

} // namespace app::models
