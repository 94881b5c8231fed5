// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/sentence.h"

#include <algorithm>

namespace arcwright {

std::string_view Sentence::metadata(std::string_view key) const
{
    const auto trim = [](std::string_view text) {
        const auto first = text.find_first_not_of(" \t");
        const auto last = text.find_last_not_of(" \t\r");
        return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
    };
    for (const std::string& comment : comments) {
        const std::string_view line = comment;
        const auto equals = line.find('=');
        if (equals != std::string_view::npos && !line.empty() && trim(line.substr(1, equals - 1)) == key)
            return trim(line.substr(equals + 1));
    }
    return {};
}

std::string Sentence::text() const
{
    if (const auto text = metadata("text"); !text.empty())
        return std::string(text);
    std::string words;
    for (const Token& token : tokens) {
        if (!words.empty())
            words += ' ';
        words += token.form;
    }
    return words;
}

Graph graphOf(const Sentence& sentence, RelationPool& relations)
{
    Graph graph(sentence.size());
    for (int id = 1; id <= sentence.size(); ++id) {
        const Token& token = sentence.word(id);
        graph.heads[static_cast<std::size_t>(id)] = token.head;
        graph.relations[static_cast<std::size_t>(id)] = relations.intern(token.relation);
    }
    for (int id = 1; id <= sentence.size(); ++id) {
        const Token& token = sentence.word(id);
        for (const Parent& parent : token.parents) {
            // An enhanced arc from the basic head is the basic arc, perhaps with its case marker: `obl:in`.
            if (parent.head.empty == 0 && parent.head.word != token.head)
                graph.secondary.push_back({parent.head.word, id, relations.intern(parent.relation)});
        }
    }
    return graph;
}

bool isPunctuation(const Token& token)
{
    return token.upos.empty() || token.upos == "_" ? token.xpos == "XP" : token.upos == "PUNCT";
}

namespace {

/// Whether an enhanced relation is the basic one, or that with a subtype or case marker appended.
bool extends(std::string_view enhanced, std::string_view basic)
{
    return enhanced.starts_with(basic) && (enhanced.size() == basic.size() || enhanced[basic.size()] == ':');
}

std::vector<Parent>::iterator basicCopy(Token& token)
{
    return std::find_if(token.parents.begin(), token.parents.end(), [&](const Parent& parent) {
        return parent.head == NodeId{token.head, 0} && extends(parent.relation, token.relation);
    });
}

void insertSorted(std::vector<Parent>& parents, Parent parent)
{
    const auto place = std::find_if(parents.begin(), parents.end(), [&](const Parent& other) {
        return other.head > parent.head || (other.head == parent.head && other.relation > parent.relation);
    });
    if (std::find(parents.begin(), parents.end(), parent) == parents.end())
        parents.insert(place, std::move(parent));
}

} // namespace

Sentence withHead(const Sentence& sentence, int dependent, int head)
{
    Sentence changed = sentence;
    Token& token = changed.word(dependent);
    if (const auto copy = basicCopy(token); copy != token.parents.end()) {
        Parent moved{{head, 0}, copy->relation};
        token.parents.erase(copy);
        if (head != kNoHead)
            insertSorted(token.parents, std::move(moved));
    }
    token.head = head;
    return changed;
}

Sentence withRelation(const Sentence& sentence, int dependent, std::string_view relation)
{
    Sentence changed = sentence;
    Token& token = changed.word(dependent);
    if (const auto copy = basicCopy(token); copy != token.parents.end()) {
        Parent renamed{copy->head, std::string(relation) + copy->relation.substr(token.relation.size())};
        token.parents.erase(copy);
        insertSorted(token.parents, std::move(renamed));
    }
    token.relation = relation;
    return changed;
}

} // namespace arcwright
