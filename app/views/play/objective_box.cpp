#include "app/views/play/objective_box.h"
#include "app/widgets/keep_room.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;
using ai::yahtzee::decide::Objective;
using Kind = Objective::Kind;

namespace {

constexpr Kind kinds[] = {Kind::expected, Kind::win, Kind::beat};

int segment_of(Kind kind) {
    return static_cast<int>(std::ranges::find(kinds, kind) - std::begin(kinds));
}

} // namespace

ObjectiveBox::ObjectiveBox(QWidget* parent)
    : QWidget(parent), kinds_(new SegmentBar(this)), points_(new QSpinBox(this)) {
    setObjectName("objectiveBox");
    kinds_->setObjectName("objective");
    kinds_->setAccessibleName(tr("Objective"));
    const std::tuple<const char*, QString, QString> segments[] = {
        {"objectivePoints", tr("Points"), tr("The greatest expected final score")},
        {"objectiveWin", tr("Win"),
         tr("The greatest probability to win this game, if all play perfectly from here on")},
        {"objectiveBeat", tr("Beat"), tr("The greatest probability of more points than a number")}};
    for (const auto& [name, text, meaning] : segments) {
        auto* button = kinds_->addSegment(name, text);
        button->setToolTip(meaning);
        button->setAccessibleDescription(meaning);
    }
    points_->setObjectName("pointsToBeat");
    points_->setAccessibleName(tr("Points to beat"));
    points_->setRange(min_points_to_beat, max_points_to_beat);
    points_->setSingleStep(10);
    points_->setValue(usual_points_to_beat);
    points_->setKeyboardTracking(false);

    auto* row = bare<QHBoxLayout>(this);
    row->addWidget(kinds_, 1);
    row->addWidget(points_);
    show({}, true);
    connect(kinds_, &SegmentBar::chosen, this, &ObjectiveBox::choose);
    connect(points_, &QSpinBox::valueChanged, this, [this] {
        updateWords();
        choose(kinds_->current());
    });
}

void ObjectiveBox::show(const Objective& objective, bool can_win) {
    const QSignalBlocker quiet_points(points_);
    kinds_->segment(segment_of(Kind::win))->setVisible(can_win);
    kinds_->setCurrent(segment_of(objective.kind));
    const bool beats = objective.kind == Kind::beat;
    if (beats) points_->setValue(objective.points);
    points_->setVisible(beats);
    updateWords();
}

void ObjectiveBox::updateWords() {
    kinds_->segment(segment_of(Kind::beat))->setText(tr("Beat %1").arg(points_->value()));
}

void ObjectiveBox::choose(int segment) {
    const Kind kind = kinds[segment];
    Q_EMIT chosen({kind, kind == Kind::beat ? points_->value() : 0});
}

} // namespace app::views::play
