#include "app/text/engine_texts.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <string>

namespace app::text {

namespace {

// `context` is that of TRANSLATABLE.
QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

} // namespace

const ai::yahtzee::basic::Language& basic_language() {
    static const ai::yahtzee::basic::Language language{
        [](const char* text) { return translated("Basic strategy", text).toStdString(); },
        [](core::yahtzee::Box box) { return box_title(box).toStdString(); }};
    return language;
}

QString player_description(const ai::yahtzee::players::PlayerKind& kind) {
    return translated("Players", kind.description);
}

} // namespace app::text
