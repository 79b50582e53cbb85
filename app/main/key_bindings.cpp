#include "app/main/key_bindings.h"

#include "app/dialogs/guide_dialog.h"
#include "app/widgets/command_button.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>

namespace app::main {

using namespace app::widgets;

namespace {

constexpr auto key_group = "keys/";
constexpr auto character_keys_key = "keys-of-characters";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeyBindings)
};

QString without_mnemonic(QString text) {
    text.remove("…");
    return text.replace("&&", "\1").remove('&').replace("\1", "&");
}

// The actions of the menus with a name, in their order.
void collect(const QList<QAction*>& actions, std::vector<QAction*>& result) {
    for (QAction* action : actions) {
        if (action->menu())
            collect(action->menu()->actions(), result);
        else if (!action->isSeparator() && !action->objectName().isEmpty())
            result.push_back(action);
    }
}

QString with_keys(const QString& words, const QList<QKeySequence>& keys) {
    return keys.empty() ? words : Words::tr("%1 (%2)").arg(words, text_of(keys));
}

} // namespace

QString text_of(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& sequence : keys) texts << sequence.toString(QKeySequence::NativeText);
    return texts.join(", ");
}

bool is_character_key(const QKeySequence& keys) {
    if (keys.isEmpty()) return false;
    const QKeyCombination first = keys[0];
    const auto with = first.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    // Named keys (Space, F1, Return) are no characters to the guideline's mind, or lie above.
    return with == Qt::NoModifier && first.key() > Qt::Key_Space && first.key() < Qt::Key_Escape;
}

KeyBindings::KeyBindings(QWidget& window, QSettings& settings)
    : window_(window), settings_(settings) {
    if (const auto* bar = window.findChild<QMenuBar*>()) collect(bar->actions(), actions_);
    for (const QAction* action : actions_) {
        const QString& name = action->objectName();
        usual_[name] = action->shortcuts();
        const QString key = key_group + name;
        if (settings_.contains(key))
            chosen_[name] = QKeySequence::listFromString(settings_.value(key).toString());
    }
    for (QAction* action : window.findChildren<QAction*>())
        if (!usual_.contains(action->objectName()) &&
            std::ranges::any_of(action->shortcuts(), is_character_key))
            of_places_[action] = action->shortcuts();
    has_character_keys_ = settings_.value(character_keys_key, true).toBool();
    apply();
}

QAction* KeyBindings::find(const QString& name) const {
    const auto found = std::ranges::find(actions_, name, &QAction::objectName);
    return found == actions_.end() ? nullptr : *found;
}

void KeyBindings::apply() {
    window_.setProperty(no_character_keys_property, !has_character_keys_);
    for (QAction* action : actions_) {
        const auto chosen = chosen_.find(action->objectName());
        QList<QKeySequence> keys =
            chosen == chosen_.end() ? usual_[action->objectName()] : chosen->second;
        if (!has_character_keys_) keys.removeIf(is_character_key);
        action->setShortcuts(keys);
    }
    for (const auto& [action, usual] : of_places_) {
        QList<QKeySequence> keys = usual;
        if (!has_character_keys_) keys.removeIf(is_character_key);
        action->setShortcuts(keys);
    }
    for (QAbstractButton* button : window_.findChildren<QAbstractButton*>()) showKeys(*button);
    // The digits that keep dice or enter faces, and the like.
    for (QShortcut* shortcut : window_.findChildren<QShortcut*>())
        if (is_character_key(shortcut->key())) shortcut->setEnabled(has_character_keys_);
}

// On a button that carries out a command or has a key of its own.
void KeyBindings::showKeys(QAbstractButton& button) const {
    const QAction* action = find(button.property(command_property).toString());
    const auto fixed = button.property(fixed_key_property).value<QKeySequence>();
    if (!action && fixed.isEmpty()) return;
    QList<QKeySequence> keys = action ? action->shortcuts() : QList{fixed};
    if (!has_character_keys_) keys.removeIf(is_character_key);
    const QString words = with_keys(button.property(command_words_property).toString(), keys);
    if (!button.property(key_in_tool_tip_property).toBool()) return button.setText(words);
    button.setToolTip(words);
    button.setAccessibleDescription(text_of(keys)); // not the name again
}

std::vector<KeyCommand> KeyBindings::commands() const {
    std::vector<KeyCommand> result;
    for (const QAction* action : actions_)
        result.push_back({action->objectName(), without_mnemonic(action->text()),
                          action->shortcuts(), usual_.at(action->objectName())});
    return result;
}

std::vector<dialogs::KeyRow> KeyBindings::rows() const {
    std::vector<dialogs::KeyRow> rows;
    for (const KeyCommand& command : commands())
        rows.push_back({command.name, command.text, text_of(command.keys),
                        command.keys == command.usual_keys});
    return rows;
}

QString KeyBindings::setKeys(const QString& name, const QKeySequence& keys) {
    if (!find(name)) return {};
    if (!keys.isEmpty() && !has_character_keys_ && is_character_key(keys))
        return Words::tr("Keys of single characters are switched off.");
    for (const QAction* action : actions_)
        if (!keys.isEmpty() && action->objectName() != name && action->shortcuts().contains(keys))
            return Words::tr("%1 is the key of “%2” already.")
                .arg(keys.toString(QKeySequence::NativeText), without_mnemonic(action->text()));
    chosen_[name] = keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys};
    settings_.setValue(key_group + name, QKeySequence::listToString(chosen_[name]));
    apply();
    return {};
}

void KeyBindings::resetKeys(const QString& name) {
    chosen_.erase(name);
    settings_.remove(key_group + name);
    apply();
}

void KeyBindings::setCharacterKeys(bool wanted) {
    has_character_keys_ = wanted;
    settings_.setValue(character_keys_key, wanted);
    apply();
}

QString KeyBindings::withKeys(const QString& words, const QString& command) const {
    const QAction* action = find(command);
    return action ? with_keys(words, action->shortcuts()) : words;
}

QString KeyBindings::sheet() const {
    QString rows;
    for (const KeyCommand& command : commands())
        if (!command.keys.isEmpty())
            rows += QString("| %1 | %2 |\n").arg(text_of(command.keys), command.text);
    return dialogs::keys_text() + rows;
}

} // namespace app::main
