// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "core/editing/delete_token.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_tokens.h"
#include "core/editing/multiword_operations.h"
#include "core/editing/split_token.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

/// The words that `target` of a reference is about may go, or get another form.
const std::set<std::string>& formRules()
{
    static const std::set<std::string> rules{"targets"};
    return rules;
}

/// A word and one up to two further on.
std::pair<int, int> anyRange(const Sentence& sentence, Choices& choices)
{
    const int first = anyWord(sentence, choices);
    return {first, choices.number(first, std::min(first + 3, sentence.size() + 1))};
}

std::set<int> wordsIn(std::pair<int, int> range)
{
    std::set<int> words;
    for (int word = range.first; word <= range.second; ++word)
        words.insert(word);
    return words;
}

MadeOperation makeTwo(const Sentence& sentence, Choices& choices, Manner)
{
    const int word = anyWord(sentence, choices);
    return {"", splitToken(sentence, word, static_cast<std::size_t>(choices.number(0, 4))), {word}, false, false,
        formRules()};
}

/// Parts that make up the form.
MadeOperation makeParts(const Sentence& sentence, Choices& choices, Manner)
{
    const int word = anyWord(sentence, choices);
    const std::string& form = sentence.word(word).form;
    std::vector<std::string> parts{"p", "q", "r"};
    const auto isAscii = std::all_of(form.begin(), form.end(), [](char c) { return c > ' '; });
    if (isAscii && form.size() > 1 && choices.coin()) {
        const auto at = static_cast<std::size_t>(choices.number(1, static_cast<int>(form.size())));
        parts = {form.substr(0, at), form.substr(at)};
    }
    return {"", splitToken(sentence, word, parts), {word}, false, false, formRules()};
}

MadeOperation makeOne(const Sentence& sentence, Choices& choices, Manner)
{
    const auto range = anyRange(sentence, choices);
    const auto form = choices.coin() ? std::optional<std::string>(anyForm(choices)) : std::nullopt;
    return {"", joinTokens(sentence, range.first, range.second, form), wordsIn(range), false, false, formRules()};
}

MadeOperation makeInserted(const Sentence& sentence, Choices& choices, Manner)
{
    const Beside side = choices.coin() ? Beside::Before : Beside::After;
    const auto spacing
        = choices.coin() ? std::optional<Spacing>(Spacing{choices.coin(), choices.coin()}) : std::nullopt;
    return {"", insertToken(sentence, side, anyWord(sentence, choices), anyForm(choices), spacing), {}, false, false,
        formRules()};
}

MadeOperation makeDeleted(const Sentence& sentence, Choices& choices, Manner)
{
    const int word = anyWord(sentence, choices);
    return {"", deleteToken(sentence, word), {word}, false, false, formRules()};
}

MadeOperation makeMultiwordToken(const Sentence& sentence, Choices& choices, Manner)
{
    const auto [first, last] = anyRange(sentence, choices);
    return {
        "", makeMultiword(sentence, first, last, choices.coin() ? std::optional<std::string>("mw") : std::nullopt), {}};
}

MadeOperation makeDissolved(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", dissolveMultiword(sentence, anyWord(sentence, choices)), {}};
}

MadeOperation makeResized(const Sentence& sentence, Choices& choices, Manner)
{
    const auto [first, last] = anyRange(sentence, choices);
    const auto form = choices.coin() ? std::optional<std::string>("mw") : std::nullopt;
    const int word = sentence.multiwordTokens.empty() ? first : choices.oneOf(sentence.multiwordTokens).first;
    return {"", resizeMultiword(sentence, word, first, last, form), {}};
}

MadeOperation makeSyntacticWords(const Sentence& sentence, Choices& choices, Manner)
{
    const int word = anyWord(sentence, choices);
    return {"", splitIntoMultiword(sentence, word, {"p", "q"}), {word}};
}

MadeOperation makeEmptyNode(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (manner == Manner::Careful && !hasEnhancedArcs(sentence))
        return {"", sentence, {}};
    NodeId node = anyNode(sentence, choices);
    node.empty += choices.number(0, 2);
    const NodeId head = anyNode(sentence, choices);
    const Parent parent{head, anyRelation(sentence, head == NodeId{} ? kRoot : 1, choices, manner)};
    const auto form = choices.text(
        manner == Manner::Careful ? std::vector<std::string>{"e", "_"} : std::vector<std::string>{"e", ""});
    return {"", insertEmptyNode(sentence, node, form, {parent}), {}};
}

MadeOperation makeNoEmptyNode(const Sentence& sentence, Choices& choices, Manner)
{
    const NodeId node
        = sentence.emptyNodes.empty() ? anyNode(sentence, choices) : choices.oneOf(sentence.emptyNodes).id;
    return {"", deleteEmptyNode(sentence, node), {}};
}

} // namespace

std::vector<SentenceCommand> wordCommands()
{
    return {{"splitToken", makeTwo}, {"splitToken", makeParts}, {"joinTokens", makeOne}, {"joinTokens", makeOne},
        {"insertToken", makeInserted}, {"deleteToken", makeDeleted}, {"deleteToken", makeDeleted},
        {"makeMultiword", makeMultiwordToken}, {"dissolveMultiword", makeDissolved}, {"resizeMultiword", makeResized},
        {"splitIntoMultiword", makeSyntacticWords}, {"insertEmptyNode", makeEmptyNode},
        {"deleteEmptyNode", makeNoEmptyNode}};
}

} // namespace arcwright::test
