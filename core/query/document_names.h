// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// Which document and genre the sentences of a treebank are of, one after the other: as `# newdoc id` and `# genre`
/// (or `# meta::genre`) say, which hold until another document begins. A file without `# newdoc` is one document,
/// called as the file is; a `# newdoc` without an id is called as the file and its number there
/// (OutcomeTable::nameDocuments()).
class DocumentNames {
public:
    /// Goes on to the next sentence, of the file of that path. O(comments).
    void next(const Sentence& sentence, std::string_view path);

    const std::string& document() const { return m_document; }
    /// Empty where none is told.
    const std::string& genre() const { return m_genre; }

private:
    std::string m_path;
    std::size_t m_number = 0; ///< of the document in its file
    bool m_hasBegun = false;
    std::string m_document;
    std::string m_genre;
};

} // namespace arcwright
