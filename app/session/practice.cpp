#include "app/session/practice.h"

#include "ai/yahtzee/practice/daily_set.h"
#include "ai/yahtzee/practice/theme_figures.h"
#include "ai/yahtzee/practice/themes.h"
#include "app/session/table_setup.h"
#include "app/session/timeline.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>

namespace app::session {

using namespace app::analysis;
using namespace ai::yahtzee::practice;
using ai::yahtzee::review::GradeLimits;
using core::yahtzee::Action;

namespace {

core::dice::Seed random_seed() {
    core::dice::Seed seed{};
    for (auto& byte : seed)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->generate());
    return seed;
}

} // namespace

QString practice_mode_name(PracticeMode mode) {
    switch (mode) {
    case PracticeMode::mistakes:
        return "mistakes";
    case PracticeMode::themes:
        return "themes";
    case PracticeMode::daily_points:
        return "daily-points";
    case PracticeMode::daily_win:
        return "daily-win";
    case PracticeMode::last_turns:
        return "last-turns";
    }
    return {};
}

Practice::Practice(AnalysisService& analysis, const QString& folder, QObject* parent)
    : QObject(parent),
      path_(storage::practice_path(folder)),
      book_(storage::read_practice(path_, &set_aside_)),
      exercises_request_(analysis),
      another_request_(analysis) {}

void Practice::setLimits(const GradeLimits& points, const GradeLimits& probabilities) {
    points_ = points;
    probabilities_ = probabilities;
}

const GradeLimits& Practice::limits() const {
    return exercise() && exercise()->goal == Goal::win ? probabilities_ : points_;
}

void Practice::beginMistakes(const QString& games_folder,
                             std::vector<storage::MistakeEntry> mistakes, Goal goal) {
    ExerciseRequest request{ExerciseSource::mistakes, goal};
    if (mistakes.size() > set_size) mistakes.resize(set_size);
    request.games_folder = games_folder;
    request.mistakes = std::move(mistakes);
    request.seed = random_seed();
    begin(PracticeMode::mistakes, std::move(request));
}

void Practice::beginExercises(std::vector<Exercise> exercises) {
    leave();
    mode_ = PracticeMode::mistakes;
    date_ = dateOfToday();
    take({std::move(exercises), {}});
}

void Practice::beginMistakesIn(std::vector<core::yahtzee::notation::Record> games) {
    ExerciseRequest request{ExerciseSource::mistakes};
    request.games = std::move(games);
    request.min_loss = points_.inaccuracy;
    request.seed = random_seed();
    begin(PracticeMode::mistakes, std::move(request));
}

void Practice::beginThemes(const std::vector<std::size_t>& themes) {
    if (themes.empty()) return;
    ExerciseRequest request{ExerciseSource::themes};
    request.themes = themes;
    if (request.themes.size() > set_size) request.themes.resize(set_size);
    request.seed = random_seed();
    begin(PracticeMode::themes, request);
}

void Practice::beginDaily(Goal goal) {
    ExerciseRequest request{ExerciseSource::daily_set, goal};
    request.date = dateOfToday();
    begin(goal == Goal::win ? PracticeMode::daily_win : PracticeMode::daily_points, request);
}

void Practice::beginLastTurns() {
    ExerciseRequest request{ExerciseSource::last_turns, Goal::win};
    request.seed = random_seed();
    begin(PracticeMode::last_turns, request);
}

