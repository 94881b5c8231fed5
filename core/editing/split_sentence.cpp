// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/split_sentence.h"

#include <algorithm>

#include "core/editing/bunsetsu_lines.h"
#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/enhanced_graph.h"
#include "core/editing/metadata_lines.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/sentence_lines.h"
#include "core/editing/surface_text.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// How many arcs a word is away from the root; more than there are words if it is on no way to it.
int depthOf(const Sentence& sentence, int word)
{
    int depth = 0;
    for (int above = word; above > kRoot && depth <= sentence.size(); ++depth)
        above = sentence.word(above).head;
    return depth;
}

/// Divides a sentence that was checked.
class Split {
public:
    Split(const Sentence& sentence, int word)
        : m_sentence(sentence), m_whole(sentence), m_word(word), m_first(m_whole), m_second(m_whole)
    {
    }

    std::pair<Sentence, Sentence> run(const std::string& secondId)
    {
        divideNodes();
        divideComments(secondId);
        for (SentenceDraft* const half : {&m_first, &m_second}) {
            rootInOneWord(*half);
            rootInEmptyNodes(*half);
            rootInLastPhrase(*half);
            half->unconfirm();
        }
        std::pair<Sentence, Sentence> halves{numbered(m_first), numbered(m_second)};
        renameReferences({{&m_first, &halves.first}, {&m_second, &halves.second}});
        for (Sentence* const half : {&halves.first, &halves.second})
            followWords({&m_sentence}, *half);
        divideText(halves.first, halves.second);
        return halves;
    }

private:
    void divideNodes()
    {
        const auto place = static_cast<std::ptrdiff_t>(m_whole.placeOf(m_word));
        m_first.nodes.erase(m_first.nodes.begin() + place, m_first.nodes.end());
        m_second.nodes.erase(m_second.nodes.begin(), m_second.nodes.begin() + place);
        std::erase_if(m_first.phrases, [&](const DraftPhrase& phrase) { return phrase.bunsetsu.first >= m_word; });
        std::erase_if(m_second.phrases, [&](const DraftPhrase& phrase) { return phrase.bunsetsu.first < m_word; });
        m_second.annotation.comment.clear();
        std::erase_if(m_second.waivers, [](const DraftWaiver& waiver) { return waiver.key == 0; });
    }

    void divideComments(const std::string& secondId)
    {
        m_first.comments.clear();
        m_second.comments.clear();
        bool isBehindBorder = false;
        for (const DraftComment& comment : m_whole.comments) {
            const bool isAtBorder = comment.after == m_word - 1;
            isBehindBorder
                = isBehindBorder || comment.after >= m_word || (isAtBorder && !closesSomething(comment.comment.text));
            if (!isBehindBorder) {
                m_first.comments.push_back(comment);
                continue;
            }
            m_second.comments.push_back(comment);
            m_second.comments.back().after = isAtBorder ? 0 : comment.after;
        }
        addClosing(m_whole, m_first);
        addOpening(m_whole, m_second, secondId);
        moveParagraphToComment(m_second);
    }

    /// Gives words whose heads are in the other half one here.
    void rootInOneWord(SentenceDraft& half)
    {
        std::vector<int> cut;
        for (const DraftNode& node : half.nodes) {
            if (!node.isEmpty && node.token.head > kRoot && !half.contains(node.token.head))
                cut.push_back(node.key);
        }
        int root = half.rootWord();
        if (root == 0 && !cut.empty()) {
            const auto rank
                = [&](int word) { return std::pair(isPunctuation(m_sentence.word(word)), depthOf(m_sentence, word)); };
            root = *std::min_element(
                cut.begin(), cut.end(), [&](int first, int second) { return rank(first) < rank(second); });
            half.setHead(root, kRoot);
            const int oldRoot = m_whole.rootWord();
            const std::string relation = oldRoot == 0 ? std::string() : m_sentence.word(oldRoot).relation;
            const auto& format = m_sentence.source.format;
            if (!format || format->holds(WordField::Relation))
                half.setRelation(root, relation.empty() ? std::string(rootRelation) : relation);
        }
        for (const int word : cut) {
            if (word != root)
                half.setHead(word, root);
        }
    }

    /// Gives empty nodes all of whose parents are in the other half the root for one.
    static void rootInEmptyNodes(SentenceDraft& half)
    {
        for (const DraftNode& node : half.nodes) {
            const auto& parents = node.token.parents;
            const bool isCut = node.isEmpty && !parents.empty()
                && std::none_of(parents.begin(), parents.end(),
                    [&](const Parent& parent) { return parent.head.word == kRoot || half.contains(parent.head.word); });
            if (isCut)
                half.addParent(node.key, {{kRoot, 0}, std::string(rootRelation)});
        }
    }

    void divideText(Sentence& first, Sentence& second) const
    {
        const auto place = findMetadata(first, "text");
        if (!place)
            return;
        const std::string text = first.comments[place->comment].text.substr(place->begin, place->length);
        const auto extents = alignedWithText(m_sentence, text);
        if (!extents)
            return;
        const auto tokens = surfaceTokens(m_sentence);
        std::size_t border = 0;
        while (tokens[border].first < m_word)
            ++border;
        replaceValue(first, *place, std::string_view(text).substr(0, (*extents)[border - 1].end));
        std::size_t last = 0; // of the comments before the words
        while (last < second.comments.size() && second.comments[last].wordsBefore == 0)
            ++last;
        second.comments.insert(second.comments.begin() + static_cast<std::ptrdiff_t>(last),
            Comment("# text = " + text.substr((*extents)[border].begin)));
    }

    const Sentence& m_sentence;
    const SentenceDraft m_whole;
    int m_word;
    SentenceDraft m_first;
    SentenceDraft m_second;
};

} // namespace

std::size_t furtherArcsAcross(const Sentence& sentence, int word)
{
    std::size_t across = 0;
    const auto count = [&](const Token& token, int place) {
        for (const Parent& parent : token.parents) {
            const bool isBasic
                = parent.head == NodeId{token.head, 0} && extendsRelation(parent.relation, token.relation);
            const bool isFromNode = parent.head != NodeId{kRoot, 0};
            across += isFromNode && !isBasic && (parent.head.word < word) != (place < word) ? 1 : 0;
        }
    };
    for (int id = 1; id <= sentence.size(); ++id)
        count(sentence.word(id), id);
    for (const EmptyNode& node : sentence.emptyNodes)
        count(node.token, node.id.word);
    return across;
}

Result<std::pair<Sentence, Sentence>> splitSentence(const Sentence& sentence, int word, const std::string& secondId)
{
    if (auto checked = all({checkWords(sentence, {word}), checkFieldText(secondId)}); !checked)
        return failure(checked.error());
    if (word == 1)
        return refused(EditProblem::NothingToSplit);
    for (const MultiwordToken& range : sentence.multiwordTokens) {
        if (range.first < word && word <= range.last)
            return refused(EditProblem::WordsInMultiword, {rangeName(range.first, range.last)});
    }
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu) {
        if (bunsetsu.first < word && word <= bunsetsu.last)
            return refused(EditProblem::WordInBunsetsu);
    }
    auto halves = Split(sentence, word).run(secondId);
    for (const Sentence* const half : {&halves.first, &halves.second}) {
        if (auto written = asWritten(*half); !written)
            return failure(written.error());
    }
    return halves;
}

} // namespace arcwright
