// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/constraint_file.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <unordered_map>

#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "core/base/text_file.h"
#include "core/formats/text/lines.h"

namespace arcwright::cli {

const char* const constraintFileHelp
    = "A file of constraints has one a line, its fields apart by tabs or spaces; what follows a # at the beginning of "
      "a "
      "line or after a space is a comment:\n"
      "  SENTENCE head H:M [RELATION]   H is the head of M, and its only one\n"
      "  SENTENCE arc H:M               the arc is there; of several parents, others may be, too\n"
      "  SENTENCE no H:M                the arc is not there\n"
      "  SENTENCE root M                M hangs on the root, and on nothing else\n"
      "  SENTENCE not-root M            M does not hang on the root\n"
      "SENTENCE is its number, from 1, or its sent_id; H and M are numbers of words (of bunsetsu "
      "where the model is of these), H may be 0, the root.";

namespace {

struct Field {
    std::string_view text;
    std::size_t column = 0; ///< from 1
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t';
}

std::vector<Field> fieldsOf(std::string_view line)
{
    std::vector<Field> fields;
    for (std::size_t at = 0; at < line.size();) {
        if (isSpace(line[at])) {
            ++at;
            continue;
        }
        if (line[at] == '#')
            break;
        std::size_t end = at;
        while (end < line.size() && !isSpace(line[end]))
            ++end;
        fields.push_back({line.substr(at, end - at), at + 1});
        at = end;
    }
    return fields;
}

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The problem of a line, and its place.
struct LineProblem {
    std::size_t column = 1;
    std::string sentence;
};

/// Reads lines one by one.
class ConstraintReader {
public:
    ConstraintReader(const Treebank& treebank, RelationPool& relations) : m_treebank(treebank), m_relations(relations)
    {
    }

    std::optional<LineProblem> read(const std::vector<Field>& fields, std::size_t line)
    {
        static constexpr std::string_view kinds[] = {"head", "arc", "no", "root", "not-root"};
        if (fields.size() < 3)
            return LineProblem{fields.back().column,
                "Expected a sentence, one of head, arc, no, root, not-root, and "
                "an arc H:M or a word."};
        const auto index = sentenceOf(fields[0].text);
        if (!index)
            return LineProblem{fields[0].column, "There is no sentence " + std::string(fields[0].text) + "."};
        const auto kind = std::find(std::begin(kinds), std::end(kinds), fields[1].text);
        if (kind == std::end(kinds))
            return LineProblem{
                fields[1].column, "Expected head, arc, no, root or not-root, not " + std::string(fields[1].text) + "."};
        const std::size_t most = *kind == "head" ? 4 : 3;
        if (fields.size() > most)
            return LineProblem{fields[most].column, "Nothing is expected here."};
        const bool isOfWord = *kind == "root" || *kind == "not-root";
        auto constraint = isOfWord ? ofWord(fields[2].text, *kind == "root") : ofArc(fields[2].text, *kind);
        if (!constraint)
            return LineProblem{fields[2].column,
                isOfWord ? "Expected the number of a word." : "Expected an arc H:M of two numbers of words."};
        const auto sentence = m_treebank.sentence(*index);
        const int units = sentence->unitCount();
        if (!isOfSentence(*constraint, units))
            return LineProblem{fields[2].column,
                "Sentence " + std::string(fields[0].text) + ", of " + std::to_string(units)
                    + (sentence->bunsetsu.empty() ? " words" : " bunsetsu") + ", can have no such arc."};
        m_found[*index].stated.push_back(
            {*constraint, line, fields.size() > 3 ? m_relations.intern(fields[3].text) : RelationId()});
        return std::nullopt;
    }

    ConstraintsBySentence take() { return std::move(m_found); }

private:
    static std::optional<Constraint> ofWord(std::string_view text, bool isRoot)
    {
        const auto word = numberIn(text);
        if (!word)
            return std::nullopt;
        return isRoot ? Constraint::root(*word) : Constraint::notRoot(*word);
    }
    static std::optional<Constraint> ofArc(std::string_view text, std::string_view kind)
    {
        const auto colon = text.find(':');
        const auto head = numberIn(text.substr(0, colon));
        const auto dependent = colon == std::string_view::npos ? std::nullopt : numberIn(text.substr(colon + 1));
        if (!head || !dependent)
            return std::nullopt;
        return kind == "head" ? Constraint::onlyHead(*head, *dependent)
            : kind == "arc"   ? Constraint::arc(*head, *dependent)
                              : Constraint::noArc(*head, *dependent);
    }
    /// By number from 1, else by sent_id.
    std::optional<std::size_t> sentenceOf(std::string_view name)
    {
        const auto number = numberIn(name);
        if (number && *number >= 1 && static_cast<std::size_t>(*number) <= m_treebank.size())
            return static_cast<std::size_t>(*number) - 1;
        if (m_byId.empty()) {
            for (std::size_t i = 0; i < m_treebank.size(); ++i)
                m_byId.emplace(m_treebank.sentence(i)->metadata("sent_id"), i);
        }
        const auto found = m_byId.find(std::string(name));
        return found == m_byId.end() ? std::nullopt : std::optional(found->second);
    }

    const Treebank& m_treebank;
    RelationPool& m_relations;
    std::unordered_map<std::string, std::size_t> m_byId; ///< the first of each
    ConstraintsBySentence m_found;
};

} // namespace

std::vector<Constraint> SentenceConstraints::constraints() const
{
    std::vector<Constraint> all;
    for (const Stated& one : stated)
        all.push_back(one.constraint);
    return all;
}

void SentenceConstraints::setRelations(Graph& graph) const
{
    for (const Stated& one : stated) {
        if (one.relation != RelationId())
            graph.relations[static_cast<std::size_t>(one.constraint.dependent)] = one.relation;
    }
}

std::optional<ConstraintsBySentence> readConstraints(
    const std::string& path, const Treebank& treebank, RelationPool& relations)
{
    const auto text = readFile(path);
    if (!text) {
        complain(text.error());
        return std::nullopt;
    }
    ConstraintReader reader(treebank, relations);
    bool isSound = true;
    const auto lines = splitLines(*text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto fields = fieldsOf(lines[i].text);
        if (fields.empty())
            continue;
        if (const auto problem = reader.read(fields, i + 1)) {
            std::cerr << path << ':' << i + 1 << ':' << problem->column << ": " << problem->sentence << '\n';
            isSound = false;
        }
    }
    return isSound ? std::optional(reader.take()) : std::nullopt;
}

void complainOfConflict(const std::string& path, const SentenceConstraints& constraints, std::size_t sentence,
    const std::vector<Constraint>& conflict)
{
    for (const auto& one : constraints.stated) {
        if (std::find(conflict.begin(), conflict.end(), one.constraint) != conflict.end())
            std::cerr << path << ':' << one.line << ":1: "
                      << said(conflict.size() > 1
                                 ? QT_TRANSLATE_NOOP("CommandLine",
                                     "No tree of sentence %1 keeps this together with the other lines named here.")
                                 : QT_TRANSLATE_NOOP("CommandLine", "No tree of sentence %1 keeps this."),
                             {std::to_string(sentence + 1)})
                      << '\n';
    }
    if (conflict.empty())
        std::cerr << path << ": "
                  << said(QT_TRANSLATE_NOOP(
                              "CommandLine", "no tree of sentence %1 that keeps its constraints was found."),
                         {std::to_string(sentence + 1)})
                  << '\n';
}

} // namespace arcwright::cli
