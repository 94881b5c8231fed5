// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/projection.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/evaluation/alignment.h"
#include "core/evaluation/ud_alignment.h"
#include "core/treebank/enhanced_arcs.h"

namespace arcwright {

namespace {

/// A unit as the characters it is written with.
struct Unit {
    TextSpan span;
    bool isWhole = true; ///< no other unit has these characters too
};

/// Both sentences as units of one text, and which of ours theirs are.
struct Units {
    std::vector<Unit> ours;
    std::vector<Unit> theirs;
    std::vector<int> oursOf; ///< by unit of theirs: of ours, from 1; 0 for none
};

std::vector<Unit> unitsOf(const UdText& text)
{
    std::vector<Unit> units;
    for (const UdWord& word : text.words)
        units.push_back({word.span, !word.isInMultiword});
    return units;
}

std::vector<Unit> unitsOf(const Sentence& sentence, std::string& characters)
{
    std::vector<Unit> units;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const std::size_t begin = characters.size();
        characters += sentence.unitText(unit);
        units.push_back({{begin, characters.size()}, true});
    }
    return units;
}

std::optional<Units> alignedBunsetsu(const Sentence& ours, const Sentence& theirs)
{
    std::string ourText;
    std::string theirText;
    Units units{unitsOf(ours, ourText), unitsOf(theirs, theirText), {}};
    if (ourText != theirText)
        return std::nullopt;
    units.oursOf.assign(units.theirs.size(), 0);
    for (std::size_t one = 0, other = 0; one < units.ours.size() && other < units.theirs.size();) {
        const TextSpan& our = units.ours[one].span;
        const TextSpan& their = units.theirs[other].span;
        if (our == their)
            units.oursOf[other] = static_cast<int>(one) + 1;
        const bool ourEndsFirst = our.end <= their.end;
        other += their.end <= our.end ? 1U : 0U;
        one += ourEndsFirst ? 1U : 0U;
    }
    return units;
}

std::optional<Units> aligned(const std::shared_ptr<const Sentence>& ours, const std::shared_ptr<const Sentence>& theirs)
{
    if (ours->problem || theirs->problem || ours->bunsetsu.empty() != theirs->bunsetsu.empty())
        return std::nullopt;
    if (!ours->bunsetsu.empty())
        return alignedBunsetsu(*ours, *theirs);
    const UdText ourText(ours);
    const UdText theirText(theirs);
    if (ourText.characters != theirText.characters)
        return std::nullopt;
    Units units{unitsOf(ourText), unitsOf(theirText), alignedWords(ourText, theirText)};
    for (int& word : units.oursOf)
        ++word;
    return units;
}

class Projector {
public:
    Projector(Units units, const Graph& theirs) : m_units(std::move(units)), m_theirs(theirs) { }

    /// `enhanced`: the arcs of their DEPS.
    Projection run(const std::vector<Arc>& enhanced)
    {
        findWholes();
        const int count = static_cast<int>(m_units.ours.size());
        Projection projection{Graph(count), {}, {}};
        for (int unit = 1; unit <= count; ++unit) {
            const int top = topOf(unit);
            const int head = top > 0 ? oursOf(m_theirs.arc(top).head) : kNothing;
            if (head == kNothing) {
                projection.unsaid.push_back(unit);
                continue;
            }
            projection.graph.heads[at(unit)] = head;
            projection.graph.relations[at(unit)] = m_theirs.arc(top).relation;
        }
        addSecondary(projection.graph);
        for (const Arc& arc : enhanced) {
            if (const auto ours = oursOf(arc))
                projection.enhanced.push_back(*ours);
        }
        std::stable_sort(projection.enhanced.begin(), projection.enhanced.end(),
            [](const Arc& first, const Arc& second) { return first.dependent < second.dependent; });
        return projection;
    }

private:
    static constexpr int kNothing = -2;

    static std::size_t at(int unit) { return static_cast<std::size_t>(unit); }

    /// Root and no head are the same on both sides.
    int oursOf(int theirs) const
    {
        if (theirs <= kRoot)
            return theirs;
        const int ours = m_oursOf[at(theirs)];
        return ours == 0 ? kNothing : ours;
    }

