// A page of the window. Each has the whole window below the bar, and keeps its
// state while another is shown.

#pragma once

#include <QWidget>

namespace app::views {

class PlacePage : public QWidget {
    Q_OBJECT

public:
    explicit PlacePage(QWidget* parent = nullptr);

    // A few words for the right end of the bar: "214 games". Plain text.
    const QString& caption() const { return caption_; }

Q_SIGNALS:
    void captionChanged(const QString& caption);
    void said(const QString& message);        // for the bar above, for some seconds
    void announced(const QString& sentences); // for those who listen instead of looking
    void playWanted();                        // the page Play
    void sampleWanted();                      // the review of a game that comes with the program

protected:
    void setCaption(const QString& caption);
    // Fills the page, and has the grown font.
    void setContent(QWidget* content);
    // Larger than the usual one where the page is, for it is read from farther away then.
    QFont grownFont() const;

    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* content_ = nullptr;
    QString caption_;
};

} // namespace app::views
