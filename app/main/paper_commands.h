// Paper: a score sheet, empty or filled, the review of a game, and the page of the basic strategy,
// on a printer or as a PDF.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/library_requests.h"
#include "app/session/trainer.h"

#include <QMenu>
#include <QObject>
#include <QPagedPaintDevice>

#include <functional>
#include <memory>

namespace app::main {

class PaperCommands : public QObject {
    Q_OBJECT

public:
    enum class Paper { sheet, empty_sheet, review, strategy };

    // `trainer` and `window` are kept by the caller.
    PaperCommands(session::Trainer& trainer, QWidget* window);

    void fill(QMenu* menu);
    // Sets the limits of the grades in a review.
    void setLimits(const ai::yahtzee::review::GradeLimits& points) { points_ = points; }

    // Writes it whole or not at all; failed() or done() follows, a review's when it is worked out.
    void writePdf(Paper paper, const QString& path);

Q_SIGNALS:
    void failed(const QString& title, const QString& why);
    void done(const QString& message);

private:
    using Print = std::function<void(QPagedPaintDevice&)>;

    void showStrategy(); // to read, print or save
    void choosePdf(Paper paper);
    void choosePrinter(Paper paper);
    // Calls `use` with what prints the paper: at once, or when the review is there.
    void prepare(Paper paper, std::function<void(const Print&)> use);
    void review(std::function<void(const Print&)> use);
    QString baseName(Paper paper) const;

    session::Trainer& trainer_;
    QWidget* window_;
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    analysis::LatestRequest<analysis::ReviewRequest> request_;
    int known_steps_;               // on the strategy page
    std::function<void()> waiting_; // for the solved values
};

} // namespace app::main
