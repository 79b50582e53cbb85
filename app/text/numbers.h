// Points and probabilities as the coach and the review write them. In tables, points and
// differences of probabilities have two decimals; in sentences and lists, losses from 1 on have
// one. So do points in statistics, and probabilities everywhere. What is rounded to nothing has no
// sign.

#pragma once

#include <QString>

namespace app::text {

// To be written after a number: its space keeps the two on one line.
inline constexpr QLatin1String percent_sign{"\xa0%"};

// As the locale writes it, without group separators.
QString decimal_text(double number, int decimals);

QString points_text(double points);         // "12.34", "−0.50"
QString short_points(double points);        // a loss in words: "12.3", "−0.50"
QString signed_short(double points);        // "+12.3"
QString worth_number(double points);        // of what a choice is worth: "255.6"
QString signed_points(double points);       // "+12.34"
QString percent_text(double probability);   // "52.3 %"
QString percent_number(double probability); // "52.3"

// The text of a difference between probabilities, with its unit in few letters.
QString percentage_points(double difference); // "2.31 % pts", "−0.50 % pts"
// The text of a loss in points or in probability: "12.3", "−0.50 % pts".
QString difference_text(double difference, bool is_of_probability);
QString signed_percentage_points(double difference); // "+2.31 % pts"
QString percentage_points_tip();                     // what such a number says

QString whole_signed(int number); // "+9", "−3", "0"
QString short_loss(double loss);  // of points or percentage points: "−0.6", "−13"

// True if points, or percentage points, are more than nothing once they are rounded.
bool is_shown(double points);

} // namespace app::text
