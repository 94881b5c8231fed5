// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// What makes the words of a multiword token of its form: the first word is its beginning with another end (`abych`:
/// `ab` + `y`, `bych`), or the last one its end with another beginning.
struct MultiwordEdit {
    bool atEnd = true; ///< the form is divided at its end, else at its beginning
    std::string from; ///< what goes there
    std::string to; ///< what comes in its place
    std::vector<std::string> others; ///< the words behind the first one, or those before the last one

    friend auto operator<=>(const MultiwordEdit&, const MultiwordEdit&) = default;
};

/// The edit that makes these words (two or more) of the form at its end, or at its beginning, and leaves the most of
/// it. O(bytes).
MultiwordEdit multiwordEdit(std::string_view form, const std::vector<std::string>& words, bool atEnd);
/// The words; nothing where the form does not end or begin as the edit says.
std::optional<std::vector<std::string>> divided(std::string_view form, const MultiwordEdit& edit);

/// Which tokens of a text are several words, and which ones: as training has seen the form, more often than not, else
/// by its longest ending, or else beginning, of which most forms are divided by one and the same edit.
class MultiwordEdits {
public:
    /// How often training has seen a form as these words; as one word, where there are none.
    using Expansions = std::map<std::vector<std::string>, std::uint32_t>;
    using Decisions = std::map<std::string, std::uint32_t>; ///< the number of the edit, from 1; 0: one word

    struct Knowledge {
        std::vector<MultiwordEdit> edits;
        Decisions forms;
        Decisions endings;
        Decisions beginnings;

        friend bool operator==(const Knowledge&, const Knowledge&) = default;
    };

    MultiwordEdits() = default;
    explicit MultiwordEdits(Knowledge knowledge) : m_knowledge(std::move(knowledge)) { }
    static MultiwordEdits learn(const std::map<std::string, Expansions>& forms);

    /// The words of a token; the token itself where it is one. O(length).
    std::vector<std::string> words(const std::string& form) const;

    const Knowledge& knowledge() const { return m_knowledge; }

private:
    std::uint32_t byAffixes(std::string_view lowered) const;

    Knowledge m_knowledge;
};

} // namespace arcwright
