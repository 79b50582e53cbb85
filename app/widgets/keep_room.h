// Room that a hidden widget keeps, so that its neighbours stay where they are.

#pragma once

#include <QWidget>

namespace app::widgets {

inline void keep_room(QWidget& part, bool keeps = true) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    part.setSizePolicy(policy);
}

} // namespace app::widgets
