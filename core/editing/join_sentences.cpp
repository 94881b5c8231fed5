// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/join_sentences.h"

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

namespace arcwright {

namespace {

int lineCount(std::string_view text)
{
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// Adds `by` to the number of every line of the draft that came from the source; forgets it if `by` is below zero.
void shiftLines(SentenceDraft& draft, int by)
{
    const auto shift = [&](SourceLine& line) { line.number = line.number == 0 || by < 0 ? 0 : line.number + by; };
    for (DraftNode& node : draft.nodes)
        shift(node.token.line);
    for (MultiwordToken& range : draft.ranges)
        shift(range.line);
    for (DraftPhrase& phrase : draft.phrases)
        shift(phrase.bunsetsu.line);
    for (DraftComment& comment : draft.comments)
        shift(comment.comment.line);
}

/// Makes the source of both that of the first, and the second's lines those of it.
void joinSources(SentenceDraft& first, SentenceDraft& second)
{
    if (first.source.isSame(second.source))
        return;
    if (first.source.length == 0) {
        shiftLines(first, -1);
        first.source = second.source;
        return;
    }
    if (second.source.length == 0 || first.source.format != second.source.format) {
        shiftLines(second, -1);
        return;
    }
    std::string text(first.source.text());
    if (!text.ends_with('\n'))
        text += '\n';
    shiftLines(second, lineCount(text));
    text += second.source.text();
    first.source.length = text.size();
    first.source.offset = 0;
    first.source.bytes = std::make_shared<const std::string>(std::move(text));
}

/// The lines of a file that stand between two sentences of it, where they can be seen.
std::string_view between(const SourceSlice& first, const SourceSlice& second)
{
    const std::size_t end = first.offset + first.length;
    if (!first.bytes || first.bytes != second.bytes || second.offset <= end)
        return {};
    return std::string_view(*first.bytes).substr(end, second.offset - end);
}

/// Puts the nodes of another draft behind those of this one.
void append(SentenceDraft& draft, SentenceDraft other)
{
    const int offset = draft.nextKey;
    const auto ranges = static_cast<int>(draft.ranges.size());
    const auto shift = [&](int& key) { key += key > 0 ? offset : 0; };
    int last = 0;
    for (const DraftNode& node : draft.nodes)
        last = node.isEmpty ? last : node.key;
    for (DraftNode& node : other.nodes) {
        shift(node.key);
        shift(node.phrase);
        shift(node.token.head);
        shift(node.copyOf);
        for (Parent& parent : node.token.parents)
            shift(parent.head.word);
        node.range += node.range > 0 ? ranges : 0;
        draft.nodes.push_back(std::move(node));
    }
    for (DraftPhrase& phrase : other.phrases) {
        for (int* const key : {&phrase.key, &phrase.bunsetsu.head, &phrase.contentWord, &phrase.functionWord})
            shift(*key);
        draft.phrases.push_back(std::move(phrase));
    }
    for (DraftComment& comment : other.comments) {
        for (int* const key : {&comment.after, &comment.basicPhrase, &comment.head})
            shift(*key);
        comment.after = comment.after == 0 ? last : comment.after;
        draft.comments.push_back(std::move(comment));
    }
    for (DraftWaiver& waiver : other.waivers) {
        waiver.key += waiver.key == 0 ? 0 : waiver.of == DraftWaiver::Of::Range ? ranges : offset;
        draft.waivers.push_back(std::move(waiver));
    }
    for (Pin& pin : other.annotation.pins) {
        shift(pin.dependent);
        shift(pin.head);
        draft.annotation.pins.push_back(std::move(pin));
    }
    draft.ranges.insert(draft.ranges.end(), other.ranges.begin(), other.ranges.end());
    draft.rangeSizes.insert(draft.rangeSizes.end(), other.rangeSizes.begin(), other.rangeSizes.end());
    draft.nextKey += other.nextKey;
}

/// Joins two sentences that were checked.
class SentenceJoin {
public:
    SentenceJoin(const Sentence& first, const Sentence& second)
        : m_firstSentence(first), m_secondSentence(second), m_first(first), m_second(second)
    {
    }

    Sentence run(const std::string& relation)
    {
        if (m_first.headsAreParents())
            takeLinesBetween();
        joinSources(m_first, m_second);
        dropClosing(m_first);
        dropOpening(m_second);
        moveParagraphToToken(m_second);
        moveComments();
        joinRemarks();
        const int root = m_first.rootWord();
        std::vector<int> roots = m_second.dependentsOf(kRoot);
        for (int& word : roots)
            word += m_first.nextKey;
        joinPhrases();
        append(m_first, std::move(m_second));
        for (const int word : roots) {
            if (root == 0)
                break;
            m_first.setHead(word, root);
            if (!m_first.source.format || m_first.source.format->holds(WordField::Relation))
                m_first.setRelation(word, relation);
        }
        m_first.unconfirm();
        Sentence joined = numbered(m_first);
        renameReferences({{&m_first, &joined}});
        joinText(joined);
        return joined;
    }

private:
    /// Lines of DTAG may stand between sentences, and now stand inside of one.
    void takeLinesBetween()
    {
        std::string_view rest = between(m_firstSentence.source, m_secondSentence.source);
        std::vector<DraftComment> lines;
        while (!rest.empty()) {
            const auto end = std::min(rest.find('\n'), rest.size() - 1);
            std::string_view line = rest.substr(0, end + 1);
            rest.remove_prefix(end + 1);
            line = line.substr(0, line.find_first_of("\r\n"));
            lines.push_back({Comment(std::string(line)), 0, 0, 0, {}});
        }
        m_second.comments.insert(m_second.comments.begin(), lines.begin(), lines.end());
    }

    /// Comments before the words of the second go before those of the first, unless they are there already.
    void moveComments()
    {
        if (m_first.headsAreParents())
            return;
        const auto isAtTop
            = [](const DraftComment& comment) { return comment.after == 0 && comment.comment.text.starts_with('#'); };
        auto place
            = std::find_if_not(m_first.comments.begin(), m_first.comments.end(), isAtTop) - m_first.comments.begin();
        for (const DraftComment& comment : m_second.comments) {
            const bool isThere = std::any_of(m_first.comments.begin(), m_first.comments.end(),
                [&](const DraftComment& other) { return other.comment.text == comment.comment.text; });
            if (isAtTop(comment) && !isThere)
                m_first.comments.insert(m_first.comments.begin() + place++, comment);
        }
        std::erase_if(m_second.comments, isAtTop);
    }

    void joinRemarks()
    {
        std::string& remark = m_first.annotation.comment;
        const std::string& other = m_second.annotation.comment;
        remark += (remark.empty() || other.empty() ? "" : "\n") + other;
    }

    /// Basic phrases on the root of the first sentence depend on the last one of the second.
    void joinPhrases()
    {
        if (!m_first.hasPhrases())
            return;
        const int last = m_second.phrases.back().key + m_first.nextKey;
        for (DraftPhrase& phrase : m_first.phrases)
            phrase.bunsetsu.head = phrase.bunsetsu.head == kRoot ? last : phrase.bunsetsu.head;
        int lastBasic = 0;
        for (const DraftComment& comment : m_second.comments)
            lastBasic = comment.basicPhrase != 0 ? comment.basicPhrase + m_first.nextKey : lastBasic;
        for (DraftComment& comment : m_first.comments) {
            if (lastBasic != 0 && comment.basicPhrase != 0 && comment.head == kRoot)
                comment.head = lastBasic;
        }
    }

    void joinText(Sentence& joined) const
    {
        const auto place = findMetadata(joined, "text");
        if (!place)
            return;
        const auto own = findMetadata(m_secondSentence, "text");
        std::string text = joined.comments[place->comment].text.substr(place->begin, place->length);
        if (!own && !alignedWithText(m_firstSentence, text)) // it may well be that of both
            return;
        if (surfaceTokens(m_firstSentence).back().spaceAfter)
            text += ' ';
        text += own ? m_secondSentence.comments[own->comment].text.substr(own->begin, own->length)
                    : surfaceText(m_secondSentence);
        replaceValue(joined, *place, text);
    }

    const Sentence& m_firstSentence;
    const Sentence& m_secondSentence;
    SentenceDraft m_first;
    SentenceDraft m_second;
};

bool beginsDocument(const Sentence& sentence)
{
    return std::any_of(sentence.comments.begin(), sentence.comments.end(), [](const Comment& comment) {
        const std::string_view key = metadataKey(comment.text);
        return key == "newdoc" || key == "newdoc id";
    });
}

} // namespace

Result<Sentence> joinSentences(const Sentence& first, const Sentence& second, const std::string& relation)
{
    const bool isGiven = first.bunsetsu.empty() && !(first.source.format && first.source.format->headsAreParents());
    auto checked = all({checkReadable(first), checkReadable(second)});
    if (checked && isGiven)
        checked = checkRelation(first, relation);
    if (!checked)
        return failure(checked.error());
    if (first.bunsetsu.empty() != second.bunsetsu.empty())
        return refused(EditProblem::UnitsDiffer);
    if (beginsDocument(second))
        return refused(EditProblem::JoinAcrossDocuments);
    Sentence joined = SentenceJoin(first, second).run(relation);
    if (hasEnhancedGraph(first) != hasEnhancedGraph(second) || hasGraphArcs(first) != hasGraphArcs(second))
        beginEnhancedGraph(joined); // of one sentence all words have arcs in it, or none
    return asWritten(std::move(joined));
}

} // namespace arcwright
