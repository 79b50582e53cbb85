// alea-lab as a process.

#include "tests/ai/yahtzee/published.h"
#include "tests/headless/lab/lab_process.h"
#include "tests/support/test.h"

#include <QCryptographicHash>

namespace test_lab {

using namespace tests;

const auto& examples() {
    static const auto published = tests::published_positions("values.txt");
    return published;
}

// A line each.
QByteArray all_examples() {
    QByteArray lines;
    for (const auto& example : examples()) lines += example.line + '\n';
    return lines;
}

// Late in a game.
const QByteArray late = "3 6 -1 12 15 -1 22 -1 25 30 -1 0 -1 0 "
                        "-1 8 9 -1 15 18 -1 18 -1 30 40 0 21 0 5 6 6 2 6 2\n";

class TestLab : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void hints_are_those_of_an_independent_program() {
        const Outcome answer = lab({"hint", "--json"}, all_examples()).must_end(0);
        QCOMPARE(answer.messages, QByteArray());
        const auto lines = answer.objects();
        QCOMPARE(lines.size(), examples().size());
        QVERIFY(lines.size() >= 40);
        for (int i = 0; i < lines.size(); ++i) {
            const QJsonArray choices = lines[i]["choices"].toArray();
            const auto& example = examples()[i];
            QCOMPARE(choices.size(), example.figures.size());
            const double best = choices[0].toObject()["value"].toDouble();
            double before = best;
            for (const QJsonValue& value : choices) {
                const QJsonObject choice = value.toObject();
                const int action = choice["action"].toInt(-1);
                QVERIFY(example.figures.contains(action));
                QVERIFY(std::abs(choice["value"].toDouble() - example.figures[action]) < 0.002);
                QVERIFY(choice["value"].toDouble() <= before);
                before = choice["value"].toDouble();
                QVERIFY(std::abs(choice["loss"].toDouble() - (best - before)) < 2e-6);
            }
        }
    }

    void contributions_sum_to_the_value_less_the_points_on_the_card() {
        const Outcome answer = lab({"hint", "--json", "--contributions"}, all_examples());
        QCOMPARE(answer.messages, QByteArray());
        const auto lines = answer.objects();
        QCOMPARE(lines.size(), examples().size());
        for (int i = 0; i < lines.size(); ++i) {
            const auto& position = examples()[i].position;
            for (const QJsonValue choice : lines[i]["choices"].toArray()) {
                const QJsonArray parts = choice["contributions"].toArray();
                QCOMPARE(parts.size(), 15);
                double sum = position.mover.total();
                for (const QJsonValue& part : parts) sum += part.toDouble();
                // Sixteen numbers of six decimals are added.
                QVERIFY(std::abs(sum - choice["value"].toDouble()) < 1e-5);
            }
        }
    }

    void cards_that_no_play_leads_to_are_warned_of_data() {
        const auto row = tests::columns<QByteArray, QByteArray>("card", "what");
        row("ones", "7 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0", "ones 7");
        row("full house", "-1 -1 -1 -1 -1 -1 -1 -1 24 -1 -1 -1 -1 0", "full house 24");
        row("bonus", "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 50 -1 50", "Yahtzee bonus 50");
        row("open box", "5 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 100",
            "Yahtzee bonus 100 with the Yahtzee box open");
    }
    void cards_that_no_play_leads_to_are_warned_of() {
        QFETCH(QByteArray, card);
        QFETCH(QByteArray, what);
        const QByteArray fresh = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0";
        const auto position = [](const QByteArray& mover, const QByteArray& opponent) {
            return mover + ' ' + opponent + " 1 2 3 4 6 1\n";
        };
        const Outcome json = lab({"hint", "--json"}, position(card, fresh) + position(fresh, card) +
                                                         position(fresh, fresh))
                                 .must_end(0);
        const auto warning = [lines = json.objects()](int line) {
            return lines[line]["warning"].toString().toUtf8();
        };
        QCOMPARE(warning(0), "no play leads to this card: " + what);
        QCOMPARE(warning(1), "no play leads to this card: the opponent's " + what);
        QCOMPARE(warning(2), QByteArray());
        lab({"hint"}, position(card, fresh))
            .must_end(0, "line 1: no play leads to this card: " + what + '\n');
    }

