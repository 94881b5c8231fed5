// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/repairs.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "core/editing/annotation_operations.h"
#include "core/editing/changes.h"
#include "core/editing/edit_problems.h"
#include "core/validation/repair.h"
#include "ui/documents/edit_sentences.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// A line so that what cannot be seen is.
QString shownItem(std::string_view line)
{
    constexpr qsizetype longest = 160;
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    text.replace(u'\r', QStringLiteral("␍"));
    text.replace(u'\t', QStringLiteral(" → "));
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

/// The sentence that `text` is in its place.
std::shared_ptr<const Sentence> sentenceFrom(const Document& document, const Sentence& before, std::string text)
{
    auto bytes = std::make_shared<const std::string>(std::move(text));
    const std::size_t length = bytes->size();
    auto after = std::make_shared<Sentence>(
        document.format()->read({std::move(bytes), 0, length, before.source.line, document.format()}));
    if (after->problem)
        after->problem->file = document.path();
    after->annotation = before.annotation;
    return after;
}

StructureFinding structureFinding(StructureTest test, const Finding& finding)
{
    return {test, QString::fromStdString(finding.node).toInt(), finding.line, finding.arguments};
}

std::optional<std::string> repairedText(const Treebank& treebank, std::size_t index, const StructureFinding& finding)
{
    const Document& document = *treebank.documents()[treebank.place(index).document];
    const auto sentence = repaired(*treebank.sentence(index), finding);
    if (!sentence)
        return std::nullopt;
    auto text = document.format()->write(*sentence);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

ColumnPlaces columnsOf(const Treebank& treebank, std::size_t index)
{
    return columnPlacesOf(*treebank.documents()[treebank.place(index).document]->format()).value_or(ColumnPlaces());
}

} // namespace

std::string textOf(const Treebank& treebank, std::size_t index)
{
    const Document& document = *treebank.documents()[treebank.place(index).document];
    auto text = document.format()->write(*treebank.sentence(index));
    return text ? std::move(*text) : std::string();
}

std::optional<std::string> repairedText(const Treebank& treebank, std::size_t index, const Finding& finding)
{
    if (const auto* structure = std::get_if<StructureTest>(&finding.kind); structure && index < treebank.size())
        return repairedText(treebank, index, structureFinding(*structure, finding));
    const auto* test = std::get_if<TestId>(&finding.kind);
    if (!test || !isRepairable(*test) || index >= treebank.size())
        return std::nullopt;
    return repaired(textOf(treebank, index), udFindingOf(finding), columnsOf(treebank, index));
}

QString repairPreview(std::string_view before, std::string_view after)
{
    constexpr std::size_t most = 6; // lines of each
    const auto old = linesOf(before);
    const auto now = linesOf(after);
    std::size_t front = 0;
    while (front < std::min(old.size(), now.size()) && old[front] == now[front])
        ++front;
    std::size_t back = 0;
    while (back < std::min(old.size(), now.size()) - front && old[old.size() - 1 - back] == now[now.size() - 1 - back])
        ++back;
    QStringList lines;
    const auto add = [&](const std::vector<std::string_view>& all, const QString& mark) {
        for (std::size_t i = front; i < all.size() - back; ++i) {
            if (i - front == most) {
                lines << mark + QStringLiteral(" …");
                break;
            }
            lines << mark + u' ' + shownItem(all[i]);
        }
    };
    add(old, QStringLiteral("−"));
    add(now, QStringLiteral("+"));
    return lines.join(u'\n');
}

QString repairInWords(const Treebank& treebank, std::size_t index, const Finding& finding)
{
    auto text = repairedText(treebank, index, finding);
    if (!text)
        return {};
    constexpr std::size_t most = 8;
    const auto before = treebank.sentence(index);
    const Document& document = *treebank.documents()[treebank.place(index).document];
    const auto after = sentenceFrom(document, *before, *text);
    std::vector<Change> all = changes(replacement(treebank.key(index).sentence, before, after));
    std::erase_if(all, [](const Change& change) { return change.what == Changed::Comment; });
    if (all.empty() || after->problem)
        return repairPreview(textOf(treebank, index), *text);
    QStringList lines;
    for (std::size_t at = 0; at < std::min(most, all.size()); ++at)
        lines << changeSentence(all[at]);
    if (all.size() > most)
        lines << QStringLiteral("…");
    const auto* test = std::get_if<TestId>(&finding.kind);
    if (test && *test == TestId::UnconnectedEgraph)
        lines << QCoreApplication::translate("Repairs",
            "These are the arcs of the tree: see first whether the heads there are right, for this finds them no "
            "more.");
    return lines.join(u'\n');
}

bool repair(Workspace& workspace, std::size_t index, const Finding& finding)
{
    const Treebank& treebank = workspace.treebank();
    auto text = repairedText(treebank, index, finding);
    if (!text)
        return workspace.apply(index, Operation::Repair, failure(EditProblem::NothingToRepair));
    const Document& document = *treebank.documents()[treebank.place(index).document];
    return workspace.replace(
        index, Operation::Repair, *sentenceFrom(document, *treebank.sentence(index), std::move(*text)));
}

std::optional<Edit> repairOfAllLike(const Treebank& treebank, std::size_t index, const Finding& first)
{
    auto text = repairedText(treebank, index, first);
    if (!text || !std::holds_alternative<TestId>(first.kind))
        return std::nullopt;
    const TestId test = std::get<TestId>(first.kind);
    ValidationOptions options;
    options.columns = columnsOf(treebank, index);
    constexpr int most = 1000;
    for (int i = 0; i < most; ++i) {
        const auto findings = validateSentence(*text, options).findings;
        std::optional<std::string> further;
        for (std::size_t at = 0; at < findings.size() && !further; ++at) {
            if (findings[at].test == test)
                further = repaired(*text, findings[at], options.columns);
        }
        if (!further || *further == *text)
            break;
        text = std::move(further);
    }
    const auto before = treebank.sentence(index);
    const Document& document = *treebank.documents()[treebank.place(index).document];
    return replacement(treebank.key(index).sentence, before, sentenceFrom(document, *before, std::move(*text)));
}

bool waive(Workspace& workspace, std::size_t index, const Finding& finding, const QString& reason)
{
    if (!finding.canBeWaived())
        return false; // for which there is no button
    if (reason.trimmed().isEmpty())
        return workspace.apply(index, Operation::Waive, failure(EditProblem::ReasonNeeded));
    return workspace.apply(index, Operation::Waive,
        arcwright::waive(*workspace.treebank().sentence(index),
            {std::string(finding.test), finding.node, {}, reason.trimmed().toStdString(), Workspace::signature()}));
}

bool unwaive(Workspace& workspace, std::size_t index, const Finding& finding)
{
    return workspace.apply(
        index, Operation::Waive, arcwright::unwaive(*workspace.treebank().sentence(index), finding.test, finding.node));
}

} // namespace arcwright::ui
