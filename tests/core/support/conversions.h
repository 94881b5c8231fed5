// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <string>

#include "core/conversion/conversion_plan.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/restored_original.h"
#include "core/formats/registry.h"
#include "tests/core/support/sentences.h"

namespace arcwright {

// Found by GoogleTest, so that a failure shows what was lost.
inline void PrintTo(const Loss& loss, std::ostream* out)
{
    *out << nameOf(loss.kind) << ' ' << loss.name << " x" << loss.count << " from " << loss.sentence;
}

} // namespace arcwright

namespace arcwright::test {

/// The text of a file in `format` as a file in `target`.
inline std::string convertedText(const std::string& bytes, std::string_view format, std::string_view target)
{
    const auto document = documentOf(bytes, format);
    return convertedText(*document, *formatFor(*document, target)).value();
}

/// A file that was converted, and its original.
struct Converted {
    std::shared_ptr<const Document> original;
    Sidecar sidecar;
    std::string text; ///< in the other format
    FormatPointer format;

    Converted(const std::string& bytes, std::string_view from, std::string_view to)
        : original(documentOf(bytes, from))
        , sidecar(sidecarOf(*original, FileText::of(*original).value(), to))
        , text(convertedText(*original, *formatFor(*original, to)).value())
        , format(formatFor(*original, to))
    {
    }

    /// The original again, after the converted text became `edited`.
    Result<std::string> restored(const std::string& edited) const
    {
        const auto restoration = restoredOriginal(Document("edited", edited, format), sidecar);
        return restoration ? restoration->document->serialised() : failure(restoration.error());
    }
};

/// `text` with the only `from` in it replaced.
inline std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos)
        throw std::logic_error("not once: " + from);
    return text.replace(at, from.size(), to);
}

} // namespace arcwright::test
