#include "app/text/numbers.h"

#include <cmath>

namespace app::text {

namespace {

QString with_sign(double number, int decimals, const QString& plus) {
    const QString digits = QString::number(std::abs(number), 'f', decimals);
    if (digits.toDouble() == 0) return digits;
    return (number < 0 ? QString("−") : plus) + digits;
}

} // namespace

QString points_text(double points) { return with_sign(points, 2, {}); }
QString signed_short(double points) { return with_sign(points, 1, "+"); }
QString worth_number(double points) { return with_sign(points, 1, {}); }
QString signed_points(double points) { return with_sign(points, 2, "+"); }
QString percent_text(double probability) { return percent_number(probability) + " %"; }
QString percent_number(double probability) { return with_sign(100 * probability, 1, {}); }
QString percentage_points(double difference) { return points_text(100 * difference) + " pp"; }
QString signed_percentage_points(double difference) {
    return signed_points(100 * difference) + " pp";
}
QString whole_signed(int number) { return with_sign(number, 0, "+"); }
QString short_loss(double loss) {
    constexpr double long_from = 9.95; // from here decimals don't matter any more
    return with_sign(-loss, loss < long_from ? 1 : 0, {});
}
bool is_shown(double points) { return points_text(std::abs(points)).toDouble() != 0; }

} // namespace app::text
