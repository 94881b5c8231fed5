// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/edits/sentence_commands.h"

#include <algorithm>

#include "core/treebank/format.h"

namespace arcwright::test {

const std::vector<SentenceCommand>& sentenceCommands()
{
    static const std::vector<SentenceCommand> all = [] {
        std::vector<SentenceCommand> commands;
        for (const auto& some :
            {arcCommands(), graphCommands(), phraseCommands(), wordCommands(), fieldCommands(), remarkCommands()})
            commands.insert(commands.end(), some.begin(), some.end());
        return commands;
    }();
    return all;
}

MadeOperation randomOperation(const Sentence& sentence, Choices& choices, Manner manner)
{
    const SentenceCommand& command = choices.oneOf(sentenceCommands());
    MadeOperation made = command.make(sentence, choices, manner);
    made.name = command.name;
    return made;
}

int anyUnit(const Sentence& sentence, Choices& choices)
{
    return choices.number(1, sentence.unitCount() + 1);
}

int anyWord(const Sentence& sentence, Choices& choices)
{
    return choices.number(1, sentence.size() + 1);
}

NodeId anyNode(const Sentence& sentence, Choices& choices)
{
    const auto empties = static_cast<int>(sentence.emptyNodes.size());
    const int node = choices.number(0, sentence.size() + 1 + empties);
    return node <= sentence.size() ? NodeId{node, 0}
                                   : sentence.emptyNodes[static_cast<std::size_t>(node - sentence.size()) - 1].id;
}

std::string anyForm(Choices& choices)
{
    return choices.text({"new", "x", "two words", "日本", "_", "-"});
}

std::string anyRelation(const Sentence& sentence, int head, Choices& choices, Manner manner)
{
    if (manner == Manner::Careless)
        return choices.text({"dep", "new", "obl:arg", "D", "P", "[subj]"});
    if (!sentence.bunsetsu.empty())
        return choices.text({"D", "D", "P", "A", "I"});
    if (isDtag(sentence))
        return choices.text({"subj", "mod", "pnct", "[subj]", "<dobj>"});
    return head == kRoot ? "root" : choices.text({"nsubj", "obj", "obl:arg", "conj", "punct"});
}

int carefulHead(const Sentence& sentence, int unit, Choices& choices)
{
    const int last = sentence.unitCount();
    if (!sentence.bunsetsu.empty())
        return unit == last ? sentence.headOf(unit) : choices.number(unit + 1, last + 1);
    const int head = choices.number(1, last + 1);
    const int old = sentence.headOf(unit);
    if (isDtag(sentence))
        return head == unit ? old : head;
    int above = head;
    for (int steps = 0; above > kRoot && above != unit && steps <= last; ++steps)
        above = sentence.headOf(above);
    return above == kRoot && old > kRoot ? head : old;
}

bool isDtag(const Sentence& sentence)
{
    return sentence.source.format && sentence.source.format->headsAreParents();
}

bool hasCircle(const Sentence& sentence)
{
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        int above = unit;
        for (int steps = 0; above > kRoot && steps <= sentence.unitCount(); ++steps)
            above = sentence.headOf(above);
        if (above > kRoot)
            return true;
    }
    return false;
}

bool hasEnhancedArcs(const Sentence& sentence)
{
    return !sentence.emptyNodes.empty()
        || std::any_of(
            sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return !token.parents.empty(); });
}

std::set<int> allWords(const Sentence& sentence)
{
    std::set<int> words;
    for (int word = 1; word <= sentence.size(); ++word)
        words.insert(word);
    return words;
}

std::set<std::string> brokenByHeads(const Result<Sentence>& changed)
{
    std::set<std::string> rules{"tree", "root", "direction", "phrase-direction", "phrase-tree"};
    if (changed && hasCircle(*changed))
        rules.insert("enhanced");
    return rules;
}

bool wantsNoParents(const Sentence& sentence, Manner manner)
{
    return manner == Manner::Careful && !hasEnhancedArcs(sentence);
}

} // namespace arcwright::test
