// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workplace.h"

#include <algorithm>
#include <iterator>

#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

constexpr Workplace workplaceRows[] = {
    {WorkplaceId::Annotate, "annotate", "annotate", ActionId::WorkplaceAnnotate, false, true,
        "sentences problems words why search alike zones", "sentences"},
    {WorkplaceId::Analyse, "analyse", "analyse", ActionId::WorkplaceAnalyse, true, false, "", ""},
    {WorkplaceId::Train, "train", "train", ActionId::WorkplaceTrain, true, false, "", ""},
    {WorkplaceId::Teach, "teach", "teach", ActionId::WorkplaceTeach, true, false, "sentences", ""},
};
static_assert(std::size(workplaceRows) == workplaceCount);

constexpr SidePanel sidePanelRows[] = {
    {"sentences", "sentences", ActionId::ShowSentences},
    {"problems", "problems", ActionId::ShowProblems},
    {"words", "words", ActionId::ShowWords},
    {"why", "why", ActionId::ShowWhy},
    {"search", "search", ActionId::ShowSearch},
    {"alike", "alike", ActionId::ShowAlike},
    {"zones", "zones", ActionId::ShowZones},
};

/// Beside those of the diagram: what is typed or gone to is in the sentence.
constexpr ActionId sentenceActions[] = {ActionId::EditText, ActionId::EditComments, ActionId::NextProblem,
    ActionId::PreviousProblem, ActionId::NextRemark, ActionId::PreviousRemark, ActionId::NextMatch,
    ActionId::PreviousMatch, ActionId::OnlyDiagram, ActionId::Undo, ActionId::Redo};

} // namespace

std::span<const Workplace> workplaces()
{
    return workplaceRows;
}

const Workplace& workplaceOf(WorkplaceId id)
{
    return workplaceRows[static_cast<std::size_t>(id)];
}

std::optional<WorkplaceId> workplaceNamed(const QString& name)
{
    for (const Workplace& workplace : workplaceRows) {
        if (QLatin1String(workplace.name) == name)
            return workplace.id;
    }
    return std::nullopt;
}

std::span<const SidePanel> sidePanels()
{
    return sidePanelRows;
}

bool offers(const Workplace& workplace, const QString& panel)
{
    return QString::fromLatin1(workplace.panels).split(u' ').contains(panel);
}

bool isOfSentence(ActionId id)
{
    return Actions::isOfDiagram(id) || std::ranges::find(sentenceActions, id) != std::end(sentenceActions);
}

} // namespace arcwright::ui
