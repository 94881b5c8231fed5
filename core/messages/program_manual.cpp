// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/program_manual.h"

#include <algorithm>
#include <string_view>

namespace arcwright {

namespace {

/// Text as it is, for troff: what it would take for a command of its own is escaped, and a hyphen stays one that can be
/// copied.
std::string inRoff(std::string_view text)
{
    std::string out;
    bool beginsLine = true;
    for (const char c : text) {
        if (beginsLine && (c == '.' || c == '\''))
            out += "\\&";
        beginsLine = c == '\n';
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
    }
    return out;
}

std::string bold(std::string_view text)
{
    return "\\fB" + inRoff(text) + "\\fR";
}

std::string italic(std::string_view text)
{
    return "\\fI" + inRoff(text) + "\\fR";
}

std::string upperCase(std::string text)
{
    for (char& c : text) {
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

std::string joined(const std::vector<std::string>& words, std::string_view between)
{
    std::string all;
    for (const std::string& word : words)
        all.append(all.empty() ? "" : between).append(word);
    return all;
}

bool hasName(const ManualOption& option)
{
    return option.names.front().starts_with('-');
}

std::string entryFor(const ManualOption& option)
{
    std::string names;
    for (const std::string& name : option.names)
        names.append(names.empty() ? "" : ", ").append(hasName(option) ? bold(name) : italic(name));
    if (!option.value.empty())
        names += ' ' + italic(option.value);
    if (option.takesSeveral)
        names += " ...";
    std::string out = ".TP\n" + names + '\n' + inRoff(option.text);
    const auto isTold = [&](const std::string& choice) { return option.text.find(choice) != std::string::npos; };
    if (!std::all_of(option.choices.begin(), option.choices.end(), isTold))
        out += "\n.br\n" + inRoff("One of: " + joined(option.choices, ", ") + '.');
    if (option.isRequired && hasName(option))
        out += "\n.br\nMust be given.";
    return out + '\n';
}

std::string asLaidOut(const std::string& notes)
{
    return notes.empty() ? "" : ".PP\n.nf\n" + inRoff(notes) + "\n.fi\n";
}

std::string synopsisOf(const ProgramManual& program)
{
    std::string out = bold(program.name);
    if (!program.commands.empty())
        return out + ' ' + italic("COMMAND") + " [" + italic("OPTION") + "...]\n";
    out += " [" + italic("OPTION") + "...]";
    for (const ManualOption& option : program.options) {
        if (!hasName(option))
            out += " [" + italic(option.names.front()) + (option.takesSeveral ? "...]" : "]");
    }
    return out + '\n';
}

/// A word of a script, whatever is in it.
std::string inQuotes(std::string_view text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + '\'';
}

std::vector<std::string> namesIn(const std::vector<ManualOption>& options)
{
    std::vector<std::string> names;
    for (const ManualOption& option : options) {
        if (hasName(option))
            names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return names;
}

/// Lines of a `case` that complete the value of an option by the word before it.
std::string casesOfValues(const std::string& command, const std::vector<ManualOption>& options)
{
    std::string out;
    for (const ManualOption& option : options) {
        if (!hasName(option) || option.value.empty())
            continue;
        std::string patterns;
        for (const std::string& name : option.names)
            patterns.append(patterns.empty() ? "" : " | ")
                .append(inQuotes(std::string(command).append(":").append(name)));
        // Without a list of values the names of files are offered: see `-o default`.
        out += "    " + patterns + ")\n";
        if (!option.choices.empty())
            out += "        COMPREPLY=($(compgen -W " + inQuotes(joined(option.choices, " ")) + " -- \"$word\"))\n";
        out += "        return\n        ;;\n";
    }
    return out;
}

/// The words that can follow: what is chosen among at the beginning, then options.
std::string casesOfWords(const ProgramManual& program)
{
    std::vector<std::string> first;
    std::vector<std::pair<std::string, std::vector<std::string>>> groups;
    std::string out;
    for (const ManualCommand& command : program.commands) {
        const auto space = command.name.find(' ');
        const std::string word = command.name.substr(0, space);
        if (std::find(first.begin(), first.end(), word) == first.end())
            first.push_back(word);
        if (space != std::string::npos) {
            if (groups.empty() || groups.back().first != word)
                groups.push_back({word, {}});
            groups.back().second.push_back(command.name.substr(space + 1));
        }
        std::vector<std::string> names = namesIn(command.options);
        names.emplace_back("--help");
        out += "    " + inQuotes(command.name) + ") words=" + inQuotes(joined(names, " ")) + " ;;\n";
    }
    for (const auto& [word, seconds] : groups)
        out += "    " + inQuotes(word) + ") words=" + inQuotes(joined(seconds, " ") + " --help") + " ;;\n";
    const std::string options = joined(namesIn(program.options), " ");
    return out + "    *) words=" + inQuotes(first.empty() ? options : joined(first, " ") + ' ' + options) + " ;;\n";
}

} // namespace

std::string manualPage(const ProgramManual& program)
{
    std::string out = ".\\\" Made by the program's build of the options it reads.\n";
    out += ".TH " + upperCase(inRoff(program.name)) + " 1 \"\" \"" + inRoff(program.name + ' ' + program.version)
        + "\"\n.SH NAME\n" + inRoff(program.name) + " \\- " + inRoff(program.summary) + "\n.SH SYNOPSIS\n"
        + synopsisOf(program) + ".SH DESCRIPTION\n" + inRoff(program.description) + '\n';
    if (!program.options.empty())
        out += ".SH OPTIONS\n";
    for (const ManualOption& option : program.options)
        out += entryFor(option);
    if (!program.commands.empty())
        out += ".SH COMMANDS\n";
    for (const ManualCommand& command : program.commands) {
        out += ".SS " + inRoff(program.name + ' ' + command.name) + '\n' + inRoff(command.text) + '\n';
        for (const ManualOption& option : command.options)
            out += entryFor(option);
        out += asLaidOut(command.notes);
    }
    if (!program.notes.empty())
        out += ".SH NOTES\n" + asLaidOut(program.notes);
    if (!program.related.empty())
        out += ".SH SEE ALSO\n";
    for (const std::string& other : program.related)
        out += ".BR " + inRoff(other) + " (1)\n";
    return out;
}

std::string bashCompletion(const ProgramManual& program)
{
    std::string function = '_' + program.name;
    std::replace(function.begin(), function.end(), '-', '_');
    std::string values = casesOfValues({}, program.options);
    for (const ManualCommand& command : program.commands)
        values += casesOfValues(command.name, command.options);
    std::string groups;
    for (const ManualCommand& command : program.commands) {
        if (const auto space = command.name.find(' '); space != std::string::npos)
            groups += ' ' + command.name.substr(0, space) + ' ';
    }
    std::string commandOfLine;
    if (!program.commands.empty())
        commandOfLine = "    if ((COMP_CWORD > 1)); then\n        command=${COMP_WORDS[1]}\n"
                        "        if [[ "
            + inQuotes(groups)
            + " == *\" $command \"* ]] && ((COMP_CWORD > 2)); then\n"
              "            command+=\" ${COMP_WORDS[2]}\"\n        fi\n    fi\n";
    return "# bash completion for " + program.name + ", made by the program's build of the options it reads.\n"
        + function
        + "()\n{\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' words=''\n"
          "    COMPREPLY=()\n"
        + commandOfLine + "    case \"$command:$before\" in\n" + values + "    esac\n    case $command in\n"
        + casesOfWords(program)
        + "    esac\n"
          // Where there are but options to choose among, what does not begin as one is the name of a file.
          "    if [[ $words == -* && $word != -* ]]; then\n        return\n    fi\n"
          "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
          "complete -o default -F "
        + function + ' ' + program.name + '\n';
}

} // namespace arcwright
