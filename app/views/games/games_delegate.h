// A row of the list of saved games: how it ended as a dot, its star, what choices lost as a bar.

#pragma once

#include "app/widgets/padded_delegate.h"

namespace app::views::games {

class GamesDelegate : public widgets::PaddedDelegate {
    Q_OBJECT

public:
    using PaddedDelegate::PaddedDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app::views::games
