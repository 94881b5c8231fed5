// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/editing/accept_operations.h"
#include "core/editing/alike_arcs.h"
#include "core/editing/arc_operations.h"
#include "core/editing/suspicion_decisions.h"
#include "core/enhancing/enhance.h"
#include "core/query/find_matches.h"
#include "core/query/pattern.h"
#include "core/query/rewrite.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

/// The words that a unit is.
std::set<int> wordsOfUnit(const Sentence& sentence, int unit)
{
    return sentence.bunsetsu.empty() ? std::set<int>{unit} : std::set<int>{};
}

MadeOperation makeHead(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int unit = anyUnit(sentence, choices);
    const bool isFree = manner == Manner::Careless || choices.once(4);
    const int head = isFree ? choices.number(kNoHead, sentence.unitCount() + 1) : carefulHead(sentence, unit, choices);
    auto changed = setHead(sentence, unit, head);
    auto mayBreak = isFree ? brokenByHeads(changed) : std::set<std::string>{};
    return {"", std::move(changed), wordsOfUnit(sentence, unit), true, false, std::move(mayBreak)};
}

MadeOperation makeRelation(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int unit = anyUnit(sentence, choices);
    return {"", setRelation(sentence, unit, anyRelation(sentence, sentence.headOf(unit), choices, manner)),
        wordsOfUnit(sentence, unit), false, false, {}};
}

