// Games and positions from files and the clipboard onto the table, and back.

#pragma once

#include "app/session/trainer.h"

#include <QWidget>

#include <vector>

namespace app::main {

class GameFiles : public QObject {
    Q_OBJECT

public:
    // `trainer` and `window` are kept by the caller.
    GameFiles(session::Trainer& trainer, QWidget* window);

    void openGame(const QString& path);
    void open();
    void saveAs();
    void copyPosition();
    void editPosition();
    bool showSample(); // false: it is missing from this build

Q_SIGNALS:
    void failed(const QString& title, const QString& why);
    void done(const QString& message);
    void figuresWanted(const std::vector<core::yahtzee::notation::Record>& records);

private:
    void begin(const core::yahtzee::notation::Record& record);
    void chooseGame(std::vector<core::yahtzee::notation::Record> records);

    session::Trainer& trainer_;
    QWidget* window_;
};

} // namespace app::main
