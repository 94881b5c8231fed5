// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/pattern.h"

#include <algorithm>
#include <utility>

#include "core/query/condition_reader.h"
#include "core/query/group_keys.h"
#include "core/query/pattern_cursor.h"

namespace arcwright {

namespace {

using Kind = PatternToken::Kind;

struct LinkSign {
    std::string_view sign;
    LinkKind kind;
    bool isHeadFirst; ///< the node before the sign is the first of the link
};
constexpr LinkSign linkSigns[] = {{">", LinkKind::Head, true}, {"<", LinkKind::Head, false},
    {">>", LinkKind::Ancestor, true}, {"<<", LinkKind::Ancestor, false}, {"+>", LinkKind::Parent, true},
    {"<+", LinkKind::Parent, false}, {".", LinkKind::Adjacent, true}, {"..", LinkKind::Before, true}};

const LinkSign* linkSign(const PatternToken& token)
{
    const auto found = std::find_if(
        std::begin(linkSigns), std::end(linkSigns), [&](const LinkSign& each) { return token.is(each.sign); });
    return found == std::end(linkSigns) ? nullptr : found;
}

/// The link that `effective` and the word after it name.
const LinkSign* effectiveLink(const PatternToken& token)
{
    static constexpr LinkSign parent{"effective parent", LinkKind::Effective, false};
    static constexpr LinkSign child{"effective child", LinkKind::Effective, true};
    return token.isWord("parent") ? &parent : &child;
}

class PatternParser {
public:
    explicit PatternParser(PatternCursor& cursor) : m_cursor(cursor) { }

    /// Reads clauses up to the end, or to where the grouping begins.
    Pattern run()
    {
        if (m_cursor.peek().kind == Kind::End)
            m_cursor.fail(PatternError::Empty);
        while (m_cursor.peek().kind != Kind::End && (!m_cursor.isAtGrouping() || m_pattern.nodes.empty())) {
            readClause();
            if (!m_cursor.accept(";") && m_cursor.peek().kind != Kind::End && !m_cursor.isAtGrouping())
                m_cursor.fail(PatternError::UnexpectedText, m_cursor.peek().text);
        }
        return std::move(m_pattern);
    }

private:
    void readClause()
    {
        const bool isAbsent = m_cursor.peek().isWord("not") && m_cursor.acceptWord("not");
        m_absence = isAbsent ? m_pattern.absences++ : -1;
        std::size_t node = readNode();
        while (const LinkSign* sign = nextSign()) {
            PatternLink link;
            link.column = m_cursor.take().column;
            if (sign->kind == LinkKind::Effective)
                m_cursor.take();
            link.kind = sign->kind;
            link.absence = m_absence;
            readLinkDetails(link);
            const std::size_t next = readNode();
            link.first = sign->isHeadFirst ? node : next;
            link.second = sign->isHeadFirst ? next : node;
            m_pattern.links.push_back(std::move(link));
            node = next;
        }
    }

    const LinkSign* nextSign() const
    {
        return m_cursor.isAtEffective() ? effectiveLink(m_cursor.peek(1)) : linkSign(m_cursor.peek());
    }

    std::size_t readNode()
    {
        const bool isNamed = m_cursor.peek().kind == Kind::Word && m_cursor.peek(1).is(":");
        if (!isNamed && m_cursor.peek().kind == Kind::Word) {
            const std::size_t known = m_pattern.node(m_cursor.peek().text);
            if (known < m_pattern.nodes.size()) {
                const int absence = m_pattern.nodes[known].absence;
                if (absence >= 0 && absence != m_absence)
                    m_cursor.fail(PatternError::NodeOfAbsence, m_cursor.peek().text);
                m_cursor.take();
                return known;
            }
        }
        PatternNode node;
        node.absence = m_absence;
        if (isNamed) {
            if (m_pattern.node(m_cursor.peek().text) < m_pattern.nodes.size())
                m_cursor.fail(PatternError::NodeTwice, m_cursor.peek().text);
            node.name = m_cursor.take().text;
            m_cursor.take();
        }
        if (m_cursor.accept("[")) {
            while (!m_cursor.accept("]")) {
                if (m_cursor.peek().kind == Kind::End)
                    m_cursor.fail(PatternError::UnexpectedEnd, "]");
                m_conditions.read(node);
            }
        } else {
            if (!m_conditions.isAtCondition())
                m_cursor.failExpecting("[");
            while (m_conditions.isAtCondition())
                m_conditions.read(node);
        }
        m_pattern.nodes.push_back(std::move(node));
        return m_pattern.nodes.size() - 1;
    }

    /// Relation and layer of an arc, if they follow without a space.
    void readLinkDetails(PatternLink& link)
    {
        const bool isArc = link.kind == LinkKind::Head || link.kind == LinkKind::Parent;
        const bool isNegated = m_cursor.peek().is("!") && m_cursor.peek().isAttached && m_cursor.accept("!");
        const bool isText = m_cursor.isAtText();
        if (isText && m_cursor.peek().isAttached) {
            if (!isArc)
                m_cursor.fail(PatternError::NoRelationHere, m_cursor.peek().text);
            link.relation = m_conditions.readRelations(isNegated);
        } else if (isNegated) {
            m_cursor.failExpecting("relation");
        }
        if (!m_cursor.peek().isAttached || !m_cursor.accept("@"))
            return;
        if (link.kind == LinkKind::Adjacent || link.kind == LinkKind::Before)
            m_cursor.fail(PatternError::NoLayerHere, m_cursor.peek().text);
        link.layer = m_conditions.readLayer();
    }

    PatternCursor& m_cursor;
    ConditionReader m_conditions{m_cursor};
    int m_absence = -1;
    Pattern m_pattern;
};

} // namespace

std::size_t Pattern::node(std::string_view name) const
{
    const auto found = std::find_if(
        nodes.begin(), nodes.end(), [&](const PatternNode& each) { return !name.empty() && each.name == name; });
    return static_cast<std::size_t>(found - nodes.begin());
}

PatternResult<Pattern> parsePattern(std::string_view text)
{
    auto query = parseQuery(text);
    if (!query)
        return tl::unexpected(query.error());
    if (!query->groups.empty())
        return tl::unexpected(PatternProblem{PatternError::GroupingHere, query->groups.front().column, {}});
    return std::move(query->pattern);
}

PatternResult<Query> parseQuery(std::string_view text)
{
    auto tokens = patternTokens(text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    try {
        PatternCursor cursor(std::move(*tokens));
        Query query{PatternParser(cursor).run(), {}};
        if (!cursor.isAtGrouping())
            return query;
        auto groups = groupKeys(cursor.rest().subspan(2), query.pattern);
        if (!groups)
            return tl::unexpected(groups.error());
        query.groups = std::move(*groups);
        return query;
    } catch (const PatternFailure& failure) {
        return tl::unexpected(failure.problem);
    }
}

} // namespace arcwright
