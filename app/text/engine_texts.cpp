#include "app/text/engine_texts.h"

#include <QCoreApplication>

#include <string>

namespace app::text {

namespace {

// `context` is that of TRANSLATABLE.
QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

} // namespace

QString player_description(const ai::yahtzee::players::PlayerKind& kind) {
    return translated("Players", kind.description);
}

} // namespace app::text
