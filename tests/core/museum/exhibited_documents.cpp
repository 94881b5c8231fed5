// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/museum/exhibited_documents.h"

#include <filesystem>
#include <map>
#include <sstream>
#include <stdexcept>

#include "core/conversion/restored_original.h"
#include "core/documents/named_sets.h"
#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "tests/core/museum/beginning.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/random_annotator.h"

namespace arcwright::test {

namespace {

constexpr int acts = 60;

void correct(const std::string& path)
{
    WorkingCopy copy(openDocument(path).value());
    RandomAnnotator annotator(7);
    for (int i = 0; i < acts; ++i)
        annotator.act(copy);
    while (!copy.isModified())
        annotator.act(copy);
    annotator.leave();
    if (copy.journalProblem())
        throw std::runtime_error("the museum's journal holds nothing of " + path);
}

/// The file of a folder that is neither hidden nor what annotators say; of a document in several files the one it is
/// opened by.
std::string documentIn(const std::string& folder)
{
    std::string found;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool isOther
            = name.front() == '.' || name.ends_with(".arcwright.json") || name.ends_with(".m") || name.ends_with(".w");
        if (!isOther)
            found = entry.path().string();
    }
    if (found.empty())
        throw std::runtime_error("no document in " + folder);
    return found;
}

std::string by(const Signature& signature)
{
    return signature.author + " at " + std::to_string(signature.time);
}

std::string annotationsOf(const Document& document)
{
    std::ostringstream told;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        const Annotation& annotation = sentence->annotation;
        if (annotation.isEmpty())
            continue;
        told << "sentence " << i + 1 << ": ";
        if (annotation.confirmed)
            told << "confirmed by " << by(annotation.confirmedBy) << "; ";
        for (const Pin& pin : annotation.pins)
            told << "arc " << pin.head << " to " << pin.dependent << " kept by " << by(pin.by) << "; ";
        for (const Waiver& waiver : annotation.waivers)
            told << waiver.test << " of " << waiver.node << " (" << waiver.content << ") waived by " << by(waiver.by)
                 << ": " << waiver.reason << "; ";
        told << annotation.comment << '\n';
    }
    return told.str();
}

} // namespace

void makeCorrected(const std::string& folder, std::string_view sample)
{
    const std::string path = folder + '/' + std::string(sample);
    writeBytes(path, beginningOf(sample));
    correct(path);
}

void makeCorrectedText(const std::string& folder, const std::string& name, std::string_view text)
{
    writeBytes(folder + '/' + name, text);
    correct(folder + '/' + name);
}

void makeCorrectedPml(const std::string& folder)
{
    writeBytes(folder + "/small.m", pmlWords);
    writeBytes(folder + "/small.w", pmlTokens);
    makeCorrectedText(folder, "small.a", pmlTrees);
}

namespace {

/// What is in the files of a folder after a save.
std::string savedText(WorkingCopy& copy, const std::string& folder)
{
    if (!copy.save())
        return "cannot be saved\n";
    std::map<std::string, std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.front() != '.' && !name.ends_with(".arcwright.json"))
            texts[name] = readBytes(entry.path().string());
    }
    std::string told;
    for (const auto& [name, text] : texts)
        told += "== " + name + '\n' + text;
    return annotationsOf(*copy.document()) + told;
}

} // namespace

std::string tellCorrected(const std::string& folder)
{
    WorkingCopy copy(openDocument(documentIn(folder)).value());
    std::ostringstream told;
    told << copy.recovered() << " steps recovered, " << copy.notices().size() << " notices, "
         << (copy.readOnlyBecause() ? "read-only" : "open for edits") << "\n== with the steps\n"
         << savedText(copy, folder);
    int undone = 0;
    while (copy.undo())
        ++undone;
    told << "== " << undone << " steps taken back\n" << savedText(copy, folder);
    return told.str();
}

void makeAnnotated(const std::string& folder)
{
    const std::string path = folder + "/english.conllu";
    writeBytes(path, beginningOf("english.conllu"));
    WorkingCopy copy(openDocument(path).value());
    const Signature signature{"Ada", 1'764'000'000};
    const auto make = [&](std::size_t index, const Result<Sentence>& after) {
        const auto& document = *copy.document();
        Step step{Operation::Confirm, {}};
        step.edits.push_back(
            replacement(document.id(index), document.sentence(index), std::make_shared<const Sentence>(after.value())));
        if (!copy.make(std::move(step)))
            throw std::runtime_error("the museum's treebank takes no annotation");
    };
    const auto sentence = [&](std::size_t index) { return copy.document()->sentence(index); };
    make(0, confirm(*sentence(0), signature, RootRule::Single));
    make(0, setRemark(*sentence(0), "Two lines,\nand \"quotes\"; 係り受け"));
    make(1, pin(*sentence(1), 2, signature));
    make(1, waive(*sentence(1), Waiver{"leaf-punct", "2", {}, "as in the grammar", signature}));
    if (!copy.save())
        throw std::runtime_error("the museum's treebank cannot be saved");
    copy.close();
    if (!writeNamedSets(path, {{"far objects", "relation=obj distance>3"}, {"roots", "head=0"}}))
        throw std::runtime_error("the museum's treebank takes no sets");
}

void makeConverted(const std::string& folder)
{
    const std::string original = beginningOf("danish.tag");
    const Converted made(original, "dtag", "conllu");
    const std::string path = folder + "/danish.conllu";
    writeBytes(folder + "/original", original);
    writeBytes(path, made.text);
    if (!writeSidecar(path, made.sidecar))
        throw std::runtime_error("the museum's original cannot be kept");
}

std::string tellConverted(const std::string& folder)
{
    const std::string path = folder + "/danish.conllu";
    const auto sidecar = readSidecar(path).value();
    const auto restored = restoredOriginal(*openDocument(path).value(), sidecar.value()).value();
    return sidecar->file + " of format " + std::string(sidecar->format->name()) + ", "
        + std::to_string(restored.changed) + " sentences changed\n"
        + (restored.document->serialised().value() == readBytes(folder + "/original") ? "byte for byte\n"
                                                                                      : "not what it was\n");
}

std::string tellAnnotated(const std::string& folder)
{
    const std::string path = documentIn(folder);
    const WorkingCopy copy(openDocument(path).value());
    std::ostringstream told;
    told << annotationsOf(*copy.document());
    const auto all = readNamedSets(path);
    for (const NamedSet& set : all.value())
        told << "set " << set.name << ": " << set.pattern << '\n';
    return told.str();
}

} // namespace arcwright::test
