// One die on the table; a click keeps it or lets it go.

#pragma once

#include <QAbstractButton>

namespace app::widgets {

class DieButton : public QAbstractButton {
    Q_OBJECT

public:
    DieButton(int number, QWidget* parent); // 1 to 5, also its key

    void setFace(int face); // 0: not rolled yet
    int face() const { return face_; }

    // Kept by the best choice.
    void setMarked(bool marked);
    bool isMarked() const { return marked_; }

    // Paints the die faintly: its turn is over.
    void setPast(bool past);

    // While it rolls: turned by so many degrees, showing any face.
    void setTumble(int face, double degrees);
    void rest() { setTumble(0, 0); }

    // The die's share of the widget; the rest is room to turn in.
    static constexpr double body_share = 0.78;

protected:
    void paintEvent(QPaintEvent* event) override;
    void checkStateSet() override;
    void keyPressEvent(QKeyEvent* event) override; // Return keeps it or lets it go

private:
    void describe();

    int number_;
    int face_ = 0;
    bool marked_ = false;
    bool is_past_ = false;
    int tumbling_face_ = 0; // 0: at rest
    double degrees_ = 0;
};

} // namespace app::widgets
