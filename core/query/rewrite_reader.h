// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/pattern_cursor.h"
#include "core/query/rewrite.h"

namespace arcwright {

/// Reads a replacement, see parseRewrite(). Throws PatternFailure.
class RewriteReader {
public:
    RewriteReader(PatternCursor& cursor, const Pattern& pattern) : m_cursor(cursor), m_pattern(pattern) { }

    Rewrite run();

private:
    std::optional<std::size_t> nodeNamed(std::string_view name, std::size_t column) const;
    std::size_t takeNode();
    std::string takeRelation();
    std::optional<RewriteAction> arcAction() const;
    void readChange();
    void readArcs(RewriteAction action);
    void readInsertion();
    void readDeletion();
    Assignment readAssignment(std::size_t node);
    void readValue(Assignment& assignment);
    void readHead(Assignment& assignment);
    void readQuotedLayer(Assignment& assignment);
    bool isFieldOfNode(const PatternToken& token) const;
    void readFieldValue(Assignment& assignment);

    PatternCursor& m_cursor;
    const Pattern& m_pattern;
    std::vector<std::string> m_inserted; ///< names of those that are inserted, empty where there is none
    Rewrite m_rewrite;
};

} // namespace arcwright
