// The colours for colour-blindness, seen as people see them who lack one kind of cone; and the
// sound of the dice.

#include "app/main/dice_sound.h"
#include "app/widgets/colours.h"

#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace test_distinct_colours {

using app::session::ColourScheme;
using app::widgets::Colours;

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based model for simulation of color
// vision deficiency" (2009), severity 1: protanopia, deuteranopia, tritanopia.
constexpr Matrix kinds[] = {{{{0.152286, 1.052583, -0.204868},
                              {0.114503, 0.786281, 0.099216},
                              {-0.003882, -0.048116, 1.051998}}},
                            {{{0.367322, 0.860646, -0.227968},
                              {0.280085, 0.672501, 0.047413},
                              {-0.011820, 0.042940, 0.968881}}},
                            {{{1.255528, -0.076749, -0.178779},
                              {-0.078411, 0.930809, 0.147602},
                              {0.004733, 0.691367, 0.303900}}}};

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

// CIE L*a*b* under D65 of a colour seen through `kind`.
Triple lab_of(const QColor& colour, const Matrix& kind) {
    const Triple rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Triple seen{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) seen[i] += kind[i][j] * rgb[j];
    for (double& c : seen) c = std::clamp(c, 0.0, 1.0);
    const Triple xyz{(0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047,
                     0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2],
                     (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883};
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    return {116 * f(xyz[1]) - 16, 500 * (f(xyz[0]) - f(xyz[1])), 200 * (f(xyz[1]) - f(xyz[2]))};
}

double distance(const QColor& a, const QColor& b, const Matrix& kind) {
    const Triple x = lab_of(a, kind);
    const Triple y = lab_of(b, kind);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

double nearest(const Colours& colours) {
    double least = 1000;
    for (const Matrix& kind : kinds) {
        least = std::min(least, distance(colours.good, colours.bad, kind));
        least = std::min(least, distance(colours.good, colours.warn, kind));
        least = std::min(least, distance(colours.bad, colours.warn, kind));
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
