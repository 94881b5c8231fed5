// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/query/pattern.h"
#include "core/query/pattern_cursor.h"

namespace arcwright {

/// A field of a word that is compared with a field of another one, which has yet to be found by its name.
struct FieldReference {
    PatternLayer layer;
    FieldComparison comparison; ///< without the other field
    std::string other; ///< as it stands there: `b.feats.Number`
    std::size_t column = 1; ///< of the whole
};

/// Reads the conditions on a word. Throws PatternFailure.
class ConditionReader {
public:
    explicit ConditionReader(PatternCursor& cursor) : m_cursor(cursor) { }

    /// Whether a condition begins here.
    bool isAtCondition() const
    {
        return !m_cursor.isAtGrouping() && !m_cursor.isAtEffective() && !m_cursor.isAtOr()
            && (m_cursor.isAtText() || m_cursor.peek().is("!"));
    }
    /// Reads one condition, or a word that means nothing. Comparisons with another word are put aside.
    void read(PatternNode& node);
    /// The comparisons that were put aside.
    std::vector<FieldReference> takeReferences() { return std::exchange(m_references, {}); }
    /// Reads one of some values, which are relations.
    TextMatch readRelations(bool isNegated) { return readTexts(false, isNegated, {PatternField::Kind::Relation}); }
    PatternLayer readLayer();

private:
    bool readFlag(PatternCondition& condition);
    bool beginsComparison(std::size_t ahead) const;
    void readField(PatternCondition& condition);
    bool readReference(const PatternCondition& condition);
    void readComparison(PatternCondition& condition);
    TextMatch readTexts(bool isExpression, bool isNegated, const PatternField& field);
    void readNumbers(PatternCondition& condition, const std::string& name);
    void readBound(PatternCondition& condition, const PatternToken& sign, const std::string& name);
    void readNumber(PatternCondition& condition, const std::string& name);

    PatternCursor& m_cursor;
    std::vector<FieldReference> m_references;
};

} // namespace arcwright
