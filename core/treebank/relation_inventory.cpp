// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/relation_inventory.h"

#include <algorithm>

#include "core/treebank/basic_phrases.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/outer_arc.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

constexpr std::string_view particle = "助詞";
constexpr std::string_view sign = "特殊";

/// The way a label is written: with which bracket, in capitals, or plain.
char shapeOf(std::string_view relation)
{
    if (relation.empty())
        return 'a';
    const char first = relation.front();
    if (first == '[' || first == '<' || first == '{')
        return first;
    return first >= 'A' && first <= 'Z' ? 'A' : 'a';
}

/// Whether the parent is the arc of the tree, which is counted as such.
bool isTreeArc(const Token& word, const Parent& parent)
{
    return parent.head == NodeId{word.head, 0}
    && (parent.relation == word.relation || extendsRelation(parent.relation, word.relation));
}

std::string endOfNode(const Sentence& sentence, NodeId node)
{
    if (node.empty != 0) {
        const EmptyNode* const found = findEmptyNode(sentence, node);
        return found ? RelationInventory::endOf(found->token) : std::string();
    }
    return node.word > 0 && node.word <= sentence.size() ? RelationInventory::endOf(sentence.word(node.word))
                                                         : std::string();
}

} // namespace

std::string RelationInventory::endOf(const Token& token)
{
    if (!token.upos.empty() && token.upos != "_")
        return token.upos;
    constexpr std::size_t coarse = 2; // of msd: word class and its kind
    return token.xpos.substr(0, coarse);
}

std::string RelationInventory::endOf(const Sentence& sentence, int first, int last)
{
    for (int word = last; word >= first; --word) {
        const Token& token = sentence.word(word);
        if (token.upos != sign)
            return token.upos == particle ? token.form : endOf(token);
    }
    return first <= last ? endOf(sentence.word(last)) : std::string();
}

std::string RelationInventory::endOf(const Sentence& sentence, int unit)
{
    if (unit < 1 || unit > sentence.unitCount())
        return {};
    if (sentence.bunsetsu.empty())
        return endOf(sentence.word(unit));
    const Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
    return endOf(sentence, bunsetsu.first, bunsetsu.last);
}

void RelationInventory::count(
    ArcKind kind, const std::string& head, const std::string& dependent, std::string_view relation)
{
    if (relation.empty() || relation == "_")
        return;
    const auto index = static_cast<std::size_t>(kind);
    const std::string name(relation);
    ++m_all[index][name];
    ++m_between[index][{head, dependent}][name];
}

void RelationInventory::add(const Sentence& sentence)
{
    if (sentence.problem)
        return;
    const FormatPointer& format = sentence.source.format;
    const OuterArcSource* const outer = outerArcSource(format);
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        count(ArcKind::Tree, endOf(sentence, sentence.headOf(unit)), endOf(sentence, unit), sentence.relationOf(unit));
    const bool headsAreParents = format && format->headsAreParents();
    const auto addParents = [&](const Token& token, bool isWord) {
        for (const Parent& parent : token.parents) {
            if (!isWord || !headsAreParents || !isTreeArc(token, parent))
                count(ArcKind::Graph, endOfNode(sentence, parent.head), endOf(token), parent.relation);
        }
    };
    for (const Token& token : sentence.tokens) {
        addParents(token, true);
        if (!outer)
            continue;
        for (const std::string& relation : outer->outerRelations(token))
            count(ArcKind::Outer, {}, endOf(token), relation);
    }
    for (const EmptyNode& node : sentence.emptyNodes)
        addParents(node.token, false);
    for (const BasicPhrase& phrase : basicPhrasesOf(sentence))
        count(ArcKind::BasicPhrase, {}, {}, phrase.type);
}

std::vector<std::string> RelationInventory::relationsOf(
    ArcKind kind, std::string_view head, std::string_view dependent, std::string_view like) const
{
    const auto index = static_cast<std::size_t>(kind);
    const auto between = m_between[index].find({std::string(head), std::string(dependent)});
    const auto times = [&](const std::string& relation) {
        if (between == m_between[index].end())
            return std::size_t{0};
        const auto found = between->second.find(relation);
        return found == between->second.end() ? std::size_t{0} : found->second;
    };
    struct Ranked {
        bool isOther = false;
        std::size_t here = 0;
        std::size_t all = 0;
        std::string relation;
    };
    std::vector<Ranked> ranked;
    for (const auto& [relation, all] : m_all[index])
        ranked.push_back({!like.empty() && shapeOf(relation) != shapeOf(like), times(relation), all, relation});
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
        if (one.isOther != other.isOther)
            return other.isOther;
        return one.here != other.here ? one.here > other.here : one.all > other.all;
    });
    std::vector<std::string> relations;
    relations.reserve(ranked.size());
    for (Ranked& each : ranked)
        relations.push_back(std::move(each.relation));
    return relations;
}

} // namespace arcwright
