// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The further fields of a word, for those who ask for many of them: a word can have a hundred thousand, and asking the
/// word itself looks through all of them each time. The word must outlive it, unchanged.
class FurtherFields {
public:
    /// O(fields).
    explicit FurtherFields(const Token& token) : m_token(token)
    {
        if (token.further.size() <= fewFields)
            return;
        for (const FurtherField& field : token.further)
            m_byName.emplace(field.name, &field);
    }

    /// The field of that name, null if there is none. O(1).
    const FurtherField* find(std::string_view name) const
    {
        if (!m_byName.empty()) {
            const auto found = m_byName.find(name);
            return found == m_byName.end() ? nullptr : found->second;
        }
        const auto& fields = m_token.further;
        const auto found
            = std::find_if(fields.begin(), fields.end(), [&](const FurtherField& field) { return field.name == name; });
        return found == fields.end() ? nullptr : &*found;
    }
    /// Its value, empty if there is none. O(1).
    std::string_view value(std::string_view name) const
    {
        const FurtherField* found = find(name);
        return found ? std::string_view(found->value) : std::string_view();
    }

private:
    static constexpr std::size_t fewFields = 8; ///< looked through sooner than hashed

    const Token& m_token;
    std::unordered_map<std::string_view, const FurtherField*> m_byName; ///< of words that have many
};

} // namespace arcwright
