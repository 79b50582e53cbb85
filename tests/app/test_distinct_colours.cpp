// The colours for colour-blindness, seen as people see them who lack one kind of cone; and the
// sound of the dice.

#include "app/main/dice_sound.h"
#include "app/widgets/colours.h"
#include "tests/app/contrast.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace test_distinct_colours {

using app::session::ColourScheme;

using Triple = std::array<double, 3>;

// CIE L*a*b* under D65 of a colour that is seen.
Triple lab_of(const QColor& colour, const tests::Eye& eye) {
    const Triple seen = tests::seen_light(colour.rgb(), eye);
    const Triple xyz{(0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047,
                     0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2],
                     (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883};
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    return {116 * f(xyz[1]) - 16, 500 * (f(xyz[0]) - f(xyz[1])), 200 * (f(xyz[1]) - f(xyz[2]))};
}

double distance(const QColor& a, const QColor& b, const tests::Eye& eye) {
    const Triple x = lab_of(a, eye);
    const Triple y = lab_of(b, eye);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

// To those who lack a kind of cone.
double nearest(const app::widgets::Colours& colours) {
    double least = 1000;
    for (const tests::Eye& eye : tests::eyes) {
        if (&eye == &tests::eyes.front()) continue; // all cones
        least = std::min(least, distance(colours.good, colours.bad, eye));
        least = std::min(least, distance(colours.good, colours.warn, eye));
        least = std::min(least, distance(colours.bad, colours.warn, eye));
        least = std::min(least, distance(colours.mark, colours.felt, eye));
    }
    return least;
}

class TestDistinctColours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void they_are_distinguished_with_each_kind_data() {
        const auto row = tests::columns<int>("scheme");
        row("light", static_cast<int>(ColourScheme::light));
        row("dark", static_cast<int>(ColourScheme::dark));
    }

    void they_are_distinguished_with_each_kind() {
        QFETCH(const int, scheme);
        const auto colours = [scheme](bool distinct) {
            return app::widgets::colours_of(
                app::widgets::palette_of(static_cast<ColourScheme>(scheme), {}, distinct));
        };
        const double usual = nearest(colours(false));
        const double distinct = nearest(colours(true));
        QVERIFY2(distinct > 20 && distinct > usual,
                 qPrintable(QString("%1, usual %2").arg(distinct).arg(usual)));
    }

    void the_automatic_scheme_is_dark_on_a_dark_desktop() {
        using app::widgets::palette_of;
        QPalette desktop;
        for (const bool is_dark : {false, true}) {
            desktop.setColor(QPalette::Base, is_dark ? Qt::black : Qt::white);
            desktop.setColor(QPalette::Text, is_dark ? Qt::white : Qt::black);
            desktop.setColor(QPalette::Highlight, QColor("#3daee9")); // of Breeze, with white on it
            desktop.setColor(QPalette::HighlightedText, Qt::white);
            const auto chosen = palette_of(ColourScheme::system, desktop, false);
            const auto of = app::widgets::colours_of(chosen);
            QVERIFY(chosen.highlight().color() != Qt::white && of.accent != of.on_accent);
            const auto wanted = is_dark ? ColourScheme::dark : ColourScheme::light;
            QCOMPARE(palette_of(ColourScheme::automatic, desktop), palette_of(wanted, desktop));
        }
    }

    void dice_have_a_sound() {
        const QByteArray one = app::main::rattle(1);
        const QByteArray five = app::main::rattle(5);
        QVERIFY(one.startsWith("RIFF") && one.mid(8, 4) == "WAVE");
        QCOMPARE(one.size(), five.size());
        QVERIFY(one != five);
        QCOMPARE(app::main::rattle(5), five);
        const auto* samples = reinterpret_cast<const qint16*>(five.constData() + 44);
        int loudest = 0;
        for (qsizetype i = 0; i < (five.size() - 44) / 2; ++i)
            loudest = std::max(loudest, std::abs(int(samples[i])));
        QVERIFY(loudest > 5000 && loudest < 20000);
    }
};

} // namespace test_distinct_colours
