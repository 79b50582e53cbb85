// The time and space that making the full tables takes, and whether there is room for them.

#pragma once

#include <QString>

namespace app::views::play {

struct TableRoom {
    qint64 free_disk = -1;   // bytes, where the tables go; -1: not known
    qint64 free_memory = -1; // bytes that programs may use; -1: not known
};

TableRoom table_room();

// Too little memory only makes it slow; on a full disk they can't be made.
bool has_disk(const TableRoom& room);

// "630 MB on disk (12.3 GB free), 1.4 GB of memory and about half a minute."; with a warning
// where there is too little.
QString table_cost_text(const TableRoom& room);

// "about 20 s left"; empty before that is known. `percent`: the part done.
QString time_left_text(qint64 milliseconds_spent, int percent);

} // namespace app::views::play
