#include "headless/tables/tables_option.h"

#include "ai/yahtzee/chance/table_prospects.h"
#include "ai/yahtzee/tables/tables.h"
#include "headless/command/command.h"
#include "headless/command/progress.h"

#include <cstdlib>
#include <mutex>
#include <stdexcept>

namespace headless::tables {

using namespace ai::yahtzee;

namespace {

SharedProspects prospects_of(const Tables& tables) {
    return std::make_shared<TableProspects>(tables.outcomes, tables.thresholds);
}

Tables open_or_make(const std::filesystem::path& folder, const Report& report) {
    if (folder.empty()) throw command::UsageError("--tables is needed: there is no home folder");
    command::Progress progress("building the tables", 1, "of all");
    TableOptions options;
    options.solve.progress = [&](double part) { progress.show(part); };
    options.report = report;
    auto tables = open_or_build_tables(folder, {}, options);
    if (!tables) throw std::runtime_error("the tables were not built");
    return *std::move(tables);
}

// Opens or builds what it tells when it is first asked.
class LateProspects : public Prospects {
public:
    explicit LateProspects(std::function<SharedProspects()> make) : make_(std::move(make)) {}

    Prospect of(const TurnState& state) const override {
        std::call_once(once_, [this] { made_ = make_(); });
        return made_->of(state);
    }

private:
    std::function<SharedProspects()> make_;
    mutable std::once_flag once_;
    mutable SharedProspects made_;
};

SharedProspects open_or_build(const std::optional<std::string>& given, const Report& report) {
    if (const auto folder = folder_of(given); !folder.empty()) {
        const auto files = open_tables(folder, {});
        if (files) return prospects_of(*files);
        if (given) report(to_string(files.error()) + "; building the tables in memory");
    }
    return prospects_of(build_tables({}).value());
}

} // namespace

std::filesystem::path folder_of(const std::optional<std::string>& given) {
    if (given) return *given;
    return tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
}

void make_files(const std::filesystem::path& folder, const Report& report) {
    open_or_make(folder, report);
}

SharedProspects from_files(const std::optional<std::string>& given, const Report& report) {
    if (given) return prospects_of(open_or_make(*given, report));
    const auto ready = from_ready_files({});
    return ready ? *ready : nullptr;
}

core::base::Result<SharedProspects> from_ready_files(const std::optional<std::string>& given) {
    const auto folder = folder_of(given);
    if (folder.empty()) return core::base::Error{"there is no home folder"};
    const auto files = open_tables(folder, {});
    if (!files) return files.error();
    return prospects_of(*files);
}

SharedProspects from_files_or_memory(const std::optional<std::string>& given,
                                     const Report& report) {
    return std::make_shared<LateProspects>([=] { return open_or_build(given, report); });
}

} // namespace headless::tables
