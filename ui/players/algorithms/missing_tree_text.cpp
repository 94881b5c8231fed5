// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/missing_tree_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

namespace arcwright::ui {

namespace {

struct MissingTreeText {
    Q_DECLARE_TR_FUNCTIONS(MissingTree)
};

} // namespace

QString missingTreeText(const MissingTree& missing, const PlayerWords& words)
{
    switch (missing.reason) {
    case MissingTree::Reason::NoHead:
        return MissingTreeText::tr("there is no tree: no head is allowed for %1").arg(words.list(missing.words));
    case MissingTree::Reason::Unreachable:
        return MissingTreeText::tr("there is no tree: no arcs lead from the root to %1").arg(words.list(missing.words));
    case MissingTree::Reason::OneRoot:
        return MissingTreeText::tr("there is no tree in which the root has one dependent alone");
    case MissingTree::Reason::Crossing:
        return MissingTreeText::tr("there is no projective tree: arcs would have to cross");
    case MissingTree::Reason::Pairs:
        return missing.words.empty()
            ? MissingTreeText::tr("there is no tree: in each, some dependent may not follow the one before it, or not "
                                  "be the first")
            : MissingTreeText::tr("there is no tree: under no head may it follow the dependent before it, or be the "
                                  "first: %1")
                  .arg(words.list(missing.words));
    case MissingTree::Reason::ProjectivePairs:
        return MissingTreeText::tr("there is no projective tree: in each, some dependent may not follow the one before "
                                   "it, or not be the first");
    case MissingTree::Reason::Unfound:
        break;
    }
    return MissingTreeText::tr("no tree was found in which each dependent may follow the one before it, or be the "
                               "first; there may be one");
}

QString forbiddenText(int head, int dependent, const PlayerWords& words)
{
    return MissingTreeText::tr("%1: forbidden, or left out as hopeless").arg(words.arc(head, dependent));
}

QString leftOutText(const std::vector<Arc>& arcs, const PlayerWords& words)
{
    constexpr std::size_t most = 6;
    QStringList names;
    for (std::size_t i = 0; i < std::min(arcs.size(), most); ++i)
        names << words.arc(arcs[i].head, arcs[i].dependent);
    if (names.isEmpty())
        return {};
    const QString list = names.join(QStringLiteral(", "));
    return arcs.size() > most ? MissingTreeText::tr("Forbidden, or left out as hopeless, are %1 and %2 more arcs.")
                                    .arg(list)
                                    .arg(arcs.size() - most)
                              : MissingTreeText::tr("Forbidden, or left out as hopeless: %1.").arg(list);
}

} // namespace arcwright::ui