MadeOperation makeRival(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int unit = anyUnit(sentence, choices);
    const bool isFree = manner == Manner::Careless || choices.once(4);
    const int head = isFree ? choices.number(kNoHead, sentence.unitCount() + 1) : carefulHead(sentence, unit, choices);
    const std::string relation = choices.coin() ? std::string() : anyRelation(sentence, head, choices, manner);
    auto changed = acceptRival(sentence, unit, head, relation, {"annotator", 1'700'000'000});
    auto mayBreak = isFree ? brokenByHeads(changed) : std::set<std::string>{};
    return {"", std::move(changed), wordsOfUnit(sentence, unit), true, false, std::move(mayBreak)};
}

/// A parent that a node can have. An annotator who is careful gives none in treebanks without enhanced graphs.
Parent anyParent(const Sentence& sentence, Choices& choices, Manner manner)
{
    const NodeId head = anyNode(sentence, choices);
    return {head, anyRelation(sentence, head == NodeId{} ? kRoot : 1, choices, manner)};
}

const Token* tokenAt(const Sentence& sentence, NodeId node)
{
    if (node.empty == 0)
        return node.word == 0 ? nullptr : &sentence.word(node.word);
    const auto found = std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(),
        [&](const EmptyNode& empty) { return empty.id == node; });
    return &found->token;
}

MadeOperation makeAlike(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int unit = anyUnit(sentence, choices);
    const bool isFree = manner == Manner::Careless || choices.once(4);
    AlikeArc alike;
    alike.unit = unit;
    alike.now = {sentence.headOf(unit), sentence.relationOf(unit)};
    alike.corrected.head
        = isFree ? choices.number(kNoHead, sentence.unitCount() + 1) : carefulHead(sentence, unit, choices);
    alike.corrected.relation = anyRelation(sentence, alike.corrected.head, choices, manner);
    auto changed = withAlikeCorrected(sentence, alike);
    auto mayBreak = isFree ? brokenByHeads(changed) : std::set<std::string>{};
    return {"", std::move(changed), wordsOfUnit(sentence, unit), true, false, std::move(mayBreak)};
}

MadeOperation makeParent(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (wantsNoParents(sentence, manner))
        return {"", sentence, {}};
    return {"", addParent(sentence, anyNode(sentence, choices), anyParent(sentence, choices, manner)), {},
        isDtag(sentence)};
}

MadeOperation makeNoParent(const Sentence& sentence, Choices& choices, Manner)
{
    const NodeId node = anyNode(sentence, choices);
    const Token* const token = tokenAt(sentence, node);
    if (token == nullptr || token->parents.empty())
        return {"", removeParent(sentence, node, {{1, 0}, "dep"}), {}};
    return {"", removeParent(sentence, node, choices.oneOf(token->parents)), {}, isDtag(sentence)};
}

MadeOperation makeOtherParent(const Sentence& sentence, Choices& choices, Manner manner)
{
    const NodeId node = anyNode(sentence, choices);
    const Token* const token = tokenAt(sentence, node);
    const Parent parent = anyParent(sentence, choices, manner);
    const Parent old = token == nullptr || token->parents.empty() ? parent : choices.oneOf(token->parents);
    return {"", replaceParent(sentence, node, old, parent), {}, isDtag(sentence)};
}

MadeOperation makeParents(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (wantsNoParents(sentence, manner))
        return {"", sentence, {}};
    std::vector<Parent> parents;
    for (int count = choices.number(0, 3); count > 0; --count)
        parents.push_back(anyParent(sentence, choices, manner));
    return {"", setParents(sentence, anyNode(sentence, choices), std::move(parents)), {}, isDtag(sentence)};
}

/// A proposal as a parser makes them: a tree, with relations; careless, anything.
Graph anyProposal(const Sentence& sentence, RelationPool& relations, Choices& choices, Manner manner)
{
    const int count = sentence.unitCount();
    Graph proposal(count);
    const bool isCareful = manner == Manner::Careful;
    const int root = isCareful && sentence.bunsetsu.empty() ? choices.number(1, count + 1) : count;
    for (int unit = 1; unit <= count; ++unit) {
        const auto node = static_cast<std::size_t>(unit);
        int head = unit == root ? kRoot : unit < root ? choices.number(unit + 1, root + 1) : choices.number(root, unit);
        if (!isCareful)
            head = choices.number(kNoHead, count + 1);
        proposal.heads[node] = head;
        proposal.relations[node] = relations.intern(anyRelation(sentence, head, choices, manner));
    }
    if (hasEnhancedArcs(sentence) || !isCareful) {
        for (int further = choices.number(0, 3); further > 0; --further) {
            const int dependent = choices.number(1, count + 1);
            const int head = choices.number(1, count + 1);
            if (head != dependent && head != proposal.heads[static_cast<std::size_t>(dependent)])
                proposal.secondary.push_back(
                    {head, dependent, relations.intern(anyRelation(sentence, head, choices, manner))});
        }
    }
    return proposal;
}

/// Heads of trees, among them further parents where the format has them.
Acceptance acceptanceFor(const Sentence& sentence, Choices& choices)
{
    return {true, sentence.bunsetsu.empty() && choices.coin()};
}

MadeOperation makeAcceptedUnit(const Sentence& sentence, Choices& choices, Manner manner)
{
    RelationPool relations;
    const Graph proposal = anyProposal(sentence, relations, choices, manner);
    const int unit = anyUnit(sentence, choices);
    auto changed = acceptUnit(sentence, proposal, unit, relations, acceptanceFor(sentence, choices));
    auto mayBreak = brokenByHeads(changed); // a head of another tree may make a circle
    return {"", std::move(changed), wordsOfUnit(sentence, unit), true, false, std::move(mayBreak)};
}

MadeOperation makeAcceptedAll(const Sentence& sentence, Choices& choices, Manner manner)
{
    RelationPool relations;
    const Graph proposal = anyProposal(sentence, relations, choices, manner);
    auto changed = acceptAll(sentence, proposal, relations, acceptanceFor(sentence, choices));
    // What is pinned may not fit into the proposed tree.
    auto mayBreak = sentence.annotation.pins.empty() ? std::set<std::string>{} : brokenByHeads(changed);
    return {"", std::move(changed), allWords(sentence), true, false, std::move(mayBreak)};
}

/// Some or all kinds. An annotator who is careful begins no enhanced graph in treebanks without them.
MadeOperation makeEnhanced(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (wantsNoParents(sentence, manner))
        return {"", sentence, {}};
    EnhancementKinds kinds = EnhancementKinds::all();
    for (const EnhancementKindRow& row : enhancementKinds)
        kinds.set(row.kind, choices.coin());
    GraphCustoms customs;
    if (choices.coin())
        customs.add(sentence);
    auto changed = withEnhancements(sentence, choices.coin() ? EnhancementKinds::all() : kinds, customs);
    auto mayBreak = changed && hasCircle(*changed) ? std::set<std::string>{"enhanced"} : std::set<std::string>{};
    return {"", std::move(changed), {}, false, false, std::move(mayBreak)};
}

/// An annotator who is careful makes the graph anew, for others of the file have one.
MadeOperation makeCollapsed(const Sentence& sentence, Choices& choices, Manner manner)
{
    auto changed = withoutEnhancements(sentence);
    if (!changed || manner == Manner::Careless)
        return {"", std::move(changed), {}, false, false, {"enhanced-file"}};
    if (!hasEnhancedArcs(sentence))
        return {"", sentence, {}};
    return makeEnhanced(*changed, choices, Manner::Careless);
}

} // namespace