void Practice::begin(PracticeMode mode, ExerciseRequest request) {
    leave();
    mode_ = mode;
    date_ = dateOfToday();
    themes_ = request.themes;
    exercises_request_.request(
        std::move(request), [this](const ExerciseSet& set) { take(set); },
        [this](const QString& why) {
            failure_ = why;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void Practice::take(ExerciseSet set) {
    exercises_ = std::move(set.exercises);
    origins_.assign(set.origins.begin(), set.origins.end());
    origins_.resize(exercises_.size());
    if (exercises_.empty()) failure_ = tr("there are no such positions");
    Q_EMIT changed();
}

void Practice::leave() {
    exercises_request_.cancel();
    another_request_.cancel();
    mode_.reset();
    exercises_.clear();
    origins_.clear();
    answers_.clear();
    failure_.clear();
    at_ = 0;
    is_recorded_ = false;
    Q_EMIT changed();
}

bool Practice::isDaily() const {
    return mode_ == PracticeMode::daily_points || mode_ == PracticeMode::daily_win;
}

const Exercise* Practice::exercise() const {
    return at_ < exercises_.size() ? &exercises_[at_] : nullptr;
}

const MistakeOrigin* Practice::origin() const {
    return at_ < origins_.size() && origins_[at_] ? &*origins_[at_] : nullptr;
}

core::yahtzee::notation::Record Practice::record() const {
    const auto& position = exercise()->position;
    std::vector<core::yahtzee::notation::RecordedPlayer> players = usual_players();
    players.resize(1);
    for (std::size_t i = 0; i < position.opponents.size(); ++i)
        players.push_back({tr("Opponent").toStdString(), "optimal"});
    auto fresh = fresh_record(std::move(players), {});
    auto record = record_from(position, fresh);
    return record ? *std::move(record) : fresh; // positions of exercises come from games
}

core::yahtzee::Game Practice::game() const { return Timeline(record()).now(); }

text::Advice Practice::advice() const {
    text::Advice advice{game(), exercise()->ranking};
    if (exercise()->goal == Goal::win)
        advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::win};
    if (!isAnswered()) return advice;
    const auto& dice = advice.game.dice();
    for (std::size_t i = 0; i < advice.choices.size() && !advice.made; ++i)
        if (answers_[at_].action.is_same_choice(advice.choices[i].action, dice)) advice.made = i;
    return advice;
}

std::optional<std::size_t> Practice::ruleTheme() const {
    const Exercise* asked = exercise();
    if (!asked) return std::nullopt;
    for (const std::size_t theme : themes_)
        if (asked->themes[theme]) return theme;
    std::optional<std::size_t> costliest;
    for (std::size_t i = 0; i < themes().size(); ++i) {
        if (!asked->themes[i] || themes()[i].is_about_winning != (asked->goal == Goal::win))
            continue;
        if (!costliest || theme_figures()[i].loss > theme_figures()[*costliest].loss) costliest = i;
    }
    return costliest;
}

void Practice::answer(Action action) {
    const Exercise* asked = exercise();
    if (!asked || isAnswered()) return;
    const auto found = std::ranges::find_if(asked->ranking, [&](const auto& choice) {
        return action.is_same_choice(choice.action, asked->position.dice);
    });
    if (found == asked->ranking.end()) return;
    const PracticeAnswer given{found->action, found->loss, limits().of(found->loss)};
    answers_.push_back(given);
    if (mode_ == PracticeMode::themes) reschedule(given);
    if (const MistakeOrigin* mistake = origin(); mistake && given.is_accepted()) {
        book_.done_mistakes.insert(mistake->name.toStdString());
        write();
    }
    if (answers_.size() == exercises_.size()) finish();
    Q_EMIT changed();
}

// The themes of the set that the exercise belongs to.
void Practice::reschedule(const PracticeAnswer& given) {
    const Rating rating = rating_of_loss(given.loss, limits().inaccuracy);
    for (const std::size_t theme : themes_) {
        if (!exercise()->themes[theme]) continue;
        const std::string name(themes()[theme].name);
        const auto known = book_.themes.find(name);
        const auto before = known == book_.themes.end() ? std::optional<MemoryState>()
                                                        : std::optional(known->second);
        // Later answers of a day, and of a clock that was set back, don't count: there are no
        // short-term steps.
        if (before && before->last_review >= today()) continue;
        book_.themes[name] = reviewed(before, today(), rating);
    }
    write();
}

void Practice::next() {
    if (!isAnswered()) return;
    ++at_;
    Q_EMIT changed();
}

void Practice::addAnother() {
    if (!exercise() || another_request_.isWaiting()) return;
    ExerciseRequest request{ExerciseSource::siblings, exercise()->goal, 1, random_seed()};
    request.model = *exercise();
    another_request_.request(std::move(request), [this](const ExerciseSet& found) {
        if (found.exercises.empty() || !isOn()) return;
        // After the last exercise was left, at the end.
        const auto behind = static_cast<std::ptrdiff_t>(std::min(at_ + 1, exercises_.size()));
        exercises_.insert(exercises_.begin() + behind, found.exercises.front());
        origins_.insert(origins_.begin() + behind, std::nullopt);
        if (isAnswered()) ++at_;
        Q_EMIT changed();
    });
}

double Practice::meanLoss() const {
    double sum = 0;
    for (const PracticeAnswer& given : answers_) sum += given.loss;
    return answers_.empty() ? 0 : sum / static_cast<double>(answers_.size());
}

std::vector<double> Practice::lastMeans(std::size_t count) const {
    std::vector<double> means;
    if (!mode_) return means;
    const auto newest = book_.sets.rbegin() + (is_recorded_ ? 1 : 0);
    for (auto set = newest; set != book_.sets.rend() && means.size() < count; ++set)
        if (set->mode == practice_mode_name(*mode_)) means.push_back(set->loss / set->exercises);
    std::ranges::reverse(means);
    return means;
}

void Practice::finish() {
    const QDate date = isDaily() ? date_ : QDate::currentDate();
    storage::SetResult result{practice_mode_name(*mode_), date.toString(Qt::ISODate),
                              static_cast<int>(answers_.size())};
    for (const PracticeAnswer& given : answers_) {
        result.loss += given.loss;
        result.accepted += given.is_accepted() ? 1 : 0;
    }
    result.is_to_win = exercises_.front().goal == Goal::win;
    if (is_recorded_) book_.sets.pop_back(); // an exercise was added after its end
    book_.sets.push_back(result);
    is_recorded_ = true;
    write();
    Q_EMIT finished();
}

void Practice::setSchedule(bool wanted) {
    if (wanted == book_.has_schedule) return;
    book_.has_schedule = wanted;
    write();
    Q_EMIT changed();
}

std::vector<std::optional<MemoryState>> Practice::memory() const {
    std::vector<std::optional<MemoryState>> states(themes().size());
    for (const auto& [name, state] : book_.themes)
        if (const Theme* theme = find_theme(name)) states[index_of(*theme)] = state;
    return states;
}

std::vector<std::size_t> Practice::dueThemes() const {
    return book_.has_schedule ? due_on(memory(), today()) : std::vector<std::size_t>();
}

QStringList Practice::doneMistakes() const {
    QStringList names;
    for (const std::string& name : book_.done_mistakes) names << QString::fromStdString(name);
    return names;
}

void Practice::forgetDoneMistakes() {
    book_.done_mistakes.clear();
    write();
    Q_EMIT changed();
}

QDate Practice::dateOfToday() { return QDateTime::currentDateTimeUtc().date(); }

int Practice::setNumber(QDate date) {
    return daily_set_number(std::chrono::year_month_day(
        std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
        std::chrono::day(static_cast<unsigned>(date.day()))));
}

int Practice::setVersion() { return daily_set_version; }

int Practice::today() { return static_cast<int>(QDate::currentDate().toJulianDay()); }

void Practice::write() {
    const QString why = storage::write_practice(path_, book_);
    if (!why.isEmpty()) Q_EMIT failed(why);
}

} // namespace app::session
