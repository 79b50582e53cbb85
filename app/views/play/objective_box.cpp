#include "app/views/play/objective_box.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

namespace app::views::play {

using namespace app::session;
using ai::yahtzee::decide::Objective;

ObjectiveBox::ObjectiveBox(QWidget* parent)
    : QWidget(parent), kind_(new QComboBox(this)), points_(new QSpinBox(this)) {
    setObjectName("objectiveBox");
    kind_->setObjectName("objective");
    kind_->setAccessibleName(tr("Objective"));
    kind_->setToolTip(tr("What choices are judged by"));
    points_->setObjectName("pointsToBeat");
    points_->setAccessibleName(tr("Points to beat"));
    points_->setRange(min_points_to_beat, max_points_to_beat);
    points_->setSingleStep(10);
    points_->setValue(usual_points_to_beat);
    points_->setKeyboardTracking(false);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(kind_, 1);
    row->addWidget(points_);
    setFocusProxy(kind_);
    show({}, true);
    connect(kind_, &QComboBox::activated, this, &ObjectiveBox::choose);
    connect(points_, &QSpinBox::valueChanged, this, &ObjectiveBox::choose);
}

void ObjectiveBox::show(const Objective& aim, bool can_win) {
    const QSignalBlocker quiet_kind(kind_);
    const QSignalBlocker quiet_points(points_);
    if (kind_->count() == 0 || can_win != can_win_) {
        can_win_ = can_win;
        kind_->clear();
        kind_->addItem(tr("Expected score"), static_cast<int>(Objective::Kind::expected));
        if (can_win) kind_->addItem(tr("Win this game"), static_cast<int>(Objective::Kind::win));
        kind_->addItem(tr("Beat points"), static_cast<int>(Objective::Kind::beat));
    }
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(aim.kind)));
    const bool beats = aim.kind == Objective::Kind::beat;
    if (beats) points_->setValue(aim.points);
    points_->setVisible(beats);
}

void ObjectiveBox::choose() {
    const auto kind = static_cast<Objective::Kind>(kind_->currentData().toInt());
    Q_EMIT chosen({kind, kind == Objective::Kind::beat ? points_->value() : 0});
}

} // namespace app::views::play
