// The place Train: exercises. Empty so far.

#pragma once

#include "app/session/trainer.h"
#include "app/views/place_page.h"

namespace app::views::train {

class TrainPage : public PlacePage {
    Q_OBJECT

public:
    explicit TrainPage(session::Trainer& trainer, QWidget* parent = nullptr);
};

} // namespace app::views::train
