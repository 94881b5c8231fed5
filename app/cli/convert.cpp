// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/convert_into.h"
#include "app/cli/format_option.h"
#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "core/conversion/conversion_plan.h"
#include "core/formats/open.h"
#include "core/formats/registry.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/loss_sentences.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

constexpr const char* footer
    = R"(Formats: conllu, conllup (CoNLL-U Plus), conllx (CoNLL-X 2006), dtag, knp, cabocha, pml (files of Prague
treebanks are edited, but not made of others; pml:cs is one zone of a Treex file). KNP and CaboCha are written in
UTF-8 unless the encoding is added, knp:euc-jp or cabocha:shift-jis, or that of the input if it is in the same
format; cabocha also takes a tag set, ipadic, unidic or juman, as in cabocha:unidic:euc-jp.

A sentence that cannot be read stops everything before a file is written. With --keep-going such sentences are named on
standard error and left out, and the exit status is 1.

What the format has no place for is said on standard error before a file is written. With --sidecar the original is
kept in OUT.arcwright.json. Converting back finds it there: the result is the original byte for byte, with what was
edited in OUT since.

Members of coordinations in Prague treebanks are marked on relations of CoNLL-X: --members M writes Sb_M, Co writes
Sb_Co, Sb_Ap and for parentheses Sb_Pa, none leaves them out. CoNLL-U has them in MISC. With --into, analyses in CoNLL-U
that came from a Prague treebank go back into its files, word by word by Id= in MISC: heads, relations, flags, lemmas
and tags. Nothing but what differs is written; --out makes copies instead.

Example: arcwright-cli convert --in danish/ --out danish-conllu/ --to conllu --sidecar

--json: {"files": [{"in": "a.knp", "out": "a.conllu", "format": "conllu", "restored": false, "carried_over": 0,
         "reordered": false, "original_kept": true,
         "losses": [{"kind": "other_lines", "name": "", "count": 12, "first_sentence": 1}]}]}
With --into: {"files": [{"file": "a.a.gz", "changed": 3}], "losses": []}
kinds: sentences lines comments other_lines empty_sentences words lemmas upos xpos features heads relations secondary_arcs
       lists_of_heads outer_edges misc misc_order further_fields multiword_tokens empty_nodes bunsetsu bunsetsu_details characters annotations)";

struct ConvertOptions {
    std::vector<std::string> in;
    std::string out;
    std::string from;
    std::string to;
    std::vector<std::string> into;
    std::string members;
    bool sidecar = false;
    bool noSidecar = false;
    bool keepGoing = false;
    bool json = false;
};

json toJson(const PlannedFile& file)
{
    json losses = json::array();
    for (const Loss& loss : file.losses)
        losses.push_back({{"kind", nameOf(loss.kind)}, {"name", loss.name}, {"count", loss.count},
            {"first_sentence", loss.sentence + 1}});
    return {{"in", file.in}, {"out", file.path}, {"format", file.format->name()}, {"restored", file.isRestored},
        {"carried_over", file.carriedOver}, {"reordered", file.isReordered}, {"original_kept", file.keepsOriginal},
        {"losses", std::move(losses)}};
}

/// Names the sentences that are left out because they cannot be read. False if there are none.
bool reportUnreadable(const PlannedFile& file)
{
    if (file.losses.empty() || file.losses.front().kind != LossKind::UnreadableSentences)
        return false;
    for (std::size_t i = 0; i < file.document->size(); ++i) {
        if (const auto sentence = file.document->sentence(i); sentence->problem)
            complain(*sentence->problem);
    }
    return true;
}

void reportLosses(const PlannedFile& file)
{
    if (file.isRestored)
        std::cerr << file.path << ": "
                  << said(QT_TRANSLATE_NOOP("CommandLine", "the original of %1, with edits of %2 sentences."),
                         {file.in, std::to_string(file.carriedOver)})
                  << '\n';
    if (file.isReordered)
        std::cerr << file.path << ": "
                  << said(QT_TRANSLATE_NOOP(
                              "CommandLine", "the sentences are in the order of the original, not in that of %1."),
                         {file.in})
                  << '\n';
    if (file.losses.empty())
        return;
    std::cerr << file.path << ": "
              << said(file.keepsOriginal
                         ? QT_TRANSLATE_NOOP("CommandLine", "left out, because %1 has no place for it, and kept in %2:")
                         : QT_TRANSLATE_NOOP("CommandLine", "left out, because %1 has no place for it:"),
                     {std::string(file.format->name()), sidecarPath(file.path)})
              << '\n';
    for (const Loss& loss : file.losses) {
        std::cerr << "  " << saidIn("Loss", lossSentence(loss.kind), {std::to_string(loss.count), loss.name});
        if (loss.kind != LossKind::Lines)
            std::cerr << ' '
                      << said(QT_TRANSLATE_NOOP("CommandLine", "(first in sentence %1)"),
                             {std::to_string(loss.sentence + 1)});
        std::cerr << '\n';
    }
}

