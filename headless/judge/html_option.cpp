#include "headless/judge/html_option.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/support/text.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/tables_option.h"

#include <limits>

namespace headless::judge {

using ai::yahtzee::decide::ActionRanker;
using core::yahtzee::Action;
using core::yahtzee::Position;
using match::yahtzee::ActionFigures;

namespace {

std::optional<ActionFigures> figures_of(ActionRanker& ranker, const Position& position,
                                        Action action) {
    const auto choices = ranker.rank(position, {});
    const auto* found = find_choice(choices, action, position.dice);
    if (!found) return std::nullopt;
    return ActionFigures{choices.front().action, found->loss, found->win};
}

// The number of games of each match that get a page, beside those that were forfeited.
std::size_t first_games_from(const po::variables_map& given) {
    if (!given.count("html-games")) return 0;
    const auto& text = given["html-games"].as<std::string>();
    if (text == "all") return std::numeric_limits<std::size_t>::max();
    if (text == "forfeits") return 0;
    const auto number = core::support::to_integer(text);
    if (!number || *number < 0)
        throw support::UsageError("--html-games is all, forfeits or a number, not '" + text + "'");
    return static_cast<std::size_t>(*number);
}

} // namespace

void add_html_options(po::options_description& options, bool has_games) {
    options.add_options()(
        "html", po::value<std::string>()->value_name("DIR"),
        "a folder to publish the contest in, as static pages; it replaces pages of "
        "the same contest, and with --force of another one, but no other files");
    if (!has_games) return;
    options.add_options()(
        "html-games", po::value<std::string>()->default_value("all")->value_name("WHICH"),
        "games that get a page of their own: all, forfeits, or N: the first N of each match and "
        "all forfeits; the logs are published in any case");
}

void require_publishable(const po::variables_map& given, const std::string& contest) {
    first_games_from(given);
    if (!given.count("html")) return;
    const auto folder = given["html"].as<std::string>();
    if (folder.empty()) throw support::UsageError("--html needs the name of a folder");
    support::require_publishable({folder, contest, given.count("force") > 0});
}

std::unique_ptr<support::PageFolder> page_folder_from(const po::variables_map& given,
                                                      const std::string& contest) {
    if (!given.count("html")) return nullptr;
    return std::make_unique<support::PageFolder>(
        support::PageTarget{given["html"].as<std::string>(), contest, given.count("force") > 0});
}

match::yahtzee::PageOptions page_options_from(const po::variables_map& given) {
    match::yahtzee::PageOptions options;
    options.first_games = first_games_from(given);
    const auto tables = support::tables_from(given);
    const auto score_source = support::full_tables(tables);
    if (!score_source) return options;
    const auto ranker = std::make_shared<ActionRanker>(support::solved_game(tables), score_source);
    options.judge = [ranker](const Position& position, Action action) {
        return figures_of(*ranker, position, action);
    };
    return options;
}

void publish_match(const po::variables_map& given, match::yahtzee::MatchPages match) {
    const auto pages = page_folder_from(given, match.report.at("terms").at("seed_sha256"));
    if (!pages) return;
    match.games.sort_by_number();
    auto options = page_options_from(given);
    support::Progress bar("writing", static_cast<double>(match.games.entries().size()), "games",
                          support::is_quiet(given));
    options.on_written = [&bar, done = 0.0]() mutable { bar.show(++done); };
    add_match_pages(*pages, match, options);
    pages->publish();
}

} // namespace headless::judge
