// The keys of the commands: those that a person has chosen, kept in the settings, and the usual
// ones. Keys that are a single letter, digit or sign can be switched off as a whole, for people
// who speak to the computer or hit them by accident (WCAG 2.1, 2.1.4).

#pragma once

#include "app/dialogs/keys_dialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QSettings>
#include <QString>

#include <map>
#include <vector>

namespace app::main {

struct KeyCommand {
    QString name; // of the action
    QString text; // what it does, without mnemonics
    QList<QKeySequence> keys;
    QList<QKeySequence> usual_keys;
};

// "Ctrl+M, Ctrl+3"
QString text_of(const QList<QKeySequence>& keys);

// A letter, digit or sign without Ctrl, Alt or Meta.
bool is_character_key(const QKeySequence& keys);

class KeyBindings {
public:
    // The actions and shortcuts of `window`, which is kept by the caller as are the settings.
    KeyBindings(QWidget& window, QSettings& settings);

    // In the order of the menus.
    std::vector<KeyCommand> commands() const;
    std::vector<dialogs::KeyRow> rows() const;

    // Says why not, in a sentence; empty: it is done and kept. No keys: none; null: the usual ones.
    QString setKeys(const QString& name, const QKeySequence& keys);
    void resetKeys(const QString& name);

    bool hasCharacterKeys() const { return has_character_keys_; }
    void setCharacterKeys(bool wanted);

    QString sheet() const; // all keys as a table, in Markdown

    // "Guide (F1)"; the words alone where the command has no key.
    QString withKeys(const QString& words, const QString& command) const;

private:
    void apply();
    QAction* find(const QString& name) const;
    void showKeys(QAbstractButton& button) const;

    QWidget& window_;
    QSettings& settings_;
    std::vector<QAction*> actions_;
    std::map<QString, QList<QKeySequence>> usual_; // by name
    std::map<QString, QList<QKeySequence>> chosen_;
    std::map<QAction*, QList<QKeySequence>> of_places_; // of other actions, with characters
    bool has_character_keys_ = true;
};

} // namespace app::main
