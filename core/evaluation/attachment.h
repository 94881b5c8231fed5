// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// How many of how many; as a percentage, 0 of 0 is 0.
constexpr double percentage(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

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
};

/// Precision, recall and their harmonic mean over arcs with their relations.
struct ArcCounts {
    std::size_t gold = 0;
    std::size_t predicted = 0;
    std::size_t right = 0;

    double precision() const { return percentage(right, predicted); }
    double recall() const { return percentage(right, gold); }
    double f() const
    {
        const double sum = precision() + recall();
        return sum == 0 ? 0 : 2 * precision() * recall() / sum;
    }
};

/// Scores of one analysis against another, sentence by sentence.
struct Evaluation {
    AttachmentCounts all;
    AttachmentCounts withoutPunctuation;
    ArcCounts roots; ///< (sentence, root) pairs; unlabelled
    ArcCounts primary; ///< arcs of the basic trees
    ArcCounts secondary; ///< further parents

    /// Both graphs must be over the words of `sentence`, which says what is punctuation.
    void add(const Sentence& sentence, const Graph& gold, const Graph& predicted);

    ArcCounts graph() const
    {
        return {
            primary.gold + secondary.gold, primary.predicted + secondary.predicted, primary.right + secondary.right};
    }
};

} // namespace arcwright
