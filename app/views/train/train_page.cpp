#include "app/views/train/train_page.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app::views::train {

TrainPage::TrainPage(session::Trainer&, QWidget* parent) : PlacePage(parent) {
    setObjectName("trainPage");
    auto* sentence = new QLabel(tr("There are no exercises in this version."), this);
    sentence->setObjectName("noExercises");
    sentence->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->addWidget(sentence);
}

} // namespace app::views::train
