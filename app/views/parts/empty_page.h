// A page before there is anything to show: a card in its middle names what will stand there, and
// ways to begin.

#pragma once

#include "app/widgets/action_button.h"

#include <QHBoxLayout>
#include <QWidget>

namespace app::views {

class EmptyPage : public QWidget {
    Q_OBJECT

public:
    // The card's heading has the object name `name`.
    EmptyPage(const QString& name, const QString& heading, const QString& text, QWidget* parent);

    QString words() const { return words_; } // as sentences

    // The first one is filled, and has the focus of the page.
    widgets::ActionButton* add(const QString& name, const QString& text);

private:
    QString words_;
    QHBoxLayout* buttons_;
};

} // namespace app::views
