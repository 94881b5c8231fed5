// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file: they come back as they are, edits change what they should and can be read again, and taking them
// back restores all.

#include <cstdint>
#include <cstdlib>

#include "core/formats/open.h"
#include "core/validation/finding.h"

using namespace arcwright;

/// Its name, or empty for whatever the bytes look like (fuzzed_format.cpp).
extern const char* const fuzzedFormat;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// The format that is fuzzed, or the one the bytes look like; null if they look like none.
FormatPointer formatOf(const std::shared_ptr<const FileBytes>& bytes)
{
    if (FormatPointer named = formatNamed(fuzzedFormat))
        return named;
    LineScanner lines(bytes);
    return recognise(lines).value_or(nullptr);
}

/// Another head and relation for a unit that the content itself chooses.
Sentence corrected(const Sentence& sentence, const Format& format, std::size_t choice)
{
    const int units = sentence.unitCount();
    const int dependent = static_cast<int>(choice % static_cast<std::size_t>(units)) + 1;
    const int head = static_cast<int>(choice / 7 % (static_cast<std::size_t>(units) + 1));
    const bool isAttached = head != dependent && format.holds(WordField::Head);
    const Sentence attached = isAttached ? withHead(sentence, dependent, head) : sentence;
    // The type of a bunsetsu goes with its head.
    const bool hasType = sentence.bunsetsu.empty() || attached.headOf(dependent) != kNoHead;
    const bool isRelabelled = choice % 3 != 0 && hasType && format.holds(WordField::Relation);
    return isRelabelled ? withRelation(attached, dependent, sentence.bunsetsu.empty() ? "new" : "P") : attached;
}

/// A problem of a sentence, or what is odd in it, must have a place in the file. Universal Dependencies have a fuzzer
/// of their own.
void checkFindings(const Sentence& sentence, const Format& format)
{
    if (sentence.problem)
        require(sentence.problem->line >= sentence.source.line && sentence.problem->column > 0);
    if (format.isUniversalDependencies())
        return;
    for (const Finding& finding : findingsOf(sentence, sentence.source.text(), format, {}).findings)
        require(finding.line > 0 && finding.column > 0);
}

/// A document that was written is read again as it was.
void checkReread(const Document& edited)
{
    const Document again("fuzzed", edited.serialised().value(), edited.format());
    require(again.size() == edited.size());
    for (std::size_t i = 0; i < edited.size(); ++i) {
        if (!edited.isEdited(i))
            continue;
        const auto written = edited.sentence(i);
        const auto reread = again.sentence(i);
        require(!reread->problem && reread->unitCount() == written->unitCount());
        for (int unit = 1; unit <= written->unitCount(); ++unit) {
            require(reread->headOf(unit) == written->headOf(unit));
            // A bunsetsu that has a head has a type.
            const bool needsType = !written->bunsetsu.empty() && written->relationOf(unit).empty();
            require(needsType || reread->relationOf(unit) == written->relationOf(unit));
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const FormatPointer format = formatOf(FileBytes::ofText(text));
    if (!format)
        return 0;
    const auto document = std::make_shared<const Document>("fuzzed", text, format);
    require(document->serialised() == text);
    for (const FileFinding& each : fileFindings(*document))
        require(each.sentence < document->size() && each.finding.line > 0 && each.finding.column > 0);
    auto edited = document;
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < document->size() && i < 20; ++i) {
        const auto sentence = document->sentence(i);
        checkFindings(*sentence, *format);
        if (sentence->problem)
            continue;
        require(format->write(*sentence) == sentence->source.text());
        RelationPool relations;
        require(graphOf(*sentence, relations).size() == sentence->unitCount());
        if (sentence->unitCount() == 0)
            continue;
        auto after = std::make_shared<const Sentence>(corrected(*sentence, *format, size + i));
        if (!format->write(*after))
            continue;
        edits.push_back(format->completed(*edited, replacement(document->id(i), edited->sentence(i), after)));
        edited = edited->with(edits.back());
    }
    checkReread(*edited);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        edited = edited->with(inverted(*edit));
    require(edited->serialised() == text);
    return 0;
}
