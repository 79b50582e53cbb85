// Pictures of a window for people to look at: light and dark, at once and twice the size.

#pragma once

#include "tests/app/desk.h"

#include <QDir>

namespace tests {

// As name-light.png, name-light@2x.png and so on, in `folder`.
inline bool save_pictures(Desk& desk, QWidget& widget, const QString& folder, const QString& name) {
    if (!QDir().mkpath(folder)) return false;
    for (const auto& [scheme, colours] : {std::pair{app::session::ColourScheme::dark, "dark"},
                                          {app::session::ColourScheme::light, "light"}}) {
        desk.prefer(&app::session::Preferences::colours, scheme);
        handle_events();
        for (const int scale : {1, 2}) {
            QPixmap picture(widget.size() * scale);
            picture.setDevicePixelRatio(scale);
            widget.render(&picture);
            const QString file =
                QString("%1/%2-%3%4.png").arg(folder, name, colours, scale == 1 ? "" : "@2x");
            if (!picture.save(file)) return false;
        }
    }
    return true;
}

#ifdef ALEA_SCREENSHOTS
inline bool save_pictures(Desk& desk, QWidget& widget, const QString& name) {
    return save_pictures(desk, widget, ALEA_SCREENSHOTS, name);
}
#endif

} // namespace tests
