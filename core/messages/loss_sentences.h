// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conversion/conversion_losses.h"

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The sentence for a loss in a conversion, with %1 for how many there are and %2 for the name of the field.
constexpr const char* lossSentence(LossKind kind)
{
    switch (kind) {
    case LossKind::UnreadableSentences:
        return QT_TRANSLATE_NOOP("Loss", "Sentences that cannot be read: %1");
    case LossKind::Lines:
        return QT_TRANSLATE_NOOP("Loss", "Lines outside of sentences: %1");
    case LossKind::Comments:
        return QT_TRANSLATE_NOOP("Loss", "Comment lines: %1");
    case LossKind::OtherLines:
        return QT_TRANSLATE_NOOP("Loss", "Other lines of sentences: %1");
    case LossKind::EmptySentences:
        return QT_TRANSLATE_NOOP("Loss", "Sentences without words: %1");
    case LossKind::Words:
        return QT_TRANSLATE_NOOP("Loss", "Words: %1");
    case LossKind::Lemmas:
        return QT_TRANSLATE_NOOP("Loss", "Lemmas: %1");
    case LossKind::Upos:
        return QT_TRANSLATE_NOOP("Loss", "Parts of speech (UPOS): %1");
    case LossKind::Xpos:
        return QT_TRANSLATE_NOOP("Loss", "Tags (XPOS): %1");
    case LossKind::Features:
        return QT_TRANSLATE_NOOP("Loss", "Morphological features (FEATS): %1");
    case LossKind::Heads:
        return QT_TRANSLATE_NOOP("Loss", "Heads: %1");
    case LossKind::Relations:
        return QT_TRANSLATE_NOOP("Loss", "Relations: %1");
    case LossKind::SecondaryArcs:
        return QT_TRANSLATE_NOOP("Loss", "Heads beside the basic one: %1");
    case LossKind::ListsOfHeads:
        return QT_TRANSLATE_NOOP(
            "Loss", "Words whose heads are listed otherwise (basic arcs in DEPS, or the order): %1");
    case LossKind::OuterEdges:
        return QT_TRANSLATE_NOOP("Loss", "Edges to other sentences: %1");
    case LossKind::Misc:
        return QT_TRANSLATE_NOOP("Loss", "MISC, %2: %1");
    case LossKind::MiscOrder:
        return QT_TRANSLATE_NOOP("Loss", "Words whose MISC is in another order: %1");
    case LossKind::FurtherFields:
        return QT_TRANSLATE_NOOP("Loss", "%2: %1");
    case LossKind::MultiwordTokens:
        return QT_TRANSLATE_NOOP("Loss", "Multiword tokens: %1");
    case LossKind::EmptyNodes:
        return QT_TRANSLATE_NOOP("Loss", "Empty nodes: %1");
    case LossKind::Bunsetsu:
        return QT_TRANSLATE_NOOP("Loss", "Bunsetsu: %1");
    case LossKind::BunsetsuDetails:
        return QT_TRANSLATE_NOOP("Loss", "Features or scores of bunsetsu: %1");
    case LossKind::Characters:
        return QT_TRANSLATE_NOOP("Loss", "Fields with characters that are replaced by others: %1");
    case LossKind::Annotations:
        return QT_TRANSLATE_NOOP("Loss", "Sentences that are confirmed, pinned, waived or remarked on: %1");
    }
    return "";
}

} // namespace arcwright
