// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/format.h"

namespace arcwright {

/// One file of a treebank as an immutable snapshot. Opening finds where the sentences are; a sentence is read each
/// time somebody asks for it, so a snapshot holds the file's bytes and the edited sentences, nothing else, and can be
/// read by any number of threads.
class Document {
public:
    /// A document over `bytes`, whose sentences `format` finds. O(bytes).
    Document(std::string path, std::shared_ptr<const std::string> bytes, const Format& format);

    const std::string& path() const { return m_path; }
    const Format& format() const { return *m_format; }
    std::size_t size() const { return m_slots.size(); }

    /// Sentence `index` (from 0), never null; a broken one carries its problem with file, line and column.
    std::shared_ptr<const Sentence> sentence(std::size_t index) const;
    SentenceId id(std::size_t index) const { return m_slots[index].id; }
    /// The place of a sentence in this snapshot, size() if it has none. O(1) where nothing was inserted or removed.
    std::size_t indexOf(SentenceId id) const;
    /// The line (from 1) the sentence began on when the file was read.
    std::size_t line(std::size_t index) const;
    /// Whether the sentence was replaced since the file was read.
    bool isEdited(std::size_t index) const { return m_slots[index].edited != nullptr; }

    /// The first id that no sentence of this document has had; all after it are free too.
    SentenceId freeId() const { return SentenceId{m_nextId}; }
    /// A snapshot in which the edits have been made, one after the other. The sentences of each `idsBefore` must be
    /// there, consecutively. O(sentences), a pointer each, however many edits.
    std::shared_ptr<const Document> with(std::span<const Edit> edits) const;
    std::shared_ptr<const Document> with(const Edit& edit) const { return with(std::span(&edit, 1)); }

    /// The whole file: what was read, with the edited sentences written anew.
    Result<std::string> serialised() const;

    /// The same document under another name, as after "save as".
    std::shared_ptr<const Document> renamed(std::string path) const;

private:
    /// A sentence of the snapshot. The ids of the sentences that were read are the numbers of their spans; those of
    /// inserted ones come after.
    struct Slot {
        SentenceId id{};
        std::shared_ptr<const Sentence> edited;
    };

    bool wasRead(SentenceId id) const { return static_cast<std::size_t>(id) < m_spans->size(); }
    void make(const Edit& edit);

    std::string m_path;
    std::shared_ptr<const std::string> m_bytes;
    const Format* m_format;
    std::shared_ptr<const std::vector<SentenceSpan>> m_spans;
    std::vector<Slot> m_slots;
    std::uint32_t m_nextId = 0;
};

} // namespace arcwright
