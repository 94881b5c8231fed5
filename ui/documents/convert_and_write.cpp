// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/convert_and_write.h"

#include <utility>

#include "core/conversion/converted_text.h"
#include "core/formats/registry.h"

namespace arcwright::ui {

Result<void> convertAndWrite(
    const Document& from, PendingMove& move, const ProgressSink& progress, const std::stop_token& stop)
{
    const std::string target = move.document()->path();
    const FormatPointer asked = formatForPath(from, target);
    if (asked && asked != from.format()) {
        auto text = convertedText(from, *asked, progress, stop);
        if (!text) {
            if (text.error().line == 0) // a line is one of the file that was read
                text.error().file = target;
            return failure(text.error());
        }
        if (auto taken = move.convert(std::move(*text), asked); !taken)
            return taken;
    }
    return move.write(progress, stop);
}

} // namespace arcwright::ui
