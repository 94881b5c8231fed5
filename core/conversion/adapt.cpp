// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/adapt.h"

#include <algorithm>
#include <utility>

#include "core/conversion/adapt_bunsetsu.h"
#include "core/conversion/adapt_comments.h"
#include "core/conversion/format_traits.h"
#include "core/formats/conllu/column_escapes.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

// What DTAG has as attributes because it has no such fields.
constexpr std::string_view uposAttribute = "UPOS";
constexpr std::string_view featsAttribute = "FEATS";
constexpr std::string_view relationAttribute = "DEPREL";

/// Moves the items of MISC that the target has in another place there; without MISC, all.
void liftMisc(Token& token, const FormatTraits& to)
{
    std::string left;
    bool isAnyTaken = false;
    for (const std::string_view item : split(token.misc, '|')) {
        const auto equals = item.find('=');
        const std::string_view name = item.substr(0, equals);
        const bool isPair = equals != std::string_view::npos && equals > 0 && equals + 1 < item.size();
        const bool isTaken = isPair && (!to.hasMisc || to.hasFurther(name)) && token.furtherField(name).empty();
        isAnyTaken = isAnyTaken || isTaken;
        if (isTaken)
            token.setFurther(name, unescapedFromColumn(item.substr(equals + 1)));
        else
            left.append(left.empty() ? "" : "|").append(item);
    }
    if (isAnyTaken || !to.hasMisc)
        token.misc = to.hasMisc ? std::move(left) : std::string();
}

/// Puts the further fields that the target has not got into MISC, if it has that; else they go.
void lowerFurther(Token& token, const FormatTraits& to)
{
    std::vector<FurtherField> kept;
    for (FurtherField& field : token.further) {
        if (to.hasFurther(field.name)) {
            kept.push_back(std::move(field));
        } else if (to.hasMisc) {
            token.misc += token.misc.empty() ? "" : "|";
            token.misc += field.name + '=' + escapedForColumn(field.value);
        }
    }
    token.further = std::move(kept);
}

class Adapter {
public:
    Adapter(const Sentence& sentence, const Format& from, const Format& to)
        : m_sentence(sentence), m_from(traitsOf(from)), m_to(traitsOf(to))
    {
        m_sentence.source = {};
        m_sentence.problem.reset();
    }

    Sentence run()
    {
        forEachToken([&](Token& token) {
            leave(token);
            liftMisc(token, m_to);
            takeAttributes(token);
        });
        if (m_from.hasBunsetsu && !m_to.hasBunsetsu)
            bunsetsuToWords(m_sentence, m_from, m_to);
        else if (m_to.hasBunsetsu && !m_from.hasBunsetsu)
            wordsToBunsetsu(m_sentence, m_to);
        else if (m_from.family != m_to.family)
            forgetRests(m_sentence);
        adaptComments(m_sentence, m_from, m_to);
        adaptArcs();
        forEachToken([&](Token& token) {
            makeAttributes(token);
            lowerFurther(token, m_to);
        });
        forgetLines();
        return std::move(m_sentence);
    }

private:
    template <class Change>
    void forEachToken(Change change)
    {
        for (Token& token : m_sentence.tokens)
            change(token);
        for (EmptyNode& node : m_sentence.emptyNodes)
            change(node.token);
    }

    /// Leaves behind what means nothing in another file.
    void leave(Token& token) const
    {
        if (m_from.isDtag && !m_to.isDtag) {
            token.setFurther("in", {});
            token.setFurther("out", {});
        }
    }

    void takeAttributes(Token& token) const
    {
        if (!m_from.isDtag)
            return;
        const auto take = [&](std::string_view name, std::string& field) {
            if (const auto value = std::string(token.furtherField(name)); field.empty() && !value.empty()) {
                field = value;
                token.setFurther(name, {});
            }
        };
        if (m_to.hasUpos)
            take(uposAttribute, token.upos);
        if (m_to.hasFeats)
            take(featsAttribute, token.feats);
        if (token.head == kRoot && !m_to.isDtag)
            take(relationAttribute, token.relation);
    }

    void makeAttributes(Token& token) const
    {
        if (!m_to.isDtag || m_from.isDtag)
            return;
        token.setFurther(uposAttribute, std::exchange(token.upos, {}));
        token.setFurther(featsAttribute, std::exchange(token.feats, {}));
        if (token.head <= kRoot)
            token.setFurther(relationAttribute, token.relation);
    }

    void adaptArcs()
    {
        const bool fromColumns = !m_from.isDtag && !m_from.hasBunsetsu;
        const bool toColumns = !m_to.isDtag && !m_to.hasBunsetsu;
        const auto changeLabel = [&](std::string& label) {
            if (fromColumns != toColumns)
                label = toColumns ? escapedForColumn(label) : unescapedFromColumn(label);
        };
        if (!m_to.hasEmptyNodes) {
            m_sentence.multiwordTokens.clear();
            m_sentence.emptyNodes.clear();
        }
        forEachToken([&](Token& token) {
            changeLabel(token.relation);
            for (Parent& parent : token.parents)
                changeLabel(parent.relation);
            if (!m_to.hasEmptyNodes)
                std::erase_if(token.parents, [](const Parent& parent) { return parent.head.empty > 0; });
            if (!m_to.hasParents)
                token.parents.clear();
            else if (toColumns && !fromColumns)
                std::stable_sort(token.parents.begin(), token.parents.end(),
                    [](const Parent& first, const Parent& second) { return first.head < second.head; });
            if (m_to.isDtag && !m_from.isDtag)
                nameHeadAsParent(token);
            if (m_to.hasBunsetsu) {
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
    FormatTraits m_from;
    FormatTraits m_to;
};

} // namespace

Sentence adapted(const Sentence& sentence, const Format& from, const Format& to)
{
    return Adapter(sentence, from, to).run();
}

} // namespace arcwright
