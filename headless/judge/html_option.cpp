#include "headless/judge/html_option.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/support/progress.h"
#include "headless/support/tables_option.h"

#include <algorithm>

namespace headless::judge {

namespace po = boost::program_options;
using ai::yahtzee::decide::ActionRanker;
using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Position;
using match::yahtzee::ActionFigures;

namespace {

// Rankings hold one action of those that keep the same dice.
Action ranked_form(const Position& position, Action action) {
    return action.is_hold() ? core::yahtzee::lowest_hold(action.keep(position.dice), position.dice)
                            : action;
}

std::optional<ActionFigures> figures_of(ActionRanker& ranker, const Position& position,
                                        Action action) {
    const auto choices = ranker.rank(position, {});
    const auto found =
        std::ranges::find(choices, ranked_form(position, action), &RankedAction::action);
    if (found == choices.end()) return std::nullopt;
    return ActionFigures{choices.front().action, found->loss, found->win};
}

} // namespace

void add_html_options(po::options_description& options) {
    options.add_options()(
        "html", po::value<std::string>()->value_name("DIR"),
        "a folder to publish the contest in, as static pages; it replaces pages of "
        "the same contest, and with --force of another one, but no other files");
}

void require_publishable(const po::variables_map& given) {
    if (!given.count("html")) return;
    const auto place = given["html"].as<std::string>();
    if (place.empty()) throw support::UsageError("--html needs the name of a folder");
    support::require_publishable(place);
}

std::unique_ptr<support::PageFolder> page_folder_from(const po::variables_map& given) {
    if (!given.count("html")) return nullptr;
    return std::make_unique<support::PageFolder>(given["html"].as<std::string>());
}

match::yahtzee::ActionJudge action_judge_from(const po::variables_map& given) {
    if (!given.count("html")) return {};
    std::optional<std::string> folder;
    if (given.count("tables")) folder = given["tables"].as<std::string>();
    const auto score_source = support::full_tables(folder);
    if (!score_source) return {};
    const auto ranker = std::make_shared<ActionRanker>(ai::yahtzee::solve::solve({}), score_source);
    return [ranker](const Position& position, Action action) {
        return figures_of(*ranker, position, action);
    };
}

void publish_match(const po::variables_map& given, match::yahtzee::MatchPages match) {
    const auto pages = page_folder_from(given);
    if (!pages) return;
    match.games.sort_by_number();
    const auto judge = action_judge_from(given);
    support::Progress bar("writing", static_cast<double>(match.games.entries().size()), "games");
    add_match_pages(*pages, match, judge,
                    [&bar](std::size_t done) { bar.show(static_cast<double>(done)); });
    pages->publish();
}

} // namespace headless::judge
