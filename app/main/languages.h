// The language of the window: that of the system, or one that the program brings along as a
// catalogue `:/translations/alea_*.qm`.

#pragma once

#include <QString>
#include <QTranslator>

#include <optional>
#include <utility>
#include <vector>

namespace app::main {

inline constexpr auto program_catalogues = ":/translations"; // folder

struct Language {
    QString code; // "de"; empty: as the system
    QString name; // in itself: "Deutsch"
};

// As the system, English, and those with a catalogue.
std::vector<Language> languages();
// The same as pairs of code and name, for the preferences.
std::vector<std::pair<QString, QString>> language_choices();

// Translates every text of the application from now on, Qt's own too. Numbers and dates follow.
class Translations {
public:
    // `folder`: of the catalogues.
    explicit Translations(QString folder = program_catalogues);
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    // An unknown code: English. True if something changed.
    bool use(const QString& code);

private:
    void remove();

    QString folder_;
    std::optional<QString> code_; // nothing: none is used yet
    QTranslator texts_;
    QTranslator qt_texts_;
};

} // namespace app::main
