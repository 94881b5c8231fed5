// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/editing/cell_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/field_operations.h"
#include "core/treebank/format.h"
#include "core/validation/repair.h"
#include "core/validation/validate.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

/// What texts typed into the fields of words break, where the rules are about them.
const std::set<std::string>& textRules()
{
    static const std::set<std::string> rules{"text", "feats", "misc", "lines", "targets", "newpar-space"};
    return rules;
}

/// What comments that are set and removed at will break.
const std::set<std::string>& commentRules()
{
    static const std::set<std::string> rules{
        "metadata", "text", "sent-ids", "references", "newpar-space", "lines", "outside"};
    return rules;
}

std::string fieldValue(WordField field, Choices& choices, Manner manner)
{
    if (manner == Manner::Careless)
        return choices.text({"_", "", "x", "A=1|SpaceAfter=No", "a b"});
    switch (field) {
    case WordField::Form:
        return choices.text({"new", "x", "日本", "-"});
    case WordField::Upos:
        return choices.text({"NOUN", "VERB", "X"});
    case WordField::Feats:
        return choices.text({"_", "Case=Nom", "Case=Nom|Number=Sing"});
    case WordField::Misc:
        return choices.text({"_", "A=1", "SpaceAfter=No", "A=1|SpaceAfter=No"});
    default:
        return choices.text({"x", "y", "_"});
    }
}

WordField anyField(Choices& choices)
{
    return choices.oneOf(std::vector<WordField>{WordField::Form, WordField::Form, WordField::Lemma, WordField::Upos,
        WordField::Xpos, WordField::Feats, WordField::Misc});
}

/// SpaceAfter typed where there can be none breaks `misc`, and `newpar-space` at the end of a sentence.
std::set<std::string> typedRules(WordField field, Manner manner)
{
    if (manner == Manner::Careless)
        return textRules();
    return field == WordField::Misc ? std::set<std::string>{"misc", "newpar-space"}
        : field == WordField::Form  ? std::set<std::string>{"targets"}
                                    : std::set<std::string>{};
}

MadeOperation makeField(const Sentence& sentence, Choices& choices, Manner manner)
{
    const NodeId node = anyNode(sentence, choices);
    const WordField field = anyField(choices);
    const std::set<int> about = node.empty == 0 ? std::set<int>{node.word} : std::set<int>{};
    return {"", setField(sentence, node, field, fieldValue(field, choices, manner)), about, false, false,
        typedRules(field, manner)};
}

MadeOperation makeUnitField(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int unit = anyUnit(sentence, choices);
    const bool isType = !sentence.bunsetsu.empty();
    const WordField field = isType ? WordField::Relation : anyField(choices);
    const std::string value
        = isType ? anyRelation(sentence, sentence.headOf(unit), choices, manner) : fieldValue(field, choices, manner);
    return {"", setUnitField(sentence, unit, field, value), isType ? std::set<int>{} : std::set<int>{unit}, false,
        false, typedRules(field, manner)};
}

MadeOperation makeFurtherField(const Sentence& sentence, Choices& choices, Manner)
{
    const int word = anyWord(sentence, choices);
    const auto& further = sentence.word(word).further;
    std::string name = further.empty() ? "gloss" : choices.oneOf(further).name;
    if (name == "id") // by which sequences know words again
        name = "gloss";
    return {"", setFurtherField(sentence, {word, 0}, name, choices.text({"", "7", "x"})), {word}};
}

MadeOperation makeMultiwordField(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int word
        = sentence.multiwordTokens.empty() ? anyWord(sentence, choices) : choices.oneOf(sentence.multiwordTokens).first;
    const WordField field = choices.coin() ? WordField::Form : WordField::Misc;
    return {"", setMultiwordField(sentence, word, field, fieldValue(field, choices, manner)), {}, false, false,
        typedRules(field, manner)};
}

Cell anyCell(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int word = anyWord(sentence, choices);
    const int kind = choices.number(0, 6);
    if (kind == 0) // words of bunsetsu have none
        return {{word, 0}, false, WordField::Head,
            sentence.bunsetsu.empty() ? std::to_string(std::max(kRoot, carefulHead(sentence, word, choices))) : "1"};
    if (kind == 1)
        return {{word, 0}, false, WordField::Relation,
            anyRelation(sentence, sentence.bunsetsu.empty() ? sentence.word(word).head : 1, choices, manner)};
    if (kind == 2) // what it says already
        return {{word, 0}, false, WordField::Parents, cellText(sentence, {{word, 0}, false, WordField::Parents, {}})};
    const WordField field = kind == 3 ? WordField::Form : anyField(choices);
    return {{word, 0}, kind == 3, field, fieldValue(field, choices, manner)};
}

