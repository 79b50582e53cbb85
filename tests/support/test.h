// The header of every test class. The classes of a module are joined in one program, compiled as
// one file and linked once; so each stands in a namespace of its own, named like its file, and
// tests/alea_test.cmake adds what moc makes of it.

#pragma once

#include <QAbstractItemModelTester>
#include <QDeadlineTimer>
#include <QTest>

#include <stop_token>

// Qt gives up after five seconds, in which a busy machine, or a sanitizer, may not come to its end.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, 60'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)

// The loop with which all of Qt's macros of that kind wait. That of Qt 6.8 converts milliseconds to
// int, which is an error here, and both look only every 50 milliseconds.
#ifndef QTRY_IMPL
#    error "Qt's macros QTRY_... wait otherwise now"
#endif
#undef QTRY_IMPL
#define QTRY_IMPL(condition, milliseconds)                                                         \
    for (QDeadlineTimer qt_test_end(milliseconds); !(condition) && !qt_test_end.hasExpired();)     \
        QTest::qWait(5);

namespace tests {

// A table of data of these types. Called with a name and a value for each column, it adds a row.
template <class... Values>
struct Table {
    void operator()(const char* name, const Values&... values) const {
        static_cast<void>((QTest::newRow(name) << ... << values));
    }
};

// Its columns: `const auto row = columns<QString, int>("word", "length");`.
template <class... Values, class... Names>
Table<Values...> columns(Names... names) {
    (QTest::addColumn<Values>(names), ...);
    return {};
}

// A row of the table.
template <class... Values>
void row(const char* name, const Values&... values) {
    static_cast<void>((QTest::newRow(name) << ... << values));
}

// A table of one column, whose rows are named like their values.
template <class Values = std::initializer_list<const char*>>
void each(const char* column, const Values& values) {
    QTest::addColumn<QString>(column);
    for (const char* const value : values) row(value, value);
}
inline void each(const char* column, std::initializer_list<int> values) {
    QTest::addColumn<int>(column);
    for (const int value : values) QTest::addRow("%d", value) << value;
}

// A table of two rows: what is said is false in the first, true in the second.
inline void either(const char* column, const char* if_false, const char* if_true) {
    QTest::addColumn<bool>(column);
    row(if_false, false);
    row(if_true, true);
}

// Ends the tests where the model breaks the rules of models.
struct ModelTester : QAbstractItemModelTester {
    explicit ModelTester(QAbstractItemModel* model)
        : QAbstractItemModelTester(model, FailureReportingMode::Fatal) {}
};

// The token of work that was given up before it began.
inline std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

// True if this is compiled for a sanitizer, which makes a test some ten times slower. A test that
// repeats the same steps with many random numbers may then repeat them less often.
#if defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#        define ALEA_SANITIZED
#    endif
#endif
#if defined(ALEA_SANITIZED) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

} // namespace tests
