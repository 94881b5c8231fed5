// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_panel.h"

#include <QComboBox>
#include <QLabel>

#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/step_list_model.h"

// Two algorithms side by side.

namespace arcwright::ui {

bool PlayerPanel::areTwo() const
{
    return player() && m_beside->player() && m_beside->isVisibleTo(this);
}

int PlayerPanel::besidePosition(int position) const
{
    const bool isSameKind = &m_side->kind() == &m_beside->kind();
    return inStep(position, m_side->player()->steps(), m_beside->player()->steps(), isSameKind);
}

/// On a thread of its own, with players of its own: there may be tens of thousands of steps.
void PlayerPanel::findParting()
{
    m_partingWorker.abandon();
    showParting(areTwo() ? std::nullopt : std::optional<int>(0));
    if (!areTwo())
        return;
    const bool isSameKind = &m_side->kind() == &m_beside->kind();
    const std::shared_ptr<Player> one = player()->clone();
    const std::shared_ptr<Player> other = m_beside->player()->clone();
    m_partingWorker.start([this, one, other, isSameKind](const std::stop_token& stop, const Worker::Post& post) {
        const auto beside = [&](int position) { return inStep(position, one->steps(), other->steps(), isSameKind); };
        const int parting = firstParting(*one, *other, beside, stop);
        post([this, parting] { showParting(parting); });
    });
}

/// Nothing: it is being looked for.
void PlayerPanel::showParting(std::optional<int> parting)
{
    m_parting = parting.value_or(0);
    m_steps->setParting(m_parting);
    m_partingLabel->setVisible(areTwo());
    m_partingLabel->setText(!parting ? tr("where they part is being looked for…")
            : m_parting > 0          ? tr("they part at step %1").arg(m_parting)
                                     : tr("they never part"));
}

void PlayerPanel::markParted()
{
    std::vector<int> words;
    if (areTwo())
        words = partedWords(*player(), *m_beside->player());
    m_side->stage()->setParted(words);
    m_beside->stage()->setParted(words);
}

/// The first algorithm stays as it is: moves that were made by hand are in it.
void PlayerPanel::takeBeside()
{
    const QString name = m_besideKind->currentData().toString();
    m_isRemaking = true;
    m_beside->setVisible(!name.isEmpty());
    if (!name.isEmpty()) {
        m_beside->choose(name);
        if (!m_isStale)
            m_beside->setSource(source());
    }
    m_isRemaking = false;
    takePlayer();
}

void PlayerPanel::toggleBeside()
{
    const int kinds = m_side->kinds()->count();
    const int shown = m_side->kinds()->currentIndex();
    int next = (shown + 1) % kinds;
    const auto made = source();
    while (made && next != shown && !playerKinds()[static_cast<std::size_t>(next)].plays(*made))
        next = (next + 1) % kinds;
    const bool isOne = m_besideKind->currentIndex() == 0;
    m_besideKind->setCurrentIndex(isOne ? next + 1 : 0); // the first is none
}

} // namespace arcwright::ui