/// The name of the format to write, with the way in which members are to be marked.
std::string targetName(const ConvertOptions& options)
{
    if (options.members.empty())
        return options.to;
    const FormatPointer format = options.to.empty() ? formatOfEnding(options.out) : formatNamed(options.to);
    if (!format || format->memberMarks() == MemberMarks::None)
        throw CLI::ValidationError("--members", "is for CoNLL-X: give --to conllx");
    return std::string(format->family().name) + ':'
        + (options.members == "Co"       ? "co"
                : options.members == "M" ? "m"
                                         : "none");
}

int runConvert(const ConvertOptions& options)
{
    if (!options.into.empty())
        return convertInto({options.in, options.from, options.into, options.out, options.json});
    const std::string to = targetName(options);
    const auto treebank = openNamed(options.in, options.from);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }
    if (!options.keepGoing && complainOfUnreadable(*treebank)) {
        std::cerr << said(QT_TRANSLATE_NOOP(
            "CommandLine", "Nothing is converted. With --keep-going, what cannot be read is left out."))
                  << '\n';
        return BadInputOrOutput;
    }
    ConversionWish wish{
        options.in, options.out, to, SidecarUse::Read, options.keepGoing ? Unreadable::LeaveOut : Unreadable::Refuse};
    if (options.sidecar || options.noSidecar)
        wish.sidecars = options.sidecar ? SidecarUse::Write : SidecarUse::Ignore;
    ProgressBar bar("converting");
    const auto plan = plannedConversion(*treebank, wish, bar.sink());
    bar.clear();
    if (!plan) {
        complain(plan.error());
        return BadInputOrOutput;
    }
    json files = json::array();
    bool isAnyLeftOut = false;
    for (const PlannedFile& file : *plan) {
        isAnyLeftOut = reportUnreadable(file) || isAnyLeftOut;
        reportLosses(file);
        files.push_back(toJson(file));
    }
    if (const auto written = writeConversion(*plan); !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    if (options.json)
        std::cout << jsonText(json{{"files", std::move(files)}}, 1) << '\n';
    return isAnyLeftOut ? Found : Fine;
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<ConvertOptions>();
    auto* command = program.add_subcommand("convert", "Write a treebank in another format");
    command->add_option("--in", options->in, "Files, folders or patterns; their format is told by their content")
        ->required()
        ->expected(1, -1);
    auto* out = command->add_option("--out", options->out, "The file to write; a folder for a folder or several files");
    addFormatOption(*command, "--from", options->from, "The format of --in; by default what its content says");
    addFormatOption(*command, "--to", options->to, "The format to write; by default what the ending of --out says");
    command
        ->add_option("--into", options->into,
            "Documents of a Prague treebank that get the analyses of --in, by the ids of their nodes")
        ->expected(1, -1);
    command->add_option("--members", options->members, "How CoNLL-X says members of coordinations; by default M")
        ->check(CLI::IsMember({"none", "M", "Co"}));
    auto* keep = command->add_flag("--sidecar", options->sidecar, "Keep the original in OUT.arcwright.json");
    command->add_flag("--no-sidecar", options->noSidecar, "Convert what is in --in, even if its original is kept")
        ->excludes(keep);
    command->add_flag("--keep-going", options->keepGoing, "Leave out sentences that cannot be read, and name them");
    command->add_flag("--json", options->json, "Print one JSON object, described below");
    command->footer(footer);
    command->callback([options, out, &status] {
        if (out->empty() && options->into.empty())
            throw CLI::RequiredError("--out or --into");
        status = runConvert(*options);
    });
}

} // namespace arcwright::cli
