// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/string_pool.h"
#include "core/documents/layer.h"
#include "core/evaluation/property.h"
#include "core/evaluation/punctuation.h"
#include "core/evaluation/ud_scores.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// What a score counts: words with the right head, with the right head and relation, or with the right relation,
/// whatever their head.
enum class Scored { Heads, Arcs, Relations };

/// A system's analysis of one sentence.
struct SystemAnalysis {
    Graph graph;
    std::vector<double> confidences; ///< in the head of each unit, unit 1 first, in [0, 1]; negative or none: not told
    std::vector<bool> known = {}; ///< whether its parser has seen the form of each unit; empty: not told
    std::vector<HeadContest> contests = {}; ///< of each unit; empty: no tournament
};

/// The tags, relations and other texts of a table, shared by all of its parts.
using TextPool = StringPool<struct TableTextTag>;
using TextId = StringId<struct TableTextTag>;

/// An arc to a further parent, in gold, in a system's graph, or with the same ends in both.
struct FurtherArc {
    std::size_t sentence = 0; ///< index in the treebank
    int head = kNoHead;
    int dependent = 0;
    RelationId gold; ///< none where gold has no such arc
    RelationId predicted; ///< none where the system has not
};

/// The kinds of attachment of the units of a sentence, unit 1 first; empty for none. The texts are those of whatever
/// told them.
struct SentenceKinds {
    std::size_t sentence = 0; ///< index in the treebank
    std::vector<std::string_view> kinds;
};

/// What a word costs of the scores of the UD tools, see udMisses().
struct WordMisses {
    std::size_t sentence = 0; ///< index in the treebank
    int word = 0; ///< from 1
    UdMetrics metrics;
};

/// The words of gold sentences as rows of a table, one after the other, with what gold says of each and what each of
/// several systems does: everything that scores, breakdowns, confusions and tests of significance are computed from.
/// Columns, 32 bytes a row and 17 for each system. Rows are units: bunsetsu where a sentence has any, else words.
class OutcomeTable {
public:
    /// The gold columns.
    struct Gold {
        std::vector<std::uint32_t> sentences; ///< the sentence of each row, index in sentences()
        std::vector<std::int32_t> units; ///< from 1
        std::vector<std::int32_t> heads;
        std::vector<TextId> relations;
        std::vector<TextId> tags;
        std::vector<TextId> particles;
        std::vector<TextId> kinds; ///< `none` where there is none, or kinds are not known
        std::vector<std::int16_t> depths; ///< arcs up to node 0, -1 if there is no way
        std::vector<std::uint8_t> parents;
        std::vector<std::uint8_t> marks; ///< of GoldMark
    };
    enum GoldMark : std::uint8_t { Punctuation = 1, NonProjective = 2, Unknown = 4, LastBunsetsu = 8 };

    /// An arc to a further parent of the word of a row; `none` for a relation of the side that has no such arc.
    struct FurtherParent {
        std::uint32_t row = 0;
        TextId gold;
        TextId predicted;
    };

    /// What the word of a row costs of the scores of the UD tools.
    struct RowMisses {
        std::uint32_t row = 0;
        UdMetrics metrics;
    };

    /// The columns of one system. Of a sentence it has not analysed marks are 0, and nothing else counts.
    struct System {
        std::string name;
        std::vector<std::int32_t> heads;
        std::vector<TextId> relations;
        std::vector<std::int16_t> depths;
        std::vector<std::int16_t> confidences; ///< in thousandths, -1 where none is told
        std::vector<std::int16_t> candidates; ///< of a tournament, -1 where there was none
        std::vector<std::int16_t> margins; ///< in hundredths, -1 where there was no rival
        std::vector<std::uint8_t> marks; ///< of SystemMark
        std::vector<FurtherParent> further; ///< by row
        std::vector<TextId> kinds; ///< of attachment in its own tree; empty until they were set
        std::vector<RowMisses> misses; ///< by row, of those that cost anything; none until they were set

        bool isPresent(std::size_t row) const { return (marks[row] & Present) != 0; }
        bool isRight(std::size_t row, Scored scored) const
        {
            const int wanted = scored == Scored::Heads ? HeadRight
                : scored == Scored::Arcs               ? HeadRight | RelationRight
                                                       : RelationRight;
            return (marks[row] & wanted) == wanted;
        }
    };
    enum SystemMark : std::uint8_t {
        Present = 1,
        HeadRight = 2,
        RelationRight = 4,
        NonProjectiveArc = 8,
        KnownForm = 16,
        NewForm = 32, ///< neither: it does not tell
    };

