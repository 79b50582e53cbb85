// The announcements of a game, and their times: the window and screen readers get the same
// sentences.

#include "app/session/announcer.h"
#include "app/text/words.h"
#include "tests/app/games.h"
#include "tests/app/rough_score_source.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_announcer {

using ai::yahtzee::decide::Objective;
using app::session::HintMode;

// A game of a person against a program that waits, and all that is announced in it.
struct Table {
    QTemporaryDir folder;
    app::session::Trainer trainer{folder.path(), tests::rough_tables()};
    app::session::Announcer announcer{trainer.session, trainer.coach, trainer.decision,
                                      trainer.turn};
    QStringList announced;

    Table() {
        QObject::connect(&announcer, &app::session::Announcer::announced, &announcer,
                         [this](const QString& sentences) { announced << sentences; });
        trainer.session.setPace(std::chrono::hours(1));
        trainer.values.publish(tests::solved_values());
        trainer.session.begin(app::session::Timeline(tests::person_and("random", 3)));
    }

    qsizetype count(const QString& words) const { return announced.filter(words).size(); }
};

class TestAnnouncer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_best_choice_is_announced_once_by_the_objective() {
        Table table;
        auto& coach = table.trainer.coach;
        coach.setMode(HintMode::on);
        coach.setObjective({Objective::Kind::win, 0});
        QTRY_VERIFY(coach.hasTables() && !coach.isThinking());
        table.trainer.session.roll();
        QVERIFY(coach.isThinking());
        table.trainer.session.setHeldSlots(0b00001); // it isn't judged by points either
        QCOMPARE(table.count("Kept: "), 1);
        QCOMPARE(table.count("points"), 0);
        QCOMPARE(table.count("Best: "), 0);
        QTRY_VERIFY(!coach.isThinking());
        const auto hint = coach.hint();
        QCOMPARE(hint->ranked_by.kind, Objective::Kind::win);
        QCOMPARE(
            table.announced.filter("Best: "),
            QStringList{
                QString("Best: %1.").arg(app::text::choice_text(hint->game, hint->best().action))});
    }

    void by_points_the_best_choice_is_announced_with_the_roll() {
        Table table;
        table.trainer.coach.setMode(HintMode::on);
        table.trainer.session.roll();
        QCOMPARE(table.announced.filter(QRegularExpression("rolled .* Best: ")).size(), 1);
    }

    void hints_that_are_switched_on_tell_the_best_choice_once() {
        Table table;
        auto& coach = table.trainer.coach;
        table.trainer.session.roll();
        for (const HintMode mode : {HintMode::guess_first, HintMode::on}) {
            coach.setMode(mode);
            table.announcer.tellHints();
        }
        QCOMPARE(table.count("Choose first"), 1);
        QCOMPARE(table.count("Best: "), 1);
        coach.setMode(HintMode::off);
        table.announcer.tellHints();
        coach.setMode(HintMode::on);
        table.announcer.tellHints();
        QCOMPARE(table.count("Hints are off."), 1);
        QCOMPARE(table.count("Best: "), 2);
        QCOMPARE(table.count("Hints are on."), 0);
    }
};

} // namespace test_announcer
