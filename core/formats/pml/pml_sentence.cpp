// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_sentence.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <span>
#include <unordered_set>
#include <utility>

#include "core/base/utf8.h"
#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_pieces.h"

namespace arcwright {

namespace {

/// The member of an alternative that counts: that which is selected, else the first.
int selected(const PmlElements& elements, const std::vector<int>& members)
{
    for (const int member : members) {
        if (elements.attribute(member, "selected") == "1")
            return member;
    }
    return members.empty() ? XmlElement::none : members.front();
}

std::vector<std::string> textsOf(const PmlElements& elements, int list)
{
    std::vector<std::string> texts;
    for (const int member : elements.members(list))
        texts.push_back(elements[member].text);
    return texts;
}

int labelOf(const PmlElements& tree, int node, PmlLayout layout)
{
    int label = tree.child(node, "afun");
    if (label == XmlElement::none && layout == PmlLayout::Treex)
        label = tree.child(node, "deprel");
    if (label == XmlElement::none && layout == PmlLayout::Treex)
        label = tree.child(tree.child(node, "conll"), "deprel");
    return label;
}

constexpr std::string_view membersOfNode[] = {"s.rf", "m.rf", "afun", "deprel", "conll", "is_member",
    "is_parenthesis_root", "is_extra_dependency", "ord", "clause_number", "m", "children"};
constexpr std::string_view membersOfWord[] = {"w.rf", "wrefs", "form", "form_change", "lemma", "tag", "no_space_after"};
constexpr std::string_view membersOfConll[] = {"deprel"};

/// Which of `single` an element has twice, where it can have each once only; empty if there is none. Of two, one would
/// be read, and the other come to light when an edit takes the first away. `element` may be none.
std::string_view repeatedMember(const PmlElements& elements, int element, std::span<const std::string_view> single)
{
    if (element == XmlElement::none)
        return {};
    std::vector<bool> isThere(single.size());
    for (const int child : elements.children(element)) {
        const auto found = std::find(single.begin(), single.end(), elements.name(child));
        if (found == single.end())
            continue;
        const auto place = static_cast<std::size_t>(found - single.begin());
        if (isThere[place])
            return *found;
        isThere[place] = true;
    }
    return {};
}

/// The number in `ord`; none if it is not one of a word.
std::optional<int> orderIn(std::string_view text)
{
    int order = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), order);
    const bool isNumber = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return isNumber && order > 0 ? std::optional(order) : std::nullopt;
}

} // namespace

PmlEntry pmlEntryOf(const PmlElements& elements, int element)
{
    PmlEntry entry;
    entry.element = element;
    entry.word.form = elements.text(element, "form");
    const int tag = selected(elements, elements.members(elements.child(element, "tag"), "AM"));
    if (tag != XmlElement::none) {
        entry.tag = {tag, {}};
        entry.word.tag = elements[tag].text;
    }
    const int lemma = selected(elements, elements.members(elements.child(element, "lemma"), "AM"));
    if (lemma != XmlElement::none) {
        entry.lemma = {lemma, {}};
        entry.word.lemma = elements[lemma].text;
    } else if (tag != XmlElement::none && elements[tag].attribute("lemma")) {
        entry.lemma = {tag, "lemma"};
        entry.word.lemma = *elements[tag].attribute("lemma");
    }
    entry.word.changes = textsOf(elements, elements.child(element, "form_change"));
    int tokens = elements.child(element, "w.rf");
    if (tokens == XmlElement::none)
        tokens = elements.child(element, "wrefs");
    for (const int member : elements.members(tokens)) {
        const int inner = elements.child(member, "w.rf");
        entry.word.tokens.push_back(elements[inner == XmlElement::none ? member : inner].text);
    }
    return entry;
}

std::vector<std::pair<std::string, int>> pmlWordsOf(const PmlElements& elements, int sentence)
{
    std::vector<std::pair<std::string, int>> words;
    for (const int child : elements.children(sentence)) {
        if (elements.name(child) != "m")
            continue;
        for (const int word : elements.members(child, "AM"))
            words.emplace_back(elements.attribute(word, "id"), word);
    }
    return words;
}

Result<std::shared_ptr<const PmlSentence>> PmlSentence::read(const SourceSlice& slice, const PmlTreebank& treebank)
{
    std::optional<PmlElements> tree;
    std::optional<PmlElements> words;
    const std::string_view bytes = slice.text();
    for (const PmlPiece& piece : piecesOf(bytes)) {
        if (!piece.isOfSentence() || (piece.layer == 'A' ? tree : words).has_value())
            continue;
        auto elements = readXml(piece.text, piece.offset);
        if (!elements) {
            Problem problem = elements.error();
            problem.line = piece.layer == 'A' ? problem.line + slice.line - 1 : slice.line;
            problem.column = std::max<std::size_t>(piece.layer == 'A' ? problem.column : 1, 1);
            return failure(std::move(problem));
        }
        if (piece.layer == 'A')
            tree.emplace(bytes, std::move(*elements), treebank.prefix);
        else
            words.emplace(bytes, std::move(*elements), treebank.wordPrefix);
    }
    if (!tree)
        return failure(Problem{FormatProblem::XmlNotWellFormed, {}, slice.line, 1, {"no element found"}});
    std::shared_ptr<PmlSentence> sentence(new PmlSentence(slice, std::move(*tree), std::move(words)));
    if (const auto place = treebank.places.find(std::string(sentence->id())); place != treebank.places.end())
        sentence->m_column = place->second.column;
    if (auto found = sentence->findNodes(treebank); !found)
        return failure(found.error());
    sentence->sortNodes();
    if (auto checked = sentence->checkNodes(); !checked)
        return failure(checked.error());
    return sentence;
}

