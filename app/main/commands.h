// The commands of the window: an action each, with its usual keys, in the menus, enabled while it
// does something. What they do is the window's.

#pragma once

#include "app/main/paper_commands.h"
#include "app/session/coach.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <functional>
#include <vector>

namespace app::main {

class MainWindow;

class Commands : public QObject {
    Q_OBJECT

public:
    // Fills the menu bar of `window`, which is kept by the caller.
    Commands(MainWindow& window, session::Trainer& trainer);

    PaperCommands& paper() { return *paper_; }

    void update(); // which do something now
    void showHintMode(session::HintMode mode);
    void showCoachShown(bool shown) { show_coach_->setChecked(shown); }

private:
    using Act = std::function<void()>;
    using IsEnabled = std::function<bool()>;
    struct Conditional {
        QAction* action;
        IsEnabled is_enabled;
    };

    QMenu* beginMenu(const QString& title);
    QAction* add(const QString& name, const QString& text, const QList<QKeySequence>& keys,
                 const Act& act, IsEnabled is_enabled = {});
    QAction* addCheckable(const QString& name, const QString& text, const QKeySequence& key,
                          IsEnabled is_enabled);

    void makeGameMenu();
    void makeEditMenu();
    void makeCoachMenu();
    void fillSecondCoaches(QMenu& menu);
    void makeLibraryMenu();
    void makePlaceMenu();
    void makeViewMenu();
    void makeHelpMenu();

    MainWindow& window_;
    session::Trainer& trainer_;
    PaperCommands* paper_;
    QMenu* menu_ = nullptr; // that is being filled
    std::vector<Conditional> conditional_;
    QAction* hints_ = nullptr;
    QAction* guess_first_ = nullptr;
    QAction* show_coach_ = nullptr;
};

} // namespace app::main
