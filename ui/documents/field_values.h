// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QStringList>

#include "core/editing/feature_inventory.h"
#include "core/treebank/edit.h"
#include "core/treebank/relation_inventory.h"

namespace arcwright::ui {

/// The values that a treebank has in fields with few values, the most frequent first, for completion.
struct FieldValues {
    QStringList relations;
    QStringList upos;
    QStringList xpos;
    QStringList feats;
    std::shared_ptr<const FeatureInventory> features; ///< what FEATS are made of; null where nothing is known
    std::shared_ptr<const RelationInventory> inventory = {}; ///< relations by kind and by ends; null likewise

    /// Whether FEATS consist of attributes with values.
    bool hasFeatures() const { return features && !features->isEmpty(); }
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
