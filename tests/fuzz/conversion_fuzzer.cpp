// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file, converted to every format: what comes out can be read, has the sentences that could be read, and
// with the original kept beside it the way back is byte for byte.

#include <cstdint>
#include <cstdlib>

#include "core/conversion/converted_text.h"
#include "core/conversion/restored_original.h"
#include "core/formats/open.h"

using namespace arcwright;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

constexpr std::string_view targets[] = {"conllu", "conllup", "conllx", "dtag", "knp", "knp:euc-jp", "knp:shift-jis",
    "cabocha:ipadic", "cabocha:unidic", "cabocha:juman:euc-jp", "cabocha:other:shift-jis"};

std::size_t readableIn(const Document& document)
{
    std::size_t readable = 0;
    for (std::size_t i = 0; i < document.size(); ++i)
        readable += document.sentence(i)->problem ? 0 : 1;
    return readable;
}

void convert(const Document& document, const std::string& bytes, std::string_view name)
{
    const FormatPointer target = formatFor(document, name);
    require(target != nullptr);
    const auto losses = lossesOf(document, *target, {}, {}, Unreadable::LeaveOut);
    const auto text = convertedText(document, *target, {}, {}, Unreadable::LeaveOut);
    if (!losses || !text || target == document.format())
        return;
    const std::size_t readable = readableIn(document);
    const Document made("made", *text, target);
    require(made.size() == readable && readableIn(made) == readable);
    const auto original = FileText::of(document);
    require(original.has_value());
    const auto restoration = restoredOriginal(made, sidecarOf(document, *original, target->name()));
    require(restoration && restoration->changed == 0);
    require(restoration->document->serialised() == bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    LineScanner lines(FileBytes::ofText(text));
    const auto format = recognise(lines);
    if (!format)
        return 0;
    const Document document("fuzzed", text, *format);
    for (const std::string_view target : targets)
        convert(document, text, target);
    return 0;
}
