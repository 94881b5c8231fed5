// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// Names a sentence for as long as its document is open, whatever is inserted or removed before it.
enum class SentenceId : std::uint32_t {};

/// Replaces k consecutive sentences of a document by l others, k and l at least one: `before` named by `idsBefore`, by
/// `after` named by `idsAfter`. Undo, journal and live learning all consume this value.
struct Edit {
    std::vector<SentenceId> idsBefore;
    std::vector<SentenceId> idsAfter;
    std::vector<std::shared_ptr<const Sentence>> before;
    std::vector<std::shared_ptr<const Sentence>> after;
    std::string author;
    std::chrono::system_clock::time_point time;
    std::string reason;
};

/// The edit that replaces one sentence by another analysis of it.
Edit replacement(SentenceId id, std::shared_ptr<const Sentence> before, std::shared_ptr<const Sentence> after);

/// The edit that takes `edit` back.
Edit inverted(const Edit& edit);

/// The fields of a word that an edit can change.
enum class WordField { Form, Lemma, Upos, Xpos, Feats, Head, Relation, Parents, Misc };

/// One field of one word that differs between two sentences, as their file would say it.
struct FieldChange {
    int word = 0;
    WordField field = WordField::Form;
    std::string before;
    std::string after;

    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// The differing fields of two sentences with the same number of words, by word and then in column order: what an
/// edit is said with.
std::vector<FieldChange> fieldChanges(const Sentence& before, const Sentence& after);

/// A field as text; heads as numbers, parents as `head:relation|...`, an empty field as "".
std::string fieldText(const Token& token, WordField field);

} // namespace arcwright
