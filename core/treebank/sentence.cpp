// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/sentence.h"

#include <algorithm>

#include "core/treebank/basic_phrases.h"
#include "core/treebank/parents.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

std::string_view Token::furtherField(std::string_view name) const
{
    for (const FurtherField& field : further) {
        if (field.name == name)
            return field.value;
    }
    return {};
}

void Token::setFurther(std::string_view name, std::string value)
{
    const auto found
        = std::find_if(further.begin(), further.end(), [&](const FurtherField& field) { return field.name == name; });
    if (found == further.end()) {
        if (!value.empty())
            further.push_back({std::string(name), std::move(value)});
    } else if (value.empty()) {
        further.erase(found);
    } else {
        found->value = std::move(value);
    }
}

std::string Sentence::unitText(int unit) const
{
    if (bunsetsu.empty())
        return word(unit).form;
    const Bunsetsu& phrase = bunsetsu[static_cast<std::size_t>(unit) - 1];
    std::string text;
    for (int id = phrase.first; id <= phrase.last; ++id)
        text += word(id).form;
    return text;
}

int Sentence::headOf(int unit) const
{
    return bunsetsu.empty() ? word(unit).head : bunsetsu[static_cast<std::size_t>(unit) - 1].head;
}

const std::string& Sentence::relationOf(int unit) const
{
    return bunsetsu.empty() ? word(unit).relation : bunsetsu[static_cast<std::size_t>(unit) - 1].type;
}

std::string_view Sentence::metadata(std::string_view key) const
{
    const auto trim = [](std::string_view text) {
        const auto first = text.find_first_not_of(" \t");
        const auto last = text.find_last_not_of(" \t\r");
        return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
    };
    for (const Comment& comment : comments) {
        const std::string_view line = comment.text;
        const auto equals = line.find('=');
        if (equals != std::string_view::npos && !line.empty() && trim(line.substr(1, equals - 1)) == key)
            return trim(line.substr(equals + 1));
    }
    return {};
}

bool Sentence::hasContentOf(const Sentence& other) const
{
    return tokens == other.tokens && comments == other.comments && bunsetsu == other.bunsetsu
        && multiwordTokens == other.multiwordTokens && emptyNodes == other.emptyNodes;
}

std::string Sentence::text() const
{
    if (const auto text = metadata("text"); !text.empty())
        return std::string(text);
    std::string words;
    for (const Token& token : tokens) {
        if (!words.empty() && bunsetsu.empty())
            words += ' ';
        words += token.form;
    }
    return words;
}

Graph graphOf(const Sentence& sentence, RelationPool& relations)
{
    Graph graph(sentence.unitCount());
    for (int unit = 1; unit <= graph.size(); ++unit) {
        graph.heads[static_cast<std::size_t>(unit)] = sentence.headOf(unit);
        graph.relations[static_cast<std::size_t>(unit)] = relations.intern(sentence.relationOf(unit));
    }
    if (!sentence.bunsetsu.empty())
        return graph;
    for (int id = 1; id <= sentence.size(); ++id) {
        const Token& token = sentence.word(id);
        for (const Parent& parent : token.parents) {
            if (isFurtherParent(token, parent))
                graph.secondary.push_back({parent.head.word, id, relations.intern(parent.relation)});
        }
    }
    return graph;
}

bool isPunctuation(const Token& token)
{
    const bool hasUpos = !token.upos.empty() && token.upos != "_";
    return hasUpos ? token.upos == "PUNCT" : token.xpos == "XP" || isPraguePunctuation(token.xpos);
}

Sentence withHead(const Sentence& sentence, int dependent, int head)
{
    Sentence changed = sentence;
    if (!changed.bunsetsu.empty()) {
        Bunsetsu& bunsetsu = changed.bunsetsu[static_cast<std::size_t>(dependent) - 1];
        const Bunsetsu before = bunsetsu;
        bunsetsu.head = head;
        if (head == kNoHead)
            bunsetsu.type.clear();
        else if (bunsetsu.type.empty())
            bunsetsu.type = "D";
        followBunsetsu(changed, dependent, before);
        return changed;
    }
    const auto& format = sentence.source.format;
    if (format)
        format->changeHead(changed.word(dependent), head);
    else
        moveBasicArc(changed.word(dependent), head);
    return changed;
}

Sentence withRelation(const Sentence& sentence, int dependent, std::string_view relation)
{
    Sentence changed = sentence;
    if (!changed.bunsetsu.empty()) {
        Bunsetsu& bunsetsu = changed.bunsetsu[static_cast<std::size_t>(dependent) - 1];
        const Bunsetsu before = bunsetsu;
        bunsetsu.type = relation;
        followBunsetsu(changed, dependent, before);
        return changed;
    }
    const auto& format = sentence.source.format;
    if (format)
        format->changeRelation(changed.word(dependent), relation);
    else
        renameBasicArc(changed.word(dependent), relation);
    return changed;
}

} // namespace arcwright
