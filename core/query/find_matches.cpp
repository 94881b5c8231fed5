// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/find_matches.h"

#include <algorithm>
#include <numeric>

#include "core/editing/annotation_operations.h"
#include "core/treebank/edit.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;

std::string plain(const std::string& text)
{
    return text == "_" ? std::string() : text;
}

class Search {
public:
    Search(const Pattern& pattern, const SearchedSentence& searched, std::size_t most)
        : m_pattern(pattern), m_searched(searched), m_sentence(searched.sentence), m_most(most)
    {
        m_heads.push_back(kNoHead);
        for (int unit = 1; unit <= m_sentence.unitCount(); ++unit) {
            const int head = m_sentence.headOf(unit);
            m_heads.push_back(head >= kRoot && head <= m_sentence.unitCount() ? head : kNoHead);
        }
    }

    std::vector<PatternMatch> run()
    {
        m_units.assign(m_pattern.nodes.size(), 0);
        for (const PatternNode& node : m_pattern.nodes)
            m_candidates.push_back(candidatesOf(node));
        for (std::size_t node = 0; node < m_pattern.nodes.size(); ++node) {
            if (m_pattern.nodes[node].absence < 0)
                m_order.push_back(node);
        }
        if (m_order.empty()) { // nothing but what must not be there: of the sentence as a whole
            if (m_sentence.unitCount() > 0 && isComplete())
                m_found.push_back(m_units);
            return std::move(m_found);
        }
        place(0);
        return std::move(m_found);
    }

private:
    const std::vector<int>* headsOf(PatternLayer layer) const
    {
        if (layer == PatternLayer::Gold)
            return &m_heads;
        return m_searched.predicted ? &m_searched.predicted->heads : nullptr;
    }

    bool isWrongHead(int unit) const
    {
        return m_searched.predicted
            && m_searched.predicted->heads[static_cast<std::size_t>(unit)] != m_heads[static_cast<std::size_t>(unit)];
    }

    bool isWrongRelation(int unit) const
    {
        const PatternField relation{Field::Relation, {}};
        return m_searched.predicted && !isWrongHead(unit)
            && fieldOf(m_searched, PatternLayer::Predicted, relation, unit)
            != fieldOf(m_searched, PatternLayer::Gold, relation, unit);
    }

    bool has(WordFlag flag, int unit) const
    {
        const auto& pins = m_sentence.annotation.pins;
        switch (flag) {
        case WordFlag::Wrong:
            return isWrongHead(unit) || isWrongRelation(unit);
        case WordFlag::WrongHead:
            return isWrongHead(unit);
        case WordFlag::WrongRelation:
            return isWrongRelation(unit);
        case WordFlag::Pinned:
            return std::any_of(pins.begin(), pins.end(),
                [&](const Pin& pin) { return pin.dependent == unit && holds(m_sentence, pin); });
        case WordFlag::Confirmed:
            return m_sentence.annotation.confirmed;
        case WordFlag::NonProjective:
            return m_heads[static_cast<std::size_t>(unit)] != kNoHead && !gapWords(m_heads, unit).empty();
        case WordFlag::Root:
            return m_heads[static_cast<std::size_t>(unit)] == kRoot;
        case WordFlag::Leaf:
            return std::find(m_heads.begin(), m_heads.end(), unit) == m_heads.end();
        case WordFlag::SeveralParents:
            return m_sentence.bunsetsu.empty() && m_sentence.word(unit).parents.size() > 1;
        }
        return false;
    }

    bool holdsFor(const PatternCondition& condition, int unit) const
    {
        if (condition.isFlag)
            return has(condition.flag, unit) != condition.isNegated;
        if (condition.layer == PatternLayer::Predicted && !m_searched.predicted)
            return false;
        return condition.text.matches(fieldOf(m_searched, condition.layer, condition.field, unit))
            != condition.isNegated;
    }

    std::vector<int> candidatesOf(const PatternNode& node) const
    {
        std::vector<int> units;
        for (int unit = 1; unit <= m_sentence.unitCount(); ++unit) {
            if (std::all_of(node.conditions.begin(), node.conditions.end(),
                    [&](const PatternCondition& condition) { return holdsFor(condition, unit); }))
                units.push_back(unit);
        }
        return units;
    }

    bool holdsBetween(const PatternLink& link, int first, int second) const
    {
        const std::vector<int>* heads = headsOf(link.layer);
        if (!heads)
            return false;
        switch (link.kind) {
        case LinkKind::Head:
            return (*heads)[static_cast<std::size_t>(second)] == first
                && (link.relation.isAnything()
                    || link.relation.matches(fieldOf(m_searched, link.layer, {Field::Relation, {}}, second)));
        case LinkKind::Ancestor:
            return first != second && isAncestor(*heads, first, second);
        case LinkKind::Parent:
            return isParent(link, first, second);
        case LinkKind::Adjacent:
            return second == first + 1;
        case LinkKind::Before:
            return first < second;
        }
        return false;
    }

    bool isParent(const PatternLink& link, int first, int second) const
    {
        if (link.layer == PatternLayer::Predicted) {
            const auto isIt = [&](const Arc& arc) {
                return arc.head == first && arc.dependent == second
                    && link.relation.matches(m_searched.relations->text(arc.relation));
            };
            const auto& further = m_searched.predicted->secondary;
            return isIt(m_searched.predicted->arc(second)) || std::any_of(further.begin(), further.end(), isIt);
        }
        if (!m_sentence.bunsetsu.empty())
            return false;
        const auto& parents = m_sentence.word(second).parents;
        return std::any_of(parents.begin(), parents.end(), [&](const Parent& parent) {
            return parent.head == NodeId{first, 0} && link.relation.matches(parent.relation);
        });
    }

