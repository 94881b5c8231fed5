// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_edge_list.h"

#include <algorithm>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"

namespace arcwright {

namespace {

constexpr int none = -1;

std::string_view labelPart(std::string_view item)
{
    const auto colon = item.find(':');
    return colon == std::string_view::npos ? item : item.substr(colon + 1);
}

class Composition {
public:
    Composition(const DtagListPlan& plan, const std::vector<int>& positions, int self)
        : m_plan(plan)
        , m_positions(positions)
        , m_self(self)
        , m_slots(plan.source.size())
        , m_found(plan.wanted.size())
        , m_keptOther(plan.others.size())
    {
    }

    std::string run()
    {
        keepOthers([](const DtagListedEdge& listed, std::string_view other) {
            return listed.word == 0 && listed.text == other;
        });
        keepWanted();
        keepOthers([](const DtagListedEdge& listed, std::string_view other) { return listed.text == other; });
        keepOthers([](const DtagListedEdge& listed, std::string_view other) {
            return listed.word == 0 && labelPart(listed.text) == labelPart(other);
        });
        keepOthers([](const DtagListedEdge& listed, std::string_view other) {
            return labelPart(listed.text) == labelPart(other);
        });
        keepOthers([](const DtagListedEdge& listed, std::string_view other) { // with another label
            const auto before = parseEdgeItem(listed.text);
            const auto now = parseEdgeItem(other);
            return listed.word == 0 && before && now && before->offset == now->offset;
        });
        keepDisagreeing();
        relabel();
        if (m_plan.isOrdered)
            putInOrder();
        const std::size_t count = m_slots.size();
        m_items.clear();
        for (std::size_t i = 0; i < count; ++i) {
            if (m_slots[i].isUsed)
                m_items.push_back(m_slots[i]);
        }
        insertNew();
        std::string list;
        for (const Slot& item : m_items)
            addEdgeItem(list, item.text);
        return list;
    }

private:
    struct Slot {
        std::string text;
        int offset = 0;
        int wanted = none;
        bool isUsed = false;
    };

    int offsetTo(int word) const { return m_positions[static_cast<std::size_t>(word)] - m_self; }

    Slot slotOf(int wanted, const DtagListedEdge* listed) const
    {
        const DtagWantedEdge& edge = m_plan.wanted[static_cast<std::size_t>(wanted)];
        const int offset = offsetTo(edge.word);
        return {listed ? moved(*listed, offset) : edgeItemText(offset, escapedDtag(edge.label)), offset, wanted, true};
    }

    /// An item of the source at another distance.
    static std::string moved(const DtagListedEdge& listed, int offset)
    {
        const auto item = parseEdgeItem(listed.text);
        return item && item->offset == offset ? std::string(listed.text) : edgeItemText(offset, labelPart(listed.text));
    }

    static Slot otherSlot(std::string_view text)
    {
        const auto item = parseEdgeItem(text);
        return {std::string(text), item ? item->offset : 0, none, true};
    }

    template <class Matches>
    void keepOthers(Matches matches)
    {
        for (std::size_t o = 0; o < m_plan.others.size(); ++o) {
            for (std::size_t i = 0; i < m_slots.size() && !m_keptOther[o]; ++i) {
                if (m_slots[i].isUsed || !matches(m_plan.source[i], m_plan.others[o]))
                    continue;
                m_slots[i] = otherSlot(m_plan.others[o]);
                m_keptOther[o] = true;
            }
        }
    }

    void keepWanted()
    {
        for (std::size_t w = 0; w < m_plan.wanted.size(); ++w) {
            const DtagWantedEdge& edge = m_plan.wanted[w];
            for (std::size_t i = 0; i < m_slots.size() && !m_found[w]; ++i) {
                const DtagListedEdge& listed = m_plan.source[i];
                if (m_slots[i].isUsed || listed.word != edge.word || listed.label != edge.label)
                    continue;
                m_slots[i] = slotOf(static_cast<int>(w), &listed);
                m_found[w] = true;
            }
            // The earlier line may lack its copy, as long as the edge is what it was.
            if (!m_found[w] && edge.isOld && offsetTo(edge.word) > 0)
                m_found[w] = true;
        }
    }