    void endless_input_is_refused() {
        for (const QStringList& command : {QStringList{"hint"}, {"review"}, {"merge"}})
            lab(command + QStringList{"/dev/zero"}).must_end(1, "line 1 is longer than");
    }

    void a_missing_first_tag_is_named() {
        QVERIFY(lab({"review"}, "alea yahtzee\n").messages.contains("[Alea \"1\"]"));
    }

    void contributions_as_text() {
        const QByteArray position = examples()[0].line;
        const auto lines = lab({"hint", "--contributions"}, position + "\n").output.split('\n');
        QVERIFY(lines[1].trimmed().endsWith("bonuses"));
        const auto words = lines[2].simplified().split(' ');
        double sum = core::yahtzee::parse_position(position.toStdString())->mover.total();
        for (int part = 1; part <= 15; ++part) sum += words[words.size() - part].toDouble();
        QVERIFY(std::abs(sum - words[words.size() - 17].toDouble()) < 0.01);
    }

    void hints_as_text() {
        const Outcome answer = lab({"hint"}, examples()[0].line + '\n').must_end(0);
        QVERIFY(answer.output.contains("keep 3 4 5 6"));
        QVERIFY(answer.output.contains("251.13"));
        QCOMPARE(answer.output.trimmed().count('\n') + 1, examples()[0].figures.size() + 2);
    }

    void lines_that_are_no_position_have_a_message_with_line_and_column() {
        const QByteArray good = examples()[0].line;
        const Outcome answer =
            lab({"hint", "--json"}, good + "\nnonsense\n" + good).must_end(1, "line 2, column 1");
        QCOMPARE(answer.output.count('\n'), 3);
    }

    void hints_to_win_are_exact_at_the_end() {
        const auto published = tests::published_positions("win-chances.txt").front();
        const Outcome answer = lab({"hint", "--objective", "win", "--rollouts", "0", "--json"},
                                   published.line + '\n' + examples()[0].line + '\n')
                                   .must_end(0, "there are no large tables");
        const auto choices = [&](int line) { return answer.objects()[line]["choices"].toArray(); };
        QCOMPARE(choices(0).size(), published.figures.size());
        for (const QJsonValue& value : choices(0)) {
            const QJsonObject choice = value.toObject();
            QVERIFY(std::abs(choice["win"].toDouble() -
                             published.figures[choice["action"].toInt()]) < 1e-5);
        }
        const double early = choices(1)[0].toObject()["win"].toDouble();
        QVERIFY(0 < early && early < 1);
    }

    void hints_to_beat_a_score_need_no_large_tables() {
        // A full roll of sixes at the start of a game.
        const QByteArray position = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
                                    "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 6 6 6 6 6 1\n";
        const auto best = [&](const QString& objective) {
            const Outcome answer = lab({"hint", "--objective", objective, "--json"}, position);
            return answer.json()["choices"][0].toObject()["win"].toDouble();
        };
        QVERIFY(best("beat:1") > 0.999);
        const double likely = best("beat:250");
        QVERIFY2(0.6 < likely && likely < 0.99, qPrintable(QString::number(likely)));
        QVERIFY(best("beat:1500") < 0.001);
    }

