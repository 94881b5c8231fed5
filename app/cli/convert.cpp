// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::vector<std::string> in;
    std::string out;
    std::string format;
};

int run(const Options& options)
{
    const auto treebank = openWhole(options.in);
    if (!treebank)
        return BadInputOrOutput;
    if (const auto written = writeTreebank(*treebank, {options.in, options.out, options.format}); !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    return Fine;
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("convert", "Write a treebank in another format");
    command->add_option("--in", options->in, "Files, folders or patterns; their format is told by their content")
        ->required()
        ->expected(1, -1);
    command->add_option("--out", options->out, "The file to write; a folder for a folder or several files")->required();
    command->add_option("--to", options->format, "conllu; by default what the ending of --out says")
        ->check(CLI::IsMember({"conllu", "dtag"}));
    command->footer("Example: arcwright-cli convert --in danish/ --out danish-conllu/ --to conllu\n"
                    "What CoNLL-U has no place for (headers, glosses, edges between sentences) is left out.");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
