#include "app/main/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <utility>

namespace app::main {

namespace {

constexpr auto prefix = "alea_";
constexpr auto suffix = ".qm";

QString name_of(const QString& code) {
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

} // namespace

std::vector<Language> languages() {
    std::vector<Language> result{{{}, {}}, {"en", "English"}};
    for (const QString& file :
         QDir(program_catalogues)
             .entryList({QString(prefix) + "*" + suffix}, QDir::Files, QDir::Name)) {
        const QString code = file.mid(QString(prefix).size()).chopped(QString(suffix).size());
        if (code != "en") result.push_back({code, name_of(code)});
    }
    return result;
}

std::vector<std::pair<QString, QString>> language_choices() {
    std::vector<std::pair<QString, QString>> choices;
    for (const Language& language : languages()) choices.emplace_back(language.code, language.name);
    return choices;
}

Translations::Translations(QString folder) : folder_(std::move(folder)) {}

Translations::~Translations() {
    if (QCoreApplication::instance()) remove();
}

void Translations::remove() {
    QCoreApplication::removeTranslator(&texts_);
    QCoreApplication::removeTranslator(&qt_texts_);
}

bool Translations::use(const QString& code) {
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    const QString wanted = code.isEmpty() ? locale.name() : code;
    if (code_ == wanted) return false;
    code_ = wanted;
    remove();
    QLocale::setDefault(locale);
    // Without a catalogue the texts are English, whose singulars stand in a catalogue too.
    if (texts_.load(locale, "alea", "_", folder_) || texts_.load("alea_en", folder_))
        QCoreApplication::installTranslator(&texts_);
    if (qt_texts_.load(locale, "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_texts_);
    return true;
}

} // namespace app::main
