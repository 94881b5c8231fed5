// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/make_diagram.h"

namespace arcwright::ui::testing {

/// Metrics that depend on no font: every character is 8 pixels wide.
inline LayoutMetrics plainMetrics()
{
    LayoutMetrics metrics;
    metrics.textWidth = [](TextRole, const QString& text) { return 8.0 * static_cast<double>(text.size()); };
    return metrics;
}

/// A sentence of words `a1`, `b2`, ... tagged `X`.
inline Sentence plainSentence(int words)
{
    Sentence sentence;
    for (int word = 1; word <= words; ++word) {
        Token token;
        token.form = std::string(1, static_cast<char>('a' + (word - 1) % 26)) + std::to_string(word);
        token.upos = "X";
        sentence.tokens.push_back(token);
    }
    return sentence;
}

/// The diagram of a tree given by the heads of words 1..n; relations have different lengths.
inline Diagram diagramOf(const std::vector<int>& heads, const std::vector<int>& predicted = {})
{
    RelationPool relations;
    const auto graphOf = [&](const std::vector<int>& tree) {
        Graph graph(static_cast<int>(tree.size()));
        for (std::size_t index = 0; index < tree.size(); ++index) {
            graph.heads[index + 1] = tree[index];
            graph.relations[index + 1] = relations.intern(std::string(1 + index % 9, 'r'));
        }
        return graph;
    };
    const Graph gold = graphOf(heads);
    const Graph other = graphOf(predicted);
    const Sentence sentence = plainSentence(static_cast<int>(heads.size()));
    return makeDiagram(sentence, gold, predicted.empty() ? nullptr : &other, relations);
}

/// A random tree over words first..last under `head`, without crossings.
inline void growProjective(std::vector<int>& heads, int first, int last, int head, std::mt19937& random)
{
    while (first <= last) {
        const int end
            = head == kRoot ? last : first + static_cast<int>(random() % static_cast<unsigned>(last - first + 1));
        const int top = first + static_cast<int>(random() % static_cast<unsigned>(end - first + 1));
        heads[static_cast<std::size_t>(top) - 1] = head;
        growProjective(heads, first, top - 1, top, random);
        growProjective(heads, top + 1, end, top, random);
        first = end + 1;
    }
}

inline std::vector<int> projectiveTree(int words, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<int> heads(static_cast<std::size_t>(words), kNoHead);
    growProjective(heads, 1, words, kRoot, random);
    return heads;
}

/// A random tree in which anything may cross anything.
inline std::vector<int> anyTree(int words, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<int> order;
    for (int word = 1; word <= words; ++word)
        order.push_back(word);
    std::shuffle(order.begin(), order.end(), random);
    std::vector<int> heads(static_cast<std::size_t>(words), kRoot);
    for (std::size_t index = 1; index < order.size(); ++index)
        heads[static_cast<std::size_t>(order[index]) - 1] = order[random() % index];
    return heads;
}

} // namespace arcwright::ui::testing
