// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/file_beginning.h"

#include "core/formats/text/lines.h"

namespace arcwright {

bool FileBeginning::next()
{
    const auto line = m_lines.next();
    if (!line)
        return false;
    ++m_number;
    m_text = line->text;
    m_isCut = line->cut;
    m_isLast = line->next == line->offset + line->length;
    if (m_number == 1 && m_text.starts_with(byteOrderMark))
        m_text.remove_prefix(byteOrderMark.size());
    return true;
}

} // namespace arcwright