    void hints_to_win_are_explained() {
        const QStringList command{"hint", "--explain", "--objective", "win", "--rollouts", "0"};
        const Outcome answer = lab(command + QStringList{"--json"}, late);
        const QJsonObject line = answer.json();
        const QJsonArray choices = line["choices"].toArray();
        const QJsonObject reason = line["reason"].toObject();
        QCOMPARE(reason["best"], choices[0].toObject()["action"]);
        QCOMPARE(reason["against"], choices[1].toObject()["action"]);
        QCOMPARE(reason["loss"], choices[1].toObject()["loss"]);
        QVERIFY(!reason.contains("parts"));
        double sum = 0;
        for (const auto& said : reason["said"].toArray()) sum += said.toObject()["win"].toDouble();
        QVERIFY(sum > 0.5 * reason["loss"].toDouble() && sum < 1.5 * reason["loss"].toDouble());
        const Outcome text = lab(command, late);
        for (const auto& sentence : reason["sentences"].toArray())
            QVERIFY(text.output.contains(sentence.toString().toUtf8()));
        // Without the option there is none.
        QVERIFY(!lab({"hint", "--objective", "win", "--rollouts", "0", "--json"}, late)
                     .output.contains("\"reason\""));
    }

    void a_choice_is_explained_against_another() {
        const QStringList command{"hint", "--explain", "--json", "--against"};
        const auto reason_of = [&](const char* against) {
            const Outcome answer = lab(command + QStringList{against}, late);
            return answer.json()["reason"].toObject();
        };
        const QJsonObject reason = reason_of("24"); // chance
        QCOMPARE(reason["against"].toInt(), 24);
        double sum = 0;
        for (const auto& points : reason["parts"].toObject()) sum += points.toDouble();
        QVERIFY(std::abs(sum - reason["loss"].toDouble()) < 0.005);
        QVERIFY(!reason["said"].toArray().isEmpty());
        QVERIFY(!reason["sentences"].toArray().isEmpty());
        QVERIFY(reason_of("45").isEmpty()); // the best one itself
        // A filled box is illegal here, and 64 anywhere.
        const Outcome illegal = lab(command + QStringList{"0"}, late + late).must_end(1);
        QCOMPARE(illegal.output.count("\"error\""), 2);
        QCOMPARE(lab(command + QStringList{"64"}, late).status, 2);
        QCOMPARE(lab({"hint", "--against", "24"}, late).status, 2);
    }

    void hints_to_finish_first_say_that_they_are_an_estimate() {
        const QByteArray position = examples()[0].line;
        const Outcome answer =
            lab({"hint", "--objective", "first-of:10", "--json"}, position).must_end(0);
        const QJsonObject line = answer.json();
        QCOMPARE(line["accuracy"].toString(), QString("estimate"));
        const QJsonArray choices = line["choices"].toArray();
        QCOMPARE(choices.size(), examples()[0].figures.size());
        const double best = choices[0].toObject()["win"].toDouble();
        QVERIFY(best > 0.02 && best < 0.5);
        for (const QJsonValue& choice : choices)
            QVERIFY(std::abs(best - choice["win"].toDouble() - choice["loss"].toDouble()) < 3e-6);
        const Outcome text = lab({"hint", "--objective", "first-of:10"}, position);
        QVERIFY(text.output.contains("win is an estimate"));
        QVERIFY(text.output.contains("first %"));
        QVERIFY(lab({"hint", "--objective", "beat:200"}, position).output.contains("beat %"));
    }

    // Each of ten thousand players wins about a hundredth of a percent; the choices differ by less.
    void small_probabilities_have_digits_that_tell_choices_apart() {
        const QByteArray position = examples()[0].line;
        const QStringList command{"hint", "--objective", "first-of:10001"};
        QSet<QString> shown;
        const auto lines = lab(command, position).output.trimmed().split('\n');
        for (int i = 2; i < lines.size(); ++i) shown << lines[i].simplified().split(' ').last();
        QVERIFY2(!shown.contains("0.00") && shown.size() > 10,
                 qPrintable(shown.values().join(' ')));
        const Outcome json = lab(command + QStringList{"--json"}, position);
        const QJsonArray choices = json.json()["choices"].toArray();
        QSet<double> numbers;
        for (const QJsonValue& choice : choices) numbers << choice["win"].toDouble();
        QVERIFY(numbers.size() > 10);
        // Differences below a millionth count as no loss.
        for (const QJsonValue& choice : choices)
            QVERIFY(std::abs(choices[0]["win"].toDouble() - choice["win"].toDouble() -
                             choice["loss"].toDouble()) < 1.001e-6);
    }

