// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/text/lines.h"
#include "core/treebank/edit.h"

namespace arcwright {

/// The columns of a tab-separated format, in their order.
class ConlluColumns {
public:
    /// The ten of CoNLL-U.
    ConlluColumns();
    /// The columns named by `# global.columns`: a standard name is that field, any other a further field of the word.
    /// ID and FORM must be among them, and none twice; else isUsable() is false.
    explicit ConlluColumns(std::vector<std::string> names);
    /// The ten of the CoNLL-X shared task (Buchholz & Marsi 2006).
    static ConlluColumns conllX();

    bool isUsable() const { return m_isUsable; }
    std::size_t size() const { return m_names.size(); }
    const std::vector<std::string>& names() const { return m_names; }
    /// The index of the column with the word ids.
    std::size_t id() const { return m_id; }
    /// The field in column `index`, or (none) the further field of that name; the id is neither.
    std::optional<WordField> field(std::size_t index) const { return m_fields[index]; }
    std::optional<std::size_t> indexOf(WordField field) const;
    /// Whether there is a column for the further field of that name.
    bool holdsFurther(std::string_view name) const;

    friend bool operator==(const ConlluColumns& first, const ConlluColumns& second)
    {
        return first.m_names == second.m_names;
    }

private:
    ConlluColumns(std::vector<std::string> names, std::vector<std::optional<WordField>> fields);

    std::vector<std::string> m_names;
    std::vector<std::optional<WordField>> m_fields;
    std::size_t m_id = 0;
    bool m_isUsable = true;
};

/// Whether the line is the first of a file in CoNLL-U Plus: `# global.columns = ...`.
bool namesColumns(std::string_view line);

/// The columns named by such a line. Fails with ColumnMissing (ID or FORM) or ColumnTwice and the column of the line.
Result<ConlluColumns> parseColumns(std::string_view line);

/// `8.1`, or the id of a word.
std::optional<NodeId> parseNodeId(std::string_view text);

/// `head:relation|...`; none if it is not that. The empty field has no parents.
std::optional<std::vector<Parent>> parseParents(std::string_view field);

/// Puts a cell into its field; `_` is the empty field, except of the form. False if it is no head or no list of
/// parents.
bool setCell(Token& token, WordField field, std::string_view cell);

/// A field as a cell, `_` if it is empty.
std::string cellText(const Token& token, WordField field);

/// `text` without what would break a column.
std::string columnSafe(std::string text);

} // namespace arcwright
