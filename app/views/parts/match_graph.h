// The score of the first program over the games of a match, from 0 to 100 %, in the band of its 99
// % interval; and the same in words, for people who can't see it.

#pragma once

#include "app/session/programs/match_process.h"

#include <QWidget>

namespace app::views {

class MatchGraph : public QWidget {
    Q_OBJECT

public:
    explicit MatchGraph(QWidget* parent = nullptr);

    // `games`: that are planned.
    void show(const std::vector<session::MatchScore>& scores, int games, const QString& name);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF pointOf(double played, double score) const;

    std::vector<session::MatchScore> scores_;
    int games_ = 1;
};

} // namespace app::views
