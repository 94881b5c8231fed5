// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/result.h"
#include "core/documents/document_content.h"
#include "core/documents/last_read_sentence.h"
#include "core/treebank/edit.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Takes the next bytes of something that is written from front to back.
using ByteSink = std::function<Result<void>(std::string_view)>;

/// One file of a treebank as an immutable snapshot. Opening finds where the sentences are; a sentence is read when
/// somebody asks for it, so a snapshot holds the edited sentences, the one read last and, of a file that is not too
/// large, its bytes; it can be read by any number of threads.
class Document {
public:
    /// A sentence longer than this is kept and copied, but not read: 16 MB.
    static constexpr std::size_t longestSentence = std::size_t(16) << 20;

    /// A document over the content of a file, whose sentences `format` finds. O(bytes). Fails where the file cannot be
    /// read to its end.
    static Result<std::shared_ptr<const Document>> over(
        std::string path, std::shared_ptr<const FileBytes> bytes, FormatPointer format);
    /// A document of so many sentences whose content is read when something of it is asked for.
    static std::shared_ptr<const Document> waiting(
        std::string path, FormatPointer format, std::size_t size, std::function<DocumentContent::Parts()> read);
    /// A document over a text in memory.
    Document(std::string path, std::string text, FormatPointer format);

    const std::string& path() const { return m_path; }
    const FormatPointer& format() const { return m_format; }
    const FileBytes& bytes() const { return *m_content->bytes(); }
    std::size_t size() const { return m_slots.size(); }
    /// The hash of what was read: of its bytes, or of the files that they were put together from.
    std::uint64_t hash() const;

    /// Sentence `index` (from 0), never null; a broken one carries its problem with file, line and column.
    std::shared_ptr<const Sentence> sentence(std::size_t index) const;
    SentenceId id(std::size_t index) const { return m_slots[index].id; }
    /// The place of a sentence in this snapshot, size() if it has none. O(1) where nothing was inserted or removed.
    std::size_t indexOf(SentenceId id) const;
    /// The line (from 1) the sentence began on when the file was read, 0 for one that is new.
    std::size_t line(std::size_t index) const;
    /// Whether the sentence is another one than was read from the file; one whose edits were all taken back is not. The
    /// first who asks of an edited sentence has what was there read again, so that a step of thousands does not wait
    /// for that.
    bool isEdited(std::size_t index) const
    {
        return m_slots[index].edited != nullptr && likenessOf(m_slots[index]) != Likeness::Same;
    }

    /// Whether the file would have another text for the sentence: not where only annotators have said something of it
    /// that is kept beside the file, as that it is confirmed.
    bool isTextEdited(std::size_t index) const
    {
        return m_slots[index].edited != nullptr && likenessOf(m_slots[index]) == Likeness::Other;
    }

    /// The sentences of which annotators have said something, by index. O(bytes) where their text may say it.
    std::vector<std::size_t> annotated() const;
    /// Whether a sentence has a text that says what annotators say of it. O(bytes).
    bool hasAnnotationText() const;

    /// The first id that no sentence of this document has had; all after it are free too.
    SentenceId freeId() const { return SentenceId{m_nextId}; }
    /// Whether the sentences of every edit's `idsBefore` are there, consecutively, at the time of that edit.
    bool takes(const Edit& edit) const;
    /// A snapshot in which the edits have been made, one after the other. The sentences of each `idsBefore` must be
    /// there, consecutively. O(sentences), a pointer each, however many edits.
    std::shared_ptr<const Document> with(std::span<const Edit> edits) const;
    std::shared_ptr<const Document> with(const Edit& edit) const { return with(std::span(&edit, 1)); }

    /// Writes the whole file: what was read, with the edited sentences written anew. Memory for one sentence. Fails
    /// with what the sink says, with FileChanged if a large file no longer holds what was opened, and with what the
    /// format cannot write.
    Result<void> write(const ByteSink& sink) const;
    /// The bytes that write() writes, as one text.
    Result<std::string> serialised() const;

    /// This document under another name, as after "save as".
    std::shared_ptr<const Document> renamed(std::string path) const;
    /// This document with other ids for its sentences, one each, all different: those they had when the file was saved.
    /// Nothing may have been edited.
    std::shared_ptr<const Document> withIds(std::span<const SentenceId> ids) const;
    /// This document with annotations of its sentences, by index, added. Nothing may have been edited.
    std::shared_ptr<const Document> withAnnotations(std::map<std::size_t, Annotation> annotations) const;

private:
    friend class DocumentDraft;

    static constexpr std::uint32_t noSpan = UINT32_MAX;

    /// How far a sentence that takes the place of a span is what was read there.
    enum class Likeness : std::uint8_t {
        Unknown, ///< nobody has asked
        Other,
        SameText, ///< but for what annotators say
        Same, ///< as after an edit was taken back; it is written all the same, wherever it stands now
    };

    /// Found out for good by whoever asks first; threads that ask at the same time find the same.
    struct KnownLikeness {
        mutable std::atomic<Likeness> is = Likeness::Unknown;

        KnownLikeness() = default;
        KnownLikeness(const KnownLikeness& other) noexcept : is(other.is.load(std::memory_order_relaxed)) { }
        KnownLikeness& operator=(const KnownLikeness& other) noexcept
        {
            is.store(other.is.load(std::memory_order_relaxed), std::memory_order_relaxed);
            return *this;
        }
    };

    /// A sentence of the snapshot: the span of the file it was read from, and what it was replaced by.
    struct Slot {
        SentenceId id{};
        std::uint32_t span = noSpan;
        std::shared_ptr<const Sentence> edited;
        KnownLikeness likeness; ///< of `edited` to what the span has
    };

    Document(std::string path, FormatPointer format, std::shared_ptr<const DocumentContent> content);
    void make(const Edit& edit);
    std::shared_ptr<const Sentence> sentenceIn(std::uint32_t span) const;
    std::shared_ptr<const Sentence> read(std::uint32_t span) const;
    Likeness likenessOf(const Slot& slot) const;
    Likeness comparedWithRead(const Slot& slot) const;
    std::vector<bool> spansWithAnnotationMark() const;
    SourceSlice slice(const SentenceSpan& span, std::optional<Problem>& problem) const;

    std::string m_path;
    FormatPointer m_format;
    std::shared_ptr<const DocumentContent> m_content;
    std::shared_ptr<const std::map<std::uint32_t, Annotation>> m_annotations; ///< by span
    std::vector<Slot> m_slots;
    std::shared_ptr<const std::map<SentenceId, std::uint32_t>> m_spanOfId; ///< where ids are no span numbers
    std::uint32_t m_nextId = 0;
    LastReadSentence m_lastRead;
};

/// A snapshot in the making, for edits of which each asks what those before it made: Document::with() copies all
/// sentences for each.
class DocumentDraft {
public:
    explicit DocumentDraft(const Document& document) : m_document(std::make_shared<Document>(document)) { }

    const Document& now() const { return *m_document; }
    /// The document must take the edit. O(1), unless it makes the document longer or shorter.
    void make(const Edit& edit) { m_document->make(edit); }
    std::shared_ptr<const Document> finish() && { return std::move(m_document); }

private:
    std::shared_ptr<Document> m_document;
};

} // namespace arcwright
