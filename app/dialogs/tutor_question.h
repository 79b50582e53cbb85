// The tutor's question before a costly choice: think again, play it, or be shown what is better.

#pragma once

#include "app/session/coach.h"

#include <QMessageBox>

namespace app::dialogs {

class TutorQuestion : public QMessageBox {
    Q_OBJECT

public:
    explicit TutorQuestion(const session::Advice& advice, QWidget* parent = nullptr);

Q_SIGNALS:
    void playIt();
    void showMe();
};

} // namespace app::dialogs
