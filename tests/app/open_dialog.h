// Every dialog of the window, opened as a person opens it.

#pragma once

#include "tests/app/desk.h"

#include <QDialog>

#include <array>

namespace tests {

// By the names of the commands that open them, and of two that others lead to.
inline constexpr std::array dialog_names{"match",       "editPosition", "showDice",   "programs",
                                         "changeKeys",  "preferences",  "guide",      "lesson",
                                         "keys",        "about",        "chooseGame", "figures",
                                         "otherPlayer", "strategyPage"};

inline QList<QDialog*> shown_dialogs() {
    QList<QDialog*> shown;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
            shown << dialog;
    return shown;
}

// The dialog that `open` shows, or null.
template <class Open>
QDialog* opened_by(const Open& open) {
    const auto before = shown_dialogs();
    open();
    QDialog* opened = nullptr;
    const auto is_there = [&] {
        for (QDialog* dialog : shown_dialogs())
            if (!before.contains(dialog)) opened = dialog;
        return opened != nullptr;
    };
    return QTest::qWaitFor(is_there) ? opened : nullptr;
}

inline QDialog* open_dialog(Desk& desk, const QString& name) {
    const QString several_games = ALEA_TEST_DATA "/games/three-games.alea";
    if (name == "chooseGame")
        return opened_by([&] { desk.window.files().openGame(several_games); });
    if (name == "figures") {
        open_dialog(desk, "chooseGame");
        return opened_by([&] { desk.the<QAbstractButton>("figuresOfAll").click(); });
    }
    if (name == "otherPlayer") // in the place of a program that has failed
        return opened_by([&] { desk.the<QAbstractButton>("otherPlayer").click(); });
    return opened_by([&] { desk.the<QAction>(qPrintable(name)).trigger(); });
}

} // namespace tests