    /// An arc of theirs, nothing where it is within one of ours or ends at what ours has not.
    std::optional<Arc> oursOf(Arc arc) const
    {
        arc.head = oursOf(arc.head);
        arc.dependent = oursOf(arc.dependent);
        const bool isThere = arc.head >= kRoot && arc.dependent > kRoot && arc.head != arc.dependent;
        return isThere ? std::optional(arc) : std::nullopt;
    }

    /// Finds for each unit of theirs the unit of ours that it is, or is a part of.
    void findWholes()
    {
        m_oursOf.assign(m_units.theirs.size() + 1, 0);
        m_partsOf.resize(m_units.ours.size() + 1);
        for (std::size_t i = 0; i < m_units.theirs.size(); ++i) {
            m_oursOf[i + 1] = m_units.oursOf[i];
            if (m_units.oursOf[i] > 0)
                m_partsOf[at(m_units.oursOf[i])].push_back(static_cast<int>(i) + 1);
        }
        std::size_t first = 0;
        for (std::size_t i = 0; i < m_units.ours.size(); ++i) {
            const TextSpan& whole = m_units.ours[i].span;
            while (first < m_units.theirs.size() && m_units.theirs[first].span.end <= whole.begin)
                ++first;
            if (m_units.ours[i].isWhole && m_partsOf[i + 1].empty())
                takeParts(static_cast<int>(i) + 1, whole, first);
        }
    }

    /// Theirs from `first` on, if they begin and end where ours does.
    void takeParts(int ours, const TextSpan& whole, std::size_t first)
    {
        std::vector<int> parts;
        std::size_t last = first;
        for (; last < m_units.theirs.size() && m_units.theirs[last].span.begin < whole.end; ++last)
            parts.push_back(static_cast<int>(last) + 1);
        const bool fits = !parts.empty() && m_units.theirs[first].span.begin == whole.begin
            && m_units.theirs[last - 1].span.end == whole.end
            && std::all_of(parts.begin(), parts.end(), [&](int part) { return m_oursOf[at(part)] == 0; });
        if (!fits)
            return;
        for (const int part : parts)
            m_oursOf[at(part)] = ours;
        m_partsOf[at(ours)] = std::move(parts);
    }

    /// Of the parts of one of ours that whose head is none of them; 0 if there is not exactly one.
    int topOf(int ours) const
    {
        int top = 0;
        for (const int part : m_partsOf[at(ours)]) {
            const int head = m_theirs.arc(part).head;
            if (head > kRoot && m_oursOf[at(head)] == ours)
                continue;
            if (top > 0)
                return 0;
            top = part;
        }
        return top;
    }

    void addSecondary(Graph& graph) const
    {
        for (const Arc& their : m_theirs.secondary) {
            const auto arc = oursOf(their);
            if (arc && *arc != graph.arc(arc->dependent)
                && std::find(graph.secondary.begin(), graph.secondary.end(), *arc) == graph.secondary.end())
                graph.secondary.push_back(*arc);
        }
    }

    Units m_units;
    const Graph& m_theirs;
    std::vector<int> m_oursOf; ///< by unit of theirs, from 1: the one of ours that it is, or is a part of; 0 for none
    std::vector<std::vector<int>> m_partsOf; ///< by unit of ours, from 1
};

} // namespace

std::optional<Projection> project(
    const std::shared_ptr<const Sentence>& ours, const std::shared_ptr<const Sentence>& theirs, RelationPool& relations)
{
    auto units = aligned(ours, theirs);
    if (!units)
        return std::nullopt;
    return Projector(std::move(*units), graphOf(*theirs, relations)).run(enhancedArcsOf(*theirs, relations));
}

std::optional<Problem> findUnprojectable(const Treebank& ours, const Treebank& theirs, RelationPool& relations)
{
    return findMismatch(ours, theirs,
        [&](const auto& sentence, const auto& other) { return project(sentence, other, relations).has_value(); });
}

} // namespace arcwright