    struct SentenceRows {
        std::size_t index = 0; ///< of the treebank
        std::uint32_t first = 0; ///< row
        std::uint32_t count = 0;
        bool hasBunsetsu = false;
        bool opensDocument = false; ///< it has a `# newdoc`, or says its document in KNP's `# S-ID`
        TextId document;
        TextId genre;
    };

    /// An empty table for systems of these names. The pool may be that of other tables, which are to be joined.
    explicit OutcomeTable(
        const std::vector<std::string>& systems, std::shared_ptr<TextPool> texts = std::make_shared<TextPool>());

    /// Tells the kind of attachment of each unit of a gold sentence, unit 1 first, empty for none. Called by several
    /// threads at once; what it tells must last until the rows of the sentence are added.
    using KindTeller = std::function<std::vector<std::string_view>(const Sentence& sentence)>;

    /// What rows are made with.
    struct Rules {
        const PunctuationTags* punctuation = nullptr; ///< null: the default ones
        const Vocabulary* vocabulary = nullptr; ///< null: not known, and no word is unknown
        KindTeller kinds = {}; ///< empty: kinds are not known
    };
    /// Adds the rows of sentence `index` of the treebank. Null where a system has no analysis; all graphs are over the
    /// units of `sentence`, their relations of `relations`. Document and genre are what the sentence's own comments
    /// say. O(n log n).
    void add(std::size_t index, const Sentence& sentence, const Graph& gold,
        std::span<const SystemAnalysis* const> analyses, const RelationPool& relations, const Rules& rules);

    std::size_t size() const { return m_gold.heads.size(); }
    const Gold& gold() const { return m_gold; }
    const std::vector<System>& systems() const { return m_systems; }
    const std::vector<SentenceRows>& sentences() const { return m_sentences; }
    const SentenceRows& sentenceOf(std::size_t row) const { return m_sentences[m_gold.sentences[row]]; }
    /// Whether a training treebank was given, which is then that of all systems.
    bool hasVocabulary() const { return m_hasVocabulary; }
    /// Whether a system tells of any word if its parser has seen it. O(rows).
    bool tellsVocabulary(std::size_t system) const;
    std::string_view text(TextId id) const { return m_texts->text(id); }
    const TextPool& texts() const { return *m_texts; }
    TextId rootText() const { return m_root; } ///< `root`, for the tag of node 0
    TextId noneText() const { return m_none; } ///< `none`

    /// Those of a system; none until they were set.
    const std::vector<FurtherParent>& furtherParents(std::size_t system) const { return m_systems[system].further; }
    /// O(arcs + rows).
    void setFurtherArcs(std::size_t system, const std::vector<FurtherArc>& arcs, const RelationPool& relations);

    /// By sentence and word. O(words that cost anything + sentences).
    void setMisses(std::size_t system, const std::vector<WordMisses>& misses);

    /// The kinds of attachment of some sentences' words in a system's trees, by index of the treebank; `none` of
    /// others. O(rows).
    void setKinds(std::size_t system, const std::vector<SentenceKinds>& kinds);

    /// Takes the rows of other tables of the same systems, texts and rules, behind its own. O(rows).
    void append(std::vector<OutcomeTable> parts);
    /// Carries documents and genres on to the sentences that do not name one, from sentence to sentence of one file.
    /// `files`: that of each sentence of the table. A file without `# newdoc` is one document, called as the file; a
    /// `# newdoc` without an id is called as the file and its number there.
    void nameDocuments(std::span<const std::string> files);

private:
    void addGold(const Sentence& sentence, const Graph& gold, const Rules& rules);
    void addSystem(System& system, const Graph& gold, const SystemAnalysis* analysis);
    void addComments(const Sentence& sentence, SentenceRows& rows);
    TextId textOf(RelationId relation, const RelationPool& relations);
    TextId textOf(std::string_view text);

    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::shared_ptr<TextPool> m_texts;
    TextId m_root;
    TextId m_none;
    /// What the pool has said, so that threads do not wait for each other at every word.
    std::unordered_map<std::string, TextId, TextHash, std::equal_to<>> m_known;
    std::vector<TextId> m_relationTexts; ///< by RelationId, none where not asked yet
    Gold m_gold;
    std::vector<System> m_systems;
    std::vector<SentenceRows> m_sentences;
    bool m_hasVocabulary = false;
};

} // namespace arcwright
