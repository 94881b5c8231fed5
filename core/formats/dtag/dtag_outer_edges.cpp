// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_outer_edges.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_positions.h"

namespace arcwright {

namespace {

constexpr std::string_view governors = "in";
constexpr std::string_view dependents = "out";

std::string_view otherList(std::string_view list)
{
    return list == governors ? dependents : governors;
}

/// A word somewhere in the document.
struct Place {
    std::size_t sentence = 0;
    int word = 0;
};

/// The sentences around one, each looked at once.
class Neighbourhood {
public:
    explicit Neighbourhood(const Document& document) : m_document(document) { }

    const Sentence& sentence(std::size_t index) { return *seen(index).sentence; }

    std::int64_t position(std::size_t index, int word) { return seen(index).words[static_cast<std::size_t>(word)]; }

    /// The word so many lines from a position of a sentence; none where there is another line, or nothing.
    std::optional<Place> wordAt(std::size_t index, std::int64_t position)
    {
        while (position < 0) {
            if (index == 0)
                return std::nullopt;
            position += seen(--index).count;
        }
        for (; position >= seen(index).count; ++index) {
            position -= seen(index).count;
            if (index + 1 == m_document.size())
                return std::nullopt;
        }
        const auto& words = seen(index).words;
        const auto found = std::find(words.begin() + (words.empty() ? 0 : 1), words.end(), position);
        if (found == words.end())
            return std::nullopt;
        return Place{index, static_cast<int>(found - words.begin())};
    }

    /// The lines from one word to another.
    std::int64_t distance(Place from, Place to)
    {
        if (to.sentence < from.sentence)
            return -distance(to, from);
        std::int64_t lines = position(to.sentence, to.word) - position(from.sentence, from.word);
        for (std::size_t index = from.sentence; index < to.sentence; ++index)
            lines += seen(index).count;
        return lines;
    }

private:
    struct Seen {
        std::shared_ptr<const Sentence> sentence;
        std::int64_t count = 0;
        std::vector<int> words; ///< positions, from index 1
    };

    const Seen& seen(std::size_t index)
    {
        const auto known = m_seen.find(index);
        if (known != m_seen.end())
            return known->second;
        Seen& made = m_seen[index];
        made.sentence = m_document.sentence(index);
        made.count = dtagPositionsOf(m_document, index, *made.sentence);
        if (!made.sentence->problem)
            made.words = dtagWordPositions(m_document, *made.sentence);
        return made;
    }

    const Document& m_document;
    std::map<std::size_t, Seen> m_seen;
};

bool isItem(std::string_view item, std::int64_t offset, std::string_view label)
{
    const auto edge = parseEdgeItem(item);
    return edge && edge->offset == offset && unescapedDtag(edge->label) == label;
}

bool hasItem(std::string_view list, std::int64_t offset, std::string_view label)
{
    while (!list.empty()) {
        if (isItem(takeEdgeItem(list), offset, label))
            return true;
    }
    return false;
}

/// Exchanges the first item of a list that is this edge.
void exchange(Token& token, std::string_view name, int offset, std::string_view before, std::string_view after)
{
    const std::string source(token.furtherField(name));
    std::string changed;
    bool isFound = false;
    for (std::string_view list = source; !list.empty();) {
        const std::string_view item = takeEdgeItem(list);
        const bool isIt = !isFound && isItem(item, offset, before);
        isFound = isFound || isIt;
        if (!isIt)
            addEdgeItem(changed, item);
        else if (!after.empty())
            addEdgeItem(changed, edgeItemText(offset, escapedDtag(after)));
    }
    if (isFound)
        token.setFurther(name, std::move(changed));
}

void add(Token& token, std::string_view name, int offset, std::string_view label)
{
    std::string list(token.furtherField(name));
    addEdgeItem(list, edgeItemText(offset, escapedDtag(label)));
    token.setFurther(name, std::move(list));
}

/// The lists of a word in the order in which they are written, where what is new has its place.
void putInOrder(const Document& document, Sentence& sentence, int word)
{
    auto text = document.format()->write(sentence);
    if (!text)
        return; // which whoever writes it finds out
    const std::size_t length = text->size();
    const Sentence read = document.format()->read(
        {std::make_shared<const std::string>(std::move(*text)), 0, length, 1, document.format()});
    if (read.problem || read.size() != sentence.size())
        return;
    for (const std::string_view name : {governors, dependents})
        sentence.word(word).setFurther(name, std::string(read.word(word).furtherField(name)));
}

} // namespace

std::vector<OuterArc> dtagOuterEdges(const Document& document, std::size_t sentence)
{
    std::vector<OuterArc> found;
    Neighbourhood around(document);
    const Sentence& here = around.sentence(sentence);
    for (int word = 1; word <= here.size(); ++word) {
        for (const std::string_view name : {governors, dependents}) {
            std::string_view list = here.word(word).furtherField(name);
            while (!list.empty()) {
                const auto edge = parseEdgeItem(takeEdgeItem(list));
                if (!edge || edge->offset == 0)
                    continue;
                const auto other = around.wordAt(sentence, around.position(sentence, word) + edge->offset);
                if (!other || other->sentence == sentence)
                    continue;
                std::string label = unescapedDtag(edge->label);
                const Token& there = around.sentence(other->sentence).word(other->word);
                if (edge->offset < 0 || hasItem(there.furtherField(otherList(name)), -edge->offset, label))
                    found.push_back({word, name == governors, other->sentence, other->word, std::move(label)});
            }
        }
    }
    return found;
}

std::vector<std::string> dtagOuterLabels(const Token& token)
{
    std::vector<std::string> labels;
    for (const std::string_view name : {governors, dependents}) {
        for (std::string_view list = token.furtherField(name); !list.empty();) {
            if (const auto edge = parseEdgeItem(takeEdgeItem(list)); edge && edge->offset != 0)
                labels.push_back(unescapedDtag(edge->label));
        }
    }
    return labels;
}

std::pair<Sentence, Sentence> withDtagOuterEdge(const Document& document, std::size_t sentence, const OuterArc& arc,
    std::string_view before, std::string_view after)
{
    Neighbourhood around(document);
    const auto offset = static_cast<int>(around.distance({sentence, arc.word}, {arc.otherSentence, arc.otherWord}));
    const std::string_view name = arc.isDependent ? governors : dependents;
    std::pair<Sentence, Sentence> changed{around.sentence(sentence), around.sentence(arc.otherSentence)};
    Token& here = changed.first.word(arc.word);
    Token& there = changed.second.word(arc.otherWord);
    if (before.empty()) {
        add(here, name, offset, after);
        add(there, otherList(name), -offset, after);
        putInOrder(document, changed.first, arc.word);
        putInOrder(document, changed.second, arc.otherWord);
    } else {
        exchange(here, name, offset, before, after);
        exchange(there, otherList(name), -offset, before, after);
    }
    return changed;
}

} // namespace arcwright
