// Buttons that name the key of a command of the menus, which a person can change: the window keeps
// the key up to date.

#pragma once

#include <QAbstractButton>
#include <QKeySequence>

namespace app::widgets {

inline constexpr auto command_property = "command";            // the name of the command's action
inline constexpr auto command_words_property = "commandWords"; // without the key
inline constexpr auto key_in_tool_tip_property = "keyInToolTip";
inline constexpr auto fixed_key_property = "fixedKey"; // of the button itself, not of a command

// "Show hints (H)" stands on the button.
inline void show_key_of(QAbstractButton& button, const QString& command) {
    button.setProperty(command_property, command);
    button.setProperty(command_words_property, button.text());
}

// "Practise such choices (P)": the button has this key while keys of single characters are switched
// on.
inline void show_fixed_key(QAbstractButton& button, const QKeySequence& key) {
    button.setProperty(fixed_key_property, key);
    button.setProperty(command_words_property, button.text());
}

// "Play (Ctrl+1)" is its tool tip.
inline void tell_key_of(QAbstractButton& button, const QString& command) {
    show_key_of(button, command);
    button.setProperty(key_in_tool_tip_property, true);
}

// A property of a window: keys of single characters are switched off in it.
inline constexpr auto no_character_keys_property = "noCharacterKeys";

inline bool has_character_keys(const QWidget& widget) {
    return !widget.window()->property(no_character_keys_property).toBool();
}

} // namespace app::widgets
