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
    for (Slot& slot : m_slots)
        slot.id = SentenceId{m_nextId++};
}

std::shared_ptr<const Sentence> Document::sentence(std::size_t index) const
{
    const Slot& slot = m_slots[index];
    if (slot.edited)
        return slot.edited;
    const SentenceSpan& span = (*m_spans)[static_cast<std::size_t>(slot.id)];
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
    const SentenceId id = m_slots[index].id;
    return wasRead(id) ? (*m_spans)[static_cast<std::size_t>(id)].line : 0;
}

std::shared_ptr<const Document> Document::with(std::span<const Edit> edits) const
{
    auto changed = std::make_shared<Document>(*this);
    for (const Edit& edit : edits)
        changed->make(edit);
    return changed;
}

void Document::make(const Edit& edit)
{
    assert(!edit.idsBefore.empty() && edit.idsBefore.size() == edit.before.size());
    assert(!edit.idsAfter.empty() && edit.idsAfter.size() == edit.after.size());
    const std::size_t begin = indexOf(edit.idsBefore.front());
    assert(begin + edit.idsBefore.size() <= m_slots.size());

    std::vector<Slot> slots;
    for (std::size_t i = 0; i < edit.after.size(); ++i) {
        slots.push_back({edit.idsAfter[i], edit.after[i]});
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
    // What stands before a sentence that was read goes with it, unless it changed places. So the text follows from the
    // ids and sentences alone, and edits taken back restore every byte.
    const std::string_view bytes = *m_bytes;
    const auto begin
        = [&](std::size_t span) { return span < m_spans->size() ? (*m_spans)[span].offset : bytes.size(); };
    const auto end = [&](std::size_t span) { return (*m_spans)[span].offset + (*m_spans)[span].length; };
    append(bytes.substr(0, begin(0)));
    std::size_t next = 0; // the first span that may come now
    for (const Slot& slot : m_slots) {
        const auto span = static_cast<std::size_t>(slot.id);
        if (wasRead(slot.id) && span >= next) {
            if (span > 0)
                append(bytes.substr(end(span - 1), begin(span) - end(span - 1)));
            next = span + 1;
        }
        if (!slot.edited) {
            append(bytes.substr(begin(span), end(span) - begin(span)));
            continue;
        }
        auto written = m_format->write(*slot.edited);
        if (!written) {
            written.error().file = m_path;
            return failure(written.error());
        }
        append(*written);
        separate = true;
    }
    if (!m_spans->empty())
        append(bytes.substr(end(m_spans->size() - 1)));
    return text;
}

std::shared_ptr<const Document> Document::renamed(std::string path) const
{
    auto copy = std::make_shared<Document>(*this);
    copy->m_path = std::move(path);
    return copy;
}

} // namespace arcwright
