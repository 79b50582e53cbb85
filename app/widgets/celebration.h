// A second of small dice that fly up over what is shown, with a few words. Takes no clicks.

#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace app::widgets {

// True if the settings of KDE or GTK ask for less motion.
bool is_motion_reduced();

class Celebration : public QWidget {
    Q_OBJECT

public:
    explicit Celebration(QWidget* parent); // covers it

    enum class Mood { festive, quiet }; // quiet: the words alone
    void show(const QString& words, Mood mood = Mood::festive);
    QString words() const { return words_; } // shown last

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString words_;
    Mood mood_ = Mood::festive;
    QVariantAnimation time_; // from 0 to 1
};

} // namespace app::widgets
