// Solves in the background where the points come from, once for each joker rule: a second of
// work, after which every reason is there at once.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <stop_token>

namespace app::analysis {

class ContributionsService : public QObject {
    Q_OBJECT

public:
    explicit ContributionsService(QObject* parent = nullptr) : QObject(parent) {
        thread_.setMaxThreadCount(1);
    }
    ~ContributionsService() override; // stops the work and waits for its end

    // For the rules of the values: at once, or null, and solved() later.
    ai::yahtzee::solve::SharedContributions want(const ai::yahtzee::solve::SharedValues& values);

Q_SIGNALS:
    void solved();

private:
    std::map<core::yahtzee::Rules, ai::yahtzee::solve::SharedContributions>
        tables_; // null: on its way
    std::stop_source stop_;
    QThreadPool thread_;
};

} // namespace app::analysis
