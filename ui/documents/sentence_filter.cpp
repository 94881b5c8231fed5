// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_filter.h"

#include <set>
#include <string_view>

#include "core/editing/remark_operations.h"
#include "ui/documents/folded_text.h"

namespace arcwright::ui {

int differingWords(const Treebank& treebank, std::size_t index, const Predictions& predictions)
{
    const Analysis* analysis = predictions.layer.find(treebank.key(index));
    if (!analysis)
        return -1;
    const Graph gold = graphOf(*treebank.sentence(index), predictions.relations);
    if (gold.size() != analysis->graph.size())
        return -1;
    const Labels labels = predictions.layer.hasRelations() ? Labels::Compared : Labels::Ignored;
    std::set<int> words;
    for (const ComparedArc& compared : compare(gold, *analysis, labels)) {
        const bool isCompared
            = !compared.secondary || predictions.layer.hasSecondaryArcs(); // as the diagram marks them
        if (isCompared && compared.match != ArcMatch::Match)
            words.insert(compared.arc.dependent);
    }
    return static_cast<int>(words.size());
}

SentenceMatcher::SentenceMatcher(const SentenceFilter& filter)
    : m_filter(filter), m_text(filter.text, Qt::CaseInsensitive), m_isPlain(isWithoutDiacritics(filter.text))
{
}

bool SentenceMatcher::matches(const Treebank& treebank, std::size_t index, const Predictions& predictions) const
{
    const auto sentence = treebank.sentence(index);
    return isOfKind(treebank, index, *sentence, predictions) && (m_filter.text.isEmpty() || hasText(*sentence));
}

bool SentenceMatcher::isOfKind(
    const Treebank& treebank, std::size_t index, const Sentence& sentence, const Predictions& predictions) const
{
    switch (m_filter.kind) {
    case SentenceKind::All:
        return true;
    case SentenceKind::Edited: {
        const auto place = treebank.place(index);
        return treebank.documents()[place.document]->isTextEdited(place.sentence);
    }
    case SentenceKind::Disagreeing:
        return differingWords(treebank, index, predictions) > 0;
    case SentenceKind::Unreadable:
        return sentence.problem.has_value();
    case SentenceKind::Confirmed:
        return sentence.annotation.confirmed;
    case SentenceKind::Unconfirmed:
        return !sentence.annotation.confirmed;
    case SentenceKind::Remarked:
        return isRemarked(sentence);
    case SentenceKind::Listed:
        return m_filter.listed && m_filter.listed->contains(treebank.key(index));
    }
    return false;
}

bool SentenceMatcher::hasText(const Sentence& sentence) const
{
    const auto isIn = [this](std::string_view bytes) {
        const QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return m_text.indexIn(m_isPlain ? foldedText(text).text : text) >= 0;
    };
    if (sentence.problem)
        return isIn(sentence.source.text());
    return isIn(sentence.text()) || isIn(sentence.metadata("sent_id"));
}

} // namespace arcwright::ui
