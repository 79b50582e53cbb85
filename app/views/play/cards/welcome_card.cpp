#include "app/views/play/cards/welcome_card.h"

#include "app/widgets/colours.h"
#include "app/widgets/frame_button.h"
#include "app/widgets/link_button.h"
#include "app/widgets/text_label.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::play {

using namespace app::widgets;

namespace {

constexpr int way_padding = 10;      // pixels above and below the words
constexpr int arrow_room = 26;       // pixels at the right end
constexpr int min_line_letters = 24; // in a line
constexpr int usual_letters = 60;

// One way to begin: its name, and below it in quieter words, which wrap, what waits there.
class WelcomeButton : public FrameButton {
public:
    WelcomeButton(const QString& name, const QString& text, QWidget* parent);

    void setMeaning(const QString& sentence);
    // For those who know nothing of it yet; one of several.
    void setFirst(bool is_first);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString meaning_;
    bool is_first_ = false;
};

WelcomeButton::WelcomeButton(const QString& name, const QString& text, QWidget* parent)
    : FrameButton(name, text, parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WelcomeButton::setMeaning(const QString& sentence) {
    meaning_ = sentence;
    setAccessibleDescription(sentence);
    updateGeometry();
    update();
}

void WelcomeButton::setFirst(bool is_first) {
    is_first_ = is_first;
    update();
}

int WelcomeButton::heightForWidth(int width) const {
    const int room = std::max(1, width - 2 * side - arrow_room);
    const int words =
        fontMetrics().boundingRect(0, 0, room, 10'000, Qt::TextWordWrap, meaning_).height();
    return QFontMetrics(bold_of(font())).lineSpacing() + words + 2 * way_padding + 2;
}

QSize WelcomeButton::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * usual_letters;
    return {width, heightForWidth(width)};
}

QSize WelcomeButton::minimumSizeHint() const {
    const int title = QFontMetrics(bold_of(font())).size(Qt::TextShowMnemonic, text()).width();
    const int width = std::max(title, fontMetrics().averageCharWidth() * min_line_letters) +
                      2 * side + arrow_room;
    return {width, QFontMetrics(bold_of(font())).lineSpacing() + 2 * way_padding};
}

void WelcomeButton::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, is_first_);
    const QRect inside = rect().adjusted(side, way_padding, -side - arrow_room, -way_padding);
    painter.setPen(colours.text);
    painter.setFont(bold_of(font()));
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextShowMnemonic, text());
    painter.setFont(font());
    painter.setPen(colours.muted);
    const int title = QFontMetrics(bold_of(font())).lineSpacing() + 2;
    painter.drawText(inside.adjusted(0, title, 0, 0),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, meaning_);
    const QPointF tip(width() - side, height() / 2.0);
    painter.setPen(QPen(colours.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{tip + QPointF(-5, -5), tip, tip + QPointF(-5, 5)});
}

} // namespace

WelcomeCard::WelcomeCard(const QString& opponent, QWidget* parent) : CardFrame(parent) {
    setObjectName("welcome");
    auto* title = make_text_label("welcomeTitle", 1.6, false, this);
    title->setText(tr("Welcome to Alea"));
    auto* what = muted(make_text_label("welcomeWhat", this));
    what->setText(tr("A trainer for Yahtzee: play against it, and see which choices cost points."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 22);
    column->setSpacing(10);
    auto* top = new QHBoxLayout;
    top->addWidget(title, 1);
    column->addLayout(top);
    column->addWidget(what);
    column->addSpacing(4);
    const auto lead = [this](const QAbstractButton* button, Way way) {
        connect(button, &QAbstractButton::clicked, this, [this, way] { Q_EMIT chosen(way); });
    };
    const auto add = [&](Way way, const char* name, const QString& text, const QString& meaning) {
        auto* button = new WelcomeButton(name, text, this);
        button->setMeaning(meaning);
        column->addWidget(button);
        lead(button, way);
        return button;
    };
    auto* lesson =
        add(Way::lesson, "welcomeLesson", tr("A less&on of two minutes"),
            tr("What the game is about, and eight decisions to play. Start here if you are new."));
    lesson->setFirst(true);
    add(Way::play, "welcomePlay", tr("Play &a game"),
        tr("Against %1. The coach helps when you ask.").arg(opponent));
    auto* others = new LinkButton("welcomeOpponents", tr("&Other opponents"), this);
    column->addWidget(others, 0, Qt::AlignLeft);
    lead(others, Way::opponents);
    add(Way::practice, "welcomePractise", tr("P&ractise"),
        tr("Single decisions, with the answer."));
    add(Way::placement, "welcomePlacement", tr("&Where do you stand?"),
        tr("Twelve positions, three minutes: they tell where practice begins."));
    add(Way::sample, "welcomeSample", tr("Look at a &sample review"),
        tr("What the program says about a game: luck, choices, and what was better."));
    auto* close = new QToolButton(this); // last in the order of Tab
    close->setObjectName("closeWelcome");
    close->setText(QString(QChar(0x00D7)));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close (Esc)"));
    top->addWidget(close, 0, Qt::AlignTop);
    lead(close, Way::play);
    setFocusProxy(lesson);
}

} // namespace app::views::play
