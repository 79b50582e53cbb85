#include "app/storage/same_game.h"

#include "app/storage/game_file.h"
#include "app/text/words.h"

#include <QCryptographicHash>

#include <algorithm>

namespace app::storage {

using core::yahtzee::Action;
using core::yahtzee::notation::Line;
using core::yahtzee::notation::Ply;
using core::yahtzee::notation::Record;
using core::yahtzee::notation::RecordedPlayer;

namespace {

constexpr qsizetype key_digits = 32;

void merge_ply(Ply& first, const Ply& second);

// `second` begins with the same move as `first`, or both are whole games.
void merge_line(Line& first, const Line& second) {
    std::size_t at = 0;
    while (at < first.size() && at < second.size() && first[at].move == second[at].move) {
        merge_ply(first[at], second[at]);
        ++at;
    }
    if (at == second.size()) return;
    const auto rest = second.begin() + static_cast<std::ptrdiff_t>(at);
    if (at == first.size())
        first.insert(first.end(), rest, second.end());
    else if (std::holds_alternative<Action>(first[at].move))
        merge_ply(first[at], {first[at].move, {}, {Line(rest, second.end())}});
}

void merge_ply(Ply& first, const Ply& second) {
    if (first.comment.empty()) first.comment = second.comment;
    for (const Line& line : second.variations) {
        const auto same = std::ranges::find_if(first.variations, [&line](const Line& other) {
            return other.front().move == line.front().move;
        });
        if (same == first.variations.end())
            first.variations.push_back(line);
        else
            merge_line(*same, line);
    }
}

} // namespace

QString content_key(const Record& record) {
    Record plain = record;
    plain.tags.clear();
    plain.comment.clear();
    plain.take_backs = 0;
    for (Ply& ply : plain.line) ply = {ply.move};
    const auto digest = QCryptographicHash::hash(QByteArray::fromStdString(to_text(plain)),
                                                 QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.toHex().left(key_digits));
}

Record merge(Record first, const Record& second) {
    if (first.comment.empty()) first.comment = second.comment;
    for (const auto& tag : second.tags)
        if (tag_of(first, tag.name).empty()) set_tag(first, tag.name, tag.value);
    first.take_backs = std::max(first.take_backs, second.take_backs);
    merge_line(first.line, second.line);
    return first;
}

std::optional<int> you_seat(const Record& record) {
    const auto& players = record.players;
    const std::string tag = tag_of(record, own_tag);
    const auto is_you = [](const RecordedPlayer& player) {
        return is_person(player) && text::is_word_for_you(QString::fromStdString(player.name));
    };
    const auto seat = tag.empty()
                          ? std::ranges::find_if(players, is_you) - players.begin()
                          : static_cast<std::ptrdiff_t>(QString::fromStdString(tag).toInt()) - 1;
    const bool is_there = 0 <= seat && seat < std::ssize(players) &&
                          is_person(players[static_cast<std::size_t>(seat)]);
    return is_there ? std::optional(static_cast<int>(seat)) : std::nullopt;
}

QString player_name(const Record& record, int seat) {
    if (you_seat(record) == seat) return {};
    const RecordedPlayer& player = record.players[static_cast<std::size_t>(seat)];
    const QString name = QString::fromStdString(player.name);
    return is_person(player) ? name : text::level_name(name);
}

std::vector<RecordedPlayer> players_of(const Record& record) {
    auto players = record.players;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        players[seat].name = player_name(record, static_cast<int>(seat)).toStdString();
    return players;
}

int own_seat(const Record& record) {
    if (const auto seat = you_seat(record)) return *seat;
    const auto person = std::ranges::find_if(record.players, core::yahtzee::notation::is_person);
    return person == record.players.end() ? 0 : static_cast<int>(person - record.players.begin());
}

bool is_worth_keeping(const Record& record) {
    if (!tag_of(record, sample_tag).empty()) return false;
    const int seat = own_seat(record);
    core::yahtzee::Game game = start_of(record);
    for (const Ply& ply : record.line) {
        const Action* const action = std::get_if<Action>(&ply.move);
        if (action && action->is_score() && game.mover() == seat) return true;
        game = core::yahtzee::notation::play(game, ply.move);
    }
    return false;
}

} // namespace app::storage
