// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_recogniser.h"

#include <algorithm>

#include "core/formats/dtag/dtag.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/format_problems.h"

namespace arcwright {

namespace {

class DtagRecogniser final : public FormatRecogniser {
public:
    /// The first lines of a file may be those of any page of the web; words and headers of TEI may not.
    Likelihood likelihood(std::string_view line) const override
    {
        const std::string_view text = withoutBlanks(line);
        if (text.starts_with("<tei") || text.starts_with("<W "))
            return Likelihood::Certain;
        const bool isPossible = opensSentence(text) || text.starts_with("<text") || text.starts_with("<!--")
            || text.starts_with("<?xml") || text.starts_with("<p>") || text.starts_with("<body") || isAlignment(text);
        return isPossible ? Likelihood::Possible : Likelihood::None;
    }

    Result<FormatPointer> formatOf(FileBeginning& file) override
    {
        const auto indented = std::min(file.text().find_first_not_of(" \t"), file.text().size());
        if (isAlignment(file.text().substr(indented)))
            return failure(Problem{FormatProblem::Unsupported, {}, file.number(), indented + 1, {"DTAG alignment"}});
        return makeDtag({});
    }

private:
    static bool isAlignment(std::string_view text) { return text.starts_with("<DTAGalign"); }
};

} // namespace

FormatPointer makeDtag(const FormatOptions& options)
{
    static const auto format = std::make_shared<const DtagFormat>();
    return options.areDefault() ? format : nullptr;
}

std::unique_ptr<FormatRecogniser> dtagRecogniser()
{
    return std::make_unique<DtagRecogniser>();
}

} // namespace arcwright
