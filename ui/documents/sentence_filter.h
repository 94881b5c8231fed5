// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>

#include <QString>
#include <QStringMatcher>

#include "core/documents/layer.h"
#include "core/documents/treebank.h"

namespace arcwright::ui {

/// The kinds of sentences that can be asked for.
enum class SentenceKind {
    All,
    Edited, ///< since the file was read
    Disagreeing, ///< predicted otherwise than in gold
    Unreadable,
    Confirmed,
    Unconfirmed,
    Remarked, ///< something is remarked on it, a word or an arc
    Listed, ///< those of a list
};

/// The sentences that are asked for, by kind and by content.
struct SentenceFilter {
    SentenceKind kind = SentenceKind::All;
    QString text; ///< in the sentence's text, its sent_id, or the source of one that cannot be read; in any case

    std::shared_ptr<const std::set<SentenceKey>> listed = nullptr; ///< for SentenceKind::Listed

    bool isEmpty() const { return kind == SentenceKind::All && text.isEmpty(); }
    friend bool operator==(const SentenceFilter&, const SentenceFilter&) = default;
};

/// The predictions with which sentences are compared.
struct Predictions {
    const Layer& layer;
    RelationPool& relations;
};

/// How many words have another head or relation in the layer, or another further parent where it has such arcs; -1
/// where there is nothing to compare.
int differingWords(const Treebank& treebank, std::size_t index, const Predictions& predictions);

/// A filter at work. Its answers depend on nothing but what is given, so that it can be asked on any thread.
class SentenceMatcher {
public:
    explicit SentenceMatcher(const SentenceFilter& filter);

    bool matches(const Treebank& treebank, std::size_t index, const Predictions& predictions) const;

private:
    bool isOfKind(
        const Treebank& treebank, std::size_t index, const Sentence& sentence, const Predictions& predictions) const;
    bool hasText(const Sentence& sentence) const;

    SentenceFilter m_filter;
    QStringMatcher m_text;
    bool m_isPlain = false; ///< typed without diacritics, which count in no sentence then
};

} // namespace arcwright::ui
