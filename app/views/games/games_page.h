// The place Games: the library.

#pragma once

#include "app/session/trainer.h"
#include "app/views/place_page.h"

namespace app::views::games {

class GamesPage : public PlacePage {
    Q_OBJECT

public:
    explicit GamesPage(session::Trainer& trainer, QWidget* parent = nullptr);

Q_SIGNALS:
    void libraryWanted();
};

} // namespace app::views::games
