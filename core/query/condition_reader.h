// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/query/pattern.h"
#include "core/query/pattern_cursor.h"

namespace arcwright {

/// Reads the conditions on a word. Throws PatternFailure.
class ConditionReader {
public:
    explicit ConditionReader(PatternCursor& cursor) : m_cursor(cursor) { }

    /// Whether a condition begins here.
    bool isAtCondition() const
    {
        return !m_cursor.isAtGrouping() && !m_cursor.isAtEffective()
            && (m_cursor.isAtText() || m_cursor.peek().is("!"));
    }
    /// Reads one condition, or a word that means nothing.
    void read(PatternNode& node);
    /// Reads one of some values, which are relations.
    TextMatch readRelations(bool isNegated) { return readTexts(false, isNegated, {}); }
    PatternLayer readLayer();

private:
    bool readFlag(PatternCondition& condition);
    bool beginsComparison(std::size_t ahead) const;
    void readField(PatternCondition& condition);
    void readComparison(PatternCondition& condition);
    TextMatch readTexts(bool isExpression, bool isNegated, const PatternField& field);
    void readNumbers(PatternCondition& condition, const std::string& name);
    void readBound(PatternCondition& condition, const PatternToken& sign, const std::string& name);
    void readNumber(PatternCondition& condition, const std::string& name);

    PatternCursor& m_cursor;
};

} // namespace arcwright
