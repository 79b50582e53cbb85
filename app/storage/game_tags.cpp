#include "app/storage/game_tags.h"

#include <algorithm>

namespace app::storage {

using core::yahtzee::notation::Record;
using core::yahtzee::notation::Tag;

std::string tag_of(const Record& record, std::string_view name) {
    const auto found = std::ranges::find(record.tags, name, &Tag::name);
    return found == record.tags.end() ? std::string() : found->value;
}

void set_tag(Record& record, std::string_view name, std::string value) {
    const auto found = std::ranges::find(record.tags, name, &Tag::name);
    if (found != record.tags.end() && value.empty())
        record.tags.erase(found);
    else if (found != record.tags.end())
        found->value = std::move(value);
    else if (!value.empty())
        record.tags.push_back({std::string(name), std::move(value)});
}

} // namespace app::storage
