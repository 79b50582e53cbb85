#include "app/views/games/games_page.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace app::views::games {

GamesPage::GamesPage(session::Trainer&, QWidget* parent) : PlacePage(parent) {
    setObjectName("gamesPage");
    auto* open = new QPushButton(tr("&Saved Games…"), this);
    open->setObjectName("openLibrary");
    open->setAutoDefault(true);
    setFocusProxy(open);
    connect(open, &QPushButton::clicked, this, &GamesPage::libraryWanted);
    auto* column = new QVBoxLayout(this);
    column->addWidget(open, 0, Qt::AlignCenter);
}

} // namespace app::views::games
