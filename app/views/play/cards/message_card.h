// The message under the dice: the verdict on a choice, the last choice with its mark, or the
// tutor's objection with buttons to answer it. Always of the same height, so that nothing jumps.

#pragma once

#include "app/views/play/cards/last_choice.h"
#include "app/widgets/card_frame.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <array>
#include <functional>

namespace app::views::play {

class MessageCard : public widgets::CardFrame {
    Q_OBJECT

public:
    enum class Tone { plain, good, bad };

    struct Reply {
        QString name; // of the object
        QString text; // with a mnemonic
        std::function<void()> act;
    };

    explicit MessageCard(QWidget* parent = nullptr);

    // Three replies at most; the first is the default.
    void say(const QString& words, Tone tone, const std::vector<Reply>& replies = {});
    // As LastChoice shows it.
    void showLast(const text::Advice& advice, const std::optional<text::Advice>& before,
                  const ai::yahtzee::review::GradeLimits& limits);
    void clear() { say({}, Tone::plain); }

    bool isAsking() const { return !replies_.empty(); }
    QString words() const { return last_->isHidden() ? words_->text() : last_->words(); }
    void focusReply() { buttons_[0]->setFocus(Qt::OtherFocusReason); } // the first
    void reply(std::size_t which);                                     // as if it were pressed

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showTone();
    void arrange();

    Tone tone_ = Tone::plain;
    QLabel* words_;
    LastChoice* last_; // in place of the words
    QWidget* answers_; // the buttons
    QBoxLayout* parts_ = nullptr;
    std::array<QPushButton*, 3> buttons_{};
    std::vector<Reply> replies_;
};

} // namespace app::views::play
