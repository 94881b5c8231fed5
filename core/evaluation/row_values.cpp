// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/row_values.h"

#include <cstdlib>

#include "core/evaluation/error_repairs.h"

namespace arcwright {

RowValues::RowValues(const OutcomeTable& table, Property property, std::optional<std::size_t> system)
    : m_table(table)
    , m_gold(table.gold())
    , m_system(system ? &table.systems()[*system] : nullptr)
    , m_first(m_system != nullptr || table.systems().empty() ? m_system : table.systems().data())
    , m_property(property)
    , m_isNumber(!rangesOf(property).empty())
{
    if (isOfSystems(property) && m_system == nullptr && !table.systems().empty())
        m_system = table.systems().data();
    if (property != Property::Repair || m_system == nullptr)
        return;
    m_repairs.assign(table.size(), static_cast<std::uint8_t>(repairKindCount));
    const auto counts = countRepairs(table, static_cast<std::size_t>(m_system - table.systems().data()));
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        for (const std::uint32_t row : counts[kind].rows)
            m_repairs[row] = static_cast<std::uint8_t>(kind);
    }
}

std::int32_t RowValues::head(std::size_t row) const
{
    return m_system == nullptr ? m_gold.heads[row] : m_system->heads[row];
}

/// An index in naturalOrder(Property::Direction).
std::int32_t RowValues::direction(std::size_t row) const
{
    const std::int32_t node = head(row);
    return node == kRoot ? 0 : node == kNoHead ? 3 : node < m_gold.units[row] ? 1 : 2;
}

std::int32_t RowValues::projectivity(std::size_t row) const
{
    const bool hasGap = m_system == nullptr ? (m_gold.marks[row] & OutcomeTable::NonProjective) != 0
                                            : (m_system->marks[row] & OutcomeTable::NonProjectiveArc) != 0;
    return head(row) == kNoHead ? 2 : hasGap ? 1 : 0;
}

std::int32_t RowValues::headTag(std::size_t row) const
{
    const std::int32_t node = head(row);
    const TextId tag = node == kRoot ? m_table.rootText()
        : node == kNoHead            ? m_table.noneText()
                                     : m_gold.tags[row - static_cast<std::size_t>(m_gold.units[row] - node)];
    return static_cast<std::int32_t>(tag.index());
}

/// An index in naturalOrder(Property::Vocabulary): what the system tells, else what the training treebank has.
std::int32_t RowValues::vocabulary(std::size_t row) const
{
    const int told = m_first == nullptr ? 0 : m_first->marks[row];
    if ((told & (OutcomeTable::KnownForm | OutcomeTable::NewForm)) != 0)
        return (told & OutcomeTable::NewForm) != 0 ? 1 : 0;
    return (m_gold.marks[row] & OutcomeTable::Unknown) != 0 ? 1 : 0;
}

std::int32_t RowValues::at(std::size_t row) const
{
    const auto indexOf = [](TextId id) { return static_cast<std::int32_t>(id.index()); };
    switch (m_property) {
    case Property::Tag:
        return indexOf(m_gold.tags[row]);
    case Property::Relation:
        return indexOf(m_system == nullptr ? m_gold.relations[row] : m_system->relations[row]);
    case Property::Distance:
        return head(row) > kRoot ? std::abs(head(row) - m_gold.units[row]) : head(row);
    case Property::Direction:
        return direction(row);
    case Property::Length:
        return static_cast<std::int32_t>(m_table.sentenceOf(row).count);
    case Property::Depth:
        return m_system == nullptr ? m_gold.depths[row] : m_system->depths[row];
    case Property::Projectivity:
        return projectivity(row);
    case Property::Vocabulary:
        return vocabulary(row);
    case Property::HeadTag:
        return headTag(row);
    case Property::Parents:
        return m_gold.parents[row];
    case Property::Position:
        return m_gold.units[row];
    case Property::Particle:
        return indexOf(m_gold.particles[row]);
    case Property::Document:
        return indexOf(m_table.sentenceOf(row).document);
    case Property::Genre:
        return indexOf(m_table.sentenceOf(row).genre);
    case Property::Confidence:
        return m_system == nullptr ? -1 : m_system->confidences[row];
    case Property::Candidates:
        return m_system == nullptr ? -1 : m_system->candidates[row];
    case Property::Margin:
        return m_system == nullptr ? -1 : m_system->margins[row];
    case Property::Repair:
        return m_repairs.empty() ? static_cast<std::int32_t>(repairKindCount) : m_repairs[row];
    case Property::Kind:
        return indexOf(m_system != nullptr && !m_system->kinds.empty() ? m_system->kinds[row] : m_gold.kinds[row]);
    }
    return -1;
}

std::string_view RowValues::text(std::int32_t value) const
{
    const auto named = naturalOrder(m_property);
    return named.empty() ? m_table.text(TextId(static_cast<std::uint32_t>(value)))
                         : named[static_cast<std::size_t>(value)];
}

std::size_t RowValues::textCount() const
{
    const auto named = naturalOrder(m_property);
    return named.empty() ? m_table.texts().size() : named.size();
}

} // namespace arcwright
