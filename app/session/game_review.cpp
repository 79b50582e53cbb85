#include "app/session/game_review.h"

#include <cmath>

namespace app::session {

using namespace app::analysis;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::review::GradeLimits;

namespace {

constexpr double least_done = 0.02;              // before that no time left is shown
constexpr qint64 least_milliseconds_spent = 500; // nor before that

// Without what stands beside the game, so that a try begins no new review.
core::yahtzee::notation::Record game_only(core::yahtzee::notation::Record record) {
    for (auto& ply : record.line) ply.variations.clear();
    record.take_backs = 0;
    return record;
}

} // namespace

GameReview::GameReview(GameSession& session, Coach& coach, AnalysisService& analysis,
                       QObject* parent)
    : QObject(parent), session_(session), coach_(coach), analysis_(analysis), request_(analysis) {
    connect(&session_, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began) forget();
        refresh();
    });
    connect(&analysis_.values(), &ValueCache::solved, this, &GameReview::refresh);
    connect(&coach_, &Coach::adviceChanged, this, &GameReview::followObjective);
    connect(&analysis_.tables(), &TableCache::changed, this, &GameReview::refresh);
}

void GameReview::setWatched(bool watched) {
    is_watched_ = watched;
    followObjective();
    refresh();
}

void GameReview::setLimits(const GradeLimits& points, const GradeLimits& probabilities) {
    points_ = points;
    probabilities_ = probabilities;
    refresh();
}

// By points, with the probabilities to win beside them; or by those of the objective.
void GameReview::followObjective() {
    if (coach_.objective() == followed_) return;
    followed_ = coach_.objective();
    by_winning_ = followed_.kind != Objective::Kind::expected;
    probability_ = by_winning_ ? followed_ : Objective{Objective::Kind::win};
    Q_EMIT changed();
    refresh();
}

void GameReview::setByWinning(bool by_winning) {
    if (by_winning == by_winning_) return;
    by_winning_ = by_winning;
    Q_EMIT changed();
}

void GameReview::forget() {
    request_.cancel();
    asked_.reset();
    review_.reset();
    setState(State::unwanted);
    followObjective(); // which may depend on the players
}

void GameReview::refresh() {
    if (!is_watched_ || state_ == State::stopped) return;
    const auto values = analysis_.values().get(session_.record().rules);
    if (!values) return setState(State::solving);
    Question question{game_only(session_.record()), analysis_.tables().get(session_.record().rules),
                      probability_, points_, probabilities_};
    if (asked_ != question) compute(std::move(question), values);
}

void GameReview::compute(Question question, const ai::yahtzee::solve::SharedValues& values) {
    asked_ = std::move(question);
    ai::yahtzee::review::ReviewOptions options;
    options.points = points_;
    options.probabilities = probabilities_;
    options.score_source = asked_->score_source;
    options.objective = probability_;
    // Before the end it would reveal dice that are still to fall.
    options.same_dice = replay(asked_->record).phase() == core::yahtzee::Phase::over;
    done_ = 0;
    since_.start();
    setState(State::computing);
    request_.request(
        {asked_->record, values, options},
        [this](const SharedReview& review) {
            review_ = review;
            record_ = asked_->record;
            setState(State::ready);
        },
        [this](const QString& why) {
            failure_ = why;
            setState(State::failed);
        },
        [this](int percent) {
            done_ = percent / 100.0;
            Q_EMIT progressed();
        });
}

void GameReview::stop() {
    if (state_ != State::computing) return;
    request_.cancel();
    setState(State::stopped);
}

void GameReview::start() {
    if (state_ != State::stopped && state_ != State::failed) return;
    state_ = State::unwanted;
    asked_.reset();
    refresh();
}

std::optional<int> GameReview::secondsLeft() const {
    if (state_ != State::computing || done_ < least_done ||
        since_.elapsed() < least_milliseconds_spent)
        return std::nullopt;
    const double spent = static_cast<double>(since_.elapsed()) / 1000;
    return static_cast<int>(std::ceil(spent * (1 - done_) / done_));
}

void GameReview::setState(State state) {
    state_ = state;
    Q_EMIT changed();
}

} // namespace app::session
