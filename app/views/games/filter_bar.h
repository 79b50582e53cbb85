// The filter of the list of saved games: won, lost or starred ones, by words, opponent, date and
// loss.

#pragma once

#include "app/models/games_model.h"
#include "app/widgets/segment_bar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

namespace app::views::games {

class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    models::GameFilter filter() const;
    void setOpponents(const QStringList& names);
    void focusSearch();

Q_SIGNALS:
    void changed();

private:
    QComboBox* addBox(const QString& name, const QString& accessible_name);

    widgets::SegmentBar* show_;
    QLineEdit* search_;
    QComboBox* opponent_;
    QComboBox* date_;
    QComboBox* loss_;
};

} // namespace app::views::games
