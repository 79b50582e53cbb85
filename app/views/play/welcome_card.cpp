#include "app/views/play/welcome_card.h"

#include <QCommandLinkButton>
#include <QLabel>
#include <QVBoxLayout>

namespace app::views::play {

WelcomeCard::WelcomeCard(QWidget* parent) : Card(parent) {
    setObjectName("welcome");
    auto* title = new QLabel(tr("Welcome to Alea"), this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    title->setFont(large);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(10);
    column->addWidget(title, 0, Qt::AlignHCenter);
    const auto add = [this, column](const char* name, const QString& text, const QString& meaning) {
        auto* button = new QCommandLinkButton(text, meaning, this);
        button->setObjectName(name);
        button->setAutoDefault(true);
        column->addWidget(button);
        return button;
    };
    connect(add("welcomeLesson", tr("A &lesson of two minutes"),
                tr("Six decisions to play, each with the reason. Start here if you are new.")),
            &QCommandLinkButton::clicked, this, &WelcomeCard::lessonWanted);
    connect(add("welcomePlay", tr("&Play a game"),
                tr("Against a program of your strength. The coach helps when you ask.")),
            &QCommandLinkButton::clicked, this, &WelcomeCard::playWanted);
    connect(add("welcomePractise", tr("P&ractise"), tr("Single decisions, with the answer.")),
            &QCommandLinkButton::clicked, this, &WelcomeCard::practiceWanted);
    connect(add("welcomeSample", tr("Look at a &sample review"),
                tr("What the program says about a game: luck, choices, and what was better.")),
            &QCommandLinkButton::clicked, this, &WelcomeCard::sampleWanted);
}

} // namespace app::views::play
