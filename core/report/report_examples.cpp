// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_examples.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "core/editing/sentence_names.h"
#include "core/editing/surface_text.h"
#include "core/evaluation/error_repairs.h"
#include "core/evaluation/outcome_confusion.h"

namespace arcwright {

namespace {

constexpr std::size_t mostRepairKinds = 4;
constexpr std::size_t mostConfusionKinds = 3;
constexpr std::size_t mostDrawnUnits = 60;

bool isCounted(const OutcomeTable& table, std::uint32_t row, const ReportSettings& settings)
{
    return settings.withPunctuation || (table.gold().marks[row] & OutcomeTable::Punctuation) == 0;
}

void addRepairKinds(
    std::vector<ErrorKind>& kinds, const OutcomeTable& table, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    const auto repairs = countRepairs(table, system);
    std::vector<ErrorKind> found;
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        const auto kind = static_cast<RepairKind>(i);
        if (kind == RepairKind::Relation && settings.scored == Scored::Heads)
            continue;
        ErrorKind error{words(repairSentence(kind)), {}};
        std::copy_if(repairs[i].rows.begin(), repairs[i].rows.end(), std::back_inserter(error.rows),
            [&](std::uint32_t row) { return isCounted(table, row, settings); });
        std::sort(error.rows.begin(), error.rows.end());
        found.push_back(std::move(error));
    }
    std::stable_sort(found.begin(), found.end(),
        [](const ErrorKind& one, const ErrorKind& other) { return one.rows.size() > other.rows.size(); });
    for (std::size_t i = 0; i < std::min(found.size(), mostRepairKinds); ++i) {
        if (!found[i].rows.empty())
            kinds.push_back(std::move(found[i]));
    }
}

void addConfusionKinds(
    std::vector<ErrorKind>& kinds, const OutcomeTable& table, std::size_t system, const ReportSettings& settings)
{
    ConfusionSettings wanted;
    wanted.choice = choiceOf(settings);
    const SquareConfusion all = confusionOf(table, Property::Relation, system, wanted);
    struct Cell {
        std::size_t row;
        std::size_t column;
    };
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < all.size(); ++row) {
        for (std::size_t column = 0; column < all.size(); ++column) {
            if (row != column && all.count(row, column) > 0)
                cells.push_back({row, column});
        }
    }
    std::stable_sort(cells.begin(), cells.end(), [&](const Cell& one, const Cell& other) {
        return all.count(one.row, one.column) > all.count(other.row, other.column);
    });
    for (std::size_t i = 0; i < std::min(cells.size(), mostConfusionKinds); ++i) {
        WordChoice choice = choiceOf(settings);
        choice.values = {all.rows[cells[i].row], all.columns[cells[i].column]};
        kinds.push_back({{}, chosenRows(table, choice)});
        kinds.back().title = all.rows[cells[i].row].name + '\n' + all.columns[cells[i].column].name;
    }
}

std::string formOf(const Sentence& sentence, int unit)
{
    if (sentence.bunsetsu.empty())
        return sentence.tokens[static_cast<std::size_t>(unit) - 1].form;
    const Bunsetsu& phrase = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
    std::string form;
    for (int word = phrase.first; word <= phrase.last; ++word)
        form += sentence.tokens[static_cast<std::size_t>(word) - 1].form;
    return form;
}

std::string labelOf(const OutcomeTable& table, TextId relation)
{
    return relation == table.noneText() ? std::string() : std::string(table.text(relation));
}

/// What is told of lit arcs to those who do not see them.
std::string arcsInWords(const TreePicture& tree, bool areBelow, const ReportWords& words)
{
    std::string text;
    for (const PicturedArc& arc : tree.arcs) {
        if (!arc.isLit || arc.isBelow != areBelow)
            continue;
        const std::string form = shortened(tree.words[static_cast<std::size_t>(arc.dependent) - 1].form, 40);
        text += text.empty() ? "" : ", ";
        text += arc.head == 0 ? words(reporttext::rootInWords, {form})
                              : words(reporttext::arcInWords,
                                  {form, shortened(tree.words[static_cast<std::size_t>(arc.head) - 1].form, 40),
                                      shortened(arc.label, 40)});
    }
    return text;
}

std::string nameOf(std::size_t index, const Sentence& sentence, const ReportWords& words)
{
    const std::string name = sentenceName(sentence);
    const std::string number = std::to_string(index + 1);
    return name.empty() ? words(reporttext::sentence, {number})
                        : words(reporttext::namedSentence, {number, shortened(name, kMostReportCharacters)});
}

} // namespace

