// The colours of what the trainer paints itself, worked out from the palette, so that they fit any
// light or dark one: text, quieter text, lines, and one accent.

#pragma once

#include "app/session/preferences.h"

#include <QColor>
#include <QPalette>

namespace app::widgets {

struct Colours {
    QColor base;  // behind text: cards and lists
    QColor text;  // on `base`
    QColor muted; // less important text
    QColor faint; // what can't be used now
    QColor line;
    QColor accent; // readable as text on `base`
    QColor on_accent;
    QColor tint;      // a breath of accent over `base`
    QColor track;     // behind bars and what can be chosen
    QColor good;      // readable as text on `base`: the best choice, what is won
    QColor bad;       // readable as text on `base`: what a choice loses
    QColor warn;      // a mistake, between the two; not for text
    QColor warn_text; // the same, readable as text on `base`
    QColor felt;      // the table under the dice
    QColor on_felt;   // readable as text on `felt`
    QColor mark;      // on `felt`: what the coach points at
    QColor die;
    QColor die_edge;
    QColor pip;
};

Colours colours_of(const QPalette& palette);

// The palette of a scheme; that of the system is handed in.
// `distinct`: with colours that can be distinguished with the common kinds of colour-blindness.
QPalette palette_of(session::ColourScheme scheme, const QPalette& system, bool distinct = false);

} // namespace app::widgets
