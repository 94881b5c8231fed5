// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/join_tokens.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// Joins words `first` to `last` of a sentence that was checked.
class TokenJoin {
public:
    TokenJoin(const Sentence& sentence, int first, int last)
        : m_sentence(sentence), m_draft(sentence), m_first(first), m_last(last), m_kept(highest())
    {
    }

    Result<Sentence> run(const std::optional<std::string>& form)
    {
        if (const std::string text = joinText(form); !form && text.find(' ') != std::string::npos && hasSpaces())
            return refused(EditProblem::SpaceInJoined, {text});
        if (m_draft.node(m_kept).token.form.empty()) // as are those of all the words, or of their multiword token
            return refused(EditProblem::EmptyForm);
        joinArcs();
        joinMarks();
        moveToFront();
        for (int word = m_first; word <= m_last; ++word) {
            if (word != m_kept)
                m_draft.erase(word);
        }
        m_draft.unconfirm();
        return finished(m_sentence, m_draft);
    }

private:
    bool isJoined(int word) const { return word >= m_first && word <= m_last; }

    /// The first of the words above which there is none of the others: with its head the tree stays one.
    int highest() const
    {
        const auto isBelowAnother = [&](int word) {
            int above = m_sentence.word(word).head;
            for (int steps = 0; above > kRoot && steps <= m_sentence.size(); ++steps) {
                if (isJoined(above))
                    return true;
                above = m_sentence.word(above).head;
            }
            return false;
        };
        for (int word = m_first; word <= m_last; ++word) {
            if (!isBelowAnother(word))
                return word;
        }
        return m_first;
    }

    /// The multiword token that all the words belong to, if there is one.
    const MultiwordToken* enclosing() const
    {
        const auto& ranges = m_sentence.multiwordTokens;
        const auto found = std::find_if(ranges.begin(), ranges.end(),
            [&](const MultiwordToken& range) { return range.first <= m_first && m_last <= range.last; });
        return found == ranges.end() ? nullptr : &*found;
    }

    /// Whether the text has a space between two of the words.
    bool hasSpaces() const
    {
        const auto tokens = surfaceTokens(m_sentence);
        return std::any_of(tokens.begin(), tokens.end(), [&](const SurfaceToken& token) {
            return token.spaceAfter && token.first >= m_first && token.last < m_last;
        });
    }

    /// Form and MISC of the one word. Within a multiword token the text is not concerned. Returns what the text has
    /// there.
    std::string joinText(const std::optional<std::string>& form)
    {
        Token& kept = m_draft.node(m_kept).token;
        const MultiwordToken* const range = enclosing();
        const bool isInside = range && (range->first < m_first || m_last < range->last);
        std::string text;
        std::string misc = kept.misc;
        std::string trailing;
        if (isInside) {
            for (int word = m_first; word <= m_last; ++word) {
                text += m_sentence.word(word).form;
                misc = withAttributesOf(misc, m_sentence.word(word).misc);
            }
        } else {
            const bool spaces = knowsSpaces(m_sentence);
            if (spaces)
                misc = withoutSpaces(misc);
            for (const SurfaceToken& token : surfaceTokens(m_sentence)) {
                if (!isJoined(token.first))
                    continue;
                text += token.form;
                trailing = m_draft.trailingMisc(token.last);
                if (spaces && token.spaceAfter && token.last < m_last)
                    text += ' ';
                for (int word = token.first; word <= token.last; ++word)
                    misc = withAttributesOf(misc, withoutSpaces(m_sentence.word(word).misc));
                misc = withAttributesOf(misc, withoutSpaces(trailing));
            }
            if (spaces)
                moveSpaceAfter(trailing, misc);
            for (int word = m_first; word <= m_last; ++word)
                leaveRange(m_draft.node(word), kept);
        }
        setText(kept, WordField::Form, form.value_or(text));
        kept.misc = misc;
        return text;
    }

    void leaveRange(DraftNode& node, Token& kept)
    {
        if (node.range != 0)
            kept.feats = withTypoOf(kept.feats, m_draft.ranges[static_cast<std::size_t>(node.range) - 1].feats);
        node.range = 0;
    }

