// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/treebank/edit.h"

namespace arcwright::ui {

/// The values that a treebank has in fields with few values, the most frequent first, for completion.
struct FieldValues {
    QStringList relations;
    QStringList upos;
    QStringList xpos;
    QStringList feats;

    QStringList of(WordField field) const
    {
        switch (field) {
        case WordField::Relation:
            return relations;
        case WordField::Upos:
            return upos;
        case WordField::Xpos:
            return xpos;
        case WordField::Feats:
            return feats;
        default:
            return {};
        }
    }
};

} // namespace arcwright::ui
