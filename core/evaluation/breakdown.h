// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/evaluation/arc_counts.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/property.h"
#include "core/evaluation/significance.h"

namespace arcwright {

/// Words, and how many of them are right.
struct WordCounts {
    std::size_t words = 0;
    std::size_t heads = 0;
    std::size_t labelled = 0;
    std::size_t labels = 0;

    double uas() const { return percentage(heads, words); }
    double las() const { return percentage(labelled, words); }
    double la() const { return percentage(labels, words); }
    std::size_t right(Scored scored) const
    {
        return scored == Scored::Heads ? heads : scored == Scored::Arcs ? labelled : labels;
    }
    std::size_t errors(Scored scored) const { return words - right(scored); }
    /// Wilson's, of UAS, LAS or LA.
    Interval interval(Scored scored) const { return wilsonInterval(right(scored), words); }

    WordCounts& operator+=(const WordCounts& other);
    friend bool operator==(const WordCounts&, const WordCounts&) = default;
};

/// Which words of a system are meant, and when one of them is right.
enum class OutcomeScope : unsigned char {
    Scored, ///< those it has analysed, as is scored
    Analysed, ///< those it has analysed, right and wrong ones
    Missed, ///< those that cost anything of a score of the UD tools (udMisses()), whatever is scored
    NotLast, ///< all but the last bunsetsu of a sentence, which has no head that could be found
};

/// What one system does to a word.
struct OutcomeCondition {
    std::size_t system = 0;
    Scored scored = Scored::Heads;
    bool isRight = false;
    OutcomeScope scope = OutcomeScope::Scored;
    UdMetric metric = UdMetric::Clas; ///< of which `Missed` is meant

    friend bool operator==(const OutcomeCondition&, const OutcomeCondition&) = default;
};

/// A further parent of a word: by which relation in gold, and by which in the system's graph; `none` where one side has
/// no such arc. An empty text on one side is any other one than on the other side; two of them are any two that differ.
struct ArcCondition {
    std::size_t system = 0;
    std::string gold;
    std::string predicted;
    bool orTree = false; ///< or a word whose arc of the tree is wrong

    bool holds(std::string_view inGold, std::string_view inSystem) const
    {
        if (gold.empty() && predicted.empty())
            return inGold != inSystem;
        return (gold.empty() ? inGold != predicted : inGold == gold)
            && (predicted.empty() ? inSystem != gold : inSystem == predicted);
    }

    friend bool operator==(const ArcCondition&, const ArcCondition&) = default;
};

/// A choice of words: all that meet every condition.
struct WordChoice {
    bool withPunctuation = true;
    std::vector<PropertyValue> values; ///< relation = obl, distance from 7
    std::vector<OutcomeCondition> outcomes; ///< right in A, wrong in B
    std::vector<ArcCondition> arcs = {}; ///< with a further parent that is conj in gold, and nothing in A

    /// Whether nothing but punctuation is chosen by.
    bool isAll() const { return values.empty() && outcomes.empty() && arcs.empty(); }
    friend bool operator==(const WordChoice&, const WordChoice&) = default;
};

/// Every row that is chosen, in order: what is behind a bar, a point or a cell. A word that a system named in the
/// choice has not analysed is not. O(rows) for each condition.
std::vector<std::uint32_t> chosenRows(const OutcomeTable& table, const WordChoice& choice);

/// How a system does with some rows, those that it has analysed.
WordCounts countsOf(const OutcomeTable& table, std::size_t system, const std::vector<std::uint32_t>& rows);

/// A property of every row, as the index of its value.
struct PropertyColumn {
    std::vector<PropertyValue> values; ///< those that any row has, in their natural order, or by text
    std::vector<std::uint32_t> byRow;
};
/// `system`: in whose analysis; gold if in none's. Confidence is that of the first system if none is told. O(rows).
PropertyColumn columnOf(const OutcomeTable& table, Property property, std::optional<std::size_t> system = {});

struct BreakdownSettings {
    Scored scored = Scored::Heads; ///< what counts as an error
    WordChoice choice; ///< of these words alone
    std::optional<std::size_t> side; ///< values as in the analysis of that system (precision); gold (recall) if none
    /// Whose confidence, tournament, vocabulary and repairs are meant (isToldBySystems()); the first system's if none.
    std::optional<std::size_t> teller;
    std::size_t rareBelow = 0; ///< text values of fewer words are gathered as `other`
    /// By the errors of that system, most first (`other` last); in natural order, or by the number of words, if none.
    std::optional<std::size_t> sortedBy;
};

/// The scores of all systems by one property.
struct OutcomeBreakdown {
    struct Row {
        PropertyValue value; ///< the condition it stands for
        std::vector<WordCounts> systems;
    };
    Property property{};
    Scored scored = Scored::Heads;
    std::vector<Row> rows;
    std::vector<WordCounts> totals; ///< by system

    /// The share of all errors of a system that a row has, in percent.
    double cost(std::size_t row, std::size_t system) const
    {
        return percentage(rows[row].systems[system].errors(scored), totals[system].errors(scored));
    }
};
OutcomeBreakdown breakdownOf(const OutcomeTable& table, Property property, const BreakdownSettings& settings = {});

/// The scores of all systems by two properties. Rows and columns are sorted as those of a breakdown are.
struct HeatMap {
    Property rowProperty{};
    Property columnProperty{};
    Scored scored = Scored::Heads;
    std::vector<PropertyValue> rows;
    std::vector<PropertyValue> columns;
    std::vector<std::vector<WordCounts>> cells; ///< by system; of each, row after row
    std::vector<WordCounts> totals; ///< by system

    const WordCounts& cell(std::size_t system, std::size_t row, std::size_t column) const
    {
        return cells[system][row * columns.size() + column];
    }
};
/// O(rows of the table + cells).
HeatMap heatMapOf(const OutcomeTable& table, Property rows, Property columns, const BreakdownSettings& settings = {});

/// One value of a property. Scores of the words that have the value in gold are recall, those of the words that have it
/// in the system's analysis are precision.
struct Bucket {
    WordCounts gold;
    WordCounts predicted;
};
/// The values that any words have, with their names: texts by size, others in their natural order. None at all where
/// nothing is known of the property: no vocabulary, no genre, particle or confidence of any word.
std::vector<std::pair<std::string, Bucket>> bucketsOf(const OutcomeTable& table, Property property, std::size_t system);

} // namespace arcwright
