// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/parting_search.h"

#include <utility>

#include "ui/players/panel/side_by_side.h"

namespace arcwright::ui {

void PartingSearch::start(const Player& one, const Player& other, bool isSameKind, std::function<void(int)> found)
{
    const std::shared_ptr<Player> first = one.clone();
    const std::shared_ptr<Player> second = other.clone();
    m_worker.start([first, second, isSameKind, found = std::move(found)](
                       const std::stop_token& stop, const Worker::Post& post) {
        const auto beside = [&](int position) { return inStep(position, first->steps(), second->steps(), isSameKind); };
        const int parting = firstParting(*first, *second, beside, stop);
        post([found, parting] { found(parting); });
    });
}

} // namespace arcwright::ui
