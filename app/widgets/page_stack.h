// Pages of which one is shown. Unlike those of a QStackedWidget, hidden ones ask for no room.

#pragma once

#include <QWidget>

namespace app::widgets {

class PageStack : public QWidget {
public:
    explicit PageStack(QWidget* parent = nullptr);

    // The first page is shown until another is.
    void addPage(QWidget* page);

    // A focus within the page that was shown goes to the other.
    void showPage(QWidget* page);
    QWidget* shownPage() const { return shown_; }

private:
    QWidget* shown_ = nullptr;
};

} // namespace app::widgets
