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
QString signed_points(double points) { return with_sign(points, 2, "+"); }
QString percent_text(double chance) { return percent_number(chance) + " %"; }
QString percent_number(double chance) { return with_sign(100 * chance, 1, {}); }
QString percentage_points(double difference) { return points_text(100 * difference) + " pp"; }
QString signed_percentage_points(double difference) {
    return signed_points(100 * difference) + " pp";
}
bool is_shown(double points) { return points_text(std::abs(points)).toDouble() != 0; }

} // namespace app::text