    /// The units a node can be, given those that are placed: a head and a neighbour are known from the other end.
    std::vector<int> unitsFor(std::size_t node, int absence) const
    {
        for (const PatternLink& link : m_pattern.links) {
            const bool isSecond = link.second == node;
            const std::size_t other = isSecond ? link.first : link.second;
            if (link.absence != absence || (!isSecond && link.first != node) || m_units[other] == 0)
                continue;
            const std::vector<int>* heads = headsOf(link.layer);
            int unit = 0;
            if (link.kind == LinkKind::Adjacent)
                unit = m_units[other] + (isSecond ? 1 : -1);
            else if (link.kind == LinkKind::Head && !isSecond && heads)
                unit = (*heads)[static_cast<std::size_t>(m_units[other])];
            else
                continue;
            const auto& candidates = m_candidates[node];
            return std::binary_search(candidates.begin(), candidates.end(), unit) ? std::vector{unit}
                                                                                  : std::vector<int>();
        }
        return m_candidates[node];
    }

    bool fits(std::size_t node, int unit, int absence)
    {
        if (std::find(m_units.begin(), m_units.end(), unit) != m_units.end())
            return false;
        m_units[node] = unit;
        const bool isFitting
            = std::all_of(m_pattern.links.begin(), m_pattern.links.end(), [&](const PatternLink& link) {
                  const bool isAsked = link.absence == absence && (link.first == node || link.second == node)
                      && m_units[link.first] > 0 && m_units[link.second] > 0;
                  return !isAsked || holdsBetween(link, m_units[link.first], m_units[link.second]);
              });
        m_units[node] = 0;
        return isFitting;
    }

    void place(std::size_t depth)
    {
        if (depth == m_order.size()) {
            if (isComplete())
                m_found.push_back(m_units);
            return;
        }
        const std::size_t node = m_order[depth];
        for (const int unit : unitsFor(node, -1)) {
            if (m_found.size() >= m_most)
                return;
            if (!fits(node, unit, -1))
                continue;
            m_units[node] = unit;
            place(depth + 1);
            m_units[node] = 0;
        }
    }

    bool isComplete()
    {
        for (int absence = 0; absence < m_pattern.absences; ++absence) {
            if (isThere(absence, 0))
                return false;
        }
        return true;
    }

    /// Whether what must not be there is, its nodes from `from` on still to be placed.
    bool isThere(int absence, std::size_t from)
    {
        std::size_t node = from;
        while (node < m_pattern.nodes.size() && m_pattern.nodes[node].absence != absence)
            ++node;
        if (node == m_pattern.nodes.size())
            return std::all_of(m_pattern.links.begin(), m_pattern.links.end(), [&](const PatternLink& link) {
                return link.absence != absence || holdsBetween(link, m_units[link.first], m_units[link.second]);
            });
        for (const int unit : unitsFor(node, absence)) {
            if (!fits(node, unit, absence))
                continue;
            m_units[node] = unit;
            const bool found = isThere(absence, node + 1);
            m_units[node] = 0;
            if (found)
                return true;
        }
        return false;
    }

    const Pattern& m_pattern;
    const SearchedSentence& m_searched;
    const Sentence& m_sentence;
    std::size_t m_most;
    std::vector<int> m_heads;
    std::vector<std::vector<int>> m_candidates; ///< by node, in order
    std::vector<std::size_t> m_order; ///< nodes that must be there
    PatternMatch m_units;
    std::vector<PatternMatch> m_found;
};

std::string wordField(const Token& token, const PatternField& field)
{
    switch (field.kind) {
    case Field::Form:
        return token.form;
    case Field::Lemma:
        return plain(token.lemma);
    case Field::Upos:
        return plain(token.upos);
    case Field::Xpos:
        return plain(token.xpos);
    case Field::Feats:
        return field.part.empty() ? plain(token.feats) : attributeIn(token.feats, field.part);
    case Field::Misc:
        return field.part.empty() ? plain(token.misc) : attributeIn(token.misc, field.part);
    case Field::Deps:
        return fieldText(token, WordField::Parents);
    case Field::Further:
        return std::string(token.furtherField(field.part));
    default:
        return {};
    }
}

} // namespace

std::string attributeIn(std::string_view list, std::string_view name)
{
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string_view one = list.substr(0, end);
        if (one.size() > name.size() && one.starts_with(name) && one[name.size()] == '=')
            return std::string(one.substr(name.size() + 1));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return {};
}

std::string fieldOf(const SearchedSentence& searched, PatternLayer layer, const PatternField& field, int unit)
{
    const Sentence& sentence = searched.sentence;
    const bool isPredicted = layer == PatternLayer::Predicted;
    const auto number = [](int head) { return head == kNoHead ? std::string() : std::to_string(head); };
    switch (field.kind) {
    case Field::Id:
        return std::to_string(unit);
    case Field::Head:
        return number(isPredicted ? searched.predicted->heads[static_cast<std::size_t>(unit)] : sentence.headOf(unit));
    case Field::Relation:
        return isPredicted ? std::string(searched.relations->text(searched.predicted->arc(unit).relation))
                           : plain(sentence.relationOf(unit));
    case Field::Form:
        return sentence.unitText(unit);
    default:
        return sentence.bunsetsu.empty() ? wordField(sentence.word(unit), field) : std::string();
    }
}

std::vector<PatternMatch> findMatches(const Pattern& pattern, const SearchedSentence& searched, std::size_t most)
{
    if (searched.sentence.problem)
        return {};
    const bool fits = !searched.predicted || searched.predicted->size() == searched.sentence.unitCount();
    return Search(pattern, fits ? searched : SearchedSentence{searched.sentence}, most).run();
}

} // namespace arcwright
