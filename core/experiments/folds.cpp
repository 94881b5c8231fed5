// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/folds.h"

#include <algorithm>

namespace arcwright {

Folds::Folds(const Sentences& sentences, const FoldSettings& settings)
    : m_sentences(sentences), m_groups(groupIdentical(sentences)), m_first(settings.first)
{
    const std::size_t distinct = m_groups.empty() ? 0 : *std::max_element(m_groups.begin(), m_groups.end()) + 1;
    m_folds = std::max<std::size_t>(2, std::min<std::size_t>(settings.folds, distinct));
}

std::size_t Folds::first() const
{
    return m_first < m_groups.size() ? m_groups[m_first] % m_folds : 0;
}

Sentences Folds::others(std::size_t fold) const
{
    Sentences others;
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        if (m_groups[i] % m_folds != fold)
            others.push_back(m_sentences[i]);
    }
    return others;
}

std::vector<std::size_t> Folds::heldOut(std::size_t fold) const
{
    std::vector<std::size_t> indices;
    for (std::size_t done = 0; done < m_sentences.size(); ++done) {
        const std::size_t index = (m_first + done) % m_sentences.size();
        if (!m_sentences[index]->problem && m_groups[index] % m_folds == fold)
            indices.push_back(index);
    }
    return indices;
}

} // namespace arcwright
