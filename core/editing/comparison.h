// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/editing/changes.h"
#include "core/editing/word_alignment.h"

namespace arcwright {

/// The two sides of an edit, what tells which parts of them are the same, and the changes found so far.
class Comparison {
public:
    explicit Comparison(const Edit& edit)
        : m_beforeSentences(edit.before), m_afterSentences(edit.after), m_words(edit.before, edit.after)
    {
    }

    SentencePointers beforeSentences() const { return m_beforeSentences; }
    SentencePointers afterSentences() const { return m_afterSentences; }
    std::size_t beforeCount() const { return m_beforeSentences.size(); }
    std::size_t afterCount() const { return m_afterSentences.size(); }
    const Sentence& before(std::size_t index) const { return *m_beforeSentences[index]; }
    const Sentence& after(std::size_t index) const { return *m_afterSentences[index]; }
    const WordAlignment& words() const { return m_words; }

    /// Adds what is on one side or on both; what has an empty side is only on the other.
    void add(Changed what, ChangeSide before, ChangeSide after, std::string field = {});
    /// Adds what says no more than that.
    void add(Changed what, ChangeKind kind) { m_changes.push_back({what, kind, {}, {}, {}}); }
    std::vector<Change> takeChanges() { return std::move(m_changes); }

    struct NodePlace {
        std::size_t sentence = 0;
        NodeId node;
    };
    /// Whether two nodes, one on each side, are the same; the roots are.
    bool isSame(NodePlace before, NodePlace after) const;
    bool isSame(std::size_t before, const EmptyNode& node, std::size_t after, const EmptyNode& other) const;
    /// The place of the word on the other side, or where the units are bunsetsu, of the bunsetsu with the same last
    /// word; none if the id is 0.
    WordPlace sameUnit(std::size_t before, int unit) const;
    /// The bunsetsu with the same last word.
    WordPlace sameBunsetsu(std::size_t before, int number) const;

private:
    SentencePointers m_beforeSentences;
    SentencePointers m_afterSentences;
    WordAlignment m_words;
    std::vector<Change> m_changes;
};

/// A node by its id and form.
ChangeSide sideOf(const Sentence& sentence, NodeId node);
/// The bunsetsu of a word, 0 if it is in none.
int bunsetsuOf(const Sentence& sentence, int word);
/// The form of a node, empty for the root.
std::string formOf(const Sentence& sentence, NodeId node);

} // namespace arcwright
