// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_vocabulary.h"

#include "app/cli/console.h"

namespace arcwright::cli {

std::optional<Vocabulary> vocabularyOf(const std::vector<std::string>& paths)
{
    const auto treebank = openWhole(paths);
    if (!treebank)
        return std::nullopt;
    Vocabulary vocabulary;
    for (std::size_t i = 0; i < treebank->size(); ++i) {
        const auto sentence = treebank->sentence(i);
        for (int unit = 1; unit <= sentence->unitCount(); ++unit)
            vocabulary.insert(sentence->unitText(unit));
    }
    return vocabulary;
}

} // namespace arcwright::cli
