// The language of the window: that of the system, or one that the program brings along as a
// catalogue `:/translations/alea_*.qm`.

#pragma once

#include <QString>
#include <QTranslator>

#include <vector>

namespace app::main {

struct Language {
    QString code; // "de"; empty: as the system
    QString name; // in itself: "Deutsch"
};

// As the system, English, and those with a catalogue.
std::vector<Language> languages();

// Translates every text of the application from now on, Qt's own too. Numbers and dates follow.
class Translations {
public:
    Translations() = default;
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    // An unknown code: English. True if something changed.
    bool use(const QString& code);

private:
    void remove();

    QString code_ = QStringLiteral("en");
    QTranslator texts_;
    QTranslator qt_texts_;
};

} // namespace app::main
