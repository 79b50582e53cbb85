// The slim bar on top of the window: its pages, and a few words about the one that is shown.

#pragma once

#include "app/session/practice.h"
#include "app/widgets/notice_bar.h"
#include "app/widgets/segment_bar.h"
#include "app/widgets/text_label.h"

#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <vector>

namespace app::main {

// The last has no segment: its page is made when it is asked for, and belongs to Play.
enum class Place { play, review, train, games, new_game };
inline constexpr std::size_t place_count = 5;

QString place_title(Place place);

class PlaceBar : public QWidget {
    Q_OBJECT

public:
    explicit PlaceBar(QWidget* parent = nullptr);

    void setPlace(Place place); // takes away what was said on another
    void setCaption(const QString& caption);
    // Shows a message in place of the caption, for some seconds, or until the next one or another
    // place. A click takes it away.
    void say(const QString& message);
    void keepSaying(const QString& message);
    // Shows the tabs beside the places, and in place of the caption the first notice that has
    // something to say: what comes and goes there moves no page.
    void hold(QWidget& tabs, const std::vector<widgets::NoticeBar*>& notices);
    void follow(const session::Practice& practice); // how many rules are due in Train

Q_SIGNALS:
    void chosen(Place place); // by a person

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void placeMessage();
    void placeNotices();

    widgets::SegmentBar* places_;
    widgets::ElidedLabel* caption_;
    QLabel* message_;
    QTimer message_time_;
    Place place_ = Place::play;
    std::vector<widgets::NoticeBar*> notices_;
};

} // namespace app::main