std::vector<ErrorKind> largestErrorKinds(const OutcomeTable& table, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    std::vector<ErrorKind> kinds;
    addRepairKinds(kinds, table, system, settings);
    const std::size_t repairKinds = kinds.size();
    if (settings.scored == Scored::Arcs)
        addConfusionKinds(kinds, table, system, settings);
    std::size_t errors = 0;
    for (std::uint32_t row = 0; row < table.size(); ++row) {
        const OutcomeTable::System& each = table.systems()[system];
        errors += each.isPresent(row) && isCounted(table, row, settings) && !each.isRight(row, settings.scored) ? 1 : 0;
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::string count = ReportWords::count(kinds[i].rows.size());
        const std::string share = words.percent(percentage(kinds[i].rows.size(), errors));
        const auto end = kinds[i].title.find('\n');
        kinds[i].title = i < repairKinds
            ? words(reporttext::exampleKind, {kinds[i].title, count, share, ReportWords::count(errors)})
            : words(reporttext::exampleConfusion,
                {kinds[i].title.substr(0, end), kinds[i].title.substr(end + 1), count, share,
                    ReportWords::count(errors)});
    }
    return kinds;
}

std::vector<std::uint32_t> exampleSentences(
    const OutcomeTable& table, const ErrorKind& kind, std::size_t most, std::vector<bool>& used)
{
    // One sees it all, and it is no title.
    const bool areBunsetsu = !table.sentences().empty() && table.sentences().front().hasBunsetsu;
    const int handy = areBunsetsu ? 7 : 12;
    std::vector<std::uint32_t> sentences;
    for (const std::uint32_t row : kind.rows) {
        const std::uint32_t sentence = table.gold().sentences[row];
        if (!used[sentence] && (sentences.empty() || sentences.back() != sentence))
            sentences.push_back(sentence);
    }
    std::stable_sort(sentences.begin(), sentences.end(), [&](std::uint32_t one, std::uint32_t other) {
        const auto away
            = [&](std::uint32_t index) { return std::abs(static_cast<int>(table.sentences()[index].count) - handy); };
        return away(one) < away(other);
    });
    sentences.resize(std::min(sentences.size(), most));
    for (const std::uint32_t sentence : sentences)
        used[sentence] = true;
    return sentences;
}

TreePicture exampleTree(const OutcomeTable& table, const Sentence& sentence, std::uint32_t index, std::size_t system,
    const std::vector<std::uint32_t>& litRows, const ReportSettings& settings)
{
    const ReportWords words(settings);
    const OutcomeTable::SentenceRows& rows = table.sentences()[index];
    const OutcomeTable::Gold& gold = table.gold();
    const OutcomeTable::System& theirs = table.systems()[system];
    TreePicture tree;
    tree.above = words(reporttext::gold);
    tree.below = theirs.name;
    for (std::uint32_t row = rows.first; row < rows.first + rows.count; ++row) {
        const int unit = gold.units[row];
        const bool isLit = std::binary_search(litRows.begin(), litRows.end(), row);
        tree.words.push_back({formOf(sentence, unit), std::string(table.text(gold.tags[row])), isLit});
        const auto add = [&](int head, TextId relation, bool isBelow, bool isWrong) {
            if (head >= 0 && head <= static_cast<int>(rows.count) && head != unit)
                tree.arcs.push_back({head, unit, labelOf(table, relation), isBelow, isLit, isWrong});
        };
        add(gold.heads[row], gold.relations[row], false, false);
        if (theirs.isPresent(row))
            add(theirs.heads[row], theirs.relations[row], true, !theirs.isRight(row, settings.scored));
    }
    tree.isRightToLeft = isMostlyRightToLeft(tree.words);
    tree.title = nameOf(rows.index, sentence, words);
    tree.description = words(reporttext::goldArcs, {arcsInWords(tree, false, words)}) + ' '
        + words(reporttext::systemArcs, {theirs.name, arcsInWords(tree, true, words)});
    return tree;
}

std::vector<ReportBlock> exampleBlocks(
    const ReportSource& source, std::size_t system, const ReportSettings& settings, const std::stop_token& stop)
{
    const ReportWords words(settings);
    const OutcomeTable& table = source.table;
    const std::string& name = table.systems()[system].name;
    std::vector<ReportBlock> blocks;
    std::vector<bool> used(table.sentences().size(), false);
    for (const ErrorKind& kind : largestErrorKinds(table, system, settings)) {
        if (blocks.empty()) {
            blocks.emplace_back(ReportHeading{2, words(reporttext::examples, {name})});
            blocks.emplace_back(ReportParagraph{ParagraphKind::Note, words(reporttext::examplesNote, {name})});
        }
        blocks.emplace_back(ReportHeading{3, kind.title});
        for (const std::uint32_t index : exampleSentences(table, kind, settings.examplesOf, used)) {
            if (stop.stop_requested())
                return blocks;
            const OutcomeTable::SentenceRows& rows = table.sentences()[index];
            const auto sentence = source.gold.sentence(rows.index);
            const TreePicture tree = exampleTree(table, *sentence, index, system, kind.rows, settings);
            blocks.emplace_back(ReportHeading{4, tree.title});
            blocks.emplace_back(ReportParagraph{ParagraphKind::Sample, surfaceText(*sentence)});
            if (rows.count <= mostDrawnUnits)
                blocks.emplace_back(ReportPicture{drawTree(tree), true});
            else
                blocks.emplace_back(ReportParagraph{ParagraphKind::Plain,
                    words(reporttext::tooLong, {std::to_string(rows.count), tree.description, ""})});
        }
    }
    return blocks;
}

} // namespace arcwright
