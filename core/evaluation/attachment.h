// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/evaluation/arc_counts.h"
#include "core/evaluation/punctuation.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Attachment over a set of words.
struct AttachmentCounts {
    std::size_t tokens = 0;
    std::size_t heads = 0; ///< right head
    std::size_t labelled = 0; ///< right head and relation
    std::size_t labels = 0; ///< right relation, whatever the head
    std::size_t sentences = 0; ///< with at least one such word
    std::size_t complete = 0; ///< sentences in which every such word has the right head

    double uas() const { return percentage(heads, tokens); }
    double las() const { return percentage(labelled, tokens); }
    double la() const { return percentage(labels, tokens); }
    double cm() const { return percentage(complete, sentences); }

    AttachmentCounts& operator+=(const AttachmentCounts& other);
    /// `other` must have been added before.
    AttachmentCounts& operator-=(const AttachmentCounts& other);
    friend bool operator==(const AttachmentCounts&, const AttachmentCounts&) = default;
};

/// Scores of the basic trees of one analysis against another, sentence by sentence. Relations count whole, with their
/// subtypes. What has heads are units: bunsetsu where a sentence has any, else words.
struct Evaluation {
    AttachmentCounts all;
    AttachmentCounts withoutPunctuation;
    ArcCounts roots; ///< (sentence, root) pairs; unlabelled
    ArcCounts rootsWithoutPunctuation;

    /// Both graphs must be over the units of `sentence`, which says what is punctuation.
    void add(const Sentence& sentence, const Graph& gold, const Graph& predicted,
        const PunctuationTags& punctuation = defaultPunctuation());

    static const PunctuationTags& defaultPunctuation();
};

/// The attachment of one sentence as its field counts it: of all words; of bunsetsu without the last, which has no
/// head.
AttachmentCounts attachmentOf(const Sentence& sentence, const Graph& gold, const Graph& predicted);

} // namespace arcwright
