#include "tests/tools/guide_pictures.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/siblings.h"
#include "ai/yahtzee/practice/steps.h"
#include "app/analysis/library_requests.h"
#include "app/main/languages.h"
#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "app/storage/library.h"
#include "app/views/parts/paper_strategy.h"
#include "app/views/parts/waterfall.h"
#include "app/views/play/cards/opponent_card.h"
#include "app/views/train/train_page.h"
#include "tests/app/desk.h"
#include "tests/tools/palette_picture.h"

#include <QDir>
#include <QTreeView>

#include <algorithm>
#include <cstdio>

namespace tests {

using ai::yahtzee::solve::SharedValues;
using core::yahtzee::Phase;
using core::yahtzee::notation::Record;

namespace {

constexpr int picture_width = 720;                    // pixels, as many as the guide is wide
constexpr int palette_size = 128;                     // colours
constexpr int time_limit = 120'000;                   // milliseconds, for a picture
constexpr std::chrono::milliseconds time_still{1500}; // after which nothing more is to come
constexpr std::size_t game_count = 40;                // in the library
constexpr std::size_t shown_game = 5;                 // in Play, Review and Train

// The picture once it no longer changes: the answers of the analysis come one by one.
QImage still_picture(QWidget& widget) {
    const auto paint = [&widget] {
        QPixmap picture(widget.size() * 2);
        picture.setDevicePixelRatio(2);
        widget.render(&picture);
        return picture.toImage();
    };
    QImage before;
    QImage now = paint();
    while (now != before) {
        before = now;
        QTest::qWait(static_cast<int>(time_still.count()));
        now = paint();
    }
    now.setDevicePixelRatio(1);
    return now.scaledToWidth(picture_width, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

class GuidePainter {
public:
    GuidePainter(SharedValues values, QString folder)
        : values_(std::move(values)), folder_(std::move(folder)) {}

    bool render(const QString& language) {
        suffix_ = language == "en" ? QString() : '_' + language;
        play();
        review();
        games();
        train();
        if (language == "en") strategy();
        return is_done_;
    }

private:
    void play();
    void review();
    void games();
    void train();
    void strategy();

    // A game of "you", who plays like a person, from the library's time.
    Record game(std::size_t number, const char* person, const char* program,
                const std::function<bool(const core::yahtzee::Game&)>& is_enough = {}) const;
    std::vector<ai::yahtzee::practice::Exercise> exercises() const;
    void check(bool is_so, const char* what) {
        if (!is_so) std::fprintf(stderr, "%s%s\n", what, qPrintable(suffix_));
        is_done_ = is_done_ && is_so;
    }
    void wait_for_reasons(Desk& desk);
    void save(Desk& desk, const QString& name);

    SharedValues values_;
    QString folder_;
    QString suffix_; // of the language: "_de"
    bool is_done_ = true;
};

Record GuidePainter::game(std::size_t number, const char* person, const char* program,
                          const std::function<bool(const core::yahtzee::Game&)>& is_enough) const {
    Record start =
        record_of({{{}, {}}, {app::session::program_title(program).toStdString(), program}}, 1);
    start.dice->game = number;
    start.date =
        QDate(2025, 1, 6).addDays(static_cast<qint64>(number)).toString(Qt::ISODate).toStdString();
    app::storage::set_tag(start, app::storage::time_tag,
                          QTime(18, 5)
                              .addSecs(static_cast<int>(number) * 1711 % 9000)
                              .toString("HH:mm:ss")
                              .toStdString());
    ai::yahtzee::players::PlayerOptions options;
    options.seed = number;
    options.values = [this] { return values_; };
    const auto own = ai::yahtzee::players::make_player(person, options);
    const auto other = ai::yahtzee::players::make_player(program, options);
    app::session::Timeline timeline(start);
    while (timeline.now().phase() != Phase::over && !(is_enough && is_enough(timeline.now()))) {
        if (timeline.now().phase() == Phase::to_roll)
            timeline.roll();
        else
            timeline.apply(
                (timeline.now().mover() == 0 ? own : other)->choose(timeline.now().position()));
    }
    return timeline.record();
}

// In light last, as the next picture begins.
void GuidePainter::save(Desk& desk, const QString& name) {
    using Scheme = app::session::ColourScheme;
    for (const auto& [scheme, colours] :
         {std::pair{Scheme::dark, "dark"}, {Scheme::light, "light"}}) {
        desk.prefer(&app::session::Preferences::colours, scheme);
        const QString file = QString("%1/%2%3-%4.png").arg(folder_, name, suffix_, colours);
        constexpr int best_compression = 0; // QImage calls it quality
        const QImage picture = with_palette(still_picture(desk.window), palette_size);
        check(picture.save(file, "PNG", best_compression), qPrintable(file));
    }
}

void GuidePainter::wait_for_reasons(Desk& desk) {
    const auto are_there = [&desk] {
        return std::ranges::any_of(
            desk.window.findChildren<app::views::Waterfall*>(),
            [](const auto* reason) { return reason->isVisible() && !reason->rows().empty(); });
    };
    check(QTest::qWaitFor(are_there, time_limit), "no reasons");
}

void GuidePainter::play() {
    const auto is_enough = [](const core::yahtzee::Game& game) {
        return game.turn() == 6 && game.mover() == 0 && game.roll_number() == 2;
    };
    Desk desk(game(shown_game, "human-0.8", "basic", is_enough), values_);
    desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
    const auto best = desk.trainer.coach.hint()->best().action;
    if (best.is_hold()) desk.session().setHeldSlots(best.slots());
    wait_for_reasons(desk);
    save(desk, "play");
}

void GuidePainter::review() {
    Desk desk(game(shown_game, "human-0.8", "basic"), values_);
    desk.window.goTo(app::main::Place::review);
    auto& mistakes = desk.the<QWidget>("mistakesView");
    check(QTest::qWaitFor([&] { return mistakes.isVisible(); }, time_limit), "no mistakes");
    wait_for_reasons(desk);
    save(desk, "review");
}

void GuidePainter::games() {
    Desk desk(record_of({{{}, {}}}, 1), values_);
    const QString library = app::storage::library_folder(desk.folder.path());
    const auto levels = app::session::levels();
    for (std::size_t number = 0; number < game_count; ++number) {
        const char* person = number < game_count / 2 ? "human-0.8" : "human-0.5";
        const auto& level = levels[number * 3 % (levels.size() - 1)]; // the champion needs tables
        const auto record = game(number, person, level.program.data());
        check(app::storage::keep_game(record, library).isEmpty(), "no library");
    }
    app::storage::GameIndex index(app::storage::index_path(desk.folder.path()));
    index.sync(library);
    for (const QString& key : index.unanalysed()) {
        const auto record = app::storage::read_games(QDir(library).filePath(index.game(key)->file));
        index.setAnalysis(key, app::analysis::figures_of_game(record->front(), values_));
    }
    desk.window.goTo(app::main::Place::games);
    auto& list = desk.the<QTreeView>("savedGames");
    check(QTest::qWaitFor([&] { return list.model()->rowCount() > 0; }, time_limit), "no games");
    save(desk, "games");
    desk.window.newGame(); // with the record against each
    desk.click("opponent_basic-12");
    auto& card = desk.the<app::views::play::OpponentCard>("opponent_basic-12");
    check(QTest::qWaitFor([&] { return card.hasMet(); }, time_limit), "no record");
    save(desk, "new-game");
}

// Fresh positions like the costliest mistakes of the game that the review shows.
std::vector<ai::yahtzee::practice::Exercise> GuidePainter::exercises() const {
    using namespace ai::yahtzee::practice;
    ai::yahtzee::decide::ActionRanker ranker(values_, nullptr);
    Examiner examiner(values_);
    std::vector<Exercise> found;
    const auto decisions = analyse_decisions(ranker, game(shown_game, "human-0.8", "basic"), 0, 0);
    for (const auto& mistake : costliest(decisions, 0.5, 10))
        if (const auto model = examiner.exercise(mistake.position, Goal::points))
            for (auto& exercise : siblings(values_, *model, {})) {
                exercise.ranking =
                    ai::yahtzee::decide::without_holding_all(std::move(exercise.ranking));
                found.push_back(std::move(exercise));
            }
    return found;
}

void GuidePainter::train() {
    Desk desk(record_of({{{}, {}}}, 1), values_);
    desk.window.goTo(app::main::Place::train);
    auto& practice = desk.the<app::views::train::TrainPage>("trainPage").practice();
    practice.beginExercises(exercises());
    check(practice.set().exercises.size() > 1, "no exercises");
    practice.answer(practice.exercise()->best().action);
    practice.next();
    practice.answer(practice.exercise()->ranking[1].action);
    wait_for_reasons(desk);
    save(desk, "train");
}

// The page of the basic strategy, as it is printed on A4.
void GuidePainter::strategy() {
    QImage picture(2 * picture_width, 2 * picture_width * 297 / 210, QImage::Format_RGB32);
    picture.fill(Qt::white);
    {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        constexpr double margin = 2 * picture_width / 17.5;
        check(app::views::paint_strategy(
                  painter, QRectF(picture.rect()).adjusted(margin, margin, -margin, -margin),
                  ai::yahtzee::practice::step_count()),
              "a line of the page is too long");
    }
    const QString file = folder_ + "/strategy.png";
    check(with_palette(picture.scaledToWidth(picture_width, Qt::SmoothTransformation), 16)
              .save(file, "PNG", 0),
          qPrintable(file));
}

} // namespace

bool render_guide(const SharedValues& values, const QString& folder) {
    QApplication::setFont(QFont("Open Sans", QApplication::font().pointSize()));
    app::main::Translations translations;
    bool is_done = true;
    for (const char* language : {"en", "de", "cs"}) {
        QLocale::setDefault(QLocale(language));
        translations.use(language);
        is_done = GuidePainter(values, folder).render(language) && is_done;
    }
    return is_done;
}

} // namespace tests
