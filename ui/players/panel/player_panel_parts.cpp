// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/quiz_bar.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/step_list_model.h"
#include "ui/players/panel/stops_menu.h"
#include "ui/players/panel/transport_bar.h"

// What the panel is made of, where it stands, and who listens to whom; what it does is in player_panel.cpp.

namespace arcwright::ui {

PlayerPanel::PlayerPanel(QWidget* parent)
    : QWidget(parent)
    , m_banner(new LessonBanner(this))
    , m_quiz(new QuizBar(this))
    , m_origin(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_stopsButton(new QToolButton(this))
    , m_besideKind(new QComboBox(this))
    , m_side(new PlayerSide(this))
    , m_beside(new PlayerSide(this))
    , m_list(new QListView(this))
    , m_steps(new StepListModel(this))
    , m_explanation(new QTextBrowser(this))
    , m_partingLabel(new QLabel(this))
    , m_matrix(new ScoreMatrix(this))
    , m_transport(new TransportBar(this))
    , m_stops(new StopsMenu(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    placeParts();
    connectParts();
    m_beside->hide();
    m_matrix->hide();
}

PlayerPanel::~PlayerPanel() = default;

void PlayerPanel::placeParts()
{
    m_list->setModel(m_steps);
    m_list->setUniformItemSizes(true); // or tens of thousands of rows are measured
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the whole line stands above
    m_list->setAccessibleName(tr("Steps"));
    m_explanation->setAccessibleName(tr("Explanation"));
    m_explanation->setFrameShape(QFrame::NoFrame);
    auto* text = new QSplitter(Qt::Vertical, this);
    text->addWidget(m_explanation);
    text->addWidget(m_list);
    text->setStretchFactor(0, 3);
    text->setStretchFactor(1, 2);
    m_splitter->addWidget(m_matrix);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_beside);
    m_splitter->addWidget(text);
    constexpr int stageShare = 5;
    constexpr int textShare = 2;
    m_splitter->setStretchFactor(0, textShare);
    m_splitter->setStretchFactor(1, stageShare);
    m_splitter->setStretchFactor(2, stageShare);
    m_splitter->setStretchFactor(3, textShare);
    constexpr int stageWidth = 720;
    constexpr int textWidth = 300;
    m_splitter->setSizes({textWidth, stageWidth, stageWidth, textWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(buildHeader());
    layout->addWidget(m_banner);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_quiz);
    layout->addWidget(m_transport);
}

QWidget* PlayerPanel::buildHeader()
{
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins({});
    const auto label = [&](const QString& text, QWidget* buddy) {
        auto* made = new QLabel(text, header);
        made->setBuddy(buddy);
        layout->addWidget(made);
        layout->addWidget(buddy);
    };
    m_origin->addItem(tr("of the model"), static_cast<int>(ScoreOrigin::Model));
    m_origin->addItem(tr("drawn at random"), static_cast<int>(ScoreOrigin::Random));
    m_origin->addItem(tr("typed by hand"), static_cast<int>(ScoreOrigin::Typed));
    m_origin->setCurrentIndex(1);
    label(tr("Scores"), m_origin);
    m_seed->setRange(1, 999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPrefix(tr("seed ", "before a number"));
    m_seed->setToolTip(tr("Another seed, other scores; the same seed, the same scores"));
    layout->addWidget(m_seed);
    m_besideKind->addItem(tr("nothing"), QString());
    for (const PlayerKind& kind : playerKinds())
        m_besideKind->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    label(tr("Beside it"), m_besideKind);
    layout->addWidget(m_partingLabel);
    layout->addStretch(1);
    m_stopsButton->setText(tr("Stop at an arc"));
    m_stopsButton->setPopupMode(QToolButton::InstantPopup);
    m_stopsButton->setMenu(m_stops);
    layout->addWidget(m_stopsButton);
    const auto button = [&](const QString& text, void (PlayerPanel::*signal)()) {
        auto* made = new QToolButton(header);
        made->setText(text);
        connect(made, &QToolButton::clicked, this, signal);
        layout->addWidget(made);
    };
    button(tr("Export…"), &PlayerPanel::exportRequested);
    button(tr("Lecture"), &PlayerPanel::lectureRequested);
    return header;
}

void PlayerPanel::connectParts()
{
    connect(m_origin, &QComboBox::currentIndexChanged, this, [this] {
        if (origin() == ScoreOrigin::Typed)
            openMatrix();
        m_matrix->setVisible(origin() == ScoreOrigin::Typed);
        remake();
    });
    m_side->setInstead([this](const Target& target) {
        if (!m_quiz->isHidden())
            m_quiz->answerBy(*player(), target);
        return !m_quiz->isHidden();
    });
    connect(m_quiz, &QuizBar::answered, m_transport, &TransportBar::forward);
    connect(m_banner, &LessonBanner::closed, this, &PlayerPanel::closeLesson);
    connect(m_seed, &QSpinBox::valueChanged, this, &PlayerPanel::remake);
    connect(m_matrix, &ScoreMatrix::scoresChanged, this, &PlayerPanel::remake);
    connect(m_besideKind, &QComboBox::currentIndexChanged, this, &PlayerPanel::takeBeside);
    connect(m_side, &PlayerSide::courseChosen, this, [this] { m_wantsStep = false; });
    connect(m_side, &PlayerSide::playerChanged, this, &PlayerPanel::takePlayer);
    connect(m_side, &PlayerSide::aboutToChange, this, [this] { m_steps->setPlayer(nullptr); });
    connect(m_beside, &PlayerSide::playerChanged, this, &PlayerPanel::takePlayer);
    for (const PlayerSide* side : {m_side, m_beside}) {
        connect(side, &PlayerSide::made, this, [this] {
            if (!isBusy())
                Q_EMIT made();
        });
    }
    connect(&m_partingWorker, &Worker::finished, this, [this] {
        if (!isBusy())
            Q_EMIT made();
    });
    connect(m_side, &PlayerSide::looksChanged, this, &PlayerPanel::explain);
    connect(m_side, &PlayerSide::activated, this, [this](const Target& target) {
        if (target.kind == Target::Kind::Arc)
            m_stops->offer(target.first, target.second);
    });
    connect(m_transport, &TransportBar::positionChanged, this, [this](int position) {
        m_wantsStep = false;
        showPosition(position);
    });
    m_transport->setStops([this](int position) {
        const auto next = m_stopSteps.upper_bound(position);
        return next == m_stopSteps.end() ? 0 : *next;
    });
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, m_list,
        [this] { m_list->scrollTo(m_list->currentIndex()); }); // the place got smaller
    connect(m_stops, &StopsMenu::changed, this, &PlayerPanel::findStops);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_transport->goTo(current.row());
    });
}

} // namespace arcwright::ui