MadeOperation makeRewritten(const Sentence& sentence, Choices& choices, Manner manner)
{
    const bool hasWords = sentence.bunsetsu.empty();
    const bool isCarefulWithout = wantsNoParents(sentence, manner); // begins no enhanced graph
    const std::vector<std::pair<std::string, std::string>> replacements = !hasWords
        ? std::vector<std::pair<std::string, std::string>>{{"relation=P", "relation=D"}, {"relation=D", "relation=P"},
            {"x:[] .. y:[] ; not x > y", "y.head=x"}, {"x:[relation=D] .. y:[]", "x.head=y"}}
        : isDtag(sentence)
        ? std::vector<std::pair<std::string, std::string>>{{"relation=subj", "relation=dobj"},
            {"x:[relation=mod] < y:[] < z:[]", "x.head=z"}, {"xpos=XP", "xpos=XX"},
            {"x:[] >subj y:[]", "insert n:[form=q head=x relation=mod] before y; y.lemma=n.form"},
            {"x:[leaf] < y:[]", "delete x; y.lemma=x.form"}}
        : std::vector<std::pair<std::string, std::string>>{{"relation=obj", "relation=iobj"},
            {"x:[relation=punct] < y:[] < z:[]", "x.head=z"}, {"upos=ADJ", "feats.Case=Nom"},
            {"upos=NOUN", "feats.Number=\"\""}, {"x:[upos=NOUN] < y:[]", "x.lemma=y.form"},
            {"!root upos=VERB", "relation=advcl"},
            {"x:[upos=NOUN] < y:[]", "insert n:[form=q upos=X head=x relation=dep] before x; y.upos=X"},
            {"x:[upos=NOUN]", "insert n:[form=x.form] after x; x.lemma=n.form"},
            {"x:[leaf !root] < y:[]", "delete x; y.lemma=x.form"}, {"e:[empty]", "delete e"},
            {"x:[] +>/conj/ y:[]; y +> z:[]",
                "insert e:[empty form=q upos=X] before y; add x +>conj e; relabel y +> z as dep"},
            {"x:[] +> e:[empty]", "e.lemma=x.form; insert [empty form=r] after e; add e +>dep x"}};
    const auto& [found, replaced] = choices.oneOf(replacements);
    const auto pattern = parsePattern(found);
    if (!pattern)
        throw std::logic_error("no pattern: " + found);
    const auto rewrite = parseRewrite(replaced, *pattern);
    if (!rewrite)
        throw std::logic_error("no replacement: " + replaced);
    if (isCarefulWithout && replaced.find("empty") != std::string::npos)
        return {"", sentence, {}};
    const SearchedSentence searched{sentence};
    const auto matches = findMatches(*pattern, searched, manner == Manner::Careful ? 3 : 10);
    // Two heads that are each fine may not be so together.
    const bool movesHeads = replaced.find("head=") != std::string::npos;
    auto changed = rewritten(searched, matches, *rewrite);
    auto mayBreak = movesHeads ? brokenByHeads(changed) : std::set<std::string>{};
    if (replaced.find("delete") != std::string::npos || replaced.find("insert") != std::string::npos)
        mayBreak.insert("targets"); // the words that `target` of a reference is about may go
    return {"", std::move(changed), allWords(sentence), true, true, std::move(mayBreak)};
}

std::vector<SentenceCommand> arcCommands()
{
    return {{"setHead", makeHead}, {"setRelation", makeRelation}, {"acceptRival", makeRival},
        {"withAlikeCorrected", makeAlike}, {"addParent", makeParent}, {"removeParent", makeNoParent},
        {"replaceParent", makeOtherParent}, {"setParents", makeParents}, {"acceptUnit", makeAcceptedUnit},
        {"acceptAll", makeAcceptedAll}, {"rewritten", makeRewritten}, {"withEnhancements", makeEnhanced},
        {"withEnhancements", makeEnhanced}, {"withoutEnhancements", makeCollapsed}};
}

} // namespace arcwright::test