    void a_folder_without_tables_is_an_error() {
        const QString none = path("none");
        lab({"hint", "--objective", "win", "--tables", none}, "").must_end(2, none.toUtf8());
        QVERIFY(!QFile::exists(none));
    }

    void exact_prints_what_a_player_scores() {
        const Outcome answer = lab({"exact", "greedy", "--json"}).must_end(0);
        const QJsonObject report = answer.json();
        QVERIFY(report["mean"].toDouble() > 214.5 && report["mean"].toDouble() < 220.3);
        QVERIFY(report["loss_a_decision"].toDouble() > 0.5);
        double sum = 0;
        for (const QJsonValue& value : report["probabilities"].toArray()) sum += value.toDouble();
        QVERIFY(std::abs(sum - 1) < 1e-9);
    }

    void known_results_are_drawn_and_not_computed_again() {
        const auto write = [&](const char* name, const QByteArray& text) {
            tests::write_file(path(name), text);
        };
        write("one.json", R"({"players": 3, "probability": 0.34, "mean": 253.0,
                              "mean_for_points": 254.5})");
        write("two.json", R"({"first_of": [{"players": 10, "probability": 0.11, "mean": 243.0,
                              "mean_for_points": 254.5}]})");
        const QString svg = path("plot.svg");
        const QStringList known{"--known", path("one.json"), "--known", path("two.json")};
        const Outcome text =
            lab(QStringList{"exact", "first-of:10,3", "--svg", svg} + known).must_end(0);
        const auto lines = text.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[1].simplified().startsWith("3 0.340000000 1.020000 253.0000 1.5000"));
        QVERIFY(lines[2].simplified().startsWith("10 0.110000000"));
        QCOMPARE(tests::read_file(svg).count("<circle"), 8);
        const Outcome json = lab(QStringList{"exact", "first-of:3,10", "--json"} + known);
        const QJsonArray results = json.json()["first_of"].toArray();
        QCOMPARE(results.size(), 2);
        QCOMPARE(results[1].toObject()["probability"].toDouble(), 0.11);
        write("other.json", "{}");
        const QStringList wrong{"exact", "first-of:3", "--known", path("other.json")};
        QCOMPARE(lab(wrong).status, 2);
    }

    void published_tables_are_whole_and_have_their_checksums() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long: set ALEA_LONG_TESTS=1");
        const QString tables = path("tables");
        QCOMPARE(lab({"publish", "--positions", "20", tables}).status, 0);
        QStringList names;
        for (const QByteArray& line :
             tests::read_file(tables + "/SHA256SUMS").trimmed().split('\n')) {
            names << QString::fromUtf8(line.mid(66));
            const QByteArray text = tests::read_file(tables + "/" + names.last());
            QCOMPARE(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(),
                     line.left(64));
            const auto lines = text.count('\n');
            if (names.last().startsWith("values-") || names.last().startsWith("contributions-"))
                QCOMPARE(lines, 536'448 + 1);
            if (names.last().startsWith("win-")) QCOMPARE(lines, 20 + 1);
        }
        QCOMPARE(names,
                 (QStringList{"FORMAT.md", "contributions-forced.csv", "values-forced.csv",
                              "values-free.csv", "values-verhoeff.csv", "win-probabilities.csv"}));
    }

    void publishing_spares_what_is_there() {
        lab({"publish", folder()}).must_end(2, "exists already");
    }

    void a_duel_is_replayed_by_its_seed() {
        const QStringList duel = {"duel", "heuristic", "greedy", "--games", "40", "--seed", "9"};
        const auto without_times = [](const QByteArray& output) {
            return output.left(output.indexOf("microseconds"));
        };
        const Outcome one = lab(duel).must_end(0);
        QVERIFY(one.output.contains("luck-adjusted score"));
        QCOMPARE(without_times(lab(duel + QStringList{"--threads", "1"}).output),
                 without_times(one.output));
    }

    void a_ladder_has_everybody_in_it() {
        const Outcome answer =
            lab({"ladder", "random", "greedy", "heuristic", "--games", "6", "--seed", "1"})
                .must_end(0);
        QCOMPARE(answer.output.trimmed().count('\n'), 4);
    }

    void a_ladder_of_one_game_tells_scores_without_errors() {
        const Outcome answer = lab({"ladder", "greedy", "random", "--games", "1", "--seed", "1"});
        const QRegularExpression scores("greedy +[\\d.]+ +[\\d.]+\n +random +[\\d.]+ +[\\d.]+\n$");
        QVERIFY2(scores.match(answer.output).hasMatch(), answer.output);
    }

    void a_bench_has_the_same_signature_twice() {
        const auto signature = [] {
            return lab({"bench", "heuristic"}).output.split('\n')[2].left(30);
        };
        QVERIFY(signature().startsWith("heuristic"));
        QCOMPARE(signature(), signature());
    }

    void wrong_use_has_status_two_data() {
        const auto row = tests::columns<QStringList>("arguments");
        row("no command", {});
        row("no such command", {"play"});
        row("no player", {"exact"});
        row("no such player", {"exact", "nobody"});
        row("one player", {"duel", "greedy"});
        row("seven players in a duel", {"duel", "a", "b", "c", "d", "e", "f", "g"});
        row("a shard of three", {"duel", "greedy", "greedy", "random", "--shard", "1/2"});
        row("graded against another than the champion", {"duel", "greedy", "random", "--graded"});
        row("roll-outs of what", {"duel", "greedy", "random", "--rollouts", "4"});
        row("a picture of a player", {"exact", "greedy", "--svg", "a.svg"});
        row("first of two and two", {"exact", "first-of:2,3,2"});
        row("first of nothing more", {"exact", "first-of:2,"});
        row("no games", {"duel", "greedy", "random", "--games", "0"});
        row("shard 3 of 2", {"duel", "greedy", "random", "--shard", "3/2"});
        row("seed", {"duel", "greedy", "random", "--seed", "xyz"});
        row("objective", {"hint", "--objective", "fun"});
        row("first of one", {"hint", "--objective", "first-of:1"});
        row("first of what", {"exact", "first-of:"});
        row("one roll-out", {"hint", "--rollouts", "1"});
        row("roll-outs without end", {"hint", "--rollouts", "2000000000"});
        row("threads", {"hint", "--threads", "-1"});
        row("no tables", {"accuracy"});
        row("a bench without the tables that it needs", {"bench", "champion-tables"});
        row("seven players", {"accuracy", "--players", "7"});
        row("nothing to merge", {"merge"});
        row("a count of themes", {"themes", "--count", "5"});
    }

    void a_ladder_names_a_player_that_is_not_there() {
        QVERIFY(lab({"ladder", "nobody"}).messages.contains("'nobody'"));
    }
    void wrong_use_has_status_two() {
        QFETCH(QStringList, arguments);
        const Outcome answer = lab(arguments).must_end(2);
        QCOMPARE(answer.output, QByteArray());
        QVERIFY(answer.messages.startsWith("alea-lab"));
    }

    // Said before the tables are looked for.
    void a_stage_that_no_game_has_is_named() {
        const Outcome answer = lab({"accuracy", "--stage", "4"}).must_end(2, "--stage");
        QCOMPARE(answer.output, QByteArray());
    }
};

} // namespace test_lab
