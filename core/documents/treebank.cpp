// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/treebank.h"

#include <algorithm>

namespace arcwright {

Treebank::Treebank(std::vector<std::shared_ptr<const Document>> documents)
    : m_documents(std::move(documents)), m_begins(1, 0)
{
    for (const auto& document : m_documents)
        m_begins.push_back(m_begins.back() + document->size());
}

Treebank::Place Treebank::place(std::size_t index) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), index);
    const auto document = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    return {document, index - m_begins[document]};
}

std::shared_ptr<const Sentence> Treebank::sentence(std::size_t index) const
{
    const Place at = place(index);
    return m_documents[at.document]->sentence(at.sentence);
}

SentenceKey Treebank::key(std::size_t index) const
{
    const Place at = place(index);
    return {static_cast<std::uint32_t>(at.document), m_documents[at.document]->id(at.sentence)};
}

std::size_t Treebank::indexOf(SentenceKey key) const
{
    if (key.document >= m_documents.size())
        return size();
    const std::size_t sentence = m_documents[key.document]->indexOf(key.sentence);
    return sentence < m_documents[key.document]->size() ? m_begins[key.document] + sentence : size();
}

Treebank Treebank::with(std::size_t document, std::shared_ptr<const Document> changed) const
{
    auto documents = m_documents;
    documents[document] = std::move(changed);
    return Treebank(std::move(documents));
}

bool naturallyBefore(std::string_view first, std::string_view second)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto digits = [&](std::string_view text, std::size_t from) {
        std::size_t end = from;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        const std::string_view run = text.substr(from, end - from);
        const auto significant = std::min(run.find_first_not_of('0'), run.size());
        return std::pair(run.substr(significant), end);
    };
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < first.size() && j < second.size()) {
        if (isDigit(first[i]) && isDigit(second[j])) {
            const auto [left, leftEnd] = digits(first, i);
            const auto [right, rightEnd] = digits(second, j);
            if (left != right)
                return left.size() != right.size() ? left.size() < right.size() : left < right;
            i = leftEnd;
            j = rightEnd;
        } else {
            if (first[i] != second[j])
                return static_cast<unsigned char>(first[i]) < static_cast<unsigned char>(second[j]);
            ++i;
            ++j;
        }
    }
    if (first.size() - i != second.size() - j)
        return first.size() - i < second.size() - j;
    return first < second;
}

} // namespace arcwright
