// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// What makes a lemma of a form: other characters at its beginning and at its end (`nejlepší`, `lepší`; `dogs`, `dog`).
struct LemmaEdit {
    bool lower = true; ///< of the form in lower case, else of the form as it is
    std::string fromBegin; ///< what goes there
    std::string toBegin; ///< what comes in its place
    std::string fromEnd;
    std::string toEnd;

    friend auto operator<=>(const LemmaEdit&, const LemmaEdit&) = default;
};

/// The edit that makes this lemma of the form and leaves the most of it: the longest stretch that both have stays.
/// Nothing if they have no character in common. O(length of the form x that of the lemma).
std::optional<LemmaEdit> lemmaEdit(std::string_view form, std::string_view lemma);
/// The lemma; nothing where the form does not begin and end as the edit says, or nothing would be left.
std::optional<std::string> edited(std::string_view form, const LemmaEdit& edit);

/// Lemmas of words that training has not seen, by how they end and by their tags, as affix grammars do it (Mikheev
/// 1997): the edit of the longest ending that words of the same tags had, else words of the same part of speech.
class LemmaEdits {
public:
    /// A word of training: one of its forms with one lemma.
    struct Example {
        std::string form;
        std::string lemma;
        std::string upos;
        std::uint32_t tag = 0; ///< the number of all its tags
    };
    using Endings = std::map<std::string, std::uint32_t>; ///< the number of the edit, by ending in lower case

    struct Knowledge {
        std::vector<LemmaEdit> edits;
        std::map<std::uint32_t, Endings> byTag;
        std::map<std::string, Endings> byUpos;

        friend bool operator==(const Knowledge&, const Knowledge&) = default;
    };

    LemmaEdits() = default;
    explicit LemmaEdits(Knowledge knowledge) : m_knowledge(std::move(knowledge)) { }
    /// Each example counts once, however often the word was seen: words that are seen often have lemmas of their own.
    static LemmaEdits learn(const std::vector<Example>& examples);

    /// Empty where no ending is known. O(length of the form).
    std::string lemma(std::string_view form, const std::string& upos, std::uint32_t tag) const;

    const Knowledge& knowledge() const { return m_knowledge; }
    bool isEmpty() const { return m_knowledge.edits.empty(); }

private:
    Knowledge m_knowledge;
};

} // namespace arcwright
