// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"

#include <algorithm>
#include <cassert>

#include "core/documents/annotation_text.h"
#include "core/documents/document_problems.h"

namespace arcwright {

namespace {

constexpr std::size_t copiedAtOnce = std::size_t(1) << 20;

std::shared_ptr<const DocumentContent> contentOf(std::shared_ptr<const FileBytes> bytes, const Format& format)
{
    LineScanner lines(bytes);
    auto spans = format.findSentences(lines);
    return std::make_shared<const DocumentContent>(DocumentContent::Parts{std::move(bytes), std::move(spans)});
}

} // namespace

Document::Document(std::string path, FormatPointer format, std::shared_ptr<const DocumentContent> content)
    : m_path(std::move(path)), m_format(std::move(format)), m_content(std::move(content))
{
    m_slots.resize(m_content->size());
    for (Slot& slot : m_slots) {
        slot.span = m_nextId;
        slot.id = SentenceId{m_nextId++};
    }
}

Document::Document(std::string path, std::string text, FormatPointer format)
{
    auto content = contentOf(FileBytes::ofText(std::move(text)), *format);
    *this = Document(std::move(path), std::move(format), std::move(content));
}

Result<std::shared_ptr<const Document>> Document::over(
    std::string path, std::shared_ptr<const FileBytes> bytes, FormatPointer format)
{
    LineScanner lines(bytes);
    auto spans = format->findSentences(lines);
    if (lines.problem()) {
        Problem problem = *lines.problem();
        problem.file = path;
        return failure(std::move(problem));
    }
    auto content = std::make_shared<const DocumentContent>(DocumentContent::Parts{std::move(bytes), std::move(spans)});
    return std::shared_ptr<const Document>(new Document(std::move(path), std::move(format), std::move(content)));
}

std::shared_ptr<const Document> Document::waiting(
    std::string path, FormatPointer format, std::size_t size, std::function<DocumentContent::Parts()> read)
{
    auto content = std::make_shared<const DocumentContent>(size, std::move(read));
    return std::shared_ptr<const Document>(new Document(std::move(path), std::move(format), std::move(content)));
}

/// The bytes of a span: a view of what is in memory, or a copy of that part of the file.
SourceSlice Document::slice(const SentenceSpan& span, std::optional<Problem>& problem) const
{
    if (span.length > longestSentence) {
        problem = Problem{DocumentProblem::SentenceTooLong, {}, span.line, 1,
            {std::to_string(span.length >> 20), std::to_string(longestSentence >> 20)}};
        return {nullptr, 0, 0, span.line, m_format};
    }
    if (auto whole = m_content->bytes()->inMemory())
        return {std::move(whole), span.offset, span.length, span.line, m_format};
    auto part = m_content->bytes()->read(span.offset, span.length);
    if (!part) {
        problem = part.error();
        problem->line = span.line;
        return {nullptr, 0, 0, span.line, m_format};
    }
    return {std::make_shared<const std::string>(std::move(*part)), 0, span.length, span.line, m_format};
}

std::shared_ptr<const Sentence> Document::sentence(std::size_t index) const
{
    const Slot& slot = m_slots[index];
    return slot.edited ? slot.edited : sentenceIn(slot.span);
}

/// The sentence of a span as the file has it, with what is said of it beside the file.
std::shared_ptr<const Sentence> Document::sentenceIn(std::uint32_t span) const
{
    constexpr std::size_t mostKept = std::size_t(1) << 16; // bytes; a treebank may have thousands of documents
    if (auto sentence = m_lastRead.find(span))
        return sentence;
    auto sentence = read(span);
    if (sentence->source.bytes && sentence->source.length <= mostKept) // else its file may be whole again the next time
        m_lastRead.keep(span, sentence);
    return sentence;
}

std::shared_ptr<const Sentence> Document::read(std::uint32_t span) const
{
    auto sentence = std::make_shared<Sentence>();
    std::optional<Problem> problem;
    SourceSlice source = slice(m_content->spans()[span], problem);
    if (problem) {
        sentence->source = std::move(source);
        sentence->problem = std::move(problem);
    } else {
        *sentence = m_format->read(source);
    }
    if (sentence->problem)
        sentence->problem->file = m_path;
    if (m_annotations) {
        if (const auto found = m_annotations->find(span); found != m_annotations->end())
            sentence->annotation = found->second;
    }
    const std::string_view text = sentence->source.text();
    if (m_format->keepsAnnotations() && findAnnotationMark(text) < text.size())
        sentence->annotation = joined(annotationInText(*sentence), sentence->annotation);
    return sentence;
}

std::size_t Document::indexOf(SentenceId id) const
{
    const auto guess = static_cast<std::size_t>(id);
    if (guess < m_slots.size() && m_slots[guess].id == id)
        return guess;
    const auto found = std::find_if(m_slots.begin(), m_slots.end(), [&](const Slot& slot) { return slot.id == id; });
    return static_cast<std::size_t>(found - m_slots.begin());
}

std::size_t Document::line(std::size_t index) const
{
    const std::uint32_t span = m_slots[index].span;
    return span == noSpan ? 0 : m_content->spans()[span].line;
}

std::vector<std::size_t> Document::annotated() const
{
    const std::vector<bool> isMarked = spansWithAnnotationMark();
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot& slot = m_slots[i];
        const bool mayBe = slot.edited || (m_annotations && m_annotations->contains(slot.span))
            || (!isMarked.empty() && isMarked[slot.span]);
        if (mayBe && !sentence(i)->annotation.isEmpty())
            indices.push_back(i);
    }
    return indices;
}