std::set<std::string> cellRules(const Cell& cell, Manner manner)
{
    // No head is written as 0 here, and is one more root.
    return cell.field == WordField::Head ? std::set<std::string>{"tree", "root"} : typedRules(cell.field, manner);
}

MadeOperation makeCell(const Sentence& sentence, Choices& choices, Manner manner)
{
    const Cell cell = anyCell(sentence, choices, manner);
    return {"", setCells(sentence, {cell}), {cell.node.word}, cell.field == WordField::Head, false,
        cellRules(cell, manner)};
}

MadeOperation makeCells(const Sentence& sentence, Choices& choices, Manner manner)
{
    std::vector<Cell> cells;
    MadeOperation made{"", sentence, {}};
    for (int count = choices.number(1, 4); count > 0; --count) {
        cells.push_back(anyCell(sentence, choices, manner));
        made.words.insert(cells.back().node.word);
        made.setsHeads = made.setsHeads || cells.back().field == WordField::Head;
        made.mayBreak.merge(cellRules(cells.back(), manner));
    }
    made.result = setCells(sentence, cells);
    return made;
}

std::size_t anyComment(const Sentence& sentence, Choices& choices)
{
    return static_cast<std::size_t>(choices.number(0, static_cast<int>(sentence.comments.size()) + 1));
}

MadeOperation makeMetadata(const Sentence& sentence, Choices& choices, Manner manner)
{
    const std::string key = choices.text({"sent_id", "text", "k", "k"});
    const std::string value = manner == Manner::Careful ? "v" + std::to_string(choices.number(0, 1000)) : "v";
    return {"", setMetadata(sentence, key, value), {}, false, true,
        key == "k" ? std::set<std::string>{} : std::set<std::string>{"sent-ids", "text"}};
}

MadeOperation makeNoMetadata(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", removeMetadata(sentence, choices.text({"sent_id", "text", "k", "newpar"})), {}, false, true,
        commentRules()};
}

MadeOperation makeComment(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", setComment(sentence, anyComment(sentence, choices), "# other"), {}, false, true, commentRules()};
}

MadeOperation makeNewComment(const Sentence& sentence, Choices& choices, Manner)
{
    const std::string text = choices.text({"# new", "<p>", "# k = 1"});
    return {"", insertComment(sentence, anyComment(sentence, choices), text), {}};
}

MadeOperation makeNoComment(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", removeComment(sentence, anyComment(sentence, choices)), {}, false, true, commentRules()};
}

MadeOperation makeCommentLines(const Sentence& sentence, Choices& choices, Manner)
{
    auto lines = commentLines(sentence);
    const auto at = static_cast<std::ptrdiff_t>(choices.number(0, static_cast<int>(lines.size()) + 1));
    lines.insert(lines.begin() + at, choices.text({"# between", "<p>"}));
    if (choices.coin())
        std::rotate(lines.begin(), lines.begin() + at, lines.end());
    return {"", setCommentLines(sentence, lines), {}, false, true};
}

/// A repair that validation offers for something that is wrong.
MadeOperation makeRepair(const Sentence& sentence, Choices& choices, Manner)
{
    const FormatPointer& format = sentence.source.format;
    if (!format || !format->isUniversalDependencies())
        return {"", sentence, {}};
    const auto text = format->write(sentence);
    if (!text)
        return {"", sentence, {}};
    const auto findings = validateSentence(*text).findings;
    if (findings.empty())
        return {"", sentence, {}};
    const auto repair = repaired(*text, choices.oneOf(findings));
    if (!repair)
        return {"", sentence, {}};
    Sentence read
        = format->read({std::make_shared<const std::string>(*repair), 0, repair->size(), sentence.source.line, format});
    read.annotation = sentence.annotation;
    return {"", std::move(read), allWords(sentence), false, true};
}

} // namespace

std::vector<SentenceCommand> fieldCommands()
{
    return {{"setField", makeField}, {"setField", makeField}, {"setUnitField", makeUnitField},
        {"setFurtherField", makeFurtherField}, {"setMultiwordField", makeMultiwordField}, {"setCell", makeCell},
        {"setCells", makeCells}, {"setMetadata", makeMetadata}, {"removeMetadata", makeNoMetadata},
        {"setComment", makeComment}, {"insertComment", makeNewComment}, {"removeComment", makeNoComment},
        {"setCommentLines", makeCommentLines}, {"repaired", makeRepair}};
}

} // namespace arcwright::test
