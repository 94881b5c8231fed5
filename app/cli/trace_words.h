// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/decoding/missing_tree.h"
#include "core/tracing/chart_steps.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// Four decimals, or that it is infinite.
std::string numberText(double value);

/// How traces speak of the nodes of a sentence. Refers to it.
class TraceWords {
public:
    explicit TraceWords(const Sentence& sentence) : m_sentence(sentence) { }

    std::string node(int id) const;
    std::string nodes(const std::vector<int>& ids) const;
    std::string arc(int head, int dependent) const;
    std::string arcs(const std::vector<Arc>& all) const;
    std::string item(const ChartItem& one) const;
    /// Why there is no tree.
    std::string missing(const MissingTree& missing) const;

private:
    const Sentence& m_sentence;
};

} // namespace arcwright::cli
