// A rounded frame on the page, for what belongs together.

#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace app::widgets {

class CardFrame : public QWidget {
    Q_OBJECT

public:
    explicit CardFrame(QWidget* parent = nullptr);

    // The column of the card, under a bold heading, which may have a widget beside it.
    QVBoxLayout* begin(const QString& heading, QWidget* beside = nullptr);
    // With an edge of the accent colour.
    void setMarked(bool marked);

    static constexpr int padding = 12; // pixels inside

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool is_marked_ = false;
};

} // namespace app::widgets
