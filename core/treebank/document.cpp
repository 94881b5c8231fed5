// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/document.h"

#include <algorithm>
#include <cassert>

namespace arcwright {

Document::Document(std::string path, std::shared_ptr<const std::string> bytes, const Format& format)
    : m_path(std::move(path))
    , m_bytes(std::move(bytes))
    , m_format(&format)
    , m_spans(std::make_shared<const std::vector<SentenceSpan>>(format.findSentences(*m_bytes)))
{
    m_slots.resize(m_spans->size());
    for (Slot& slot : m_slots) {
        slot.id = SentenceId{m_nextId};
        slot.firstSpan = m_nextId++;
        slot.endSpan = m_nextId;
    }
}

std::shared_ptr<const Sentence> Document::sentence(std::size_t index) const
{
    const Slot& slot = m_slots[index];
    if (slot.edited)
        return slot.edited;
    const SentenceSpan& span = (*m_spans)[slot.firstSpan];
    auto sentence
        = std::make_shared<Sentence>(m_format->read({m_bytes, span.offset, span.length, span.line, m_format}));
    if (sentence->problem)
        sentence->problem->file = m_path;
    return sentence;
}

std::size_t Document::indexOf(SentenceId id) const
{
    const auto guess = static_cast<std::size_t>(id);
    if (guess < m_slots.size() && m_slots[guess].id == id)
        return guess;
    std::size_t index = 0;
    while (index < m_slots.size() && m_slots[index].id != id)
        ++index;
    return index;
}

std::size_t Document::line(std::size_t index) const
{
    const std::size_t span = m_slots[index].firstSpan;
    return span < m_spans->size() ? (*m_spans)[span].line : 0;
}

std::shared_ptr<const Document> Document::with(std::span<const Edit> edits) const
{
    auto changed = std::make_shared<Document>(*this);
    for (const Edit& edit : edits)
        changed->make(edit);
    return changed;
}

std::uint32_t Document::homeOf(const Sentence& sentence, std::uint32_t first, std::uint32_t end) const
{
    for (std::uint32_t span = first; sentence.source.bytes == m_bytes && span < end; ++span) {
        if ((*m_spans)[span].offset == sentence.source.offset)
            return span;
    }
    return end;
}

void Document::make(const Edit& edit)
{
    assert(!edit.idsBefore.empty() && edit.idsBefore.size() == edit.before.size());
    assert(!edit.idsAfter.empty() && edit.idsAfter.size() == edit.after.size());
    const std::size_t begin = indexOf(edit.idsBefore.front());
    assert(begin + edit.idsBefore.size() <= m_slots.size());

    // Together the new sentences stand for all the bytes that the old ones stood for.
    const std::uint32_t end = m_slots[begin + edit.idsBefore.size() - 1].endSpan;
    std::vector<Slot> slots;
    std::uint32_t free = m_slots[begin].firstSpan;
    for (std::size_t i = 0; i < edit.after.size(); ++i) {
        // A sentence that comes back takes the bytes it had, so that what stands between two stays.
        const std::uint32_t first = i == 0 ? free : homeOf(*edit.after[i], free, end);
        if (i > 0)
            slots.back().endSpan = first;
        slots.push_back({edit.idsAfter[i], first, end, edit.after[i]});
        free = std::min(first + 1, end);
        m_nextId = std::max(m_nextId, static_cast<std::uint32_t>(edit.idsAfter[i]) + 1);
    }
    const auto place = m_slots.begin() + static_cast<std::ptrdiff_t>(begin);
    if (slots.size() == edit.idsBefore.size()) {
        std::move(slots.begin(), slots.end(), place);
    } else {
        const auto next = m_slots.erase(place, place + static_cast<std::ptrdiff_t>(edit.idsBefore.size()));
        m_slots.insert(next, slots.begin(), slots.end());
    }
}

Result<std::string> Document::serialised() const
{
    std::string text;
    text.reserve(m_bytes->size() + 1024);
    bool separate = false; // an edited sentence was written last, which may have stood at the end of the file
    const auto append = [&](std::string_view bytes) {
        if (separate && !bytes.empty())
            m_format->separate(text);
        separate = separate && bytes.empty();
        text += bytes;
    };
    std::size_t copied = 0; // all bytes before this one are written or replaced
    for (const Slot& slot : m_slots) {
        if (!slot.edited)
            continue;
        if (slot.firstSpan < slot.endSpan) {
            const SentenceSpan& last = (*m_spans)[slot.endSpan - 1];
            append(std::string_view(*m_bytes).substr(copied, (*m_spans)[slot.firstSpan].offset - copied));
            copied = last.offset + last.length;
        }
        auto written = m_format->write(*slot.edited);
        if (!written) {
            written.error().file = m_path;
            return failure(written.error());
        }
        append(*written);
        separate = true;
    }
    append(std::string_view(*m_bytes).substr(copied));
    return text;
}

std::shared_ptr<const Document> Document::renamed(std::string path) const
{
    auto copy = std::make_shared<Document>(*this);
    copy->m_path = std::move(path);
    return copy;
}

} // namespace arcwright
