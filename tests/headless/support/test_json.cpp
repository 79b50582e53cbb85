// JSON of texts that anybody may have written.

#include "headless/support/json.h"
#include "tests/support/test.h"

namespace test_json {

using namespace headless::support;

class TestJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deeply_nested_json_is_refused_data() {
        const auto row = tests::columns<QString, QString>("begin", "end");
        row("lists", "[", "]");
        row("objects", "{\"\\\"[\":", "}");
    }
    void deeply_nested_json_is_refused() {
        QFETCH(QString, begin);
        QFETCH(QString, end);
        const auto nested = [&](int times) {
            return (begin.repeated(times) + "1" + end.repeated(times)).toStdString();
        };
        QVERIFY(json_from(nested(100)).is_structured());
        QVERIFY_THROWS_EXCEPTION(Json::exception, json_from(nested(101)));
        QVERIFY(json_or_discarded(nested(101)).is_discarded());
    }

    void brackets_in_a_string_do_not_nest() {
        const std::string brackets(1000, '[');
        QCOMPARE(json_from("\"\\\\\\\"" + brackets + "\"").get<std::string>(), "\\\"" + brackets);
    }

    // The time to parse an object grows with the square of the number of its members.
    void an_object_with_very_many_members_is_refused() {
        const auto object = [](int members) {
            std::string text = "{";
            for (int i = 0; i < members; ++i)
                text += '"' + std::to_string(i) + "\":[\",,\",{\"a\":1,\"b\":2},3],";
            text.back() = '}';
            return text;
        };
        QCOMPARE(json_from(object(5'000)).size(), std::size_t{5'000});
        QVERIFY_THROWS_EXCEPTION(Json::exception, json_from(object(100'001)));
        QVERIFY_THROWS_EXCEPTION(Json::exception, json_from("[0," + object(100'001) + ']'));
        std::string many = "[";
        for (int i = 0; i < 30'000; ++i) many += object(5) + ',';
        many.back() = ']';
        QCOMPARE(json_from(many).size(), std::size_t{30'000});
    }

    // If the time grew with the square of their number, this would take minutes.
    void many_objects_are_read_in_linear_time() {
        constexpr int count = 1'000'000;
        std::string text = "[";
        for (int i = 0; i < count; ++i) text += "{},";
        text.back() = ']';
        QCOMPARE(json_from(text).size(), static_cast<std::size_t>(count));
    }

    void bytes_that_are_no_utf_8_are_replaced() {
        QCOMPARE(dumped(Json{{"a", "\xff"}}), "{\"a\":\"\xef\xbf\xbd\"}");
    }
};

} // namespace test_json
