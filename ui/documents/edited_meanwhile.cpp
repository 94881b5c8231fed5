// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/edited_meanwhile.h"

#include <cstdint>

#include "ui/documents/sentence_exchange.h"

namespace arcwright::ui {

void EditedMeanwhile::begin(const Treebank& treebank)
{
    m_edited.clear();
    m_told = treebank;
}

void EditedMeanwhile::addReplaced(const Treebank& now, std::size_t first)
{
    const auto document = m_told.place(first).document;
    const auto before = m_told.documents()[document];
    m_told = now;
    for (const SentenceId id : exchangeOf(*before, *m_told.documents()[document]).after)
        add({static_cast<std::uint32_t>(document), id});
}

} // namespace arcwright::ui
