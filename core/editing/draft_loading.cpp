// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/draft_loading.h"

#include <algorithm>
#include <cassert>

#include "core/editing/annotation_operations.h"
#include "core/editing/bunsetsu_lines.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"
#include "core/treebank/waived_content.h"

namespace arcwright {

namespace {

/// Reads a sentence into a draft.
class Loading {
public:
    Loading(const Sentence& sentence, SentenceDraft& draft) : m_sentence(sentence), m_draft(draft) { }

    void run()
    {
        addPhrases();
        addNodes();
        addRanges();
        for (const Comment& comment : m_sentence.comments)
            m_draft.comments.push_back({comment, comment.wordsBefore, 0, 0, {}});
        m_draft.annotation = m_sentence.annotation;
        m_draft.annotation.waivers.clear();
        for (const Waiver& waiver : m_sentence.annotation.waivers)
            m_draft.waivers.push_back(draftOf(waiver));
        readBunsetsuLines(m_sentence, m_draft);
    }

private:
    int keyOf(NodeId node) const
    {
        if (node.empty == 0)
            return node.word;
        const EmptyNode* const found = findEmptyNode(m_sentence, node);
        assert(found);
        return m_sentence.size() + 1 + static_cast<int>(found - m_sentence.emptyNodes.data());
    }

    void addPhrases()
    {
        for (const Bunsetsu& bunsetsu : m_sentence.bunsetsu)
            m_draft.phrases.push_back({static_cast<int>(m_draft.phrases.size()) + 1, bunsetsu, 0, 0});
    }

    void addNodes()
    {
        auto empty = m_sentence.emptyNodes.begin();
        auto phrase = m_draft.phrases.begin();
        for (int id = 0; id <= m_sentence.size(); ++id) {
            if (id > 0) {
                while (phrase != m_draft.phrases.end() && phrase->bunsetsu.last < id)
                    ++phrase;
                add(id, m_sentence.word(id), false, phrase == m_draft.phrases.end() ? 0 : phrase->key);
            }
            for (; empty != m_sentence.emptyNodes.end() && empty->id.word == id; ++empty)
                add(keyOf(empty->id), empty->token, true, 0);
        }
        const auto nodes = m_sentence.size() + static_cast<int>(m_sentence.emptyNodes.size());
        m_draft.nextKey = 1 + std::max(nodes, static_cast<int>(m_draft.phrases.size()));
    }

    /// The word that a node is a copy of, 0 where MISC names none.
    int copied(const Token& token) const
    {
        const auto name = nodeNamed(attribute(token.misc, "CopyOf").value_or(std::string_view()));
        return name && name->empty == 0 && name->word > 0 && name->word <= m_sentence.size() ? name->word : 0;
    }

    void add(int key, const Token& token, bool isEmpty, int phrase)
    {
        DraftNode node{key, isEmpty, 0, phrase, true, !token.parents.empty(), token, isEmpty ? copied(token) : 0};
        node.sortsParents
            = !m_draft.headsAreParents() && std::is_sorted(token.parents.begin(), token.parents.end(), precedes);
        for (Parent& parent : node.token.parents)
            parent.head = {keyOf(parent.head), 0};
        m_draft.nodes.push_back(std::move(node));
    }

    void addRanges()
    {
        for (const MultiwordToken& range : m_sentence.multiwordTokens) {
            m_draft.ranges.push_back(range);
            m_draft.rangeSizes.push_back(range.last - range.first + 1);
            for (int id = range.first; id <= range.last; ++id)
                m_draft.node(id).range = static_cast<int>(m_draft.ranges.size());
        }
    }

    DraftWaiver draftOf(const Waiver& waiver) const
    {
        DraftWaiver draft{waiver, DraftWaiver::Of::Unknown, 0, false};
        const auto node = nodeNamed(waiver.node);
        if (waiver.node.empty()) {
            draft.of = DraftWaiver::Of::Sentence;
        } else if (const MultiwordToken* const range = rangeNamed(m_sentence, waiver.node)) {
            draft.of = DraftWaiver::Of::Range;
            draft.key = static_cast<int>(range - m_sentence.multiwordTokens.data()) + 1;
        } else if (m_draft.hasPhrases() && node && node->empty == 0 && node->word <= m_sentence.unitCount()) {
            draft.of = DraftWaiver::Of::Phrase;
            draft.key = node->word;
        } else if (!m_draft.hasPhrases() && node && hasNode(m_sentence, *node)) {
            draft.of = DraftWaiver::Of::Node;
            draft.key = keyOf(*node);
        }
        draft.holds = draft.key != 0 && waivedContent(m_sentence, waiver.node) == waiver.content;
        return draft;
    }

    const Sentence& m_sentence;
    SentenceDraft& m_draft;
};

} // namespace

void loadDraft(const Sentence& sentence, SentenceDraft& draft)
{
    Loading(sentence, draft).run();
}

} // namespace arcwright
