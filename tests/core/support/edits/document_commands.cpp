// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/edits/document_commands.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/in_practice.h"
#include "core/editing/join_sentences.h"
#include "core/editing/outer_arc_operations.h"
#include "core/editing/sentence_names.h"
#include "core/editing/split_sentence.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

std::size_t anySentence(const Document& document, Choices& choices, std::size_t before = 1)
{
    return static_cast<std::size_t>(choices.number(0, static_cast<int>(document.size() - before) + 1));
}

std::shared_ptr<const Sentence> shared(Sentence sentence)
{
    return std::make_shared<const Sentence>(std::move(sentence));
}

Edit sameSentence(const Document& document, std::size_t index)
{
    const auto sentence = document.sentence(index);
    return replacement(document.id(index), sentence, sentence);
}

MadeEdit makeHalves(const Document& document, Choices& choices, Manner manner)
{
    const std::size_t index = anySentence(document, choices);
    Edit edit = sameSentence(document, index);
    const Sentence& sentence = *edit.before.front();
    if (sentence.problem)
        return {"", failure(*sentence.problem)};
    const int unit = anyUnit(sentence, choices);
    const bool isAnywhere = manner == Manner::Careless || sentence.bunsetsu.empty();
    const int word
        = isAnywhere ? anyWord(sentence, choices) : sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].first;
    auto halves = splitSentence(sentence, word, nameForSecondHalf(document, sentence));
    if (!halves)
        return {"", failure(halves.error())};
    edit.idsAfter.push_back(document.freeId());
    edit.after = {shared(std::move(halves->first)), shared(std::move(halves->second))};
    return {"", std::move(edit)};
}

MadeEdit makeJoined(const Document& document, Choices& choices, Manner)
{
    if (document.size() < 2)
        return {"", refused(EditProblem::NothingToJoin)};
    const std::size_t index = anySentence(document, choices, 2);
    Edit edit = sameSentence(document, index);
    const auto next = document.sentence(index + 1);
    auto joined = joinSentences(*edit.before.front(), *next);
    if (!joined)
        return {"", failure(joined.error())};
    edit.idsBefore.push_back(document.id(index + 1));
    edit.before.push_back(next);
    edit.after = {shared(std::move(*joined))};
    return {"", std::move(edit)};
}

/// One edit of all sentences from the first to the last that several change.
Edit merged(const Document& document, const std::vector<Edit>& edits)
{
    std::size_t first = document.size();
    std::size_t last = 0;
    for (const Edit& edit : edits) {
        first = std::min(first, document.indexOf(edit.idsBefore.front()));
        last = std::max(last, document.indexOf(edit.idsBefore.front()));
    }
    Edit all;
    for (std::size_t index = first; index <= last; ++index) {
        all.idsBefore.push_back(document.id(index));
        all.before.push_back(document.sentence(index));
    }
    all.idsAfter = all.idsBefore;
    all.after = all.before;
    for (const Edit& edit : edits)
        all.after[document.indexOf(edit.idsBefore.front()) - first] = edit.after.front();
    return all;
}

MadeEdit madeOf(const Document& document, const Result<std::vector<Edit>>& edits)
{
    if (!edits)
        return {"", failure(edits.error())};
    if (edits->empty())
        return {"", sameSentence(document, 0)};
    return {"", merged(document, *edits)};
}

/// An arc to another sentence that there is, or one that could be.
OuterArc anyOuterArc(const Document& document, std::size_t index, bool isThere, Choices& choices, Manner manner)
{
    if (const OuterArcSource* const source = outerArcSource(document.format()); source && isThere) {
        if (const auto arcs = source->outerArcs(document, index); !arcs.empty())
            return choices.oneOf(arcs);
    }
    const std::size_t other = anySentence(document, choices);
    const auto here = document.sentence(index);
    const auto there = document.sentence(other);
    const auto wordOf = [&](const Sentence& sentence) { return sentence.size() == 0 ? 0 : anyWord(sentence, choices); };
    return {wordOf(*here), choices.coin(), other, wordOf(*there), anyRelation(*here, 1, choices, manner)};
}

