// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_pair.h"

#include "ui/players/panel/player_side.h"

namespace arcwright::ui {

PlayerPair::PlayerPair(PlayerSide* first, PlayerSide* second) : m_first(first), m_second(second)
{
    for (const PlayerSide* side : {first, second}) {
        connect(side, &PlayerSide::playerChanged, this, &PlayerPair::tellPlayer);
        connect(side, &PlayerSide::made, this, &PlayerPair::tellMade);
    }
}

bool PlayerPair::areTwo() const
{
    return m_first->player() && m_second->player() && !m_second->isHidden();
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
    steppedSide()->goTo(position);
    if (areTwo() && m_stepping == Stepping::Both)
        m_second->goTo(m_pairing.ofSecond(position));
    markParted();
}

std::function<int(int)> PlayerPair::partner() const
{
    if (stepping() == Stepping::Both)
        return [pairing = m_pairing](int position) { return pairing.ofSecond(position); };
    return [position = m_second->player()->position()](int) { return position; };
}

void PlayerPair::markParted()
{
    std::vector<int> words;
    if (areTwo())
        words = partedWords(*m_first->player(), *m_second->player());
    m_first->stage()->setParted(words);
    m_second->stage()->setParted(words);
}

void PlayerPair::compare()
{
    m_pairing = areTwo() ? StepPairing(*m_first->player(), *m_second->player()) : StepPairing();
    m_parting = areTwo() ? firstParting(*m_first->player(), *m_second->player()) : Parting();
    Q_EMIT partingChanged(m_parting);
}

bool PlayerPair::isBusy() const
{
    return m_first->isMaking() || m_second->isMaking();
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
