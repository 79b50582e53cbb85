// Reads again, by each fuzz target, what is kept in corpus/: samples, and inputs that broke a
// reader once.

#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
#include <cstdint>

using FuzzTarget = int(const std::uint8_t*, std::size_t);
extern "C" FuzzTarget fuzz_position, fuzz_action, fuzz_record, fuzz_contests, fuzz_dilemma,
    fuzz_sessions, fuzz_logs, fuzz_contest_files, fuzz_tables;

namespace test_corpora {

class TestCorpora : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_corpus_is_read_again_data() {
        const auto row = tests::columns<FuzzTarget*>("target");
        row("fuzz_position", &fuzz_position);
        row("fuzz_action", &fuzz_action);
        row("fuzz_record", &fuzz_record);
        row("fuzz_contests", &fuzz_contests);
        row("fuzz_dilemma", &fuzz_dilemma);
        row("fuzz_sessions", &fuzz_sessions);
        row("fuzz_logs", &fuzz_logs);
        row("fuzz_contest_files", &fuzz_contest_files);
        row("fuzz_tables", &fuzz_tables);
    }
    void a_corpus_is_read_again() {
        QFETCH(FuzzTarget*, target);
        const QDir corpus(QString(ALEA_CORPORA "/") + QTest::currentDataTag());
        const QStringList names = corpus.entryList(QDir::Files);
        QVERIFY2(!names.empty(), qPrintable(corpus.path()));
        for (const QString& name : names) {
            const QByteArray bytes = tests::read_file(corpus.filePath(name));
            // A target ends the program where a reader is wrong.
            QCOMPARE(target(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                            static_cast<std::size_t>(bytes.size())),
                     0);
        }
    }
};

} // namespace test_corpora
