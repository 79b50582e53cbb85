// The policy's weights, from self-play over all twenty cases: the features of policy.cpp in their
// order, while there is a stock and after that.

#pragma once

#include "ai/dominoes/policy.h"

namespace ai::dominoes {

inline constexpr Weights self_play_weights{{
    {1.248f, 2.803f, -1.124f, -5.451f, 5.412f, 5.291f, 2.778f, 1.627f, 3.449f, -2.510f, -3.998f,
     4.583f, 7.200f, 4.570f, -6.447f, 0.999f},
    {1.507f, 0.483f, -2.037f, -4.463f, 3.401f, -0.493f, 4.067f, 1.994f, -0.283f, -3.352f, -5.003f,
     1.071f, 3.213f, 3.985f, -4.159f, 0.443f},
}};

} // namespace ai::dominoes
