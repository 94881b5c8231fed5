// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/query_output.h"

#include <iostream>
#include <string>

#include "core/base/separated_values.h"
#include "core/base/utf8.h"

namespace arcwright::cli {

using nlohmann::json;

namespace {

/// `5`, of an empty node `5.1`.
std::string nodeText(const Sentence& sentence, int unit)
{
    const NodeId node = nodeOf(sentence, unit);
    return std::to_string(node.word) + (node.empty > 0 ? '.' + std::to_string(node.empty) : std::string());
}

std::string formOf(const Sentence& sentence, int unit)
{
    return isEmptyNode(sentence, unit) ? tokenOfNode(sentence, unit).form : sentence.unitText(unit);
}

std::string relationOf(const Sentence& sentence, int unit)
{
    return isEmptyNode(sentence, unit) ? std::string("_") : sentence.relationOf(unit);
}

/// `5 cat`, as other commands name words.
std::string unitText(const Sentence& sentence, int unit)
{
    return nodeText(sentence, unit) + ' ' + formOf(sentence, unit);
}

/// Whether units stand in the place of a node in matches.
bool isPlace(const Pattern& pattern, std::size_t node)
{
    return pattern.nodes[node].absence < 0 && pattern.nodes[node].place == node;
}

json matchJson(const Pattern& pattern, const Sentence& sentence, const PatternMatch& match)
{
    json units = json::array();
    for (std::size_t node = 0; node < match.size(); ++node) {
        if (match[node] > 0 && isEmptyNode(sentence, match[node]))
            units.push_back({{"name", pattern.nodes[node].name}, {"word", nodeText(sentence, match[node])},
                {"form", formOf(sentence, match[node])}, {"head", nullptr}, {"relation", "_"}});
        else if (match[node] > 0)
            units.push_back(
                {{"name", pattern.nodes[node].name}, {"word", match[node]}, {"form", sentence.unitText(match[node])},
                    {"head", sentence.headOf(match[node])}, {"relation", sentence.relationOf(match[node])}});
    }
    return units;
}

} // namespace

void printMatches(const Pattern& pattern, const Treebank& treebank, const FoundSentence& found)
{
    const auto place = treebank.place(found.index);
    const Document& document = *treebank.documents()[place.document];
    for (const PatternMatch& match : found.matches) {
        std::cout << withVisibleControls(document.path()) << ':' << document.line(place.sentence) << ": sentence "
                  << place.sentence + 1 << ':';
        const char* separator = " ";
        for (std::size_t node = 0; node < match.size(); ++node) {
            if (match[node] == 0)
                continue;
            const std::string& name = pattern.nodes[node].name;
            std::cout << separator << (name.empty() ? "" : name + " = ")
                      << withVisibleControls(unitText(*found.sentence, match[node]));
            separator = ", ";
        }
        std::cout << '\n';
    }
}

void printSeparatedHead(const Pattern& pattern)
{
    std::cout << "file\tline\tsentence\tid";
    for (std::size_t node = 0; node < pattern.nodes.size(); ++node) {
        if (!isPlace(pattern, node))
            continue;
        const std::string& given = pattern.nodes[node].name;
        const std::string name = separatedCell(given.empty() ? std::to_string(node + 1) : given);
        std::cout << '\t' << name << '\t' << name << ".form\t" << name << ".relation";
    }
    std::cout << '\n';
}

void printSeparated(const Pattern& pattern, const Treebank& treebank, const FoundSentence& found)
{
    const auto place = treebank.place(found.index);
    const Document& document = *treebank.documents()[place.document];
    const Sentence& sentence = *found.sentence;
    for (const PatternMatch& match : found.matches) {
        std::cout << separatedCell(document.path()) << '\t' << document.line(place.sentence) << '\t'
                  << place.sentence + 1 << '\t' << separatedCell(sentence.metadata("sent_id"));
        for (std::size_t node = 0; node < match.size(); ++node) {
            if (!isPlace(pattern, node))
                continue;
            if (match[node] == 0) // of another alternative
                std::cout << "\t\t\t";
            else
                std::cout << '\t' << nodeText(sentence, match[node]) << '\t'
                          << separatedCell(formOf(sentence, match[node])) << '\t'
                          << separatedCell(relationOf(sentence, match[node]));
        }
        std::cout << '\n';
    }
}

json matchesJson(const Pattern& pattern, const Treebank& treebank, const std::vector<FoundSentence>& found)
{
    json sentences = json::array();
    for (const FoundSentence& one : found) {
        json list = json::array();
        for (const PatternMatch& match : one.matches)
            list.push_back(matchJson(pattern, *one.sentence, match));
        const auto place = treebank.place(one.index);
        sentences.push_back({{"file", treebank.documents()[place.document]->path()}, {"sentence", place.sentence + 1},
            {"id", one.sentence->metadata("sent_id")}, {"text", one.sentence->text()}, {"matches", std::move(list)}});
    }
    return sentences;
}

} // namespace arcwright::cli
