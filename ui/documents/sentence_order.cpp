// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_order.h"

#include <algorithm>

#include <QCollator>
#include <QLocale>

#include "core/editing/remark_operations.h"

namespace arcwright::ui {

namespace {

QString textFrom(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// What cannot be read and what is remarked on is to be seen to first, what is confirmed last.
int urgency(const SentenceState& state)
{
    if (state.unreadable)
        return 0;
    if (state.remarked)
        return 1;
    if (state.confirmed)
        return 4;
    return state.edited ? 2 : 3;
}

} // namespace

SentenceState stateOf(const Treebank& treebank, std::size_t index)
{
    const auto sentence = treebank.sentence(index);
    const auto place = treebank.place(index);
    return {sentence->problem.has_value(), treebank.documents()[place.document]->isTextEdited(place.sentence),
        sentence->annotation.confirmed, isRemarked(*sentence)};
}

void SentenceSorter::add(const Treebank& treebank, std::size_t index, const Predictions& predictions)
{
    Entry entry{static_cast<std::uint32_t>(index), 0, {}};
    switch (m_order.by) {
    case SentenceColumn::Number:
        entry.number = static_cast<int>(index);
        break;
    case SentenceColumn::State:
        entry.number = urgency(stateOf(treebank, index));
        break;
    case SentenceColumn::Differences:
        entry.number = differingWords(treebank, index, predictions);
        break;
    case SentenceColumn::Words:
        entry.number = static_cast<int>(treebank.sentence(index)->tokens.size());
        break;
    case SentenceColumn::Text:
        entry.text = textFrom(treebank.sentence(index)->text());
        break;
    case SentenceColumn::Id:
        entry.text = textFrom(treebank.sentence(index)->metadata("sent_id"));
        break;
    }
    m_entries.push_back(std::move(entry));
}

std::vector<std::uint32_t> SentenceSorter::sorted()
{
    const QLocale own;
    QCollator collator(own == QLocale::c() ? QLocale(QLocale::English) : own); // that of "C" knows no numbers
    collator.setNumericMode(true);
    const auto comparison = [&](const Entry& one, const Entry& other) {
        return one.number != other.number ? one.number - other.number : collator.compare(one.text, other.text);
    };
    std::stable_sort(m_entries.begin(), m_entries.end(), [&](const Entry& one, const Entry& other) {
        return m_order.descending ? comparison(other, one) < 0 : comparison(one, other) < 0;
    });
    std::vector<std::uint32_t> sentences;
    sentences.reserve(m_entries.size());
    for (const Entry& entry : m_entries)
        sentences.push_back(entry.sentence);
    return sentences;
}

} // namespace arcwright::ui
