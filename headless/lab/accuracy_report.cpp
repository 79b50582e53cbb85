#include "headless/lab/accuracy_report.h"

#include "headless/lab/shard_reports.h"

#include <cstdio>
#include <ostream>

namespace headless::lab {

using support::Json;

namespace {

constexpr double close = 0.005; // half a percentage point

// By the terms' stages.
std::vector<StageErrors> stages_of(const ShardFile& file) {
    std::vector<StageErrors> stages;
    const Json& limits = file.terms.at("stages");
    for (std::size_t s = 0; s < limits.size(); ++s) {
        StageErrors errors{{limits.at(s).at(0), limits.at(s).at(1)}, 0, {}};
        const Json& sums = file.sums.at(s);
        errors.positions = sums.at("positions");
        for (std::size_t i = 0; i < choice_names.size(); ++i) {
            const Json& choice = sums.at(choice_names[i]);
            errors.choices[i] = {Errors::of(choice.at("estimate")), Errors::of(choice.at("hint")),
                                 choice.at("noise")};
        }
        stages.push_back(errors);
    }
    return stages;
}

Json errors_json(const Errors& errors) {
    return {{"close_share", errors.close_share()}, {"root_mean_square", errors.root_mean_square()}};
}

double rollout_error(const StageErrors& stage, const ChoiceErrors& choice) {
    return std::sqrt(choice.noise / static_cast<double>(stage.positions));
}

} // namespace

void Errors::add(double error) {
    ++count_;
    if (std::abs(error) <= close) ++close_;
    sum_ += error;
    squares_ += error * error;
}

double Errors::close_share() const {
    return static_cast<double>(close_) / static_cast<double>(count_);
}

Json Errors::sums() const {
    return {{"count", count_}, {"close", close_}, {"sum", sum_}, {"squares", squares_}};
}

Errors Errors::of(const Json& sums) {
    Errors errors;
    errors.count_ = sums.at("count");
    errors.close_ = sums.at("close");
    errors.sum_ = sums.at("sum");
    errors.squares_ = sums.at("squares");
    return errors;
}

Json stages_json(const std::vector<Stage>& stages) {
    Json json = Json::array();
    for (const Stage stage : stages) json.push_back({stage.most, stage.least});
    return json;
}

Json sums_of(const std::vector<StageErrors>& stages) {
    Json json = Json::array();
    for (const StageErrors& stage : stages) {
        Json sums{{"positions", stage.positions}};
        for (std::size_t i = 0; i < choice_names.size(); ++i)
            sums[choice_names[i]] = {{"estimate", stage.choices[i].estimate.sums()},
                                     {"hint", stage.choices[i].hint.sums()},
                                     {"noise", stage.choices[i].noise}};
        json.push_back(std::move(sums));
    }
    return json;
}

// Probabilities, from 0 to 1.
Json accuracy_json(const ShardFile& file) {
    Json json{{"stages", Json::array()}};
    for (const StageErrors& stage : stages_of(file)) {
        if (stage.positions == 0) continue;
        Json choices = Json::array();
        for (std::size_t i = 0; i < choice_names.size(); ++i) {
            const ChoiceErrors& choice = stage.choices[i];
            choices.push_back({{"choice", choice_names[i]},
                               {"estimate", errors_json(choice.estimate)},
                               {"hint", errors_json(choice.hint)},
                               {"rollout_error", rollout_error(stage, choice)}});
        }
        json["stages"].push_back({{"boxes", {stage.stage.least, stage.stage.most}},
                                  {"positions", stage.positions},
                                  {"choices", std::move(choices)}});
    }
    return json;
}

void print_accuracy(const ShardFile& file, std::ostream& out) {
    out << "boxes     number  choice estimate    rms      hint     rms    error\n";
    for (const StageErrors& stage : stages_of(file)) {
        if (stage.positions == 0) continue;
        for (std::size_t i = 0; i < choice_names.size(); ++i) {
            const ChoiceErrors& choice = stage.choices[i];
            char line[120];
            std::snprintf(
                line, sizeof line, "%2d to %2d  %6lld  %-6s %9.1f %7.3f %9.1f %7.3f %9.3f\n",
                stage.stage.most, stage.stage.least, static_cast<long long>(stage.positions),
                choice_names[i], 100 * choice.estimate.close_share(),
                100 * choice.estimate.root_mean_square(), 100 * choice.hint.close_share(),
                100 * choice.hint.root_mean_square(), 100 * rollout_error(stage, choice));
            out << line;
        }
    }
}

} // namespace headless::lab
