// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/format_terms.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/conversion/bunsetsu_as_words.h"
#include "core/conversion/comment_terms.h"
#include "core/formats/conllu/column_escapes.h"
#include "core/formats/text/lines.h"
#include "core/treebank/effective_dependencies.h"
#include "core/treebank/further_fields.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// Whether words have a further field of that name that means the same in another file.
bool hasFurther(const Format& format, std::string_view name)
{
    return format.holdsFurther(name) && !format.listsOuterArcs(name);
}

/// Moves the items of MISC that the target has in another place there; without MISC, all.
void liftMisc(Token& token, const Format& to)
{
    const bool hasMisc = to.holds(WordField::Misc);
    const FurtherFields known(token);
    std::unordered_set<std::string_view> taken;
    std::vector<FurtherField> fields;
    std::string left;
    for (const std::string_view item : split(token.misc, '|')) {
        const auto equals = item.find('=');
        const std::string_view name = item.substr(0, equals);
        const bool isPair = equals != std::string_view::npos && equals > 0 && equals + 1 < item.size();
        const bool isTaken
            = isPair && (!hasMisc || hasFurther(to, name)) && known.value(name).empty() && taken.insert(name).second;
        if (isTaken)
            fields.push_back({std::string(name), unescapedFromColumn(item.substr(equals + 1))});
        else
            left.append(left.empty() ? "" : "|").append(item);
    }
    std::move(fields.begin(), fields.end(), std::back_inserter(token.further));
    if (!fields.empty() || !hasMisc)
        token.misc = hasMisc ? std::move(left) : std::string();
}

/// Puts the further fields that the target has not got into MISC, if it has that; else they go.
void lowerFurther(Token& token, const Format& to)
{
    std::vector<FurtherField> kept;
    for (FurtherField& field : token.further) {
        if (hasFurther(to, field.name)) {
            kept.push_back(std::move(field));
        } else if (to.holds(WordField::Misc)) {
            token.misc += token.misc.empty() ? "" : "|";
            token.misc += field.name + '=' + escapedForColumn(field.value);
        }
    }
    token.further = std::move(kept);
}

class Restatement {
public:
    Restatement(const Sentence& sentence, const Format& from, const Format& to)
        : m_sentence(sentence), m_from(from), m_to(to)
    {
        m_sentence.source = {};
        m_sentence.problem.reset();
    }

    Sentence run()
    {
        m_to.memberMarks() == MemberMarks::None ? takeMarks() : makeMarks();
        forEachToken([&](Token& token) {
            leaveOuterArcs(token);
            liftMisc(token, m_to);
            takeAttributes(token);
        });
        if (m_from.hasBunsetsu() && !m_to.hasBunsetsu())
            bunsetsuToWords(m_sentence, m_from, m_to);
        else if (m_to.hasBunsetsu() && !m_from.hasBunsetsu())
            wordsToBunsetsu(m_sentence, m_to);
        else if (m_from.family() != m_to.family())
            dropBunsetsuRests(m_sentence);
        restateComments(m_sentence, m_from, m_to);
        restateArcs();
        forEachToken([&](Token& token) {
            makeAttributes(token);
            lowerFurther(token, m_to);
        });
        forgetLines();
        return std::move(m_sentence);
    }

private:
    /// Says flags on relations, and what stands for a coarse part of speech.
    void makeMarks()
    {
        if (!m_sentence.bunsetsu.empty() || m_from.memberMarks() != MemberMarks::None)
            return;
        const EffectiveDependencies tree(m_sentence);
        const bool isByKind = m_to.memberMarks() == MemberMarks::ByKind;
        for (int id = 1; id <= m_sentence.size(); ++id) {
            Token& word = m_sentence.word(id);
            if (m_from.hasSeveralRoots() && word.upos.empty())
                word.upos = word.xpos.substr(0, 1); // of a positional tag
            std::string_view mark = tree.memberMark(id);
            if (!mark.empty() && markedRelation(word.relation).mark.empty())
                mark = !isByKind ? "M" : mark == "M" ? "Co" : mark;
            else
                mark = isByKind && hasPragueFlag(word, pml::isParenthesis) ? "Pa" : "";
            if (!mark.empty())
                word.relation.append("_").append(mark);
        }
    }

    /// Makes flags of the marks on relations, where there is a place for them.
    void takeMarks()
    {
        if (m_from.memberMarks() == MemberMarks::None || !m_to.hasSeveralRoots() || !m_to.holdsFurther(pml::isMember))
            return;
        for (Token& word : m_sentence.tokens) {
            const MarkedRelation marked = markedRelation(word.relation);
            if (marked.isMember())
                setPragueFlag(word, pml::isMember, true, true);
            if (marked.isParenthesis())
                setPragueFlag(word, pml::isParenthesis, true, true);
            word.relation.resize(marked.relation.size());
        }
    }