bool Document::hasAnnotationText() const
{
    const std::vector<bool> isMarked = spansWithAnnotationMark();
    for (std::size_t i = 0; i < m_slots.size() && !isMarked.empty(); ++i) {
        const Slot& slot = m_slots[i];
        if ((slot.edited || isMarked[slot.span]) && arcwright::hasAnnotationText(*sentence(i)))
            return true;
    }
    return false;
}

/// The spans whose bytes may say what annotators say; empty where the format has no place for it. What cannot be read
/// says nothing: its sentences carry the problem.
std::vector<bool> Document::spansWithAnnotationMark() const
{
    if (!m_format->keepsAnnotations())
        return {};
    const auto& spans = m_content->spans();
    std::vector<bool> isMarked(spans.size());
    const auto whole = m_content->bytes()->inMemory();
    const auto markIn = [&](std::string_view text, std::size_t begin) {
        for (auto at = findAnnotationMark(text); at < text.size();) {
            const std::size_t offset = begin + at;
            const auto after = std::upper_bound(spans.begin(), spans.end(), offset,
                [](std::size_t place, const SentenceSpan& span) { return place < span.offset; });
            if (after != spans.begin())
                isMarked[static_cast<std::size_t>(after - spans.begin()) - 1] = true;
            const std::size_t next = after == spans.end() ? begin + text.size() : after->offset;
            at = findAnnotationMark(text, next - begin);
        }
    };
    if (whole) {
        markIn(*whole, 0);
        return isMarked;
    }
    const std::size_t overlap = annotationMark.size() - 1;
    for (std::size_t begin = 0; begin < m_content->bytes()->size(); begin += copiedAtOnce) {
        if (const auto read
            = m_content->bytes()->read(begin, std::min(copiedAtOnce + overlap, m_content->bytes()->size() - begin)))
            markIn(*read, begin);
    }
    return isMarked;
}

bool Document::takes(const Edit& edit) const
{
    if (edit.idsBefore.empty() || edit.idsAfter.empty() || edit.idsAfter.size() != edit.after.size())
        return false;
    const std::size_t begin = indexOf(edit.idsBefore.front());
    if (begin + edit.idsBefore.size() > m_slots.size())
        return false;
    return std::equal(edit.idsBefore.begin(), edit.idsBefore.end(),
        m_slots.begin() + static_cast<std::ptrdiff_t>(begin),
        [](SentenceId id, const Slot& slot) { return slot.id == id; });
}

