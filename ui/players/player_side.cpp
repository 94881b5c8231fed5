// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/player_side.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace arcwright::ui {

PlayerSide::PlayerSide(QWidget* parent)
    : QWidget(parent), m_kinds(new QComboBox(this)), m_header(new QHBoxLayout), m_stage(new PlayerStage(this))
{
    for (const PlayerKind& kind : playerKinds())
        m_kinds->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    m_kinds->setAccessibleName(tr("Algorithm"));
    m_kinds->setToolTip(tr("The algorithm to watch"));
    m_header->addWidget(m_kinds);
    m_header->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(m_header);
    layout->addWidget(m_stage, 1);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        m_chosen.clear();
        make(false);
    });
    connect(m_stage, &PlayerStage::activated, this, &PlayerSide::activate);
}

void PlayerSide::setTheme(const Theme& theme)
{
    m_stage->setTheme(theme);
}

void PlayerSide::setSource(const std::optional<PlayerSource>& source)
{
    m_source = source;
    make(true);
}

bool PlayerSide::choose(const QString& name)
{
    const int index = m_kinds->findData(name);
    if (index >= 0)
        m_kinds->setCurrentIndex(index);
    return index >= 0;
}

const PlayerKind& PlayerSide::kind() const
{
    return playerKinds()[static_cast<std::size_t>(m_kinds->currentIndex())];
}

/// Why there is no player.
QString PlayerSide::notice() const
{
    if (!m_source)
        return tr("There is no sentence here that a parser could be watched on.");
    if (!kind().plays(*m_source))
        return tr("%1 does not go with this sentence, or not with these scores.").arg(titleOf(kind()));
    return tr("The sentence has %1 words; %2 is shown for up to %3.")
        .arg(m_source->sentence->unitCount())
        .arg(titleOf(kind()))
        .arg(kind().mostWords);
}

void PlayerSide::make(bool keepPosition)
{
    const int position = m_player ? m_player->position() : 0;
    const bool wasAtEnd = m_player && position == m_player->steps();
    Q_EMIT aboutToChange();
    m_stage->setPlayer(nullptr);
    m_player.reset();
    if (m_source && kind().plays(*m_source) && m_source->sentence->unitCount() <= kind().mostWords) {
        m_player = kind().make(*m_source);
        for (std::size_t choice = 0; choice < m_chosen.size(); ++choice)
            m_player->choose(static_cast<int>(choice), m_chosen[choice]);
        if (keepPosition)
            m_player->goTo(wasAtEnd ? m_player->steps() : position);
    } else {
        m_stage->setNotice(notice());
    }
    showChoices();
    m_stage->setPlayer(m_player.get());
    Q_EMIT playerChanged();
}

void PlayerSide::showChoices()
{
    for (QWidget* box : std::exchange(m_choiceBoxes, {})) {
        box->hide();
        box->deleteLater(); // it may be the one that was just used
    }
    if (!m_player)
        return;
    const std::vector<PlayerChoice> choices = m_player->choices();
    m_chosen.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* label = new QLabel(choices[i].title, this);
        auto* box = new QComboBox(this);
        box->addItems(choices[i].options);
        box->setCurrentIndex(choices[i].current);
        box->setAccessibleName(choices[i].title);
        label->setBuddy(box);
        const int place = 1 + 2 * static_cast<int>(i); // after the algorithm
        m_header->insertWidget(place, label);
        m_header->insertWidget(place + 1, box);
        m_choiceBoxes.insert(m_choiceBoxes.end(), {label, box});
        m_chosen.push_back(choices[i].current);
        connect(box, &QComboBox::activated, this, [this, i](int option) {
            m_chosen[i] = option;
            if (m_player)
                take(m_player->choose(static_cast<int>(i), option));
        });
    }
}

void PlayerSide::goTo(int position)
{
    if (!m_player || m_player->position() == position)
        return;
    m_player->goTo(position);
    m_stage->refresh();
}

void PlayerSide::activate(const Target& target)
{
    if (!m_player)
        return;
    take(m_player->activate(target));
    Q_EMIT activated(target);
}

void PlayerSide::take(Effect effect)
{
    if (effect == Effect::Nothing)
        return;
    m_stage->refresh();
    if (effect == Effect::Looks)
        Q_EMIT looksChanged();
    else
        Q_EMIT playerChanged();
}

} // namespace arcwright::ui
