// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/missing_tree_text.h"

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

struct MissingTreeText {
    Q_DECLARE_TR_FUNCTIONS(MissingTree)
};

} // namespace

QString missingTreeText(const MissingTree& missing, const PlayerWords& words)
{
    using Text = MissingTreeText;
    switch (missing.reason) {
    case MissingTree::Reason::NoHead:
        return Text::tr("there is no tree: no head is allowed for %1").arg(words.list(missing.words));
    case MissingTree::Reason::Unreachable:
        return Text::tr("there is no tree: no arcs lead from the root to %1").arg(words.list(missing.words));
    case MissingTree::Reason::OneRoot:
        return Text::tr("there is no tree in which the root has one dependent alone");
    case MissingTree::Reason::Crossing:
        return Text::tr("there is no projective tree: arcs would have to cross");
    case MissingTree::Reason::Pairs:
        break;
    }
    return Text::tr("there is no tree without siblings that may not be");
}

} // namespace arcwright::ui
