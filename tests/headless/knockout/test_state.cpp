// The state of a knockout as text and in its file, and the list of entrants.

#include "headless/knockout/state.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <system_error>

namespace test_state {

using namespace headless::knockout;

class TestState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entrants_are_read() {
        const auto entrants = parse_entrants("a\tx y\n\n# note\nb\tz\tmake\tb d\r\n");
        QVERIFY(entrants);
        QCOMPARE(entrants->size(), std::size_t{2});
        QVERIFY((*entrants)[1] == (Entrant{"b", "z", "make", "b d"}));
        QCOMPARE(parse_entrants("a\tx\na\ty\n").error().line, std::size_t{2});
        QCOMPARE(parse_entrants("a x\n").error().line, std::size_t{1});
        QCOMPARE(parse_entrants("a\tx\nb\ty 'z\n").error().line, std::size_t{2});
        QCOMPARE(parse_entrants("a\tx\nb\ty 'z\n").error().column, std::size_t{5});
        QCOMPARE(parse_entrants("a\tx\tmake\n").error().column, std::size_t{5}); // without a folder
        QVERIFY(!parse_entrants(""));
    }

    void an_entrant_with_the_random_players_name_is_turned_away() {
        State state;
        state.entrants = {{"random player", "x"}};
        const auto lost = [](int wins, int losses) {
            const std::string name = "random player";
            return Match{name, name, name, false, {{wins, losses, 0, "", ""}}};
        };
        state.qualifications["random player"] = lost(8, 12);
        QVERIFY(turned_away(state, state.entrants[0]));
        state.qualifications["random player"] = lost(12, 8);
        QVERIFY(!turned_away(state, state.entrants[0]));
    }

    void a_state_goes_round() {
        State state;
        state.entrants = {{"a", "x", ""}, {"b", "y", "make"}};
        state.terms = "{\"games\":20}";
        state.set_ups["b"] = "exited with status 1";
        state.draw = {"a"};
        state.matches["W1.1"] = {
            "a", "b", "a", true, {{3, 3, 1, "", "crashed: x"}, {2, 1, 0, "", ""}}};
        const auto again = state_from_json(to_json(state));
        QVERIFY(again);
        QVERIFY(*again == state);
        QCOMPARE(turned_away(state, state.entrants[1]),
                 std::optional<std::string>("set-up failed: exited with status 1"));
        QVERIFY(!state_from_json("{}"));
        QVERIFY(!state_from_json("{\"knockout\": 1"));
    }

    void saving_is_all_or_nothing() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("saved").toStdString();
        save(path, "one");
        save(path, "two");
        QCOMPARE(tests::read_file(folder.filePath("saved")), QByteArray("two"));
        QVERIFY(!QFile::exists(folder.filePath("saved.new")));
        QVERIFY_THROWS_EXCEPTION(std::system_error, save("/no/such/folder/file", "x"));
    }
};

} // namespace test_state
