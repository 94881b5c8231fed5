// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/font_measures.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/wrapping_row.h"
#include "ui/look/yielding_box.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/kinds_to_choose.h"

namespace arcwright::ui {

PlayerHeader::PlayerHeader(QMenu* stops, QWidget* parent)
    : QWidget(parent)
    , m_more(new QToolButton(this))
    , m_row(new WrappingRow(this)) // with two algorithms and drawn scores it is wider than a small window
    , m_origin(new YieldingBox(this))
    , m_newModel(new QPushButton(this))
    , m_seed(new QSpinBox(this))
    , m_stops(new QPushButton(this)) // which keeps room for its arrow
    , m_beside(new YieldingBox(this))
    , m_stepping(new YieldingBox(this))
    , m_parting(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_more);
    layout->addWidget(m_row);
    m_more->setText(tr("More", "controls of the player"));
    m_more->setToolTip(tr("Scores, a second algorithm, export, lecture"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    connect(m_more, &QToolButton::toggled, this, &PlayerHeader::fold);
    const auto label = [&](const QString& text, QWidget* buddy) {
        auto* both = new QWidget(this);
        auto* beside = new QHBoxLayout(both);
        beside->setContentsMargins({});
        auto* made = new QLabel(text, both);
        made->setBuddy(buddy);
        beside->addWidget(made);
        beside->addWidget(buddy);
        m_row->add(both);
    };
    m_origin->addItem(tr("of the model"), static_cast<int>(ScoreOrigin::Model));
    m_origin->addItem(tr("drawn at random"), static_cast<int>(ScoreOrigin::Random));
    m_origin->addItem(tr("typed by hand"), static_cast<int>(ScoreOrigin::Typed));
    m_origin->setCurrentIndex(1);
    label(tr("Scores"), m_origin);
    m_newModel->setText(tr("The model has learnt: go on with it"));
    m_newModel->setToolTip(tr("What is on view are still the steps with the scores from before"));
    m_newModel->hide();
    m_row->add(m_newModel);
    connect(m_newModel, &QPushButton::clicked, this, &PlayerHeader::newModelWanted);
    m_seed->setRange(1, 999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPrefix(tr("seed ", "before a number"));
    m_seed->setToolTip(tr("Another seed, other scores; the same seed, the same scores"));
    m_row->add(m_seed);
    m_beside->addItem(tr("nothing"), QString());
    for (const PlayerKind& kind : playerKinds())
        m_beside->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    label(tr("Beside it"), m_beside);
    m_stepping->addItems({tr("both in step"), tr("the first alone"), tr("the second alone")});
    m_stepping->setAccessibleName(tr("Which algorithm is stepped"));
    m_stepping->setToolTip(tr("In step, both are where they do the same; each can be stepped alone, too"));
    m_stepping->hide();
    m_row->add(m_stepping);
    m_row->add(m_parting);
    m_row->addSpace();
    m_stops->setText(tr("Stop at an arc"));
    m_stops->setMenu(stops);
    m_row->add(m_stops);
    const auto button = [&](const QString& text, void (PlayerHeader::*signal)()) {
        auto* made = new QToolButton(this);
        made->setText(text);
        connect(made, &QToolButton::clicked, this, signal);
        m_row->add(made);
    };
    button(tr("Export…"), &PlayerHeader::exportRequested);
    button(tr("Lecture"), &PlayerHeader::lectureRequested);
    button(tr("Add to lesson"), &PlayerHeader::stopWanted);
    connect(m_origin, &QComboBox::currentIndexChanged, this, &PlayerHeader::originChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &PlayerHeader::seedChanged);
    connect(m_stepping, &QComboBox::currentIndexChanged, this, &PlayerHeader::steppingChanged);
    connect(m_beside, &QComboBox::currentIndexChanged, this, &PlayerHeader::besideChanged);
    measureByFont(this, [this](const QFontMetrics& letters) {
        m_more->setVisible(areLarge(letters));
        fold();
    });
}

void PlayerHeader::fold()
{
    m_row->setVisible(m_more->isHidden() || m_more->isChecked());
}

void PlayerHeader::setSource(const std::optional<PlayerSource>& source)
{
    offerThoseThatPlay(*m_beside, 1, source); // the first row is none
}

void PlayerHeader::offerNewModel(bool waits)
{
    m_newModel->setVisible(waits);
    if (waits)
        m_more->setChecked(true); // or nobody would see the offer
}

void PlayerHeader::offerModel(bool isThere)
{
    const int row = m_origin->findData(static_cast<int>(ScoreOrigin::Model));
    const auto* model = qobject_cast<QStandardItemModel*>(m_origin->model()); // as boxes have unless they are given one
    if (model == nullptr || row < 0)
        return;
    model->item(row)->setEnabled(isThere);
    model->item(row)->setToolTip(isThere ? QString() : tr("There is no model for sentences like this one."));
}

void PlayerHeader::setModelTitle(const QString& title)
{
    m_origin->setToolTip(
        title.isEmpty() ? QString() : plainToolTip(tr("The model: %1. Its scores change when it learns.").arg(title)));
}

ScoreOrigin PlayerHeader::origin() const
{
    return static_cast<ScoreOrigin>(m_origin->currentData().toInt());
}

void PlayerHeader::setOrigin(ScoreOrigin origin)
{
    m_origin->setCurrentIndex(m_origin->findData(static_cast<int>(origin)));
}

void PlayerHeader::offerGiven(bool isOffered, ScoreOrigin origin)
{
    const QSignalBlocker blocker(m_origin);
    m_origin->removeItem(m_origin->findData(static_cast<int>(ScoreOrigin::Given)));
    if (isOffered)
        m_origin->insertItem(0, tr("of the lesson"), static_cast<int>(ScoreOrigin::Given));
    setOrigin(origin);
}

bool PlayerHeader::offersGiven() const
{
    return m_origin->findData(static_cast<int>(ScoreOrigin::Given)) >= 0;
}

QString PlayerHeader::beside() const
{
    return m_beside->currentData().toString();
}

bool PlayerHeader::chooseBeside(const QString& name)
{
    const int index = m_beside->findData(name);
    if (index >= 0)
        m_beside->setCurrentIndex(index);
    return index >= 0;
}

void PlayerHeader::chooseBeside(int kind)
{
    m_beside->setCurrentIndex(kind + 1); // the first is none
}

Stepping PlayerHeader::stepping() const
{
    return static_cast<Stepping>(m_stepping->currentIndex());
}

void PlayerHeader::setStepping(Stepping stepping)
{
    m_stepping->setCurrentIndex(static_cast<int>(stepping));
}

void PlayerHeader::chooseNextStepping()
{
    m_stepping->setCurrentIndex((m_stepping->currentIndex() + 1) % m_stepping->count());
}

void PlayerHeader::showParting(const Parting& parting, bool areTwo)
{
    m_parting->setVisible(areTwo);
    m_stepping->setVisible(areTwo);
    m_parting->setText(parting.first > 0
            ? tr("they part at step %1 here and %2 beside; words with different heads are framed")
                  .arg(parting.first)
                  .arg(parting.second)
            : tr("they never part"));
}

void PlayerHeader::openStops()
{
    m_more->setChecked(true);
    // Opened by its button the menu would wait for its end, and asked for twice, for ever.
    m_stops->menu()->popup(m_stops->mapToGlobal(m_stops->rect().bottomLeft()));
}

} // namespace arcwright::ui
