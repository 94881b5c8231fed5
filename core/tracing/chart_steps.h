// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <variant>
#include <vector>

#include "core/tracing/tracer.h"

namespace arcwright {

/// The items of Eisner's chart (McDonald and Pereira 2006, Figure 3). "Right" items have their head at the left end of
/// their span, "left" items at the right end.
enum class ChartItemKind {
    Sibling, ///< two neighbouring dependents of one head outside the span
    IncompleteRight, ///< the arc left -> right
    IncompleteLeft, ///< the arc right -> left
    CompleteRight,
    CompleteLeft,
    Tree, ///< the whole sentence under one root; its split is the root word
};

struct ChartItem {
    ChartItemKind kind{};
    int left = 0;
    int right = 0;

    friend auto operator<=>(const ChartItem&, const ChartItem&) = default;
};

/// One way to put an item together. Its score is the sum of those of the two parts, which are those of the items, and
/// of what is added: the arc, where one is made, and with it what a decoder scores besides.
struct ChartSplit {
    int at = 0; ///< last node of the left part, or the node both parts share
    float score = 0;
    ChartItem first;
    ChartItem second;
    float arc = 0;
    float sibling = 0; ///< second order: the arc's pair with the sibling before it, or its being the first on its side
    float inside = 0; ///< with spans: what the ends of the arc found inside it

    friend bool operator==(const ChartSplit&, const ChartSplit&) = default;
};

/// The dependent before that of the arc of a split on the same side of its head; kNoHead if there is none.
int siblingBefore(const ChartSplit& split);

/// An item was finished by its best split. Items without parts, of one node and score 0, are not reported.
struct ItemCompleted {
    ChartItem item;
    float score = 0;
    int split = 0;
    std::vector<ChartSplit> splits; ///< all that compete, by `at`; empty unless everything was asked for
};

/// The backtrace went through an item. Incomplete items and the tree give a word its head.
struct ItemTraced {
    ChartItem item;
    int split = 0;

    bool hasArc() const;
    int head() const;
    int dependent() const;
};

/// The last step: whether there is a tree at all, and its score.
struct ChartFinished {
    bool found = false;
    double score = 0;
};

using ChartStep = std::variant<ItemCompleted, ItemTraced, ChartFinished>;

/// The bytes that a step has beside its own; see StepRecorder.
std::size_t bytesBeside(const ChartStep& step);

using ChartRecorder = StepRecorder<ChartStep>;

/// The state of a chart after some of its steps.
class ChartState {
public:
    struct Cell {
        float score = 0;
        int split = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    explicit ChartState(int words);

    /// Steps are applied in their order and taken back in the opposite one.
    void apply(const ChartStep& step);
    void revert(const ChartStep& step);

    const std::map<ChartItem, Cell>& cells() const { return m_cells; }
    /// Heads the backtrace has come by so far; kNoHead elsewhere.
    const std::vector<int>& heads() const { return m_heads; }

    friend bool operator==(const ChartState&, const ChartState&) = default;

private:
    std::map<ChartItem, Cell> m_cells;
    std::vector<int> m_heads;
};

} // namespace arcwright
