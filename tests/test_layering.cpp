// The layers and modules: each includes only those before it. And other rules that hold for all
// sources.

#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QRegularExpression>

namespace test_layering {

struct Rule {
    const char* folder;  // the rule holds for files below it
    const char* pattern; // an include that matches is forbidden
    const char* except;  // but not below this folder
};

const Rule rules[] = {
    {"core", R"(^(ai|headless|app|tests)/)", nullptr},
    {"core", R"(^(Qt?[A-Z]|boost/|nlohmann/|openssl/))", nullptr},
    {"core", R"(^(iostream|fstream|cstdio|stdio\.h|filesystem|unistd\.h|sys/.*|fcntl\.h)$)",
     nullptr},
    {"core/support", R"(^core/(?!support/))", nullptr},
    {"core/dice", R"(^core/(?!support/|random/|dice/))", nullptr},
    {"core/yahtzee", R"(^core/(?!support/|random/|dice/|yahtzee/))", nullptr},
    {"core/clairvoyant", R"(^core/(?!support/|random/|dice/|clairvoyant/))", nullptr},
    {"core/dominoes", R"(^core/(?!support/|random/|dice/|dominoes/))", nullptr},
    {"core/dilemma", R"(^core/(?!support/|random/|dice/|dilemma/))", nullptr},
    {"ai", R"(^(headless|app|tests)/)", nullptr},
    {"ai", R"(^(Qt?[A-Z]|nlohmann/|openssl/))", nullptr},
    {"ai", R"(^(iostream|fstream|cstdio|stdio\.h|filesystem|unistd\.h|sys/.*|fcntl\.h)$)",
     "ai/yahtzee/tables"},
    {"ai/yahtzee", R"(^(ai|core)/(clairvoyant|dominoes|dilemma)/)", nullptr},
    {"ai/clairvoyant", R"(^(ai|core)/(yahtzee|dominoes|dilemma)/)", nullptr},
    {"ai/dominoes", R"(^(ai|core)/(yahtzee|clairvoyant|dilemma)/)", nullptr},
    {"ai/dilemma", R"(^(ai|core)/(yahtzee|clairvoyant|dominoes)/)", nullptr},
    {"headless", R"(^(app|tests)/|^Qt?[A-Z])", nullptr},
    {"headless", R"(^nlohmann/)", "headless/support"}, // headless/support/json.h
    {"headless/support", R"(^headless/(?!support/))", nullptr},
    {"headless/sandbox", R"(^headless/(?!support/|sandbox/))", nullptr},
    {"headless/engine", R"(^headless/(?!support/|sandbox/|engine/))", nullptr},
    {"headless/match", R"(^headless/(?!support/|sandbox/|engine/|match/))", nullptr},
    {"headless/match/yahtzee", R"(^headless/match/dominoes/)", nullptr},
    {"headless/match/dominoes", R"(^headless/match/yahtzee/)", nullptr},
    {"headless/knockout", R"(^headless/(?!support/|sandbox/|engine/|match/|knockout/))", nullptr},
    {"headless/dilemma", R"(^headless/(?!support/|sandbox/|dilemma/))", nullptr},
    {"headless/judge", R"(^headless/(bot|solve|lab)/)", nullptr},
    // Research that no other program links.
    {"headless/support", R"(^ai/yahtzee/theory/)", nullptr},
    {"headless/bot", R"(^ai/yahtzee/theory/)", nullptr},
    {"app", R"(^ai/yahtzee/theory/)", nullptr},
    {"headless/solve", R"(^headless/(?!support/|solve/))", nullptr},
    {"headless/lab", R"(^headless/(?!support/|match/|lab/))", nullptr},
    // The contest allows a bot the standard library and Boost, and nothing else.
    {"headless/bot", R"(^headless/(?!support/|bot/)|^(nlohmann|openssl)/|^zlib)", nullptr},
    {"app", R"(^(headless|tests)/)", nullptr},
};

QStringList sources_below(const QString& folder) {
    QStringList files;
    QDirIterator it(folder, {"*.h", "*.cpp", "*.inc"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) files << it.next();
    return files;
}

// visit(path, text) for each source below these folders.
template <class Visit>
void for_each_source(const QStringList& folders, Visit visit) {
    for (const QString& folder : folders)
        for (const QString& path : sources_below(QString(ALEA_SOURCE_DIR) + "/" + folder)) {
            const QString text(tests::read_file(path));
            QVERIFY2(!text.isEmpty(), qPrintable(path));
            visit(path, text);
        }
}

const QStringList layers{"core", "ai", "headless", "app"};

// Without comments.
QString code_of(const QString& path) {
    static const QRegularExpression comment("//[^\n]*");
    return QString(tests::read_file(path)).remove(comment);
}

QStringList includes_of(const QString& path) {
    static const QRegularExpression include("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]",
                                            QRegularExpression::MultilineOption);
    const QString text = code_of(path);
    QStringList found;
    for (auto it = include.globalMatch(text); it.hasNext();) found << it.next().captured(1);
    return found;
}

class TestLayering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void includes_run_one_way() {
        const QString top = ALEA_SOURCE_DIR;
        for (const Rule& rule : rules) {
            int read = 0;
            const QRegularExpression forbidden(rule.pattern);
            for (const QString& path : sources_below(top + "/" + rule.folder)) {
                if (rule.except && path.startsWith(top + "/" + rule.except + "/")) continue;
                for (const QString& include : includes_of(path)) {
                    ++read;
                    if (forbidden.match(include).hasMatch())
                        QFAIL(qPrintable(path + " includes " + include));
                }
            }
            QVERIFY2(read > 0, rule.folder); // a folder that was renamed
        }
    }

    void a_module_depends_only_on_those_before_it_data() {
        const auto row = tests::columns<QString, QStringList>("layer", "modules");
        row("core", "core", {"support", "random", "dice", "yahtzee"});
        row("app", "app",
            {"text", "storage", "analysis", "session", "models", "widgets", "views", "dialogs",
             "main"});
        row("ai/yahtzee", "ai/yahtzee",
            {"state", "turn", "solve", "tables", "win", "decide", "basic", "players", "review",
             "practice", "theory"});
    }
    void a_module_depends_only_on_those_before_it() {
        QFETCH(QString, layer);
        QFETCH(QStringList, modules);
        for (qsizetype at = 0; at < modules.size(); ++at) {
            const auto sources =
                sources_below(QString(ALEA_SOURCE_DIR) + "/" + layer + "/" + modules[at]);
            QVERIFY2(!sources.isEmpty(), qPrintable(modules[at]));
            const QStringList later = modules.mid(at + 1);
            if (later.empty()) break;
            const QRegularExpression included('^' + layer + "/(" + later.join('|') + ")/");
            const QRegularExpression named(
                QString(R"(\b%1::(%2)\b|(?<![\w:.])(%2)::)")
                    .arg(QString(layer).replace("/", "::"), later.join('|')));
            for (const QString& path : sources) {
                for (const QString& include : includes_of(path))
                    QVERIFY2(!included.match(include).hasMatch(),
                             qPrintable(path + " includes " + include));
                const auto found = named.match(code_of(path));
                QVERIFY2(!found.hasMatch(), qPrintable(path + " names " + found.captured()));
            }
        }
    }

    void includes_are_rooted_at_the_top() {
        const QString top = ALEA_SOURCE_DIR;
        static const QRegularExpression quoted("^\\s*#\\s*include\\s*\"([^\"]+)\"",
                                               QRegularExpression::MultilineOption);
        for_each_source(layers, [&](const QString& path, const QString& text) {
            for (auto it = quoted.globalMatch(text); it.hasNext();) {
                const QString include = it.next().captured(1);
                if (include.endsWith(".moc") || include.startsWith("ui_")) continue;
                QVERIFY2(QFile::exists(top + "/" + include),
                         qPrintable(path + " includes " + include));
            }
        });
    }

    // A std::thread that is destroyed before it was joined ends the program; a std::jthread joins.
    void threads_are_joined_whatever_happens() {
        static const QRegularExpression plain(R"(std::thread\b(?!::))");
        for_each_source(layers, [&](const QString& path, const QString& text) {
            QVERIFY2(!plain.match(text).hasMatch(), qPrintable(path));
        });
    }

    void no_file_is_longer_than_600_lines() {
        for_each_source(layers + QStringList{"tests"},
                        [](const QString& path, const QString& text) {
                            QVERIFY2(text.count('\n') <= 600, qPrintable(path));
                        });
    }

    // A doc comment begins with a noun phrase or a verb.
    void few_comments_begin_with_a_question_word() {
        constexpr qsizetype max_count = 60;
        static const QRegularExpression start(R"(^\s*// (?:Of|Who|What|How|Whether)\b)",
                                              QRegularExpression::MultilineOption);
        QStringList found;
        for_each_source(layers, [&](const QString& path, const QString& text) {
            for (auto it = start.globalMatch(text); it.hasNext(); it.next()) found << path;
        });
        QVERIFY2(found.size() <= max_count, qPrintable(found.join('\n')));
    }

    void no_folder_holds_more_than_35_sources() {
        for (const QString& layer : layers) {
            std::map<QString, int> files;
            for (const QString& path : sources_below(QString(ALEA_SOURCE_DIR) + "/" + layer))
                ++files[path.section('/', 0, -2)];
            for (const auto& [folder, count] : files) QVERIFY2(count <= 35, qPrintable(folder));
        }
    }

    void top_level_holds_the_agreed_names_only() {
        const QStringList agreed = {"CMakeLists.txt",
                                    "CMakePresets.json",
                                    "LICENSE",
                                    "readme.txt",
                                    "ai",
                                    "app",
                                    "build",
                                    "core",
                                    "headless",
                                    "resources",
                                    "tests",
                                    "CMakeUserPresets.json"};
        for (const QString& name :
             QDir(ALEA_SOURCE_DIR).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
            QVERIFY2(agreed.contains(name), qPrintable(name));
    }
};

} // namespace test_layering
