// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <rapidcheck.h>

namespace arcwright::test {

/// A number in [from, to), shrinking to `from`.
inline int randomNumber(int from, int to)
{
    return *rc::gen::inRange(from, to);
}

inline std::string oneOf(const std::vector<std::string>& choices)
{
    return choices[static_cast<std::size_t>(randomNumber(0, static_cast<int>(choices.size())))];
}

inline std::string randomField()
{
    return oneOf({"_", "x", "", " ", "two words", "æøå", "日本", "e\xCC\x81", "A=B|C=D", "#", "1", "2-3", "1.1", "\"",
        "<W>", "=", " lead", "trail "});
}

/// One line of CoNLL-U with valid heads for a sentence of `words` words.
inline std::string randomLine(const std::string& id, int words, bool isWord)
{
    const auto deps = [&]() -> std::string {
        std::string text = std::to_string(randomNumber(0, words + 1)) + ":dep";
        for (int more = randomNumber(0, 3); more > 0; --more)
            text += '|' + std::to_string(randomNumber(0, words + 1)) + oneOf({":x", ":dep", ":conj:and", ":a b"});
        return oneOf({"_", text});
    };
    std::string line = id;
    for (int column = 1; column <= 5; ++column)
        line += '\t' + randomField();
    line += '\t' + (isWord ? oneOf({"_", std::to_string(randomNumber(0, words + 1))}) : std::string("_"));
    line += '\t' + oneOf({"_", "dep", "x", "obl:arg"});
    line += '\t' + deps();
    return line + '\t' + randomField();
}

/// A sentence that can be read, with comments, multiword tokens and empty nodes, without its blank line.
inline std::string randomSentence(const std::string& newline)
{
    const int words = randomNumber(1, 7);
    std::string text;
    for (int comments = randomNumber(0, 3); comments > 0; --comments)
        text += oneOf({"# text = a b", "#", "# tail  ", "#\ttab\t", "## x", "#1\tx"}) + newline;
    const auto emptyNodes = [&](int word) {
        for (int number = 1, last = randomNumber(0, 4) / 2; number <= last; ++number)
            text += randomLine(std::to_string(word) + '.' + std::to_string(number), words, false) + newline;
    };
    emptyNodes(0);
    for (int word = 1, freeFrom = 1; word <= words; ++word) {
        if (word >= freeFrom && randomNumber(0, 4) == 3) {
            const int last = std::min(words, word + randomNumber(0, 3));
            text += randomLine(std::to_string(word) + '-' + std::to_string(last), words, false) + newline;
            freeFrom = last + 1;
        }
        text += randomLine(std::to_string(word), words, true) + newline;
        emptyNodes(word);
    }
    return text;
}

/// A sentence whose `# text` agrees with its forms, with a tree, and perhaps an enhanced graph that has all its arcs;
/// without its blank line.
inline std::string randomTextSentence(int number, const std::string& newline)
{
    const int words = randomNumber(1, 8);
    const bool enhanced = *rc::gen::arbitrary<bool>();
    std::vector<std::string> heads(static_cast<std::size_t>(words) + 1, "0");
    const int root = randomNumber(1, words + 1);
    for (int word = 1; word <= words; ++word) { // each hangs on one that is nearer to the root
        if (word != root)
            heads[static_cast<std::size_t>(word)]
                = std::to_string(word < root ? randomNumber(word + 1, root + 1) : randomNumber(root, word));
    }
    std::string lines;
    std::string text;
    const auto surface = [&](const std::string& form, bool isLast) {
        const bool space = randomNumber(0, 3) > 0;
        text += form + (space && !isLast ? oneOf({" ", " ", " ", "  "}) : "");
        return space ? oneOf({"_", "A=1"}) : oneOf({"SpaceAfter=No", "A=1|SpaceAfter=No"});
    };
    for (int word = 1, insideTo = 0; word <= words; ++word) {
        if (word > insideTo && randomNumber(0, 5) == 4) {
            insideTo = std::min(words, word + randomNumber(1, 3));
            const std::string form = oneOf({"xy", "zum", "du"});
            lines += std::to_string(word) + '-' + std::to_string(insideTo) + '\t' + form + "\t_\t_\t_\t_\t_\t_\t_\t"
                + surface(form, insideTo == words) + newline;
        }
        const std::string form = oneOf({"a", "bc", "do n't", "æøå", "日本", "...", "_"});
        const std::string& head = heads[static_cast<std::size_t>(word)];
        const std::string relation = head == "0" ? "root" : oneOf({"nsubj", "obl:arg"});
        std::string deps = "_";
        if (enhanced) {
            deps = head + ':' + relation;
            if (head != "0" && randomNumber(0, 3) == 2)
                deps = "0:extra|" + deps;
        }
        lines += std::to_string(word) + '\t' + form + '\t' + oneOf({"_", "lemma"}) + '\t' + oneOf({"X", "PUNCT"})
            + "\t_\t_\t" + head + '\t' + relation + '\t' + deps + '\t'
            + (word <= insideTo ? oneOf({"_", "B=2"}) : surface(form, word == words)) + newline;
        for (int empty = 1, last = enhanced ? randomNumber(0, 6) - 3 : 0; empty <= last; ++empty)
            lines += std::to_string(word) + '.' + std::to_string(empty) + "\te\t_\t_\t_\t_\t_\t_\t"
                + std::to_string(randomNumber(0, words + 1)) + ":dep\t_" + newline;
    }
    return "# sent_id = s" + std::to_string(number) + newline + "# text = " + text + newline + lines;
}

/// A file of a few sentences with odd blank lines, perhaps a byte order mark, perhaps no newline at its end.
inline std::string randomFile()
{
    const std::string newline = oneOf({"\n", "\r\n"});
    std::string bytes = oneOf({"", "\xEF\xBB\xBF", newline, newline + " \t" + newline});
    for (int sentences = randomNumber(1, 5); sentences > 0; --sentences) {
        bytes += randomSentence(newline);
        for (int blanks = randomNumber(1, 4); blanks > 0; --blanks)
            bytes += oneOf({"", " ", "\t"}) + newline;
    }
    for (int cut = randomNumber(0, 3); cut > 0 && bytes.ends_with(newline); --cut)
        bytes.resize(bytes.size() - newline.size());
    return bytes;
}

/// A file of CoNLL-X that can be read: no multiword tokens, no empty nodes, and a second tree behind the first.
inline std::string randomConllxFile()
{
    const std::string newline = oneOf({"\n", "\r\n"});
    std::string bytes = oneOf({"", newline});
    for (int sentences = randomNumber(1, 5); sentences > 0; --sentences) {
        const int words = randomNumber(1, 7);
        const auto head = [&] { return oneOf({"_", std::to_string(randomNumber(0, words + 1))}); };
        for (int word = 1; word <= words; ++word) {
            bytes += std::to_string(word);
            for (int column = 1; column <= 5; ++column)
                bytes += '\t' + randomField();
            for (int tree = 0; tree < 2; ++tree) // HEAD and DEPREL, PHEAD and PDEPREL
                bytes += '\t' + head() + '\t' + oneOf({"_", "NMOD", "x"});
            bytes += newline;
        }
        bytes += newline + oneOf({"", "", newline});
    }
    if (randomNumber(0, 4) == 3)
        bytes.resize(bytes.size() - newline.size());
    return bytes;
}

} // namespace arcwright::test
