#include "app/session/practice.h"

#include "ai/yahtzee/practice/placement.h"
#include "ai/yahtzee/practice/steps.h"
#include "app/session/table_setup.h"
#include "app/session/timeline.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>

namespace app::session {

using namespace app::analysis;
using namespace ai::yahtzee::practice;
using ai::yahtzee::review::GradeLimits;
using core::yahtzee::Action;
using Source = ExerciseRequest::Source;
using storage::PracticeBook;

namespace {

constexpr int days_of_a_week = 7;

core::dice::Seed random_seed() {
    core::dice::Seed seed{};
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->generate());
    return seed;
}

QString new_id() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

QString date_text() { return QDate::currentDate().toString(Qt::ISODate); }

QString name_of(int step) { return QString::fromStdString(step_name(step)); }

ExerciseRequest request_for(Source source, Goal goal = Goal::points) {
    ExerciseRequest request;
    request.source = source;
    request.goal = goal;
    request.count = Practice::set_size;
    request.seed = random_seed();
    return request;
}

// The text of a position has one opponent; for points it doesn't matter which.
QString position_text(core::yahtzee::Position position) {
    position.opponents.resize(1);
    return QString::fromStdString(to_text(position));
}

} // namespace

Practice::Practice(AnalysisService& analysis, const QString& folder, QObject* parent)
    : QObject(parent),
      store_(storage::practice_path(folder)),
      progress_(std::make_shared<const Progress>()),
      exercises_request_(analysis),
      another_request_(analysis) {
    stand();
}

void Practice::setLimits(const GradeLimits& points, const GradeLimits& probabilities) {
    points_ = points;
    probabilities_ = probabilities;
}

const GradeLimits& Practice::limits() const {
    return exercise() && exercise()->goal == Goal::win ? probabilities_ : points_;
}

void Practice::setProgress(SharedProgress progress) {
    progress_ = std::move(progress);
    has_read_games_ = true;
    stand();
    if (!isOn()) Q_EMIT changed();
}

void Practice::setWaiting(const QString& games_folder,
                          std::vector<storage::MistakeEntry> costliest) {
    games_folder_ = games_folder;
    costliest_ = std::move(costliest);
    if (!isOn()) Q_EMIT changed();
}

void Practice::stand() {
    standings_ = session::standings(book(), *progress_, today());
    ladder_ = ladder_of(book(), *progress_);
}

void Practice::reload() {
    store_.reload();
    stand();
}

void Practice::beginToday() {
    if (hasOpenToday()) {
        ExerciseRequest request = request_for(Source::open);
        request.items = book().open->items;
        std::vector<Action> before;
        for (const auto& item : request.items)
            if (const auto action = Action::from_code(item.action)) before.push_back(*action);
        begin(PracticeMode::today, std::move(request));
        answered_before_ = std::move(before);
        set_->id = book().open->id;
        return;
    }
    ExerciseRequest request = request_for(Source::today);
    request.step = learning();
    request.due = dueSteps();
    request.games_folder = games_folder_;
    request.mistakes = costliest_;
    begin(PracticeMode::today, std::move(request));
}

void Practice::beginStep(int step) {
    ExerciseRequest request = request_for(Source::step);
    request.step = step;
    begin(PracticeMode::step, std::move(request));
}

void Practice::beginMistakes(const QString& games_folder,
                             std::vector<storage::MistakeEntry> mistakes, Goal goal) {
    ExerciseRequest request = request_for(Source::mistakes, goal);
    if (mistakes.size() > set_size) mistakes.resize(set_size);
    request.games_folder = games_folder;
    request.mistakes = std::move(mistakes);
    begin(PracticeMode::mistakes, std::move(request));
}

void Practice::beginMistakesIn(std::vector<core::yahtzee::notation::Record> games) {
    ExerciseRequest request = request_for(Source::mistakes);
    request.games = std::move(games);
    request.min_loss = points_.inaccuracy;
    begin(PracticeMode::mistakes, std::move(request));
}

void Practice::beginExceptions() {
    begin(PracticeMode::exceptions, request_for(Source::exceptions));
}

void Practice::beginLastTurns() {
    begin(PracticeMode::last_turns, request_for(Source::last_turns, Goal::win));
}

void Practice::beginPlacement() { begin(PracticeMode::placement, request_for(Source::placement)); }

void Practice::beginExercises(std::vector<Exercise> exercises) {
    leave();
    set_ = PracticeSet{PracticeMode::again, new_id(), QDate::currentDate()};
    ExerciseSet found;
    for (Exercise& exercise : exercises) found.add(std::move(exercise));
    take(std::move(found));
}

void Practice::beginMissed() {
    if (!set_) return;
    std::vector<Exercise> missed;
    for (const std::size_t i : set_->missed()) missed.push_back(set_->exercises[i]);
    if (!missed.empty()) beginExercises(std::move(missed));
}

