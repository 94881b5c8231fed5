// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/documents/document.h"
#include "core/editing/arc_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/join_tokens.h"
#include "core/editing/multiword_operations.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "tests/core/support/conllu_generator.h"

namespace arcwright::test {

/// An operation made on a sentence, and what it may have done.
struct MadeOperation {
    std::string name;
    Result<Sentence> result;
    std::set<int> words; ///< that it was about, whose fields it may change
    bool setsHeads = false; ///< of those words, as it was told
    bool setsText = false; ///< `# text`, as it was told
};

inline std::string randomForm()
{
    return oneOf({"new", "x", "two words", "日本", "_", "-"});
}

inline NodeId randomNode(const Sentence& sentence)
{
    const auto empties = static_cast<int>(sentence.emptyNodes.size());
    const int node = randomNumber(0, sentence.size() + 1 + empties);
    return node <= sentence.size() ? NodeId{node, 0}
                                   : sentence.emptyNodes[static_cast<std::size_t>(node - sentence.size()) - 1].id;
}

inline MadeOperation randomArcOperation(const Sentence& sentence, int word)
{
    const NodeId node = randomNode(sentence);
    const std::string relation = oneOf({"dep", "new", "obl:arg"});
    const Token& token = sentence.word(word);
    switch (randomNumber(0, 5)) {
    case 0:
        return {"setHead", setHead(sentence, word, randomNumber(kNoHead, sentence.size() + 1)), {word}, true, false};
    case 1:
        return {"setRelation", setRelation(sentence, word, relation), {word}, false, false};
    case 2:
        return {"addParent", addParent(sentence, {word, 0}, {node, relation}), {}, false, false};
    case 3:
        if (!token.parents.empty())
            return {"removeParent", removeParent(sentence, {word, 0}, token.parents.back()), {}, false, false};
        [[fallthrough]];
    default:
        return {"setParents", setParents(sentence, {word, 0}, {{node, relation}}), {}, false, false};
    }
}

inline MadeOperation randomFieldOperation(const Sentence& sentence, int word)
{
    const std::string text = oneOf({"_", "", "x", "A=1|SpaceAfter=No", "a b"});
    const auto index = static_cast<std::size_t>(randomNumber(0, static_cast<int>(sentence.comments.size()) + 1));
    switch (randomNumber(0, 7)) {
    case 0:
        return {"setForm", setField(sentence, {word, 0}, WordField::Form, randomForm()), {word}, false, false};
    case 1:
        return {"setLemma", setField(sentence, {word, 0}, WordField::Lemma, text), {word}, false, false};
    case 2:
        return {"setMisc", setField(sentence, {word, 0}, WordField::Misc, text), {word}, false, false};
    case 3:
        return {"setMultiword", setMultiwordField(sentence, word, WordField::Form, "mw"), {}, false, false};
    case 4:
        return {"setMetadata", setMetadata(sentence, oneOf({"sent_id", "text", "k"}), "v"), {}, false, true};
    case 5:
        return {"insertComment", insertComment(sentence, index, "# new"), {}, false, false};
    default:
        return {"removeComment", removeComment(sentence, index), {}, false, true};
    }
}

inline MadeOperation randomWordOperation(const Sentence& sentence, int word)
{
    const int other = randomNumber(word, std::min(word + 3, sentence.size() + 1));
    std::set<int> range;
    for (int each = word; each <= other; ++each)
        range.insert(each);
    const Beside side = *rc::gen::arbitrary<bool>() ? Beside::Before : Beside::After;
    switch (randomNumber(0, 11)) {
    case 0:
        return {"splitToken", splitToken(sentence, word, static_cast<std::size_t>(randomNumber(0, 4))), {word}, false,
            false};
    case 1:
        return {"splitToken", splitToken(sentence, word, {"p", "q", "r"}), {word}, false, false};
    case 2:
        return {"joinTokens", joinTokens(sentence, word, other), range, false, false};
    case 3:
        return {"joinTokens", joinTokens(sentence, word, other, randomForm()), range, false, false};
    case 4:
        return {"insertToken", insertToken(sentence, side, word, randomForm()), {}, false, false};
    case 5:
        return {"insertToken", insertToken(sentence, side, word, randomForm(), Spacing{false, true}), {}, false, false};
    case 6:
        return {"deleteToken", deleteToken(sentence, word), {word}, false, false};
    case 7:
        return {"makeMultiword", makeMultiword(sentence, word, other, "mw"), {}, false, false};
    case 8:
        return {"splitIntoMultiword", splitIntoMultiword(sentence, word, {"p", "q"}), {word}, false, false};
    case 9:
        return {"dissolveMultiword", dissolveMultiword(sentence, word), {}, false, false};
    default:
        return {"resizeMultiword",
            resizeMultiword(sentence, randomNumber(1, sentence.size() + 1), word, other,
                oneOf({"", "mw"}).empty() ? std::nullopt : std::optional<std::string>("mw")),
            {}, false, false};
    }
}

inline MadeOperation randomEmptyNodeOperation(const Sentence& sentence)
{
    const NodeId node = randomNode(sentence);
    if (*rc::gen::arbitrary<bool>())
        return {"insertEmptyNode",
            insertEmptyNode(sentence, {node.word, node.empty + randomNumber(0, 2)}, oneOf({"", "e"}),
                {{randomNode(sentence), "dep"}}),
            {}, false, false};
    return {"deleteEmptyNode", deleteEmptyNode(sentence, node), {}, false, false};
}

inline MadeOperation randomOperation(const Sentence& sentence)
{
    const int word = randomNumber(1, sentence.size() + 1);
    switch (randomNumber(0, 8)) {
    case 0:
        return randomArcOperation(sentence, word);
    case 1:
        return randomFieldOperation(sentence, word);
    case 2:
        return randomEmptyNodeOperation(sentence);
    default:
        return randomWordOperation(sentence, word);
    }
}

} // namespace arcwright::test
