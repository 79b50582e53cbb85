// A picture with a palette: a third of the file, for pictures of windows have few colours.

#pragma once

#include <QImage>

namespace tests {

// Colours are split into groups, the widest and largest first; each becomes the one that most of
// its pixels have, so that even areas keep their colour. At most 256 colours; the picture must be
// opaque.
QImage with_palette(const QImage& picture, int max_colours);

} // namespace tests
