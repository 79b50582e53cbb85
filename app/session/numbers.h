// Points and chances as the coach and the review write them.

#pragma once

#include <QString>

namespace app {

QString points_text(double points);    // "12.34", "−0.50"
QString signed_points(double points);  // "+12.34"
QString percent_text(double chance);   // "52.3 %"
QString percent_number(double chance); // "52.3"
QString signed_percent(double chance); // "+2.3 %"

} // namespace app
