// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_layers.h"

#include <algorithm>
#include <cctype>

#include "core/base/utf8.h"
#include "core/formats/pml/pml_pieces.h"
#include "core/formats/pml/pml_sentence.h"

namespace arcwright {

namespace {

constexpr std::size_t noSentence = static_cast<std::size_t>(-1);

/// A text on one line, as comments are.
std::string onOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char character) { return character == '\n' || character == '\r'; }, ' ');
    return text;
}

/// `ln94210-2` of `a-ln94210-2-p1s1`: the id of the document that a sentence is of; empty if it says none.
std::string documentOf(std::string_view id)
{
    const auto isDigit = [](char character) { return std::isdigit(static_cast<unsigned char>(character)) != 0; };
    const std::size_t end = id.rfind("-p");
    if (end == std::string_view::npos || end + 2 >= id.size() || !isDigit(id[end + 2]))
        return {};
    id = id.substr(0, end);
    return std::string(id.starts_with("a-") ? id.substr(2) : id);
}

} // namespace

PmlReference referenceOf(const PmlElements& elements, std::string_view role)
{
    const int references = elements.child(elements.child(PmlElements::root, "head"), "references");
    if (references != XmlElement::none) {
        for (const int file : elements.children(references)) {
            if (elements.attribute(file, "name") == role)
                return {std::string(elements.attribute(file, "href")), std::string(elements.attribute(file, "id"))};
        }
    }
    return {{}, std::string(role.substr(0, 1))};
}

TreexZones treexZones(const PmlElements& elements)
{
    TreexZones found;
    const auto bundles = elements.members(elements.child(PmlElements::root, "bundles"));
    for (std::size_t bundle = 0; bundle < bundles.size(); ++bundle) {
        const int zones = elements.child(bundles[bundle], "zones");
        if (zones == XmlElement::none)
            continue;
        for (const int zone : elements.children(zones)) {
            const int tree = elements.child(elements.child(zone, "trees"), "a_tree");
            if (elements.name(zone) != "zone" || tree == XmlElement::none)
                continue;
            std::string name(elements.attribute(zone, "language"));
            if (const auto selector = elements.attribute(zone, "selector"); !selector.empty())
                name += '_' + std::string(selector);
            auto of
                = std::find_if(found.begin(), found.end(), [&](const TreexZone& each) { return each.name == name; });
            if (of == found.end())
                of = found.insert(of, TreexZone{name, {}, {}, {}});
            of->roots.push_back(tree);
            of->bundles.push_back(bundle);
            of->texts.push_back(onOneLine(std::string(elements.text(zone, "sentence"))));
        }
    }
    return found;
}

namespace {

/// Whether the schema of the trees is known to have `is_extra_dependency`, which came with PDT-C. Schemas are seldom
/// beside the data, and those derived from older ones have it not, whatever they are named.
bool hasExtra(const PmlElements& elements)
{
    const int head = elements.child(PmlElements::root, "head");
    const int schema = elements.child(head, "schema");
    const std::string_view href = schema == XmlElement::none ? std::string_view() : elements.attribute(schema, "href");
    return href.substr(href.rfind('/') + 1) == "adata_c_schema.xml";
}

} // namespace

void surveyTrees(PmlTreebank& treebank, const PmlElements& elements, const std::vector<int>& roots)
{
    treebank.prefix = elements.prefix();
    treebank.takesExtra = hasExtra(elements);
    bool hasEmbedded = false;
    bool lacksWords = false;
    std::unordered_set<std::string_view> ids;
    std::unordered_set<std::string_view> references;
    for (const int root : roots) {
        std::vector<int> nodes{root};
        while (!nodes.empty()) {
            const int node = nodes.back();
            nodes.pop_back();
            const int list = elements.child(node, "children");
            const auto members = elements.members(list);
            treebank.usesShorthand = treebank.usesShorthand || (members.size() == 1 && members.front() == list);
            nodes.insert(nodes.end(), members.begin(), members.end());
            treebank.takesExtra
                = treebank.takesExtra || elements.child(node, "is_extra_dependency") != XmlElement::none;
            treebank.writesZeros = treebank.writesZeros || elements.text(node, "is_member") == "0";
            const std::string_view id = elements.attribute(node, "id");
            if (!id.empty() && !ids.insert(id).second)
                treebank.idsTwice.emplace(id);
            if (node == root)
                continue;
            const std::string_view reference = elements.text(node, "m.rf");
            if (!reference.empty() && !references.insert(reference).second)
                treebank.wordsTwice.emplace(reference);
            const bool isInNode = elements.child(node, "m") != XmlElement::none;
            hasEmbedded = hasEmbedded || isInNode;
            lacksWords = lacksWords || (!isInNode && elements.child(node, "form") == XmlElement::none);
        }
    }
    if (hasEmbedded && treebank.layout == PmlLayout::Prague)
        treebank.layout = PmlLayout::Faust;
    treebank.hasWords = !lacksWords;
}

