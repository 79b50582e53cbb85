// Sentences about what a view shows, which grow while more of it is known: what was announced of
// them isn't announced again.

#pragma once

#include <QString>

namespace app::views {

class AnnouncedWords {
public:
    bool isEmpty() const { return words_.isEmpty(); }
    void clear() { words_.clear(); }

    // The new part of `words`: the rest where they continue the last ones, else all of them.
    QString takeNew(const QString& words) {
        const bool goes_on = !words_.isEmpty() && words.startsWith(words_);
        const QString rest = goes_on ? words.sliced(words_.size()).trimmed() : words;
        words_ = words;
        return rest;
    }

private:
    QString words_; // the last ones
};

} // namespace app::views
