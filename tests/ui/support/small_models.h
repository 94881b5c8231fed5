// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "core/documents/treebank.h"
#include "core/model/train.h"

namespace arcwright::ui::testing {

/// Settings that train within a moment, though not well.
inline TrainingSettings quickSettings(int epochs = 2)
{
    TrainingSettings settings;
    settings.trainer.epochs = epochs;
    settings.trainer.arcBits = 14;
    settings.trainer.siblingBits = 12;
    settings.trainer.rowBits = 12;
    return settings;
}

/// A model trained on the first `count` sentences of a treebank, or all that it has.
inline std::shared_ptr<const Model> modelOf(const Treebank& treebank, std::size_t count)
{
    Sentences sentences;
    for (std::size_t i = 0; i < std::min(count, treebank.size()); ++i)
        sentences.push_back(treebank.sentence(i));
    const auto model = train(sentences, {}, quickSettings(), {}, {}, {});
    if (!model)
        throw std::runtime_error("the test cannot train its model");
    return *model;
}

} // namespace arcwright::ui::testing
