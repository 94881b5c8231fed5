// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/leaf_checks.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace arcwright {

namespace {

bool isNamedIn(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The leaf test of a function word's relation, which those children fail that are not among its exceptions. None for
/// relations whose dependents may have any.
std::optional<TestId> leafTest(std::string_view relation, std::string_view child, bool isPossessive)
{
    const auto unless = [&](TestId test, bool allowed) { return allowed ? std::nullopt : std::optional(test); };
    const bool anyFunction = isNamedIn(child, {"goeswith", "fixed", "reparandum", "conj", "punct"});
    if (relation == "mark" || relation == "case")
        return unless(TestId::LeafMarkCase, anyFunction || isNamedIn(child, {"advmod", "obl", "cc"}));
    if (relation == "aux" || relation == "cop")
        return unless(TestId::LeafAuxCop, anyFunction || child == "cc");
    if (relation == "det")
        return unless(TestId::LeafDet,
            anyFunction
                || isNamedIn(
                    child, {"det", "case", "advmod", "obl", "clf", "flat", "compound", "discourse", "parataxis", "cc"})
                || (isPossessive && isNamedIn(child, {"appos", "acl", "nmod"})));
    if (relation == "clf")
        return unless(TestId::LeafClf, anyFunction || isNamedIn(child, {"advmod", "obl", "cc"}));
    if (relation == "cc")
        return unless(TestId::LeafCc, anyFunction);
    if (relation == "fixed")
        return unless(TestId::LeafFixed, anyFunction && child != "fixed");
    if (relation == "goeswith")
        return TestId::LeafGoeswith;
    if (relation == "punct")
        return unless(TestId::LeafPunct, child == "punct");
    return std::nullopt;
}

/// Negation may modify any function word.
bool isNegation(const BasicTree& tree, int word)
{
    return tree.relation(word) == "advmod" && isNamedIn(tree.field(word, Column::Upos), {"PART", "ADV"})
        && tree.feature(word, "Polarity") == "Neg";
}

} // namespace

void checkLeaves(const BasicTree& tree, int word, Report& report)
{
    if (tree.children(word).empty())
        return;
    const std::string_view relation = tree.relation(word);
    const bool isPossessive = tree.feature(word, "Poss") == "Yes";
    std::optional<bool> nonProjective; // asked for seldom
    for (const int child : tree.children(word)) {
        const std::string_view childRelation = tree.relation(child);
        const auto test = leafTest(relation, childRelation, isPossessive);
        if (!test || (relation != "punct" && isNegation(tree, child)))
            continue;
        // Punctuation may have no other way to be projective than to hang on a word that is not.
        if (childRelation == "punct") {
            if (!nonProjective)
                nonProjective = tree.isNonProjective(word);
            if (*nonProjective)
                continue;
        }
        report.add(*test, tree.row(child), Column::Head,
            {std::to_string(word), std::string(relation), std::string(childRelation)});
    }
}

} // namespace arcwright