std::shared_ptr<const Document> Document::with(std::span<const Edit> edits) const
{
    auto changed = std::make_shared<Document>(*this);
    for (const Edit& edit : edits)
        changed->make(edit);
    return changed;
}

Document::Likeness Document::likenessOf(const Slot& slot) const
{
    Likeness likeness = slot.likeness.is.load(std::memory_order_relaxed);
    if (likeness == Likeness::Unknown) {
        likeness = comparedWithRead(slot);
        slot.likeness.is.store(likeness, std::memory_order_relaxed);
    }
    return likeness;
}

Document::Likeness Document::comparedWithRead(const Slot& slot) const
{
    const Sentence& sentence = *slot.edited;
    if (slot.span == noSpan || sentence.source.length != m_content->spans()[slot.span].length)
        return Likeness::Other;
    const auto read = sentenceIn(slot.span);
    if (sentence.source.text() != read->source.text() || !sentence.hasContentOf(*read))
        return Likeness::Other;
    return sentence.annotation == read->annotation ? Likeness::Same : Likeness::SameText;
}

void Document::make(const Edit& edit)
{
    assert(takes(edit));
    const std::size_t begin = indexOf(edit.idsBefore.front());
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < edit.after.size(); ++i) {
        const SentenceId id = edit.idsAfter[i];
        Slot slot{id, noSpan, edit.after[i], {}};
        if (m_spanOfId) {
            if (const auto found = m_spanOfId->find(id); found != m_spanOfId->end())
                slot.span = found->second;
        } else if (static_cast<std::size_t>(id) < m_content->size()) {
            slot.span = static_cast<std::uint32_t>(id);
        }
        slots.push_back(std::move(slot));
        m_nextId = std::max(m_nextId, static_cast<std::uint32_t>(id) + 1);
    }
    const auto place = m_slots.begin() + static_cast<std::ptrdiff_t>(begin);
    if (slots.size() == edit.idsBefore.size()) {
        std::move(slots.begin(), slots.end(), place);
    } else {
        const auto next = m_slots.erase(place, place + static_cast<std::ptrdiff_t>(edit.idsBefore.size()));
        m_slots.insert(next, slots.begin(), slots.end());
    }
}

namespace {

/// Puts a file together from parts of the old one and new sentences.
class Assembly {
public:
    Assembly(const FileBytes& bytes, const Format& format, const ByteSink& sink)
        : m_bytes(bytes), m_format(format), m_sink(sink)
    {
    }

    /// Adds bytes of the old file; neighbouring parts are copied together.
    void copy(std::size_t begin, std::size_t end)
    {
        if (begin == end)
            return;
        if (begin != m_end || m_begin == m_end)
            flush();
        if (m_begin == m_end)
            m_begin = begin;
        m_end = end;
    }

    /// Adds a sentence that is new.
    void add(std::string text)
    {
        flush();
        if (!text.empty())
            separatePending();
        put(m_pending);
        m_pending = std::move(text);
    }

    Result<void> finish()
    {
        flush();
        put(m_pending);
        return m_result;
    }

private:
    /// Writes the line end that an edited sentence may lack, which stood at the end of the file and has something
    /// behind it now.
    void put(std::string& text)
    {
        if (m_result && !text.empty())
            m_result = m_sink(text);
        text.clear();
    }