    static std::string withoutSpaces(std::string misc)
    {
        std::string elsewhere;
        moveSpaceAfter(misc, elsewhere);
        return misc;
    }

    void joinArcs()
    {
        std::vector<Parent> parents;
        for (int word = m_first; word <= m_last; ++word) {
            const Token& token = m_draft.node(word).token;
            const auto copy = basicCopy(token);
            for (auto parent = token.parents.begin(); parent != token.parents.end(); ++parent) {
                if (!isJoined(parent->head.word) && (word == m_kept || parent != copy))
                    parents.push_back(*parent);
            }
        }
        DraftNode& kept = m_draft.node(m_kept);
        std::erase_if(kept.token.parents, [&](const Parent& parent) { return isJoined(parent.head.word); });
        for (Parent& parent : parents)
            m_draft.addParent(m_kept, std::move(parent));
        if (isJoined(kept.token.head)) { // only where they were a circle
            kept.token.head = kRoot;
            if (isConllu(m_sentence))
                m_draft.setRelation(m_kept, std::string(rootRelation));
        }
        for (int word = m_first; word <= m_last; ++word) {
            if (word == m_kept)
                continue;
            m_draft.moveParents(word, m_kept);
            for (DraftNode& node : m_draft.nodes)
                node.copyOf = node.copyOf == word ? m_kept : node.copyOf;
            for (const int dependent : m_draft.dependentsOf(word))
                m_draft.node(dependent).token.head = m_kept;
        }
    }

    /// Comments, pins, waivers.
    void joinMarks()
    {
        for (DraftComment& comment : m_draft.comments) {
            if (isJoined(comment.after))
                comment.after = m_kept;
        }
        if (m_draft.hasPhrases()) {
            for (DraftPhrase& phrase : m_draft.phrases) {
                phrase.contentWord = isJoined(phrase.contentWord) ? m_kept : phrase.contentWord;
                phrase.functionWord = isJoined(phrase.functionWord) ? m_kept : phrase.functionWord;
            }
            return;
        }
        auto& pins = m_draft.annotation.pins;
        std::erase_if(pins,
            [&](const Pin& pin) { return isJoined(pin.dependent) && (pin.dependent != m_kept || isJoined(pin.head)); });
        for (Pin& pin : pins)
            pin.head = isJoined(pin.head) ? m_kept : pin.head;
    }

    /// Empty nodes among the words come to stand behind the one word.
    void moveToFront()
    {
        const auto from = m_draft.nodes.begin() + static_cast<std::ptrdiff_t>(m_draft.placeOf(m_kept));
        const auto to = m_draft.nodes.begin() + static_cast<std::ptrdiff_t>(m_draft.placeOf(m_first));
        std::rotate(to, from, from + 1);
    }

    const Sentence& m_sentence;
    SentenceDraft m_draft;
    int m_first;
    int m_last;
    int m_kept;
};

Result<void> checkRanges(const Sentence& sentence, int first, int last)
{
    for (const MultiwordToken& range : sentence.multiwordTokens) {
        const bool overlaps = range.first <= last && first <= range.last;
        const bool isInside = first <= range.first && range.last <= last;
        const bool encloses = range.first <= first && last <= range.last;
        if (overlaps && !isInside && !encloses)
            return refused(EditProblem::WordsInMultiword, {rangeName(range.first, range.last)});
    }
    return {};
}

} // namespace

Result<Sentence> joinTokens(const Sentence& sentence, int first, int last, const std::optional<std::string>& form)
{
    auto checked = all({checkWords(sentence, {first, last}), checkRanges(sentence, first, last),
        form ? checkForm(*form) : Result<void>()});
    if (!checked)
        return failure(checked.error());
    if (first >= last)
        return refused(EditProblem::NothingToJoin);
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu) {
        if (first <= bunsetsu.last && bunsetsu.last < last)
            return refused(EditProblem::WordsInTwoBunsetsu);
    }
    return TokenJoin(sentence, first, last).run(form);
}

} // namespace arcwright
