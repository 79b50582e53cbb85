// The ladder: the opponents with what each knows, its average and the person's record against it.
// A row that is pressed begins a game.

#pragma once

#include "app/session/learning.h"

#include <QListView>
#include <QStandardItemModel>

namespace app::views::train {

class LadderView : public QListView {
    Q_OBJECT

public:
    explicit LadderView(QWidget* parent = nullptr);

    void show(const session::Ladder& ladder);
    // The rung to beat next; it is marked.
    std::optional<int> next() const { return next_; }
    int widthOfFigures() const { return figures_; } // average and record, of the widest row

    QSize sizeHint() const override;

Q_SIGNALS:
    void playWanted(const QString& program);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QSize sizeFor(double lines) const; // of text, for each row
    void fit();                        // no higher than its rows; and measures their figures

    QStandardItemModel model_;
    std::optional<int> next_;
    int figures_ = 0;
};

} // namespace app::views::train