PmlTokens::PmlTokens(PmlTreebank& treebank, const PmlElements& elements, const std::string& prefix)
{
    std::size_t paragraph = 0;
    std::vector<int> open{PmlElements::root};
    while (!open.empty()) {
        const int element = open.back();
        open.pop_back();
        const std::string_view name = elements.name(element);
        if (name == "para")
            ++paragraph;
        if (name == "w") {
            std::string reference = prefix + std::string(elements.attribute(element, "id"));
            PmlToken token{onOneLine(std::string(elements.text(element, "token"))),
                elements.text(element, "no_space_after") == "1"};
            m_places.emplace(reference, m_references.size());
            treebank.tokens.emplace(reference, std::move(token));
            m_references.push_back(std::move(reference));
            m_paragraphs.push_back(paragraph);
            continue;
        }
        const auto children = elements.children(element);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

std::string PmlTokens::textOf(const PmlTreebank& treebank, const std::vector<std::string>& references) const
{
    std::size_t first = m_references.size();
    std::size_t last = 0;
    for (const std::string& reference : references) {
        if (const auto place = m_places.find(reference); place != m_places.end()) {
            first = std::min(first, place->second);
            last = std::max(last, place->second);
        }
    }
    std::string text;
    if (first == m_references.size() || last - first > 2 * references.size() + 100) // they are no sentence's
        return text;
    bool needsSpace = false;
    for (std::size_t i = first; i <= last; ++i) {
        const PmlToken& token = treebank.tokens.at(m_references[i]);
        text += (needsSpace ? " " : "") + token.text;
        needsSpace = !token.hasNoSpaceAfter;
    }
    return text;
}

std::size_t PmlTokens::paragraphOf(const std::vector<std::string>& references) const
{
    for (const std::string& reference : references) {
        if (const auto place = m_places.find(reference); place != m_places.end())
            return m_paragraphs[place->second];
    }
    return 0;
}

PmlJoining::PmlJoining(
    PmlTreebank& treebank, const PmlElements& trees, const PmlElements* words, const PmlTokens& tokens)
    : m_treebank(treebank), m_trees(trees), m_words(words), m_tokens(tokens)
{
}

void PmlJoining::findWords()
{
    for (const int child : m_words->children(PmlElements::root)) {
        if (m_words->name(child) != "s")
            continue;
        const std::size_t place = m_sentences.size();
        m_sentences.push_back(child);
        m_sentenceOfId.emplace(m_words->attribute(child, "id"), place);
        for (auto& [id, element] : pmlWordsOf(*m_words, child)) {
            m_sentenceOfId.emplace(id, place);
            m_elementOfWord.emplace(std::move(id), element);
        }
    }
}

/// The ids of the words that the nodes of a tree refer to.
std::vector<std::string> PmlJoining::wordsOfTree(int root) const
{
    std::vector<std::string> words;
    std::vector<int> nodes{root};
    while (!nodes.empty()) {
        const int node = nodes.back();
        nodes.pop_back();
        const std::string_view reference = m_trees.text(node, "m.rf");
        if (reference.starts_with(m_treebank.wordReference))
            words.emplace_back(reference.substr(m_treebank.wordReference.size()));
        const auto members = m_trees.members(m_trees.child(node, "children"));
        nodes.insert(nodes.end(), members.rbegin(), members.rend());
    }
    return words;
}

/// Gives each tree the sentence of the m-layer that it names, or that its first word is in; each has one at most.
void PmlJoining::claimSentences(const std::vector<int>& roots)
{
    std::vector<bool> isTaken(m_sentences.size());
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const std::string_view reference = m_trees.text(roots[i], "s.rf");
        const std::string named(reference.substr(std::min(m_treebank.wordReference.size(), reference.size())));
        auto found = m_sentenceOfId.find(named);
        const bool isKnown = found != m_sentenceOfId.end() && reference.starts_with(m_treebank.wordReference);
        if (!reference.empty() && !isKnown)
            m_treebank.sentencesUnknown.emplace(reference);
        const auto words = wordsOfTree(roots[i]);
        if (found == m_sentenceOfId.end() && !words.empty())
            found = m_sentenceOfId.find(words.front());
        if (found != m_sentenceOfId.end() && !isTaken[found->second]) {
            m_claimed[i] = found->second;
            isTaken[found->second] = true;
        }
        for (const std::string& word : words) {
            const auto at = m_elementOfWord.find(word);
            if (at != m_elementOfWord.end() && m_sentenceOfId.at(word) != m_claimed[i])
                m_treebank.wordsElsewhere.emplace(word, pmlEntryOf(*m_words, at->second).word);
        }
    }
}

void PmlJoining::addPlaces(const std::vector<int>& roots)
{
    std::string document;
    std::size_t paragraph = 0;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const std::string id(m_trees.attribute(roots[i], "id"));
        PmlPlace& place = m_treebank.places[id];
        const auto before = m_trees.bytes().substr(0, m_trees[roots[i]].begin);
        place.column = characterCount(before.substr(before.rfind('\n') + 1));
        const std::string own = documentOf(id);
        if (!own.empty() && own != document)
            place.newDocument = own;
        document = own;
        std::vector<std::string> references;
        for (const std::string& word : wordsOfTree(roots[i])) {
            const auto at = m_elementOfWord.find(word);
            if (at == m_elementOfWord.end())
                continue;
            for (std::string& reference : pmlEntryOf(*m_words, at->second).word.tokens)
                references.push_back(std::move(reference));
        }
        const std::size_t now = m_tokens.paragraphOf(references);
        place.isNewParagraph = now != 0 && now != paragraph;
        paragraph = now;
        if (std::string text = m_tokens.textOf(m_treebank, references); !text.empty())
            place.text = std::move(text);
    }
}

