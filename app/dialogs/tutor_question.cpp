#include "app/dialogs/tutor_question.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <QPushButton>

namespace app::dialogs {

using namespace app::session;
using namespace app::text;

TutorQuestion::TutorQuestion(const Advice& advice, QWidget* parent) : QMessageBox(parent) {
    const auto& made = advice.chosen();
    setObjectName("tutorQuestion");
    setIcon(QMessageBox::NoIcon);
    setWindowTitle(tr("Tutor"));
    setText(tr("Are you sure: %1?").arg(choice_text(advice.game, made.action)));
    setInformativeText(loss_sentence(advice, made));
    QPushButton* again = addButton(tr("&Think Again"), QMessageBox::RejectRole);
    QPushButton* play = addButton(tr("&Play It"), QMessageBox::AcceptRole);
    QPushButton* show = addButton(tr("&Show Me"), QMessageBox::HelpRole);
    again->setObjectName("thinkAgain");
    play->setObjectName("playIt");
    show->setObjectName("showMe");
    setDefaultButton(again);
    setEscapeButton(again);
    connect(play, &QPushButton::clicked, this, &TutorQuestion::playIt);
    connect(show, &QPushButton::clicked, this, [this] {
        Q_EMIT showMe();
        close();
    });
}

} // namespace app::dialogs
