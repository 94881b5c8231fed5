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
            const bool isClosed = m_cursor.accept(";");
            if (m_cursor.isAtOr())
                beginAlternative();
            else if (!isClosed && m_cursor.peek().kind != Kind::End && !m_cursor.isAtGrouping())
                m_cursor.fail(PatternError::UnexpectedText, m_cursor.peek().text);
        }
        endAlternative();
        return std::move(m_pattern);
    }

private:
    std::size_t alternative() const { return m_pattern.alternatives - 1; }

    void beginAlternative()
    {
        m_cursor.take();
        if (m_cursor.peek().kind == Kind::End || m_cursor.isAtGrouping())
            m_cursor.failExpecting("[");
        endAlternative();
        m_begin = m_pattern.nodes.size();
        ++m_pattern.alternatives;
    }

    /// Finds the nodes that comparisons name, and the places of the alternative's nodes in matches.
    void endAlternative()
    {
        for (const NodeReference& reference : std::exchange(m_references, {}))
            m_pattern.links.push_back(linkFor(reference));
        const auto isTaken = [&](std::size_t place) {
            return std::any_of(m_pattern.nodes.begin() + static_cast<std::ptrdiff_t>(m_begin), m_pattern.nodes.end(),
                [&](const PatternNode& node) { return node.place == place; });
        };
        for (std::size_t node = m_begin; node < m_pattern.nodes.size(); ++node)
            m_pattern.nodes[node].place = node;
        for (std::size_t node = m_begin; node < m_pattern.nodes.size(); ++node) {
            const std::size_t same = m_pattern.node(m_pattern.nodes[node].name);
            if (same < m_begin && m_pattern.nodes[node].absence < 0 && m_pattern.nodes[same].absence < 0)
                m_pattern.nodes[node].place = same;
        }
        for (std::size_t node = m_begin; m_begin > 0 && node < m_pattern.nodes.size(); ++node) {
            PatternNode& here = m_pattern.nodes[node];
            PatternNode& there = m_pattern.nodes[node - m_begin];
            const bool isFree = here.place == node && there.alternative == 0 && !isTaken(node - m_begin);
            const bool isSame = here.name.empty() || there.name.empty();
            if (!isFree || !isSame || here.absence >= 0 || there.absence >= 0)
                continue;
            here.place = node - m_begin;
            there.name = there.name.empty() ? here.name : there.name;
        }
    }

    /// The node of the alternative that is being read which has that name, the number of nodes if there is none.
    std::size_t nodeHere(std::string_view name) const
    {
        const auto first = m_pattern.nodes.begin() + static_cast<std::ptrdiff_t>(m_begin);
        const auto found = std::find_if(
            first, m_pattern.nodes.end(), [&](const PatternNode& each) { return !name.empty() && each.name == name; });
        return static_cast<std::size_t>(found - m_pattern.nodes.begin());
    }

    void readClause()
    {
        const bool isAbsent = m_cursor.peek().isWord("not") && m_cursor.acceptWord("not");
        m_absence = isAbsent ? static_cast<int>(m_pattern.absences.size()) : -1;
        if (isAbsent)
            m_pattern.absences.push_back(alternative());
        if (isAtFieldOfNode()) {
            readFieldsOfNodes();
            return;
        }
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

    /// A comparison of a node's field with that of another one, whose name may stand further on.
    struct NodeReference {
        std::size_t node = 0;
        int absence = -1;
        FieldReference field;
    };

    /// The node whose field the word that stands here names, as in `a.form`; none if it names none.
    std::size_t nodeOfField(const PatternToken& token) const
    {
        const auto dot = token.text.find('.');
        if (token.kind != Kind::Word || dot == std::string::npos
            || !layerField(std::string_view(token.text).substr(dot + 1)))
            return m_pattern.nodes.size();
        return nodeHere(std::string_view(token.text).substr(0, dot));
    }
    bool isAtFieldOfNode() const { return nodeOfField(m_cursor.peek()) < m_pattern.nodes.size(); }

    /// Reads `a.form=b.form and a.upos=NOUN`, conditions on nodes that have their names. Of one that must not be there
    /// there is no second: it would be another absence.
    void readFieldsOfNodes()
    {
        while (isAtFieldOfNode()) {
            const std::size_t node = nodeOfField(m_cursor.peek());
            const std::string name = m_pattern.nodes[node].name;
            if (m_pattern.nodes[node].absence >= 0)
                m_cursor.fail(PatternError::NodeOfAbsence, name);
            m_cursor.skipInWord(name.size() + 1, charactersIn(name) + 1);
            readCondition(node, m_absence);
            if (m_absence >= 0 || !(m_cursor.acceptWord("and") || m_cursor.acceptWord("AND")))
                return;
            if (!isAtFieldOfNode())
                m_cursor.failExpecting("a.form=…");
        }
    }

    /// Reads one condition on a node. One that must not hold, and is about this node alone, holds negated.
    void readCondition(std::size_t node, int absence)
    {
        auto& conditions = m_pattern.nodes[node].conditions;
        const std::size_t before = conditions.size();
        m_conditions.read(m_pattern.nodes[node]);
        if (conditions.size() > before && absence >= 0 && m_pattern.nodes[node].absence != absence) {
            conditions.back().isNegated = !conditions.back().isNegated;
            m_pattern.absences.pop_back(); // the last, and nothing is of it
        }
        for (FieldReference& reference : m_conditions.takeReferences())
            m_references.push_back({node, absence, std::move(reference)});
    }

    /// The link between the nodes of a comparison. Fails where the other one is not named.
    PatternLink linkFor(const NodeReference& reference) const
    {
        const auto dot = reference.field.other.find('.');
        const std::string name = reference.field.other.substr(0, dot);
        PatternLink link;
        link.kind = LinkKind::Fields;
        link.column = reference.field.column;
        link.absence = reference.absence;
        link.layer = reference.field.layer;
        link.comparison = reference.field.comparison;
        link.first = reference.node;
        link.second = nodeHere(name);
        FieldComparison& comparison = link.comparison;
        if (link.second == m_pattern.nodes.size())
            PatternCursor::failAt(comparison.otherColumn, PatternError::FieldAsValue, reference.field.other);
        const int absence = m_pattern.nodes[link.second].absence;
        if (absence >= 0 && absence != link.absence)
            PatternCursor::failAt(comparison.otherColumn, PatternError::NodeOfAbsence, name);
        const std::string_view other = std::string_view(reference.field.other).substr(dot + 1);
        const auto field = layerField(other);
        if (!field)
            PatternCursor::failAt(comparison.otherColumn, field.error(),
                field.error() == PatternError::ColumnIsField
                    ? std::string(fieldOfColumn(other.substr(other.find_last_of('.') + 1)))
                    : std::string(other));
        if (comparison.sign > FieldComparison::Sign::Unequal && !isNumber(field->field))
            PatternCursor::failAt(
                comparison.otherColumn, PatternError::NotANumber, std::string(fieldName(comparison.field)));
        comparison.otherLayer = field->layer;
        comparison.otherLayer.column = comparison.otherColumn;
        comparison.otherField = field->field;
        return link;
    }

    const LinkSign* nextSign() const
    {
        return m_cursor.isAtEffective() ? effectiveLink(m_cursor.peek(1)) : linkSign(m_cursor.peek());
    }

    std::size_t readNode()
    {
        const bool isNamed = m_cursor.peek().kind == Kind::Word && m_cursor.peek(1).is(":");
        if (!isNamed && m_cursor.peek().kind == Kind::Word) {
            const std::size_t known = nodeHere(m_cursor.peek().text);
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
        node.alternative = alternative();
        if (isNamed) {
            if (nodeHere(m_cursor.peek().text) < m_pattern.nodes.size())
                m_cursor.fail(PatternError::NodeTwice, m_cursor.peek().text);
            node.name = m_cursor.take().text;
            m_cursor.take();
        }
        m_pattern.nodes.push_back(std::move(node));
        const std::size_t made = m_pattern.nodes.size() - 1;
        if (m_cursor.accept("[")) {
            while (!m_cursor.accept("]")) {
                if (m_cursor.peek().kind == Kind::End)
                    m_cursor.fail(PatternError::UnexpectedEnd, "]");
                readCondition(made, m_absence);
            }
        } else {
            if (!m_conditions.isAtCondition())
                m_cursor.failExpecting("[");
            while (m_conditions.isAtCondition())
                readCondition(made, m_absence);
        }
        return made;
    }

    /// Relation and layer of an arc, if they follow without a space.
    void readLinkDetails(PatternLink& link)
    {
        const bool isArc = link.kind == LinkKind::Head || link.kind == LinkKind::Parent;
        const bool isNegated = m_cursor.peek().is("!") && m_cursor.peek().isAttached && m_cursor.accept("!");
        const bool isText = m_cursor.isAtText() || m_cursor.peek().kind == Kind::Expression;
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
    std::size_t m_begin = 0; ///< of the nodes of the alternative that is being read
    int m_absence = -1;
    std::vector<NodeReference> m_references;
    Pattern m_pattern;
};

} // namespace

std::size_t Pattern::node(std::string_view name) const
{
    const auto isIt = [&](const PatternNode& each) { return !name.empty() && each.name == name; };
    auto found = std::find_if(
        nodes.begin(), nodes.end(), [&](const PatternNode& each) { return isIt(each) && each.absence < 0; });
    if (found == nodes.end())
        found = std::find_if(nodes.begin(), nodes.end(), isIt);
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