void Practice::begin(PracticeMode mode, ExerciseRequest request) {
    leave();
    set_ = PracticeSet{mode, new_id(), QDate::currentDate()};
    learned_.clear();
    if (mode == PracticeMode::step) set_->step = request.step;
    request.known = ladder_.known();
    exercises_request_.request(
        std::move(request), [this](const ExerciseSet& found) { take(found); },
        [this](const QString& why) {
            failure_ = why;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void Practice::take(ExerciseSet found) {
    set_->exercises = std::move(found.exercises);
    set_->origins = std::move(found.origins);
    set_->rare_step = found.rare_step;
    if (set_->exercises.empty()) failure_ = tr("there are no such positions");
    for (const Action action : std::exchange(answered_before_, {}))
        if (const Exercise* asked = exercise())
            if (const auto given = grade_answer(*asked, action, limits())) {
                set_->add(*given);
                ++set_->at;
            }
    if (set_->mode == PracticeMode::today && !set_->exercises.empty()) keepOpen();
    Q_EMIT changed();
}

void Practice::leave() {
    exercises_request_.cancel();
    another_request_.cancel();
    set_.reset();
    answered_before_.clear();
    failure_.clear();
    first_.reset();
    stand();
    Q_EMIT changed();
}

const Exercise* Practice::exercise() const { return set_ ? set_->exercise() : nullptr; }

core::yahtzee::notation::Record Practice::record() const {
    const auto& position = exercise()->position;
    std::vector<core::yahtzee::notation::RecordedPlayer> players = usual_players();
    players.resize(1 + position.opponents.size(), players.back());
    auto fresh = fresh_record(std::move(players), {});
    auto record = record_from(position, fresh);
    return record ? *std::move(record) : fresh; // positions of exercises come from games
}

core::yahtzee::Game Practice::game() const { return Timeline(record()).now(); }

std::vector<QString> Practice::players() const {
    auto players = names(record());
    const auto* mistake = set_->origin();
    if (!mistake) return players;
    const auto there = names(mistake->record);
    if (there.size() != players.size()) return players;
    const auto mover = static_cast<std::size_t>(replay(mistake->record, mistake->ply).mover());
    for (std::size_t i = 1; i < players.size(); ++i) players[i] = there[(mover + i) % there.size()];
    return players;
}

text::Advice Practice::advice() const {
    text::Advice advice{game(), exercise()->ranking};
    if (exercise()->goal == Goal::win)
        advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::win};
    if (isAnswered()) advice.made = advice.place_of(given().action);
    return advice;
}

int Practice::otherStep() const {
    const Exercise& asked = *exercise();
    if (asked.page.step == 0 || asked.goal == Goal::win) return 0;
    if (asked.practised > 0 && asked.practised != asked.page.step) return asked.practised;
    ai::yahtzee::practice::StepJudge judge(game().rules());
    if (given().loss > 0) {
        if (given().action.is_same_choice(asked.page.action, asked.position.dice)) return 0;
        if (const int followed = judge.step_saying(given().action, asked.position)) return followed;
    }
    const auto said = judge.says(learning(), asked.position);
    return said && !said->is_same_choice(asked.page.action, asked.position.dice) ? learning() : 0;
}

void Practice::answer(Action action) {
    const Exercise* asked = exercise();
    if (!asked || isAnswered()) return;
    const auto given = grade_answer(*asked, action, limits());
    if (!given) return;
    set_->add(*given);
    if (!first_) {
        record(*given);
        if (set_->answers.size() == set_->exercises.size()) finish();
    }
    Q_EMIT changed();
}

// In the book: the answer for its step, and the day of a mistake that is answered right.
void Practice::record(const PracticeAnswer& given) {
    const Exercise& asked = *exercise();
    const int step = asked.goal == Goal::points ? asked.practised : 0;
    const auto* mistake = set_->origin();
    const auto knows = [&] {
        const auto known = book().steps.find(step > 0 ? name_of(step) : QString());
        return known != book().steps.end() && is_recalled(known->second);
    };
    const bool knew = knows();
    change([&](PracticeBook& book) {
        if (step > 0) {
            book.answers.push_back({new_id(), name_of(step), date_text(), given.loss});
            const auto known = book.steps.find(name_of(step));
            const auto before = known == book.steps.end() ? std::optional<MemoryState>()
                                                          : std::optional(known->second);
            // Later answers of a day, and of a clock that was set back, don't count: there are no
            // short-term steps.
            if (!before || before->last_review < today())
                book.steps[name_of(step)] =
                    reviewed(before, today(), rating_of_loss(given.loss, limits().inaccuracy));
        }
        if (mistake && given.is_accepted() && !book.right_days[mistake->name].contains(date_text()))
            book.right_days[mistake->name] << date_text();
    });
    if (!knew && knows() && set_->mode != PracticeMode::placement) learned_.push_back(step);
    if (set_->mode == PracticeMode::today) keepOpen();
}

// The set of today as far as it is answered.
void Practice::keepOpen() {
    storage::OpenSet open{set_->id, date_text(), {}};
    for (std::size_t i = 0; i < set_->exercises.size(); ++i) {
        const Exercise& exercise = set_->exercises[i];
        open.items.push_back({position_text(exercise.position), exercise.goal == Goal::win,
                              exercise.practised > 0 ? name_of(exercise.practised) : QString(),
                              set_->origins[i] ? set_->origins[i]->name : QString(),
                              i < set_->answers.size() ? set_->answers[i].action.code() : -1});
    }
    change([&](PracticeBook& book) { book.open = std::move(open); });
}

void Practice::next() {
    if (!isAnswered()) return;
    if (first_) set_->answers.back() = *std::exchange(first_, std::nullopt);
    ++set_->at;
    Q_EMIT changed();
}

void Practice::tryAgain() {
    if (!isAnswered() || set_->at + 1 != set_->answers.size()) return;
    if (!first_) first_ = set_->answers.back();
    set_->answers.pop_back();
    Q_EMIT changed();
}

void Practice::addAnother() {
    if (!exercise() || another_request_.isWaiting()) return;
    ExerciseRequest request = request_for(Source::siblings, exercise()->goal);
    request.count = 1;
    request.model = *exercise();
    another_request_.request(std::move(request), [this](const ExerciseSet& found) {
        if (found.exercises.empty() || !isOn()) return;
        set_->insertNext(found.exercises.front());
        if (isAnswered()) ++set_->at;
        Q_EMIT changed();
    });
}

std::vector<double> Practice::lastMeans(std::size_t count) const {
    std::vector<double> means;
    if (!set_) return means;
    const auto& sets = book().sets;
    for (auto other = sets.rbegin(); other != sets.rend() && means.size() < count; ++other)
        if (other->mode == practice_mode_name(set_->mode) && other->id != set_->id)
            means.push_back(other->loss / other->exercises);
    std::ranges::reverse(means);
    return means;
}

void Practice::finish() {
    storage::SetResult result{set_->id,
                              practice_mode_name(set_->mode),
                              date_text(),
                              static_cast<int>(set_->answers.size()),
                              set_->accepted(),
                              set_->meanLoss() * static_cast<double>(set_->answers.size()),
                              set_->exercises.front().goal == Goal::win};
    std::vector<PlacementAnswer> placed;
    for (std::size_t i = 0; i < set_->answers.size(); ++i)
        placed.push_back({set_->exercises[i].practised, set_->answers[i].is_accepted()});
    change([&](PracticeBook& book) {
        const auto own = std::ranges::find(book.sets, set_->id, &storage::SetResult::id);
        if (own == book.sets.end())
            book.sets.push_back(result);
        else
            *own = result; // an exercise was added after its end
        if (set_->mode == PracticeMode::today) book.open.reset();
        if (set_->mode == PracticeMode::placement) {
            book.placed = name_of(steps_known(placed));
            book.steps.clear(); // it says more than answers of before
        }
    });
    stand();
    Q_EMIT finished();
}

std::vector<int> Practice::dueSteps(int days) const {
    std::vector<std::optional<MemoryState>> states;
    for (int step = 1; step <= step_count(); ++step) {
        const auto known = book().steps.find(name_of(step));
        states.push_back(known == book().steps.end() || step == learning()
                             ? std::optional<MemoryState>()
                             : std::optional(known->second));
    }
    std::vector<int> due;
    for (const std::size_t i : due_on(states, today() + days))
        due.push_back(static_cast<int>(i) + 1);
    return due;
}

std::vector<int> Practice::dueInSet(int days) const {
    std::vector<int> due = dueSteps(days);
    due.resize(std::min(due.size(), ExerciseRequest::max_due));
    return due;
}

int Practice::mistakesToday() const {
    return static_cast<int>(std::min(costliest_.size(), ExerciseRequest::max_mistakes));
}

bool Practice::hasOpenToday() const { return book().open && book().open->date == date_text(); }

std::optional<storage::SetResult> Practice::doneToday() const {
    for (auto set = book().sets.rbegin(); set != book().sets.rend(); ++set)
        if (set->mode == practice_mode_name(PracticeMode::today) && set->date == date_text())
            return *set;
    return std::nullopt;
}

int Practice::streak() const { return book().streak(date_text()); }

std::pair<int, int> Practice::rightThisWeek() const {
    std::pair<int, int> right{0, 0};
    const QDate first = QDate::currentDate().addDays(1 - days_of_a_week);
    for (const auto& set : book().sets) {
        if (QDate::fromString(set.date, Qt::ISODate) < first) continue;
        right.first += set.accepted;
        right.second += set.exercises;
    }
    return right;
}

void Practice::forgetDoneMistakes() {
    change([](PracticeBook& book) {
        book.right_days.clear();
        ++book.forgotten;
    });
    Q_EMIT changed();
}

int Practice::today() { return static_cast<int>(QDate::currentDate().toJulianDay()); }

void Practice::change(const std::function<void(PracticeBook&)>& change) {
    const QString why = store_.change(change);
    if (!why.isEmpty()) Q_EMIT failed(why);
}

} // namespace app::session
