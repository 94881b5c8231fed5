// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_pair.h"

#include "ui/players/panel/player_side.h"
#include "ui/players/panel/side_by_side.h"

namespace arcwright::ui {

PlayerPair::PlayerPair(PlayerSide* first, PlayerSide* second) : m_first(first), m_second(second)
{
    for (const PlayerSide* side : {first, second}) {
        connect(side, &PlayerSide::playerChanged, this, &PlayerPair::tellPlayer);
        connect(side, &PlayerSide::made, this, &PlayerPair::tellMade);
    }
    connect(&m_search.worker(), &Worker::finished, this, &PlayerPair::tellMade);
}

bool PlayerPair::areTwo() const
{
    return m_first->player() && m_second->player() && !m_second->isHidden();
}

bool PlayerPair::areOfOneKind() const
{
    return &m_first->kind() == &m_second->kind();
}

void PlayerPair::setSource(const std::optional<PlayerSource>& source)
{
    m_isMaking = true;
    m_first->setSource(source);
    if (!m_second->isHidden())
        m_second->setSource(source);
    m_isMaking = false;
}

void PlayerPair::setTree(const PlayerSource& source)
{
    m_first->setTree(source);
    if (!m_second->isHidden())
        m_second->setTree(source);
}

void PlayerPair::setSecond(const QString& name, const std::optional<PlayerSource>& source, bool isMade)
{
    m_isMaking = true;
    m_second->setVisible(!name.isEmpty());
    if (!name.isEmpty()) {
        m_second->choose(name);
        if (isMade)
            m_second->setSource(source);
    }
    m_isMaking = false;
}

void PlayerPair::goTo(int position)
{
    m_first->goTo(position);
    if (areTwo())
        m_second->goTo(inStep(position, m_first->player()->steps(), m_second->player()->steps(), areOfOneKind()));
    markParted();
}

void PlayerPair::markParted()
{
    std::vector<int> words;
    if (areTwo())
        words = partedWords(*m_first->player(), *m_second->player());
    m_first->stage()->setParted(words);
    m_second->stage()->setParted(words);
}

void PlayerPair::findParting()
{
    m_search.abandon();
    setParting(areTwo() ? std::nullopt : std::optional<int>(0));
    if (areTwo())
        m_search.start(
            *m_first->player(), *m_second->player(), areOfOneKind(), [this](int parting) { setParting(parting); });
}

void PlayerPair::setParting(std::optional<int> parting)
{
    m_parting = parting.value_or(0);
    Q_EMIT partingChanged(parting);
}

bool PlayerPair::isBusy() const
{
    return m_first->isMaking() || m_second->isMaking() || m_search.isRunning();
}

void PlayerPair::tellPlayer()
{
    if (!m_isMaking)
        Q_EMIT changed();
}

void PlayerPair::tellMade()
{
    if (!isBusy())
        Q_EMIT made();
}

} // namespace arcwright::ui