    template <class Change>
    void forEachToken(Change change)
    {
        for (Token& token : m_sentence.tokens)
            change(token);
        for (EmptyNode& node : m_sentence.emptyNodes)
            change(node.token);
    }

    /// Leaves behind what means nothing in another file.
    void leaveOuterArcs(Token& token) const
    {
        std::erase_if(token.further, [&](const FurtherField& field) {
            return m_from.listsOuterArcs(field.name) && !m_to.listsOuterArcs(field.name);
        });
    }

    /// Whether the field is one of `to`, but an attribute of words of `from`.
    static bool isAttributeOfOne(const Format& from, const Format& to, WordField field)
    {
        return !from.attributeFor(field).empty() && to.attributeFor(field).empty();
    }

    /// Makes fields of the attributes that stand for them.
    void takeAttributes(Token& token) const
    {
        const auto take = [&](WordField field, std::string& text) {
            const std::string_view name = m_from.attributeFor(field);
            if (!isAttributeOfOne(m_from, m_to, field))
                return;
            if (const auto value = std::string(token.furtherField(name)); text.empty() && !value.empty()) {
                text = value;
                token.setFurther(name, {});
            }
        };
        if (m_to.holds(WordField::Upos))
            take(WordField::Upos, token.upos);
        if (m_to.holds(WordField::Feats))
            take(WordField::Feats, token.feats);
        if (token.head == kRoot)
            take(WordField::Relation, token.relation);
    }

    /// Makes attributes of the fields that words have not got.
    void makeAttributes(Token& token) const
    {
        const auto make
            = [&](WordField field, std::string text) { token.setFurther(m_to.attributeFor(field), std::move(text)); };
        if (isAttributeOfOne(m_to, m_from, WordField::Upos))
            make(WordField::Upos, std::exchange(token.upos, {}));
        if (isAttributeOfOne(m_to, m_from, WordField::Feats))
            make(WordField::Feats, std::exchange(token.feats, {}));
        if (token.head <= kRoot && isAttributeOfOne(m_to, m_from, WordField::Relation))
            make(WordField::Relation, token.relation);
    }

    void restateArcs()
    {
        const bool fromColumns = m_from.hasColumns();
        const bool toColumns = m_to.hasColumns();
        const auto changeLabel = [&](std::string& label) {
            if (fromColumns != toColumns)
                label = toColumns ? escapedForColumn(label) : unescapedFromColumn(label);
        };
        if (!m_to.hasMultiwordTokens()) {
            m_sentence.multiwordTokens.clear();
            m_sentence.emptyNodes.clear();
        }
        forEachToken([&](Token& token) {
            changeLabel(token.relation);
            for (Parent& parent : token.parents)
                changeLabel(parent.relation);
            if (!m_to.hasMultiwordTokens())
                std::erase_if(token.parents, [](const Parent& parent) { return parent.head.empty > 0; });
            if (!m_to.holds(WordField::Parents))
                token.parents.clear();
            else if (toColumns && !fromColumns)
                std::stable_sort(token.parents.begin(), token.parents.end(),
                    [](const Parent& first, const Parent& second) { return first.head < second.head; });
            if (m_to.headsAreParents() && !m_from.headsAreParents())
                nameHeadAsParent(token);
            if (m_to.hasBunsetsu()) {
                token.head = kNoHead;
                token.relation.clear();
            }
        });
    }

    /// Makes the head the first parent, where DTAG looks for it. The root is no parent there.
    static void nameHeadAsParent(Token& token)
    {
        std::erase_if(token.parents, [](const Parent& parent) { return parent.head == NodeId{kRoot, 0}; });
        if (token.head <= kRoot)
            return;
        const Parent head{{token.head, 0}, token.relation};
        std::erase(token.parents, head);
        token.parents.insert(token.parents.begin(), head);
    }

    void forgetLines()
    {
        forEachToken([](Token& token) { token.line = {}; });
        for (Comment& comment : m_sentence.comments)
            comment.line = {};
        for (MultiwordToken& range : m_sentence.multiwordTokens)
            range.line = {};
        for (Bunsetsu& bunsetsu : m_sentence.bunsetsu)
            bunsetsu.line = {};
    }

    Sentence m_sentence;
    const Format& m_from;
    const Format& m_to;
};

} // namespace

Sentence restated(const Sentence& sentence, const Format& from, const Format& to)
{
    return Restatement(sentence, from, to).run();
}

} // namespace arcwright
