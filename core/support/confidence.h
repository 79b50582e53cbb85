// The confidence of all intervals that the programs and the window give.

#pragma once

namespace core::support {

inline constexpr double interval_confidence = 0.99;

// P(X <= this) = 0.995 for a standard normal X: half the width of the interval of a mean, in
// standard errors.
inline constexpr double interval_half_width = 2.5758293035489004;

} // namespace core::support
