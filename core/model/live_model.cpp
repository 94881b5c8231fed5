// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/live_model.h"

#include <algorithm>

namespace arcwright {

LiveModel LiveModel::with(std::shared_ptr<const LivePatch> patch) const
{
    LiveModel next = *this;
    next.m_patches.push_back(std::move(patch));
    return next;
}

LiveModel LiveModel::parsingWith(std::optional<Decoder> decoder) const
{
    LiveModel next = *this;
    next.m_decoder = decoder;
    return next;
}

bool LiveModel::hasSeen(const Sentence& sentence) const
{
    if (m_base->hasSeen(sentence))
        return true;
    const std::uint64_t print = m_patches.empty() ? 0 : fingerprint(sentence);
    return std::any_of(
        m_patches.begin(), m_patches.end(), [&](const auto& patch) { return patch->fingerprint == print; });
}

std::shared_ptr<const Model> LiveModel::flattened() const
{
    auto model = std::make_shared<Model>(*m_base);
    ModelConfiguration& configuration = model->configuration;
    std::size_t heads = configuration.givenHeads.value_or(configuration.trainingTokens);
    for (const auto& patch : m_patches) {
        for (const LivePatch::Change& change : patch->changes)
            model->weights.values()[change.index] = change.value;
        const auto place = std::lower_bound(model->seen.begin(), model->seen.end(), patch->fingerprint);
        const bool isKnown = place != model->seen.end() && *place == patch->fingerprint;
        if (!isKnown || patch->heads < patch->tokens)
            heads += patch->heads;
        if (isKnown)
            continue;
        model->seen.insert(place, patch->fingerprint);
        ++configuration.trainingSentences;
        configuration.trainingTokens += patch->tokens;
    }
    if (heads < configuration.trainingTokens)
        configuration.givenHeads = heads;
    return model;
}

const Weights& LiveWeights::of(const LiveModel& model)
{
    if (model.patches().empty())
        return model.base().weights;
    goTo(model);
    return m_weights;
}

Weights& LiveWeights::toChange(const LiveModel& model)
{
    goTo(model);
    m_base.reset();
    return m_weights;
}

void LiveWeights::follow(const LiveModel& model)
{
    m_base = model.sharedBase();
    m_applied = model.patches();
}

void LiveWeights::goTo(const LiveModel& model)
{
    if (m_base != model.sharedBase()) {
        m_weights = model.base().weights;
        m_base = model.sharedBase();
        m_applied.clear();
    }
    const auto& patches = model.patches();
    if (m_applied.size() > patches.size() || !std::equal(m_applied.begin(), m_applied.end(), patches.begin()))
        undoAll();
    for (std::size_t i = m_applied.size(); i < patches.size(); ++i)
        apply(*patches[i]);
    m_applied = patches;
}

void LiveWeights::apply(const LivePatch& patch)
{
    for (const LivePatch::Change& change : patch.changes)
        m_weights.values()[change.index] = change.value;
}

void LiveWeights::undoAll()
{
    for (const auto& patch : m_applied) {
        for (const LivePatch::Change& change : patch->changes)
            m_weights.values()[change.index] = m_base->weights.values()[change.index];
    }
    m_applied.clear();
}

} // namespace arcwright
