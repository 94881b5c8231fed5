// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/relative_clauses.h"

#include <algorithm>

#include "core/enhancing/graph_customs.h"
#include "core/enhancing/shared_arcs.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/parents.h"
#include "core/validation/patterns.h"

namespace arcwright {

namespace {

bool isRelativeClause(std::string_view relation)
{
    return relation == "acl:relcl" || relation == "advcl:relcl";
}

/// Whether what a relative pronoun stands for cannot be outside of the clause that this word is the head of.
bool isIsland(const TreeRelations& tree, int word, bool isAdverb)
{
    const std::string_view main = tree.main(tree.firstConjunct(word));
    return main == "advcl" || (isAdverb && (main == "ccomp" || main == "csubj"));
}

/// The relative clause that a word stands in: the nearest one above it, or a conjunct of one; 0 if it is in none.
int clauseOf(const TreeRelations& tree, int word)
{
    const bool isAdverb = tree.sentence().word(word).upos == "ADV";
    for (int steps = 0; word > kRoot && steps <= tree.size(); ++steps) {
        if (isRelativeClause(tree.relation(tree.firstConjunct(word))))
            return word;
        if (isIsland(tree, word, isAdverb))
            return 0;
        word = tree.head(word);
    }
    return 0;
}

/// The first relative pronoun of a clause, 0 if it has none. One with a relative clause of its own (`what I said`) is
/// the antecedent of that.
int pronounOf(const TreeRelations& tree, int clause)
{
    for (int word = 1; word <= tree.size(); ++word) {
        const auto& below = tree.dependents(word);
        const bool isAntecedent = std::any_of(
            below.begin(), below.end(), [&](int dependent) { return isRelativeClause(tree.relation(dependent)); });
        if (tree.hasFeature(word, "PronType", "Rel") && !isAntecedent && clauseOf(tree, word) == clause)
            return word;
    }
    return 0;
}

std::vector<int> antecedentsOf(const Sentence& sentence, const TreeRelations& tree, int clause)
{
    std::vector<int> antecedents{tree.head(clause)};
    for (const Parent& parent : sentence.word(clause).parents) {
        if (isRelativeClause(parent.relation) && parent.head.empty == 0 && parent.head.word != antecedents.front()
            && parent.head.word != 0)
            antecedents.push_back(parent.head.word);
    }
    return antecedents;
}

/// The relation of an antecedent in the place of its pronoun: a whole clause (`..., which is a pity`) is a clausal
/// subject.
std::string relationOfAntecedent(const TreeRelations& tree, int clause, int antecedent, const std::string& relation)
{
    const std::string_view main = mainRelation(relation);
    if (main == "advmod")
        return "obl";
    const bool isOfClause
        = tree.relation(clause).starts_with("advcl") && tree.sentence().word(antecedent).upos == "VERB";
    return isOfClause && main == "nsubj" ? 'c' + relation.substr(1) : relation;
}

/// Moves the arcs of a pronoun to its antecedents.
void resolve(Sentence& sentence, const TreeRelations& tree, int clause, int pronoun)
{
    const int first = tree.firstConjunct(clause);
    const std::vector<Parent> parents = sentence.word(pronoun).parents;
    const std::vector<int> antecedents = antecedentsOf(sentence, tree, first);
    const bool standsForAnother = std::any_of(parents.begin(), parents.end(), [&](const Parent& parent) {
        return parent.relation == "ref"
            && (parent.head.empty != 0
                || std::find(antecedents.begin(), antecedents.end(), parent.head.word) == antecedents.end());
    });
    if (standsForAnother) // somebody has said so
        return;
    std::vector<Parent> left;
    for (const int antecedent : antecedents) {
        if (antecedent == pronoun)
            continue;
        for (const Parent& parent : parents) {
            if (parent.relation == "ref" || parent.head == NodeId{antecedent, 0})
                continue;
            if (pronoun != clause)
                addArc(sentence.word(antecedent), parent.head,
                    relationOfAntecedent(tree, first, antecedent, parent.relation));
        }
        left.push_back({{antecedent, 0}, "ref"});
    }
    // A pronoun that is the predicate of its clause keeps its arc, on which the clause hangs.
    for (const Parent& parent : parents) {
        if (pronoun == clause || parent.relation == "ref")
            left.push_back(parent);
    }
    std::sort(left.begin(), left.end(), precedes);
    left.erase(std::unique(left.begin(), left.end()), left.end());
    sentence.word(pronoun).parents = std::move(left);
}

} // namespace

BareRelative bareRelative(const TreeRelations& tree, int clause)
{
    if (!isRelativeClause(tree.relation(clause)) || tree.head(clause) <= kRoot || pronounOf(tree, clause) != 0)
        return {};
    if (!tree.hasDependent(clause, {"nsubj", "csubj", "expl"}))
        return tree.relation(clause) == "acl:relcl" && tree.hasDependent(clause, {"obj"})
            ? BareRelative{clause, tree.isPassive(clause) ? "nsubj:pass" : "nsubj"}
            : BareRelative{};
    int last = clause;
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (const int dependent : tree.dependents(last)) {
            const std::string_view main = tree.main(dependent);
            if (dependent > last && (main == "xcomp" || main == "ccomp")) {
                last = dependent;
                goesOn = true;
                break;
            }
        }
    }
    const bool isFull = tree.hasDependent(last, {"obj", "ccomp", "cop"});
    if (tree.sentence().word(last).upos != "VERB" || isFull || tree.isPassive(last))
        return {};
    for (const int dependent : tree.dependents(last)) {
        const std::string_view main = tree.main(dependent);
        if (tree.sentence().word(dependent).upos == "ADP" && (main == "obl" || main == "case"))
            return {last, "obl"};
    }
    return {last, tree.sentence().word(tree.head(clause)).upos == "ADV" ? "advmod" : "obj"};
}

void resolvePronouns(Sentence& sentence, const TreeRelations& tree)
{
    for (const int clause : tree.fromTheRoot()) {
        const int first = tree.firstConjunct(clause);
        if (!isRelativeClause(tree.relation(first)) || tree.head(first) <= kRoot)
            continue;
        if (const int pronoun = pronounOf(tree, clause); pronoun != 0)
            resolve(sentence, tree, clause, pronoun);
    }
}

void fillBareRelatives(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    if (!customs.fillsBareRelatives())
        return;
    for (const int clause : tree.fromTheRoot()) {
        const BareRelative bare = bareRelative(tree, clause);
        if (bare.predicate == 0)
            continue;
        if (bare.relation != "obl" && !nodesBelow(sentence, bare.predicate, {mainRelation(bare.relation)}).empty())
            continue; // the graph says what fills the place
        for (const int antecedent : antecedentsOf(sentence, tree, clause)) {
            if (antecedent != bare.predicate)
                addArc(sentence.word(antecedent), {bare.predicate, 0}, std::string(bare.relation));
        }
    }
}

} // namespace arcwright