    /// Whether an edge between this token and `word` comes or goes.
    bool isTouched(int word) const
    {
        const auto ofWord = [&](const DtagWantedEdge& edge) { return edge.word == word; };
        return std::any_of(m_plan.wanted.begin(), m_plan.wanted.end(),
                   [&](const DtagWantedEdge& edge) { return ofWord(edge) && !edge.isOld; })
            || std::count_if(m_plan.before.begin(), m_plan.before.end(), ofWord)
            != std::count_if(m_plan.wanted.begin(), m_plan.wanted.end(), ofWord);
    }

    /// Copies that the later line does not have, or not as often.
    void keepDisagreeing()
    {
        for (std::size_t i = 0; i < m_slots.size(); ++i) {
            const DtagListedEdge& listed = m_plan.source[i];
            if (m_slots[i].isUsed || listed.word == 0)
                continue;
            const int offset = offsetTo(listed.word);
            if (offset > 0 && !isTouched(listed.word))
                m_slots[i] = {moved(listed, offset), offset, none, true};
        }
    }

    /// Puts new edges where an edge to the same word went.
    void relabel()
    {
        for (std::size_t w = 0; w < m_plan.wanted.size(); ++w) {
            for (std::size_t i = 0; i < m_slots.size() && !m_found[w]; ++i) {
                if (m_slots[i].isUsed || m_plan.source[i].word != m_plan.wanted[w].word)
                    continue;
                m_slots[i] = slotOf(static_cast<int>(w), nullptr);
                m_found[w] = true;
            }
        }
    }

    /// Deals the wanted edges that have places to these places in order.
    void putInOrder()
    {
        std::vector<Slot> edges;
        for (const Slot& slot : m_slots) {
            if (slot.wanted != none)
                edges.push_back(slot);
        }
        const auto byWanted = [](const Slot& first, const Slot& second) { return first.wanted < second.wanted; };
        if (std::is_sorted(edges.begin(), edges.end(), byWanted))
            return;
        std::sort(edges.begin(), edges.end(), byWanted);
        auto next = edges.begin();
        for (Slot& slot : m_slots) {
            if (slot.wanted != none)
                slot = *next++;
        }
    }

    void insertNew()
    {
        for (std::size_t w = 0; w < m_plan.wanted.size(); ++w) {
            if (!m_found[w])
                insert(slotOf(static_cast<int>(w), nullptr));
        }
        for (std::size_t o = 0; o < m_plan.others.size(); ++o) {
            if (!m_keptOther[o])
                insert(otherSlot(m_plan.others[o]));
        }
    }

    /// Inserts behind the last item that is not farther to the right, but between its neighbours where order matters.
    void insert(Slot slot)
    {
        const auto last = std::find_if(
            m_items.rbegin(), m_items.rend(), [&](const Slot& other) { return other.offset <= slot.offset; });
        auto place = static_cast<std::size_t>(last.base() - m_items.begin());
        if (m_plan.isOrdered && slot.wanted != none) {
            std::size_t from = 0;
            std::size_t to = m_items.size();
            for (std::size_t i = m_items.size(); i-- > 0;) {
                if (m_items[i].wanted > slot.wanted)
                    to = i;
            }
            for (std::size_t i = 0; i < m_items.size(); ++i) {
                if (m_items[i].wanted != none && m_items[i].wanted < slot.wanted)
                    from = i + 1;
            }
            place = std::clamp(place, from, to);
        }
        m_items.insert(m_items.begin() + static_cast<std::ptrdiff_t>(place), std::move(slot));
    }

    const DtagListPlan& m_plan;
    const std::vector<int>& m_positions;
    int m_self;
    std::vector<Slot> m_slots; ///< one an item of the source
    std::vector<bool> m_found; ///< by wanted edge
    std::vector<bool> m_keptOther;
    std::vector<Slot> m_items;
};

} // namespace

std::string composedEdgeList(const DtagListPlan& plan, const std::vector<int>& positions, int self)
{
    return Composition(plan, positions, self).run();
}

} // namespace arcwright
