// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/learning/lemma_edits.h"
#include "core/learning/segmenter.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The tags of a word together, as the treebank has them.
struct WordTags {
    std::string upos;
    std::string xpos;
    std::string feats;

    friend auto operator<=>(const WordTags&, const WordTags&) = default;
};

struct TaggerSettings {
    int epochs = 5;
    int bits = 20; ///< of the number of weights
    std::uint64_t seed = 1;
};

/// Gives words their tags, from left to right, each knowing those before it: an averaged perceptron (Collins 2002) over
/// forms, their beginnings and ends, and the words around (Ratnaparkhi 1996). A word that training has seen has the
/// tags it was seen with; a rare or new one also those of words that end alike. It also knows how the treebank's text
/// is divided, and how its lemmas are made. Immutable once learnt.
class Tagger {
public:
    /// The words that training has seen, by form: the numbers of their tags and their lemmas, the most frequent first.
    struct Entry {
        std::uint32_t tag = 0;
        std::uint32_t count = 0;
        std::string lemma;
    };
    using Entries = std::vector<Entry>;

    /// All that a tagger knows.
    struct Knowledge {
        std::vector<WordTags> tags; ///< by number
        std::map<std::string, Entries> words;
        std::map<std::string, std::vector<std::uint32_t>> endings; ///< of rare words, up to three characters
        std::vector<float> weights; ///< a power of two of them
        LemmaEdits lemmas; ///< for words that training has not seen; none in older models
        std::shared_ptr<const Segmenter> segmenter; ///< null in older models
    };

    explicit Tagger(Knowledge knowledge);

    /// Learns from the words of the sentences that can be read and have tags. The same sentences and settings give the
    /// same tagger, bit for bit. Fails with NoUsableSentences or Cancelled.
    static Result<Tagger> learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
        const TaggerSettings& settings, const std::stop_token& stop = {});

    /// Sets tags and lemmas of all words of a sentence; a lemma is that of the word as training has seen it with these
    /// tags, else, in lower case too, made of the form as of words that end alike (see LemmaEdits). O(words x tags that
    /// come into question).
    void tag(Sentence& sentence) const;

    const Knowledge& knowledge() const { return m_knowledge; }
    /// How texts are divided into sentences and tokens; null where it has not learnt that.
    const Segmenter* segmenter() const { return m_knowledge.segmenter.get(); }
    bool hasSeen(const std::string& form) const { return m_knowledge.words.contains(form); }

private:
    std::string lemmaOf(const std::string& form, std::uint32_t tag) const;

    friend class TaggerLearner;
    Knowledge m_knowledge;
};

/// How often tags and lemmas are right.
struct TaggingScores {
    std::size_t words = 0;
    std::size_t upos = 0;
    std::size_t xpos = 0;
    std::size_t all = 0; ///< upos, xpos and features
    std::size_t newWords = 0; ///< that training has not seen
    std::size_t newAll = 0;
    std::size_t lemmas = 0;
    std::size_t newLemmas = 0;
};

/// Tags sentences anew and counts where that is what they had. Sentences that cannot be read do not count.
TaggingScores scoreTagger(const Tagger& tagger, const std::vector<std::shared_ptr<const Sentence>>& sentences);

} // namespace arcwright
