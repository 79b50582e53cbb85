#include "app/models/themes_model.h"

#include "ai/yahtzee/practice/theme_figures.h"
#include "ai/yahtzee/practice/themes.h"
#include "app/text/engine_texts.h"
#include "app/text/numbers.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <functional>

namespace app::models {

using namespace ai::yahtzee::practice;

namespace {

constexpr int days_of_week = 7;

QString due_text(const MemoryState& state, int today) {
    const int days = state.due - today;
    if (days <= 0) return ThemesModel::tr("due");
    if (days == 1) return ThemesModel::tr("tomorrow");
    if (days < days_of_week) return QLocale().dayName(QDate::fromJulianDay(state.due).dayOfWeek());
    return ThemesModel::tr("in %1 days").arg(days);
}

} // namespace

void ThemesModel::show(std::span<const ThemeLoss> sums,
                       std::span<const std::optional<MemoryState>> memory, int today) {
    beginResetModel();
    is_own_ = std::ranges::any_of(sums, [](const ThemeLoss& sum) { return sum.decisions > 0; });
    rows_.clear();
    const auto add = [&](std::size_t theme, double loss, double weakness, std::int64_t decisions) {
        Row row{theme, loss, weakness, static_cast<int>(decisions), {}, false};
        if (theme < memory.size() && memory[theme]) {
            row.due = due_text(*memory[theme], today);
            row.is_due = memory[theme]->due <= today;
        }
        rows_.push_back(std::move(row));
    };
    if (is_own_) {
        for (const ThemeLoss& sum : sums)
            add(sum.theme, sum.decisions > 0 ? sum.loss / static_cast<double>(sum.decisions) : 0,
                sum.decisions > 0 ? sum.excess : 0, sum.decisions);
    } else {
        for (std::size_t i = 0; i < themes().size(); ++i) {
            const double loss = theme_figures()[i].loss;
            add(i, loss, loss, 0);
        }
        std::ranges::stable_sort(rows_, std::greater(), &Row::loss);
    }
    max_weakness_ = 0;
    for (const Row& row : rows_) max_weakness_ = std::max(max_weakness_, row.weakness);
    endResetModel();
}

std::vector<std::size_t> ThemesModel::weakest(std::size_t count) const {
    std::vector<std::size_t> weakest;
    for (const Row& row : rows_) {
        if (weakest.size() == count) break;
        weakest.push_back(row.theme);
    }
    return weakest;
}

int ThemesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ThemesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text::theme_title(themes()[row.theme]);
    case Qt::ToolTipRole:
        return text::theme_advice(themes()[row.theme]);
    case Qt::AccessibleTextRole: {
        const QString loss = tr("%1: %2 points per decision")
                                 .arg(text::theme_title(themes()[row.theme]))
                                 .arg(text::decimal_text(row.loss, 2));
        return row.due.isEmpty() ? loss : tr("%1, %2").arg(loss, row.due);
    }
    case loss_role:
        return row.loss;
    case share_role:
        return max_weakness_ > 0 ? std::max(0.0, row.weakness) / max_weakness_ : 0;
    case due_role:
        return row.due;
    case is_due_role:
        return row.is_due;
    case theme_role:
        return static_cast<int>(row.theme);
    default:
        return {};
    }
}

} // namespace app::models
