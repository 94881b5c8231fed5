// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/draft_numbering.h"

#include <algorithm>

#include "core/editing/annotation_operations.h"
#include "core/editing/bunsetsu_lines.h"
#include "core/editing/checks.h"
#include "core/editing/enhanced_graph.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"
#include "core/treebank/waived_content.h"

namespace arcwright {

namespace {

/// Numbers the nodes of a draft and makes a sentence of them.
class Numbering {
public:
    explicit Numbering(SentenceDraft& draft) : m_draft(draft) { }

    Sentence run()
    {
        m_sentence.source = m_draft.source;
        dissolveSingleWords();
        dropEmptyPhrases();
        dropEmptyBasicPhrases(m_draft);
        numberNodes();
        addNodes();
        addRanges();
        for (const DraftComment& comment : m_draft.comments) {
            m_sentence.comments.push_back(comment.comment);
            m_sentence.comments.back().wordsBefore = comment.after == 0 ? 0 : idOf(comment.after).word;
        }
        addAnnotation();
        writeBunsetsuLines(m_draft, m_sentence);
        return std::move(m_sentence);
    }

private:
    NodeId idOf(int key) const { return m_ids[static_cast<std::size_t>(key)]; }
    /// Whether a key is that of a node; the root is one.
    bool isThere(int key) const { return key == kRoot || (key > 0 && idOf(key) != NodeId{}); }

    /// The number of a bunsetsu, 0 if the key is none's.
    int phraseNumber(int key) const
    {
        const auto index = static_cast<std::size_t>(key);
        return index < m_phraseNumbers.size() ? m_phraseNumbers[index] : 0;
    }

    void dissolveSingleWords()
    {
        std::vector<int> words(m_draft.ranges.size() + 1, 0);
        for (const DraftNode& node : m_draft.nodes)
            ++words[static_cast<std::size_t>(node.range)];
        for (DraftNode& node : m_draft.nodes) {
            const auto range = static_cast<std::size_t>(node.range);
            if (range == 0 || words[range] != 1 || m_draft.rangeSizes[range - 1] == 1)
                continue;
            MultiwordToken& surface = m_draft.ranges[range - 1];
            if (!surface.form.empty())
                setText(node.token, WordField::Form, surface.form);
            moveSpaceAfter(surface.misc, node.token.misc);
            node.token.misc = withAttributesOf(node.token.misc, surface.misc);
            node.token.feats = withTypoOf(node.token.feats, surface.feats);
            node.range = 0;
        }
    }

    void dropEmptyPhrases()
    {
        const auto isEmpty = [&](const DraftPhrase& phrase) {
            return std::none_of(m_draft.nodes.begin(), m_draft.nodes.end(),
                [&](const DraftNode& node) { return node.phrase == phrase.key; });
        };
        for (std::size_t i = m_draft.phrases.size(); i-- > 0;) {
            if (isEmpty(m_draft.phrases[i]))
                dropPhrase(m_draft, i);
        }
    }

    void numberNodes()
    {
        m_ids.assign(static_cast<std::size_t>(m_draft.nextKey), NodeId{});
        NodeId last;
        for (const DraftNode& node : m_draft.nodes) {
            last = node.isEmpty ? NodeId{last.word, last.empty + 1} : NodeId{last.word + 1, 0};
            m_ids[static_cast<std::size_t>(node.key)] = last;
        }
        m_phraseNumbers.assign(static_cast<std::size_t>(m_draft.nextKey), 0);
        for (std::size_t i = 0; i < m_draft.phrases.size(); ++i)
            m_phraseNumbers[static_cast<std::size_t>(m_draft.phrases[i].key)] = static_cast<int>(i) + 1;
    }

    /// CopyOf names the word it named; it goes with that.
    void nameCopied(const DraftNode& node, Token& token) const
    {
        if (node.copyOf == 0)
            return;
        token.misc = isThere(node.copyOf) ? withAttribute(token.misc, "CopyOf", nodeName(idOf(node.copyOf)))
                                          : withoutAttribute(token.misc, "CopyOf");
    }

    Token numbered(const DraftNode& node) const
    {
        Token token = node.token;
        nameCopied(node, token);
        if (token.head != kNoHead)
            token.head = isThere(token.head) ? idOf(token.head).word : kNoHead;
        std::erase_if(token.parents, [&](const Parent& parent) { return !isThere(parent.head.word); });
        for (Parent& parent : token.parents)
            parent.head = idOf(parent.head.word);
        const bool headsAreParents = m_draft.headsAreParents();
        if (headsAreParents) {
            m_draft.source.format->chooseHead(token);
        } else if (node.hasEnhancedArcs && !node.isEmpty && token.parents.empty() && token.head != kNoHead
            && !token.relation.empty()) {
            token.parents.push_back({{token.head, 0}, enhancedRelation(token.relation)});
        }
        if (node.sortsParents && !headsAreParents)
            std::stable_sort(token.parents.begin(), token.parents.end(), precedes);
        return token;
    }

