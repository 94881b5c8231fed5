// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/show_link.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

const QString showScheme = QStringLiteral("show");

/// Beside those whose name ends in three dots, which ask something before anything is done.
constexpr ActionId openingActions[] = {ActionId::ShowModels, ActionId::ShowPlayer, ActionId::WorkplaceAnnotate,
    ActionId::WorkplaceAnalyse, ActionId::WorkplaceTrain, ActionId::WorkplaceTeach, ActionId::ShowSentences,
    ActionId::ShowProblems, ActionId::ShowWords, ActionId::ShowWhy, ActionId::ShowSearch, ActionId::ShowAlike,
    ActionId::ShowZones, ActionId::Handbook, ActionId::TourAnnotator, ActionId::TourAnalyst, ActionId::TourTeacher,
    ActionId::Shortcuts, ActionId::About};

} // namespace

bool isShowLink(const QUrl& link)
{
    return link.scheme() == showScheme;
}

std::optional<ActionId> shownBy(const QUrl& link)
{
    if (!isShowLink(link))
        return std::nullopt;
    for (std::size_t at = 0; at < actionCount; ++at) {
        const auto id = static_cast<ActionId>(at);
        if (link.path() == QLatin1String(specOf(id).key))
            return id;
    }
    return std::nullopt;
}

bool isShownByDoing(ActionId id)
{
    return QString::fromUtf8(specOf(id).text).endsWith(u'…') || // whatever the language makes of the name
        std::ranges::find(openingActions, id) != std::end(openingActions);
}

} // namespace arcwright::ui
