// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/document_names.h"

#include <algorithm>

namespace arcwright {

void DocumentNames::next(const Sentence& sentence, std::string_view path)
{
    const bool isNewFile = !m_hasBegun || m_path != path;
    const bool isNewDocument = std::any_of(sentence.comments.begin(), sentence.comments.end(),
        [](const Comment& comment) { return comment.text.starts_with("# newdoc"); });
    m_hasBegun = true;
    m_path = path;
    m_number = isNewFile ? 0 : m_number;
    if (isNewFile || isNewDocument)
        m_genre.clear();
    const std::string file(path.substr(path.find_last_of('/') + 1));
    if (isNewDocument) {
        ++m_number;
        m_document = sentence.metadata("newdoc id");
        if (m_document.empty())
            m_document = file + " #" + std::to_string(m_number);
    } else if (isNewFile) {
        m_document = file;
    }
    std::string_view genre = sentence.metadata("genre");
    if (genre.empty())
        genre = sentence.metadata("meta::genre");
    if (!genre.empty())
        m_genre = genre;
}

} // namespace arcwright