    void addNodes()
    {
        for (const DraftPhrase& phrase : m_draft.phrases) {
            m_sentence.bunsetsu.push_back(phrase.bunsetsu);
            Bunsetsu& bunsetsu = m_sentence.bunsetsu.back();
            bunsetsu.first = bunsetsu.last = 0;
            if (bunsetsu.head > 0)
                bunsetsu.head = phraseNumber(bunsetsu.head);
        }
        for (const DraftNode& node : m_draft.nodes) {
            if (node.isEmpty) {
                m_sentence.emptyNodes.push_back({idOf(node.key), numbered(node)});
                continue;
            }
            m_sentence.tokens.push_back(numbered(node));
            if (node.phrase == 0)
                continue;
            Bunsetsu& bunsetsu = m_sentence.bunsetsu[static_cast<std::size_t>(phraseNumber(node.phrase)) - 1];
            bunsetsu.first = bunsetsu.first == 0 ? m_sentence.size() : bunsetsu.first;
            bunsetsu.last = m_sentence.size();
        }
    }

    void addRanges()
    {
        m_rangeNames.assign(m_draft.ranges.size() + 1, {});
        for (const DraftNode& node : m_draft.nodes) {
            if (node.range == 0)
                continue;
            const auto index = static_cast<std::size_t>(node.range);
            const int id = idOf(node.key).word;
            if (m_rangeNames[index].empty()) {
                m_sentence.multiwordTokens.push_back(m_draft.ranges[index - 1]);
                m_sentence.multiwordTokens.back().first = id;
            }
            MultiwordToken& range = m_sentence.multiwordTokens.back();
            range.last = id;
            m_rangeNames[index] = rangeName(range.first, range.last);
        }
    }

    void addAnnotation()
    {
        const auto unit = [&](int key) { return m_draft.hasPhrases() ? phraseNumber(key) : idOf(key).word; };
        m_sentence.annotation = m_draft.annotation;
        auto& pins = m_sentence.annotation.pins;
        std::erase_if(
            pins, [&](const Pin& pin) { return unit(pin.dependent) == 0 || (pin.head > 0 && unit(pin.head) == 0); });
        for (Pin& pin : pins) {
            pin.dependent = unit(pin.dependent);
            pin.head = pin.head > 0 ? unit(pin.head) : pin.head;
        }
        std::stable_sort(pins.begin(), pins.end(),
            [](const Pin& first, const Pin& second) { return first.dependent < second.dependent; });
        for (const DraftWaiver& waiver : m_draft.waivers)
            addWaiver(waiver);
    }

    void addWaiver(const DraftWaiver& draft)
    {
        Waiver waiver = draft.waiver;
        if (draft.of == DraftWaiver::Of::Range)
            waiver.node = m_rangeNames[static_cast<std::size_t>(draft.key)];
        else if (draft.of == DraftWaiver::Of::Node)
            waiver.node = isThere(draft.key) ? nodeName(idOf(draft.key)) : std::string();
        else if (draft.of == DraftWaiver::Of::Phrase)
            waiver.node = phraseNumber(draft.key) > 0 ? std::to_string(phraseNumber(draft.key)) : std::string();
        if (draft.key != 0 && waiver.node.empty())
            return; // what it was said of is gone
        if (draft.holds)
            waiver.content = waivedContent(m_sentence, waiver.node);
        m_sentence.annotation.waivers.push_back(std::move(waiver));
    }

    SentenceDraft& m_draft;
    Sentence m_sentence;
    std::vector<NodeId> m_ids; ///< by key; that of the root for keys that are no nodes
    std::vector<int> m_phraseNumbers; ///< by key
    std::vector<std::string> m_rangeNames; ///< by range, from 1
};

} // namespace

Sentence numbered(SentenceDraft& draft)
{
    return Numbering(draft).run();
}

Result<Sentence> finished(const Sentence& before, SentenceDraft& draft)
{
    Sentence after = numbered(draft);
    renameReferences({{&draft, &after}});
    followWords({&before}, after);
    updateText(before, after);
    return asWritten(std::move(after));
}

} // namespace arcwright
