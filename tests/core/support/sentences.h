// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/documents/document.h"
#include "core/formats/open.h"
#include "core/model/train.h"
#include "tests/paths.h"

namespace arcwright::test {

/// A file of the named format that is on no disk.
inline std::shared_ptr<const Document> documentOf(std::string bytes, std::string_view format = "conllu")
{
    return std::make_shared<const Document>("inline", std::move(bytes), formatNamed(format));
}

/// The only sentence of `bytes`.
inline Sentence sentenceOf(std::string bytes, std::string_view format = "conllu")
{
    const auto document = documentOf(std::move(bytes), format);
    if (document->size() != 1)
        throw std::logic_error("not one sentence but " + std::to_string(document->size()));
    return *document->sentence(0);
}

inline Sentences sentencesOf(const Document& document)
{
    Sentences sentences;
    for (std::size_t i = 0; i < document.size(); ++i)
        sentences.push_back(document.sentence(i));
    return sentences;
}

inline Sentences sampleSentences(std::string_view name)
{
    const auto document = openDocument(sampleFile(name));
    if (!document)
        throw std::runtime_error("no sample " + std::string(name));
    return sentencesOf(**document);
}

/// A word without a file: what parsing and scoring look at.
inline Token token(std::string form, std::string upos, int head, std::string relation)
{
    Token made;
    made.lemma = form;
    made.form = std::move(form);
    made.upos = std::move(upos);
    made.head = head;
    made.relation = std::move(relation);
    return made;
}

inline std::shared_ptr<const Sentence> sentence(std::vector<Token> tokens)
{
    auto made = std::make_shared<Sentence>();
    made->tokens = std::move(tokens);
    return made;
}

/// Heads of a random tree, projective or not: each word hangs on one that was attached before, in random order.
inline std::vector<int> randomTree(int words, Random& random)
{
    std::vector<int> order;
    for (int word = 1; word <= words; ++word)
        order.push_back(word);
    shuffle(order, random);
    std::vector<int> heads(static_cast<std::size_t>(words) + 1, kNoHead);
    std::vector<int> attached{kRoot};
    for (const int word : order) {
        heads[static_cast<std::size_t>(word)] = attached[random.below(static_cast<std::uint32_t>(attached.size()))];
        attached.push_back(word);
    }
    return heads;
}

} // namespace arcwright::test