void PmlJoining::addPiece(char layer, std::size_t place, std::string_view text)
{
    if (layer != 'A')
        m_text += '\n';
    m_text += markOfPiece(layer, place);
    m_text += text;
}

std::string PmlJoining::joined(const std::vector<int>& roots)
{
    m_claimed.assign(roots.size(), noSentence);
    if (m_words) {
        findWords();
        claimSentences(roots);
    }
    addPlaces(roots);
    const auto rangeOf = [](const PmlElements& elements, std::size_t begin, std::size_t end) {
        return elements.bytes().substr(begin, end - begin);
    };
    std::size_t end = 0; // of what was cut off the trees
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const XmlElement& root = m_trees[roots[i]];
        addPiece('a', 2 * i, rangeOf(m_trees, end, root.begin));
        end = root.end;
        const std::size_t sentence = m_claimed[i];
        m_text += '\n';
        addPiece('A', 2 * i + 1, rangeOf(m_trees, root.begin, root.end));
        if (sentence != noSentence) {
            const XmlElement& words = (*m_words)[m_sentences[sentence]];
            addPiece('M', 2 * sentence + 1, rangeOf(*m_words, words.begin, words.end));
        }
    }
    addPiece('a', 2 * roots.size(), rangeOf(m_trees, end, m_trees.bytes().size()));
    end = 0;
    std::vector<bool> isClaimed(m_sentences.size());
    for (const std::size_t sentence : m_claimed) {
        if (sentence != noSentence)
            isClaimed[sentence] = true;
    }
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        const XmlElement& sentence = (*m_words)[m_sentences[i]];
        addPiece('m', 2 * i, rangeOf(*m_words, end, sentence.begin));
        end = sentence.end;
        if (!isClaimed[i])
            addPiece('m', 2 * i + 1, rangeOf(*m_words, sentence.begin, sentence.end));
    }
    if (m_words)
        addPiece('m', 2 * m_sentences.size(), rangeOf(*m_words, end, m_words->bytes().size()));
    return std::move(m_text);
}

} // namespace arcwright
