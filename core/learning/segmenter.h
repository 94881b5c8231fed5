// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/learning/multiword_edits.h"
#include "core/learning/training_text.h"

namespace arcwright {

struct SegmenterSettings {
    int epochs = 5;
    int bits = 20; ///< of the number of weights
    std::uint64_t seed = 1;
};

/// Divides a text into sentences and tokens as the treebank does that it has learnt from, so that an abbreviation ends
/// no sentence. Two averaged perceptrons (Collins 2002): whether a token ends between two characters, told by the
/// characters around (Neubig, Nakata and Mori 2011), and whether a sentence ends behind a token, told by the tokens
/// around (Palmer and Hearst 1997). White space ends a token. Immutable once learnt.
class Segmenter {
public:
    struct Knowledge {
        std::vector<float> weights; ///< a power of two of them
        MultiwordEdits multiword;
    };

    explicit Segmenter(Knowledge knowledge) : m_knowledge(std::move(knowledge)) { }

    /// Learns from the sentences that can be read and are of words. The same sentences and settings give the same
    /// segmenter, bit for bit. Nothing if there are none, or stopped.
    static std::optional<Segmenter> learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
        const SegmenterSettings& settings, const std::stop_token& stop = {});

    /// The tokens of a line of text; all that is no white space belongs to one. The last one ends a sentence. Bytes
    /// that are no UTF-8 count as characters. O(bytes).
    std::vector<TextToken> divide(std::string_view line) const;

    /// The words of a token, which is a multiword token where they are several.
    std::vector<std::string> wordsOf(const std::string& token) const { return m_knowledge.multiword.words(token); }

    const Knowledge& knowledge() const { return m_knowledge; }

private:
    Knowledge m_knowledge;
};

} // namespace arcwright