MadeEdit makeOuterArc(const Document& document, Choices& choices, Manner manner)
{
    const std::size_t index = anySentence(document, choices);
    return madeOf(document, addOuterArc(document, index, anyOuterArc(document, index, false, choices, manner)));
}

MadeEdit makeNoOuterArc(const Document& document, Choices& choices, Manner manner)
{
    const std::size_t index = anySentence(document, choices);
    return madeOf(document, removeOuterArc(document, index, anyOuterArc(document, index, true, choices, manner)));
}

MadeEdit makeOtherOuterArc(const Document& document, Choices& choices, Manner manner)
{
    const std::size_t index = anySentence(document, choices);
    const OuterArc arc = anyOuterArc(document, index, true, choices, manner);
    const std::string relation = anyRelation(*document.sentence(index), 1, choices, manner);
    return madeOf(document, renameOuterArc(document, index, arc, relation));
}

MadeEdit editOfSentence(const Document& document, Choices& choices, Manner manner)
{
    Edit edit = sameSentence(document, anySentence(document, choices));
    const Sentence& sentence = *edit.before.front();
    if (sentence.problem)
        return {"", failure(*sentence.problem)};
    MadeOperation made = randomOperation(sentence, choices, manner);
    if (!made.result)
        return {std::move(made.name), failure(made.result.error())};
    if (choices.coin()) { // arcs of the enhanced graph are named as the file does, as the window has it
        EnhancedPractice practice;
        for (std::size_t index = 0; index < document.size(); ++index)
            practice.add(*document.sentence(index));
        *made.result = inPractice(sentence, std::move(*made.result), practice);
    }
    edit.after = {shared(std::move(*made.result))};
    return {std::move(made.name), std::move(edit), std::move(made.mayBreak)};
}

/// A replacement of all that a pattern finds, in every sentence, as one edit.
MadeEdit makeReplaced(const Document& document, Choices& choices, Manner manner)
{
    std::vector<Edit> edits;
    std::set<std::string> mayBreak;
    const std::uint64_t seed = static_cast<std::uint64_t>(choices.number(0, 1000));
    for (std::size_t index = 0; index < document.size(); ++index) {
        Edit edit = sameSentence(document, index);
        if (edit.before.front()->problem)
            continue;
        Choices same(seed); // so that it is the same replacement
        MadeOperation made = makeRewritten(*edit.before.front(), same, manner);
        if (!made.result)
            continue;
        edit.after = {shared(std::move(*made.result))};
        mayBreak.merge(made.mayBreak);
        edits.push_back(std::move(edit));
    }
    MadeEdit all = madeOf(document, std::move(edits));
    all.mayBreak = std::move(mayBreak);
    return all;
}

} // namespace

const std::vector<DocumentCommand>& documentCommands()
{
    static const std::vector<DocumentCommand> commands{{"splitSentence", makeHalves}, {"joinSentences", makeJoined},
        {"addOuterArc", makeOuterArc}, {"addOuterArc", makeOuterArc}, {"removeOuterArc", makeNoOuterArc},
        {"renameOuterArc", makeOtherOuterArc}, {"rewritten", makeReplaced}};
    return commands;
}

MadeEdit randomEdit(const Document& document, Choices& choices, Manner manner)
{
    if (!choices.once(8))
        return editOfSentence(document, choices, manner);
    const DocumentCommand& command = choices.oneOf(documentCommands());
    MadeEdit made = command.make(document, choices, manner);
    made.name = command.name;
    return made;
}

std::set<std::string> commandNames()
{
    std::set<std::string> names;
    for (const SentenceCommand& command : sentenceCommands())
        names.emplace(command.name);
    for (const DocumentCommand& command : documentCommands())
        names.emplace(command.name);
    return names;
}

} // namespace arcwright::test
