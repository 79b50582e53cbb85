// The training of the domino policy, as a function and as a program.

#include "tests/tools/experiments/training.h"

#include "ai/dominoes/self_play_weights.h"
#include "core/dominoes/deal.h"
#include "tests/support/test.h"

#include <QFile>
#include <QProcess>

#include <csignal>

namespace test_domino_training {

using namespace ai::dominoes;
using namespace core::dominoes;
using namespace tests::experiments;

namespace {

const Weights no_weights{};

// Plays both seats by these weights.
double play(Table table, const std::array<const Weights*, 2>& weights, RandomStream& random) {
    while (table.settle()) {
        const Placements choices = placements(table.hand(), table.left, table.right);
        table.place(choices[sample({weights[table.mover], {}}, view_of(table), choices, random)]);
    }
    return table.points(0);
}

// Points a game of the first, each deal twice.
double strength(const Weights& first, const Weights& second, std::uint32_t pairs) {
    const auto seed = core::dice::seed_from_number(11);
    RandomStream random(12);
    double sum = 0;
    for (const Case setting : all_cases)
        for (std::uint32_t pair = 0; pair < pairs; ++pair) {
            const Deal dealt = deal(setting, shuffled_tiles(seed, setting, pair));
            for (const Deal& each : {dealt, dealt.swapped()})
                sum += play(Table::of(each), {&first, &second}, random);
        }
    return sum / (2 * case_count * pairs);
}

struct Answer {
    QByteArray output;
    int status;
};

Answer run(const QStringList& arguments) {
    QProcess process;
    process.start(ALEA_EXPERIMENTS, arguments);
    if (!process.waitForFinished(300'000)) return {{}, -1};
    return {process.readAllStandardOutput(), process.exitCode()};
}

// True if a process has a handler for SIGTERM by now.
bool catches_interrupts(qint64 id) {
    QFile file(QString("/proc/%1/status").arg(id));
    if (!file.open(QIODevice::ReadOnly)) return false;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("SigCgt:"))
            return line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1) & 1;
    return false;
}

} // namespace

class TestDominoTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Without weights all choices are equally likely: that is the player `random`.
    void a_little_training_beats_random_play_and_much_training_beats_a_little() {
        TrainingOptions options;
        options.batches = 60;
        options.games_per_batch = 25;
        int batches = 0;
        const Weights trained =
            train(options, [&batches](const TrainingReport& report) { batches += report.batch; });
        QCOMPARE(batches, 59 * 60 / 2);
        const double over_random = strength(trained, no_weights, 50);
        QVERIFY2(over_random > 0.55, qPrintable(QString::number(over_random)));
        const double over_little = strength(self_play_weights, trained, 50);
        QVERIFY2(over_little > 0.5, qPrintable(QString::number(over_little)));
    }

    // Before the last quarter there is no average yet: the weights are those learned so far.
    void training_that_is_stopped_gives_what_it_has_learned() {
        TrainingOptions options;
        options.batches = 1000;
        options.games_per_batch = 25;
        std::stop_source stop;
        int batches = 0;
        const auto stop_after_60 = [&](const TrainingReport&) {
            if (++batches == 60) stop.request_stop();
        };
        const Weights trained = train(options, stop_after_60, stop.get_token());
        QCOMPARE(batches, 60);
        const double over_random = strength(trained, no_weights, 50);
        QVERIFY2(over_random > 0.55, qPrintable(QString::number(over_random)));
    }

    // The only game of a batch of this seed leaves nobody a choice.
    void a_batch_without_a_choice_teaches_nothing() {
        TrainingOptions options;
        options.seed = 4;
        options.batches = 4;
        options.games_per_batch = 1;
        const Weights trained = train(options, [](const TrainingReport& report) {
            QVERIFY(std::isfinite(report.entropy) && std::isfinite(report.surprise));
        });
        QVERIFY(std::isfinite(trained.output[0]) && std::isfinite(trained.rows[0][0]));
    }

    void training_is_a_function_of_its_options() {
        const QStringList words{"train-dominoes", "--batches", "8", "--games", "20", "--seed"};
        const Answer one = run(words + QStringList{"1"});
        QCOMPARE(one.status, 0);
        QVERIFY(one.output.contains("--batches 8 --games 20 --seed 1"));
        QCOMPARE(run(words + QStringList{"1"}).output, one.output);
        QVERIFY(run(words + QStringList{"2"}).output != one.output);
        QCOMPARE(run({"train-dominoes", "--batches", "0"}).status, 2);
        QCOMPARE(run({"train-dominoes", "--seed", "-1"}).status, 2);
        QCOMPARE(run({"frontier", "--only", "most"}).status, 2);
    }

    void training_that_is_interrupted_writes_what_it_has_learned() {
        QProcess process;
        process.start(ALEA_EXPERIMENTS,
                      {"train-dominoes", "--batches", "10000000", "--games", "50"});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(catches_interrupts(process.processId()));
        process.terminate();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        const QByteArray output = process.readAllStandardOutput();
        QVERIFY2(output.contains("self_play_weights{{{"), output);
        QVERIFY2(output.contains("// stopped after "), output);
        QVERIFY2(output.endsWith("} // namespace ai::dominoes\n"), output);
        QVERIFY2(!output.contains("nan"), output);
        QVERIFY(process.readAllStandardError().contains(" of 10000000 batches"));
    }
};

} // namespace test_domino_training
