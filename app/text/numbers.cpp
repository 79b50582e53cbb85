#include "app/text/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace app::text {

namespace {

struct Numbers {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

bool is_zero_to(int decimals, double number) {
    return std::abs(number) * std::pow(10, decimals) < 0.5;
}

QString with_sign(double number, int decimals, const QString& plus) {
    const QString digits = decimal_text(std::abs(number), decimals);
    if (is_zero_to(decimals, number)) return digits;
    return (number < 0 ? QString("−") : plus) + digits;
}

QString with_percentage_points(const QString& number) {
    return Numbers::tr("%1\u00a0%\u00a0pts").arg(number);
}

} // namespace

QString decimal_text(double number, int decimals) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f', decimals);
}

QString points_text(double points) { return with_sign(points, 2, {}); }
QString short_points(double points) {
    constexpr double short_from = 0.995; // from here one decimal is enough
    return with_sign(points, std::abs(points) < short_from ? 2 : 1, {});
}
QString signed_short(double points) { return with_sign(points, 1, "+"); }
QString worth_number(double points) { return with_sign(points, 1, {}); }
QString signed_points(double points) { return with_sign(points, 2, "+"); }
QString percent_text(double probability) { return percent_number(probability) + percent_sign; }
QString percent_number(double probability) { return with_sign(100 * probability, 1, {}); }
QString percentage_points(double difference) {
    return with_percentage_points(points_text(100 * difference));
}
QString difference_text(double difference, bool is_of_probability) {
    return is_of_probability ? with_percentage_points(short_points(100 * difference))
                             : short_points(difference);
}
QString signed_percentage_points(double difference) {
    return with_percentage_points(signed_points(100 * difference));
}
QString percentage_points_tip() {
    return Numbers::tr("In percentage points: from 50\u00a0% to 48\u00a0% is a loss of 2");
}
QString whole_signed(int number) { return with_sign(number, 0, "+"); }
QString short_loss(double loss) {
    constexpr double long_from = 9.95; // from here decimals don't matter any more
    return with_sign(-loss, loss < long_from ? 1 : 0, {});
}
bool is_shown(double points) { return !is_zero_to(2, points); }

} // namespace app::text
