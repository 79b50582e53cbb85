#include "headless/lab/shard_origin.h"

#include "headless/lab/bench_signature.h"
#include "headless/lab/build_info.h"
#include "headless/support/command.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <cmath>
#include <ctime>
#include <set>
#include <unistd.h>

namespace headless::lab {

namespace {

std::string host_name() {
    char name[256] = {};
    return ::gethostname(name, sizeof name - 1) == 0 ? name : "";
}

} // namespace

ShardOrigin this_origin(std::uint64_t part, const std::vector<std::string>& players) {
    ShardOrigin origin;
    origin.part = part;
    origin.version = support::version();
    origin.commit = built_commit();
    origin.host = host_name();
    origin.cpu_seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC; // all threads
    for (const std::string& player : players)
        origin.signature +=
            (origin.signature.empty() ? "" : ", ") + player + ' ' + bench_signature(player);
    return origin;
}

Homogeneity homogeneity(const std::vector<ShardOrigin>& origins) {
    // The mean of all, weighted by precision.
    double weights = 0;
    double sum = 0;
    std::vector<const ShardOrigin*> used;
    for (const ShardOrigin& origin : origins) {
        const Estimate estimate = adjusted_score(origin.tally);
        if (!(estimate.standard_error > 0)) continue;
        const double weight = 1 / (estimate.standard_error * estimate.standard_error);
        weights += weight;
        sum += weight * estimate.mean;
        used.push_back(&origin);
    }
    Homogeneity result;
    if (used.size() < 2) return result;
    for (const ShardOrigin* origin : used) {
        const Estimate estimate = adjusted_score(origin->tally);
        const double residual = (estimate.mean - sum / weights) / estimate.standard_error;
        result.chi_square += residual * residual;
        if (std::abs(residual) <= std::abs(result.greatest_residual)) continue;
        result.greatest_residual = residual;
        result.greatest_part = origin->part;
    }
    result.degrees_of_freedom = static_cast<int>(used.size()) - 1;
    const boost::math::chi_squared distribution(result.degrees_of_freedom);
    result.probability = boost::math::cdf(boost::math::complement(distribution, result.chi_square));
    return result;
}

std::string missing_parts(const std::vector<std::uint64_t>& parts, std::uint64_t count) {
    std::string text;
    const auto add = [&text](std::uint64_t first, std::uint64_t last) {
        if (first > last) return;
        text += (text.empty() ? "" : ", ") + std::to_string(first);
        if (last > first) text += (last > first + 1 ? "-" : ", ") + std::to_string(last);
    };
    std::uint64_t next = 1; // the first part that may be missing
    for (const std::uint64_t part : std::set<std::uint64_t>(parts.begin(), parts.end())) {
        add(next, part - 1);
        next = part + 1;
    }
    add(next, count);
    return text;
}

} // namespace headless::lab
