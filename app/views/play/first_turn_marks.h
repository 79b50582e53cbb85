// Four marks in the first turn of somebody new: roll, keep, score, ask. Each goes away by itself
// once it is done, all of them with the turn.

#pragma once

#include <QLabel>

#include <array>

namespace app::views::play {

class FirstTurnMarks : public QObject {
    Q_OBJECT

public:
    enum Mark { roll, keep, score, ask, mark_count };

    explicit FirstTurnMarks(QWidget* page);

    QLabel* label(Mark mark) const { return labels_[mark]; }
    // On the page, where its upper left corner then is as near to `at` as the page allows.
    void place(Mark mark, const QPoint& at);
    void setShown(Mark mark, bool shown);
    void setFont(const QFont& font);
    void end() { is_over_ = true; }
    bool isOver() const { return is_over_; }

private:
    std::array<QLabel*, mark_count> labels_{};
    bool is_over_ = false;
};

} // namespace app::views::play