    void flush()
    {
        if (m_begin == m_end)
            return;
        separatePending();
        put(m_pending);
        const auto whole = m_bytes.inMemory();
        while (m_begin < m_end && m_result) {
            const std::size_t length = whole ? m_end - m_begin : std::min(copiedAtOnce, m_end - m_begin);
            if (whole) {
                m_result = m_sink(std::string_view(*whole).substr(m_begin, length));
            } else if (const auto part = m_bytes.read(m_begin, length); part) {
                m_result = m_sink(*part);
            } else {
                m_result = failure(part.error());
            }
            m_begin += length;
        }
        m_begin = m_end = 0;
    }

    void separatePending()
    {
        if (!m_pending.empty())
            m_format.separate(m_pending);
    }

    const FileBytes& m_bytes;
    const Format& m_format;
    const ByteSink& m_sink;
    std::size_t m_begin = 0; ///< of the part of the old file that is to be copied next
    std::size_t m_end = 0;
    std::string m_pending; ///< the sentence written last, as long as it is not known what follows
    Result<void> m_result;
};

} // namespace

Result<void> Document::write(const ByteSink& sink) const
{
    // The bytes before a sentence that was read go with it, unless it changed places. So the text follows from the ids
    // and sentences alone, and edits taken back restore every byte.
    const auto& spans = m_content->spans();
    const auto begin
        = [&](std::size_t span) { return span < spans.size() ? spans[span].offset : m_content->bytes()->size(); };
    const auto end = [&](std::size_t span) { return spans[span].offset + spans[span].length; };
    Assembly assembly(*m_content->bytes(), *m_format, sink);
    assembly.copy(0, begin(0));
    std::size_t next = 0; // the first span that may come now
    for (const Slot& slot : m_slots) {
        if (slot.span != noSpan && slot.span >= next) {
            if (slot.span > 0)
                assembly.copy(end(slot.span - 1), begin(slot.span));
            next = slot.span + 1;
        }
        if (!slot.edited) {
            assembly.copy(begin(slot.span), end(slot.span));
            continue;
        }
        auto written = m_format->write(*slot.edited);
        if (!written) {
            written.error().file = m_path;
            return failure(written.error());
        }
        assembly.add(std::move(*written));
    }
    if (!spans.empty())
        assembly.copy(end(spans.size() - 1), m_content->bytes()->size());
    return assembly.finish();
}

Result<std::string> Document::serialised() const
{
    std::string text;
    text.reserve(m_content->bytes()->size() + 1024);
    const auto written = write([&](std::string_view bytes) -> Result<void> {
        text += bytes;
        return {};
    });
    if (!written)
        return failure(written.error());
    return text;
}

std::shared_ptr<const Document> Document::renamed(std::string path) const
{
    auto copy = std::make_shared<Document>(*this);
    copy->m_path = std::move(path);
    return copy;
}

std::shared_ptr<const Document> Document::withIds(std::span<const SentenceId> ids) const
{
    assert(ids.size() == m_slots.size());
    auto copy = std::make_shared<Document>(*this);
    std::map<SentenceId, std::uint32_t> spans;
    bool areSpans = true;
    for (std::size_t i = 0; i < ids.size(); ++i)
        areSpans = areSpans && static_cast<std::size_t>(ids[i]) == i;
    if (areSpans)
        return copy;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        copy->m_slots[i].id = ids[i];
        copy->m_nextId = std::max(copy->m_nextId, static_cast<std::uint32_t>(ids[i]) + 1);
        spans.emplace(ids[i], copy->m_slots[i].span);
    }
    copy->m_spanOfId = std::make_shared<const std::map<SentenceId, std::uint32_t>>(std::move(spans));
    return copy;
}

std::shared_ptr<const Document> Document::withAnnotations(std::map<std::size_t, Annotation> annotations) const
{
    auto copy = std::make_shared<Document>(*this);
    std::map<std::uint32_t, Annotation> bySpan;
    for (auto& entry : annotations)
        bySpan.emplace(m_slots[entry.first].span, std::move(entry.second));
    copy->m_annotations = std::make_shared<const std::map<std::uint32_t, Annotation>>(std::move(bySpan));
    return copy;
}

} // namespace arcwright
