// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_words.h"

#include <cmath>
#include <cstdio>

#include "core/base/utf8.h"

namespace arcwright::cli {

std::string numberText(double value)
{
    if (std::isinf(value))
        return value < 0 ? "-infinity" : "infinity";
    char text[64];
    std::snprintf(text, sizeof text, "%.4f", value);
    return text;
}

std::string TraceWords::node(int id) const
{
    if (id == kRoot)
        return "0 <root>";
    if (id > m_sentence.unitCount())
        return "cycle " + std::to_string(id);
    return std::to_string(id) + ' ' + withVisibleControls(m_sentence.unitText(id));
}

std::string TraceWords::nodes(const std::vector<int>& ids) const
{
    std::string text;
    for (const int id : ids)
        text += (text.empty() ? "" : ", ") + node(id);
    return text;
}

std::string TraceWords::arc(int head, int dependent) const
{
    return node(head) + " -> " + node(dependent);
}

std::string TraceWords::arcs(const std::vector<Arc>& all) const
{
    std::string text;
    for (const Arc& one : all)
        text += (text.empty() ? "" : ", ") + arc(one.head, one.dependent);
    return text.empty() ? "no arc" : text;
}

std::string TraceWords::item(const ChartItem& one) const
{
    const std::string span = std::to_string(one.left) + ".." + std::to_string(one.right);
    switch (one.kind) {
    case ChartItemKind::Sibling:
        return "siblings " + node(one.left) + ", " + node(one.right);
    case ChartItemKind::IncompleteRight:
        return "arc " + arc(one.left, one.right);
    case ChartItemKind::IncompleteLeft:
        return "arc " + arc(one.right, one.left);
    case ChartItemKind::CompleteRight:
        return "complete " + span + " under " + node(one.left);
    case ChartItemKind::CompleteLeft:
        return "complete " + span + " under " + node(one.right);
    case ChartItemKind::Tree:
        return "tree";
    }
    return {};
}

std::string TraceWords::missing(const MissingTree& missing) const
{
    switch (missing.reason) {
    case MissingTree::Reason::NoHead:
        return "there is no tree: no head is allowed for " + nodes(missing.words);
    case MissingTree::Reason::Unreachable:
        return "there is no tree: no arcs lead from the root to " + nodes(missing.words);
    case MissingTree::Reason::OneRoot:
        return "there is no tree in which the root has one dependent alone";
    case MissingTree::Reason::Crossing:
        return "there is no projective tree: arcs would have to cross";
    case MissingTree::Reason::Pairs:
        return missing.words.empty()
            ? "there is no tree: in each, a dependent may not follow the one before it, or not be the first"
            : "there is no tree: under no head may these follow the dependent before them, or be the first: "
                + nodes(missing.words);
    case MissingTree::Reason::ProjectivePairs:
        return "there is no projective tree: in each, a dependent may not follow the one before it, or not be the "
               "first";
    case MissingTree::Reason::Unfound:
        break;
    }
    return "no tree was found in which each dependent may follow the one before it, or be the first; there may be "
           "one";
}

} // namespace arcwright::cli
