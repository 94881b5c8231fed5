// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/registry.h"

#include <algorithm>
#include <filesystem>

#include "core/documents/document.h"
#include "core/formats/bunsetsu/bunsetsu_recogniser.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/knp.h"
#include "core/formats/conllu/conllu_recogniser.h"
#include "core/formats/dtag/dtag.h"
#include "core/formats/dtag/dtag_recogniser.h"
#include "core/formats/pml/pml_format.h"
#include "core/formats/pml/pml_opening.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

constexpr RegisteredFormat formats[] = {
    {conlluFamily, makeConllu, nullptr, conlluRecogniser},
    {conllXFamily, makeConllX, nullptr, nullptr},
    {conlluPlusFamily, makeConlluPlus, conlluPlusFor, conlluPlusRecogniser},
    {dtagFamily, makeDtag, nullptr, dtagRecogniser},
    {knpFamily, makeKnp, nullptr, knpRecogniser},
    {cabochaFamily, makeCabocha, cabochaFor, cabochaRecogniser},
    {pmlFamily, makePml, nullptr, nullptr, looksLikePml, openPmlZone},
};

const RegisteredFormat* registeredEnding(const std::string& path)
{
    const std::string name = std::filesystem::path(path).filename();
    const auto isEnding
        = [&](std::string_view ending) { return name.ends_with(ending) && name.size() > ending.size(); };
    const auto* const found = std::find_if(std::begin(formats), std::end(formats), [&](const RegisteredFormat& format) {
        const auto& endings = format.family.endings;
        return std::any_of(endings.begin(), endings.end(), isEnding);
    });
    return found == std::end(formats) ? nullptr : found;
}

} // namespace

std::span<const RegisteredFormat> registeredFormats()
{
    return formats;
}

const RegisteredFormat* registeredFormat(std::string_view family)
{
    const auto* const found = std::find_if(std::begin(formats), std::end(formats),
        [&](const RegisteredFormat& format) { return format.family.name == family; });
    return found == std::end(formats) ? nullptr : found;
}

FormatPointer formatNamed(std::string_view name, std::optional<std::vector<std::string>> columns)
{
    // Options stand in any order, and those that are the default may be said.
    FormatOptions options{split(name, ':'), std::move(columns)};
    const RegisteredFormat* format = registeredFormat(options.words.front());
    options.words.erase(options.words.begin());
    return format ? format->make(options) : nullptr;
}

FormatPointer formatOfEnding(const std::string& path)
{
    const RegisteredFormat* format = registeredEnding(path);
    return format ? format->make({}) : nullptr;
}

std::string_view endingOf(const Format& format)
{
    return format.family().endings.front();
}

FormatPointer formatFor(const Document& document, std::string_view name)
{
    const FormatFamily& own = document.format()->family();
    if (name == own.name)
        return document.format();
    const RegisteredFormat* format = registeredFormat(name);
    return format && format->makeFor ? format->makeFor(document) : formatNamed(name);
}

FormatPointer formatForPath(const Document& document, const std::string& path)
{
    const RegisteredFormat* format = registeredEnding(path);
    return format ? formatFor(document, format->family.name) : nullptr;
}

} // namespace arcwright
