// The colours of what the trainer paints itself, worked out from the palette, so that they fit any
// light or dark one: text, quieter text, lines, and one accent.

#pragma once

#include "app/session/preferences.h"

#include <QColor>
#include <QPalette>

namespace app::widgets {

struct Colours {
    QColor base;  // behind everything
    QColor text;  // on `base`
    QColor muted; // less important text
    QColor faint; // what can't be used now
    QColor line;
    QColor accent; // readable as text on `base`
    QColor on_accent;
    QColor tint; // a breath of accent over `base`
    QColor die;
    QColor die_edge;
    QColor pip;
};

Colours colours_of(const QPalette& palette);

// The palette of a scheme; that of the system is handed in.
QPalette palette_of(session::ColourScheme scheme, const QPalette& system);

} // namespace app::widgets
