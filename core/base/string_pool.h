// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace arcwright {

/// A string interned in a StringPool<Tag>. The tag keeps ids of different pools apart at compile time.
/// The default id stands for the empty string: "none".
template <class Tag>
class StringId {
public:
    constexpr StringId() = default;
    constexpr explicit StringId(std::uint32_t index) : m_index(index) { }

    constexpr std::uint32_t index() const { return m_index; }
    constexpr explicit operator bool() const { return m_index != 0; }
    friend constexpr auto operator<=>(StringId, StringId) = default;

private:
    std::uint32_t m_index = 0;
};

/// Append-only pool of distinct strings, shared between threads. Two strings are equal exactly if their ids are;
/// ids and the views returned by text() stay valid as long as the pool lives.
template <class Tag>
class StringPool {
public:
    StringPool() { m_texts.emplace_back(); }
    StringPool(const StringPool&) = delete;
    StringPool& operator=(const StringPool&) = delete;

    /// The id of `text`, new if it was never seen. O(1) expected; takes a shared lock, an exclusive one if new.
    StringId<Tag> intern(std::string_view text)
    {
        if (text.empty())
            return {};
        {
            const std::shared_lock lock(m_mutex);
            if (const auto found = m_indices.find(text); found != m_indices.end())
                return StringId<Tag>(found->second);
        }
        const std::unique_lock lock(m_mutex);
        if (const auto found = m_indices.find(text); found != m_indices.end())
            return StringId<Tag>(found->second);
        const auto index = static_cast<std::uint32_t>(m_texts.size());
        m_indices.emplace(m_texts.emplace_back(text), index);
        return StringId<Tag>(index);
    }

    /// The text behind an id of this pool.
    std::string_view text(StringId<Tag> id) const
    {
        const std::shared_lock lock(m_mutex);
        return m_texts[id.index()];
    }

    /// How many ids there are, the one of the empty string included.
    std::uint32_t size() const
    {
        const std::shared_lock lock(m_mutex);
        return static_cast<std::uint32_t>(m_texts.size());
    }

private:
    mutable std::shared_mutex m_mutex;
    std::deque<std::string> m_texts; // a deque never moves its elements, so the keys below stay valid
    std::unordered_map<std::string_view, std::uint32_t> m_indices;
};

using RelationId = StringId<struct RelationTag>;
using RelationPool = StringPool<struct RelationTag>;

} // namespace arcwright

template <class Tag>
struct std::hash<arcwright::StringId<Tag>> {
    std::size_t operator()(arcwright::StringId<Tag> id) const noexcept { return id.index(); }
};
