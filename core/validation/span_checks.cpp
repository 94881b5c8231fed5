// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/span_checks.h"

#include <algorithm>

namespace arcwright {

namespace {

/// The words from `word` to the last of its `parts` that are none of them nor `word` itself.
std::vector<int> between(int word, const std::vector<int>& parts)
{
    std::vector<int> found;
    for (int each = word + 1; each < parts.back(); ++each) {
        if (!std::binary_search(parts.begin(), parts.end(), each))
            found.push_back(each);
    }
    return found;
}

void checkFixed(const BasicTree& tree, int word, Report& report)
{
    const auto parts = tree.childrenWith(word, "fixed");
    if (parts.empty())
        return;
    auto gap = between(word, parts);
    std::erase_if(gap, [&](int each) { return tree.relation(each) == "punct"; });
    if (!gap.empty())
        report.add(TestId::FixedGap, tree.row(word), Column::Id, {listed(gap)});
}

/// Words that a punctuation mark makes non-projective, where the blame is not its head's: those on one side of it
/// whose head, no ancestor of the mark, is on the other, both on the same side of the mark's own head.
std::vector<int> madeNonProjective(const BasicTree& tree, int mark)
{
    const int head = tree.head(mark);
    const int first = head < mark ? head + 1 : 1;
    const int last = head < mark ? tree.words() : head - 1;
    std::vector<int> found;
    for (int word = first; word <= last; ++word) {
        const int other = tree.head(word);
        const bool across = word < mark ? other > mark : word > mark && other < mark;
        const bool withinReach = head < mark ? other > head : other < head;
        if (across && withinReach && other != 0 && !tree.isAncestor(other, mark))
            found.push_back(word);
    }
    return found;
}

} // namespace

void checkSpans(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report)
{
    checkFixed(tree, word, report);
    const auto parts = tree.childrenWith(word, "goeswith");
    if (parts.empty())
        return;
    const auto add = [&](TestId test, Column column, std::vector<std::string> arguments = {}) {
        report.add(test, tree.row(word), column, std::move(arguments));
    };
    // A part before the head is a gap as well.
    if (const auto gap = between(word, parts); !gap.empty() || parts.front() < word)
        add(TestId::GoeswithGap, Column::Id, {listed(gap)});
    std::vector<int> all = parts;
    all.insert(std::upper_bound(all.begin(), all.end(), word), word);
    all.pop_back(); // what follows the last part is no matter
    if (std::any_of(all.begin(), all.end(), [&](int part) { return tree.saysNoSpace(part); }))
        add(TestId::GoeswithNospace, Column::Misc);
    if (treebankHasFeatures && tree.feature(word, "Typo") != "Yes")
        add(TestId::GoeswithMissingTypo, Column::Feats);
}

void checkGoeswith(const BasicTree& tree, int word, Report& report)
{
    if (tree.relation(word) != "goeswith")
        return;
    const Row& row = tree.row(word);
    if (row.field(Column::Lemma) != "_")
        report.add(TestId::GoeswithLemma, row, Column::Lemma);
    if (row.field(Column::Upos) != "X")
        report.add(TestId::GoeswithUpos, row, Column::Upos);
    if (row.field(Column::Feats) != "_")
        report.add(TestId::GoeswithFeats, row, Column::Feats);
    const auto isBasic = [&](const EnhancedArc& arc) {
        return arc.node == NodeId{tree.head(word), 0} && arc.relation == row.field(Column::Deprel);
    };
    if (!std::all_of(row.arcs.begin(), row.arcs.end(), isBasic))
        report.add(TestId::GoeswithEdeps, row, Column::Deps);
}

void checkPunctuation(const BasicTree& tree, int word, Report& report)
{
    if (tree.relation(word) != "punct")
        return;
    if (const auto made = madeNonProjective(tree, word); !made.empty())
        report.add(TestId::PunctCausesNonproj, tree.row(word), Column::Head, {listed(made)});
    if (const auto gap = tree.gap(word); !gap.empty())
        report.add(TestId::PunctIsNonproj, tree.row(word), Column::Head, {listed(gap)});
}

} // namespace arcwright
