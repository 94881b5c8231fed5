// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/file_state.h"

namespace arcwright {

FileState fileState(const Document& document, const SavedContent& saved)
{
    const auto stamp = stampOf(document.path());
    if (!stamp)
        return FileState::Missing;
    if (!saved.stamp)
        return document.bytes().isStillIn(document.path()).value_or(false) ? FileState::Ours : FileState::Changed;
    if (*stamp == *saved.stamp)
        return FileState::Ours;
    const auto bytes = FileBytes::open(document.path(), 0);
    return bytes && (*bytes)->hash() == saved.hash ? FileState::Ours : FileState::Changed;
}

} // namespace arcwright
