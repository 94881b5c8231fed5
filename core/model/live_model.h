// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/model/model.h"

namespace arcwright {

/// The lesson of one sentence: the new values of the weights that changed.
struct LivePatch {
    struct Change {
        std::uint32_t index = 0;
        float value = 0;

        friend bool operator==(const Change&, const Change&) = default;
    };
    std::vector<Change> changes; ///< ascending by index
    std::uint64_t fingerprint = 0; ///< of the sentence
    std::size_t tokens = 0;
    std::size_t heads = 0; ///< of so many of them the head was given
};

/// A model that learns while it is used: a trained one, which it shares with others and which never changes, and a
/// patch for each sentence learnt since. It is a value: the next one has one patch more and shares all others, and
/// models before it stay what they are. Copying costs a pointer a patch.
class LiveModel {
public:
    /// Nothing learnt yet.
    explicit LiveModel(std::shared_ptr<const Model> base) : m_base(std::move(base)) { }

    const Model& base() const { return *m_base; }
    const std::shared_ptr<const Model>& sharedBase() const { return m_base; }
    /// The lessons, from the first sentence to the last.
    const std::vector<std::shared_ptr<const LivePatch>>& patches() const { return m_patches; }

    LiveModel with(std::shared_ptr<const LivePatch> patch) const;

    /// The decoder that parses with it: the base's, unless another one was chosen. Learning goes on through the base's,
    /// and a model that is saved says nothing of the choice.
    Decoder decoder() const { return m_decoder.value_or(m_base->configuration.decoder()); }
    /// This model, parsing with another decoder, one of decodersOf(base()); none: with its own.
    LiveModel parsingWith(std::optional<Decoder> decoder) const;

    /// Whether the base was trained on a sentence with these words and tags, or a patch was.
    bool hasSeen(const Sentence& sentence) const;

    /// A model of the same weights that is by itself, to be saved. O(weights).
    std::shared_ptr<const Model> flattened() const;

private:
    std::shared_ptr<const Model> m_base;
    std::vector<std::shared_ptr<const LivePatch>> m_patches;
    std::optional<Decoder> m_decoder;
};

/// The weights of a live model as the one table that scoring wants. A workspace: one a thread. It keeps a copy of the
/// base's weights, made when the first model with a patch comes, and goes from one model to the next by what changed.
class LiveWeights {
public:
    /// Valid until the next call. O(changes) where the model follows from the one before, or has no patches.
    const Weights& of(const LiveModel& model);

    /// The model's weights, to be changed by learning from a sentence. Once they are those of a model again, follow()
    /// must be told which; until it is, nothing is relied on.
    Weights& toChange(const LiveModel& model);
    void follow(const LiveModel& model);

private:
    void goTo(const LiveModel& model);
    void apply(const LivePatch& patch);
    void undoAll();

    std::shared_ptr<const Model> m_base; ///< null while there is no copy of its weights
    std::vector<std::shared_ptr<const LivePatch>> m_applied;
    Weights m_weights;
};

} // namespace arcwright
