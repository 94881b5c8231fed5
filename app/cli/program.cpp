// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <functional>
#include <memory>
#include <set>
#include <sstream>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/help_format.h"
#include "app/cli/spoken.h"

namespace arcwright::cli {

namespace {

/// The values in the name of an option's type, `TEXT:{hill,cle}` or `{off->0,on->1}`; none if it names none.
std::vector<std::string> choicesIn(const std::string& type)
{
    std::vector<std::string> choices;
    const auto begin = type.find('{');
    if (begin == std::string::npos)
        return choices;
    std::istringstream values(type.substr(begin + 1, type.find('}', begin) - begin - 1));
    for (std::string value; std::getline(values, value, ',');)
        choices.push_back(value.substr(0, value.find("->")));
    return choices;
}

/// What stands for the value: `TEXT` of `TEXT:{hill,cle}`, `INT` of `INT:INT in [1 - 256]`.
std::string valueName(const CLI::Option& option)
{
    if (option.get_items_expected_max() == 0)
        return {};
    const std::string name = option.get_type_name();
    const std::string beginning = name.substr(0, name.find_first_of(":{ "));
    return beginning.empty() ? "TEXT" : beginning;
}

ManualOption entryFor(const CLI::Option& option)
{
    ManualOption entry;
    if (option.nonpositional()) {
        std::istringstream names(option.get_name(false, true));
        for (std::string name; std::getline(names, name, ',');)
            entry.names.push_back(name);
        entry.value = valueName(option);
    } else {
        entry.names.push_back(option.get_name(true));
    }
    entry.choices = choicesIn(option.get_type_name());
    entry.text = option.get_description();
    if (const std::string otherwise = option.get_default_str(); !otherwise.empty())
        entry.text += " (" + otherwise + " unless it is given)";
    entry.isRequired = option.get_required();
    entry.takesSeveral = option.get_items_expected_max() > 1;
    return entry;
}

std::vector<ManualOption> entriesOf(const CLI::App& command)
{
    std::vector<ManualOption> arguments;
    std::vector<ManualOption> options;
    for (const CLI::Option* option : command.get_options()) {
        if (!option->get_group().empty()) // those without are not in the help
            (option->nonpositional() ? options : arguments).push_back(entryFor(*option));
    }
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

void addCommands(const CLI::App& parent, const std::string& before, std::vector<ManualCommand>& commands)
{
    for (const CLI::App* command : parent.get_subcommands({})) {
        const std::string name = before + command->get_name();
        if (command->get_subcommands({}).empty())
            commands.push_back({name, command->get_description(), entriesOf(*command), command->get_footer()});
        else
            addCommands(*command, name + ' ', commands);
    }
}

/// Calls `with` for each description of a command or option, and for what to do with it in another language.
void eachDescription(
    CLI::App& command, const std::function<void(const std::string&, std::function<void(const std::string&)>)>& with)
{
    with(command.get_description(), [&command](const std::string& text) { command.description(text); });
    for (CLI::Option* option : command.get_options())
        with(option->get_description(), [option](const std::string& text) { option->description(text); });
    for (CLI::App* part : command.get_subcommands({}))
        eachDescription(*part, with);
}

/// Words that CLI11 puts around the descriptions, and their English.
constexpr std::pair<const char*, const char*> helpWords[]
    = {{"Usage", QT_TRANSLATE_NOOP("CommandLine", "Usage")}, {"OPTIONS", QT_TRANSLATE_NOOP("CommandLine", "OPTIONS")},
        {"SUBCOMMAND", QT_TRANSLATE_NOOP("CommandLine", "COMMAND")},
        {"SUBCOMMANDS", QT_TRANSLATE_NOOP("CommandLine", "COMMANDS")},
        {"Positionals", QT_TRANSLATE_NOOP("CommandLine", "Arguments")},
        {"REQUIRED", QT_TRANSLATE_NOOP("CommandLine", "REQUIRED")},
        {"Excludes", QT_TRANSLATE_NOOP("CommandLine", "Not together with")},
        {"Needs", QT_TRANSLATE_NOOP("CommandLine", "Needs")}};

} // namespace

void translateHelp(CLI::App& program)
{
    if (said("Usage") == "Usage")
        return; // English is there already
    eachDescription(program, [](const std::string& text, const std::function<void(const std::string&)>& take) {
        if (!text.empty())
            take(said(text));
    });
    for (const auto& [label, english] : helpWords)
        program.get_formatter()->label(label, said(english));
    program.footer(said(program.get_footer()));
}

std::string helpTexts(const CLI::App& program)
{
    std::set<std::string> texts{program.get_footer()};
    eachDescription(const_cast<CLI::App&>(program), // which is only read
        [&](const std::string& text, const auto&) { texts.insert(text); });
    texts.erase(std::string());
    std::string source = "// SPDX-License-Identifier: GPL-3.0-or-later\n// Made by: arcwright-cli-files --help-texts\n"
                         "// Descriptions of commands and options, for translators: lupdate reads them here.\n"
                         "#pragma once\n// clang-format off\n\n";
    for (const std::string& text : texts) {
        source += "QT_TRANSLATE_NOOP(\"CommandLine\", R\"help(" + text + ")help\")\n";
    }
    return source;
}

void describe(CLI::App& program, const std::string& version, int& status)
{
    program.formatter(std::make_shared<HelpFormat>()); // commands that are added take it over
    program.description(
        "Trains, runs and evaluates dependency parsers on treebanks in CoNLL-U, DTAG, KNP, CaboCha and PML files.");
    program.name("arcwright-cli");
    program.require_subcommand(1);
    program.set_version_flag("--version", "arcwright-cli " + version);
    program.add_option("--language", "Speak this language, given before the command; otherwise that of the system")
        ->check(CLI::IsMember(spokenLanguages()));
    program.footer("Of a folder the files directly in it are read, of 'FOLDER/**' those in its subfolders, too. Exit "
                   "status: 0 fine, 1 found what it looks for, 2 wrong usage, 3 bad input or output.");
    for (const auto add : commandTable)
        add(program, status);
}

ProgramManual manualOf(const CLI::App& program, const std::string& version)
{
    ProgramManual manual;
    manual.name = program.get_name();
    manual.version = version;
    manual.summary = "train, run and evaluate dependency parsers on treebanks";
    manual.description = program.get_description();
    manual.options = entriesOf(program);
    addCommands(program, {}, manual.commands);
    manual.notes = program.get_footer();
    manual.related = {"arcwright"};
    return manual;
}

} // namespace arcwright::cli