std::size_t PmlSentence::lineOf(int element) const
{
    const std::size_t begin = m_tree[PmlElements::root].begin;
    const auto before = m_tree.bytes().substr(begin, m_tree[element].begin - begin);
    return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

Problem PmlSentence::problemAt(int element, FormatProblem problem, std::vector<std::string> arguments) const
{
    const std::size_t begin = m_tree[PmlElements::root].begin;
    const auto before = m_tree.bytes().substr(begin, m_tree[element].begin - begin);
    const std::size_t line = lineOf(element);
    const std::size_t column = characterCount(before.substr(before.rfind('\n') + 1)) + (line == 1 ? m_column : 0);
    return Problem{problem, {}, m_slice.line + line - 1, column + 1, std::move(arguments)};
}

/// Finds what is said of the word of a node: in the node, in the sentence's words, or elsewhere in the m-layer.
void PmlSentence::findEntry(PmlNode& node, const PmlTreebank& treebank) const
{
    const int embedded = m_tree.child(node.element, "m");
    const std::string_view reference = node.wordReference;
    if (embedded != XmlElement::none) {
        node.entry = pmlEntryOf(m_tree, embedded);
    } else if (m_tree.child(node.element, "form") != XmlElement::none) {
        node.entry = pmlEntryOf(m_tree, node.element);
    } else if (reference.starts_with(treebank.wordReference)) {
        const std::string id(reference.substr(treebank.wordReference.size()));
        if (const auto own = m_wordsById.find(id); own != m_wordsById.end()) {
            node.entry = pmlEntryOf(*m_words, own->second);
            node.entry.isInWords = true;
        } else if (const auto other = treebank.wordsElsewhere.find(id); other != treebank.wordsElsewhere.end()) {
            node.entry.word = other->second;
        }
    }
}

/// The path of an element that a node or its word has twice; empty if there is none.
std::string PmlSentence::repeatedIn(const PmlNode& node) const
{
    if (const auto twice = repeatedMember(m_tree, node.element, membersOfNode); !twice.empty())
        return std::string(twice);
    const int conll = m_tree.child(node.element, "conll");
    if (const auto twice = repeatedMember(m_tree, conll, membersOfConll); !twice.empty())
        return "conll/" + std::string(twice);
    const PmlEntry& entry = node.entry;
    if (entry.element == XmlElement::none)
        return {};
    const auto twice = repeatedMember(elementsOf(entry), entry.element, membersOfWord);
    const bool isInNode = !entry.isInWords && entry.element == node.element;
    return twice.empty() ? std::string() : (isInNode ? "" : "m/") + std::string(twice);
}

Result<void> PmlSentence::findNodes(const PmlTreebank& treebank)
{
    if (m_words) {
        for (auto& [id, element] : pmlWordsOf(*m_words, PmlElements::root))
            m_wordsById.emplace(std::move(id), element);
    }
    m_nodes.emplace_back().element = PmlElements::root;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (auto twice = repeatedIn(m_nodes[i]); !twice.empty())
            return failure(problemAt(m_nodes[i].element, FormatProblem::PmlMemberTwice, {std::move(twice)}));
        m_nodes[i].list = m_tree.child(m_nodes[i].element, "children");
        for (const int member : m_tree.members(m_nodes[i].list)) {
            PmlNode node;
            node.element = member;
            node.parent = static_cast<int>(i);
            const std::string_view orderText = m_tree.text(member, "ord");
            const auto order = orderIn(orderText);
            if (!order)
                return failure(problemAt(member, FormatProblem::PmlOrderInvalid, {std::string(orderText)}));
            node.order = *order;
            node.label = labelOf(m_tree, member, treebank.layout);
            node.wordReference = m_tree.text(member, "m.rf");
            findEntry(node, treebank);
            m_nodes[i].children.push_back(static_cast<int>(m_nodes.size()));
            m_nodes.push_back(std::move(node));
        }
    }
    return {};
}

/// Gives the nodes the order of their words.
void PmlSentence::sortNodes()
{
    std::vector<int> oldAt(m_nodes.size());
    std::iota(oldAt.begin(), oldAt.end(), 0);
    std::stable_sort(oldAt.begin() + 1, oldAt.end(), [&](int a, int b) { return node(a).order < node(b).order; });
    std::vector<int> newOf(m_nodes.size());
    for (std::size_t i = 0; i < oldAt.size(); ++i)
        newOf[static_cast<std::size_t>(oldAt[i])] = static_cast<int>(i);
    std::vector<PmlNode> sorted;
    for (const int old : oldAt) {
        PmlNode moved = std::move(m_nodes[static_cast<std::size_t>(old)]);
        moved.parent = newOf[static_cast<std::size_t>(moved.parent)];
        for (int& child : moved.children)
            child = newOf[static_cast<std::size_t>(child)];
        sorted.push_back(std::move(moved));
    }
    m_nodes = std::move(sorted);
}

Result<void> PmlSentence::checkNodes() const
{
    std::unordered_set<std::string_view> ids;
    for (int i = 0; i <= size(); ++i) {
        const int element = node(i).element;
        if (i > 1 && node(i).order == node(i - 1).order)
            return failure(problemAt(element, FormatProblem::PmlOrderTwice, {std::to_string(node(i).order)}));
        const std::string_view id = m_tree.attribute(element, "id");
        if (!id.empty() && !ids.insert(id).second)
            return failure(problemAt(element, FormatProblem::PmlIdTwice, {std::string(id)}));
    }
    return {};
}

} // namespace arcwright
