// Suggestions for mistyped names.

#include "core/support/suggestion.h"
#include "tests/support/test.h"

#include <array>
#include <string>
#include <string_view>

namespace test_suggestion {

using namespace core::support;

class TestSuggestion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_nearest_name_is_suggested() {
        constexpr std::array<std::string_view, 3> names{"greedy", "heuristic", "optimal"};
        QCOMPARE(did_you_mean("gready", names), std::string(" (did you mean 'greedy'?)"));
        QCOMPARE(did_you_mean("opt", names), std::string(" (did you mean 'optimal'?)"));
        QCOMPARE(did_you_mean("zzzzzz", names), std::string());
        QCOMPARE(did_you_mean("", names), std::string());
        QCOMPARE(did_you_mean("x", {}), std::string());
    }
};

} // namespace test_suggestion
