// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_checks.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>

#include "core/base/utf8.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// The functions of all Prague schemas; `???` is one that nobody has decided.
constexpr std::string_view afuns[] = {"Pred", "Pnom", "AuxV", "Sb", "Obj", "Atr", "Adv", "AtrAdv", "AdvAtr", "Coord",
    "AtrObj", "ObjAtr", "AtrAtr", "AuxT", "AuxR", "AuxP", "Apos", "ExD", "AuxC", "Atv", "AtvV", "AuxO", "AuxZ", "AuxY",
    "AuxG", "AuxK", "AuxX", "???", "Denom", "Vocat", "Partl", "Det", "AuxA", "Neg", "AuxM", "AuxE", "Ante", "NR"};
constexpr std::string_view formChanges[] = {"spell", "num_normalization", "ctcd", "insert"};
constexpr std::size_t tagLength = 15;

template <std::size_t size>
bool isAmong(const std::string_view (&texts)[size], std::string_view text)
{
    return std::find(std::begin(texts), std::end(texts), text) != std::end(texts);
}

class PmlChecks {
public:
    PmlChecks(const Sentence& sentence, const PmlSentence& read, const PmlTreebank& treebank)
        : m_sentence(sentence), m_read(read), m_treebank(treebank)
    {
    }

    std::vector<FormatWarning> run()
    {
        if (m_read.size() == 0)
            warn("pml-empty-sentence", PmlElements::root, FormatProblem::PmlSentenceEmpty, {});
        checkId(PmlElements::root);
        checkSentence();
        for (int i = 1; i <= m_read.size() && i <= m_sentence.size(); ++i) {
            checkReferences(m_read.node(i));
            checkId(m_read.node(i).element);
            checkOrder(i);
            checkValues(i);
        }
        for (const PmlNode& node : m_read.nodes())
            checkChildren(node);
        checkWords();
        return std::move(m_warnings);
    }

private:
    void warn(std::string_view test, int element, FormatProblem problem, std::vector<std::string> arguments,
        bool isError = false)
    {
        m_warnings.push_back({test, m_read.problemAt(element, problem, std::move(arguments)), isError});
    }

    void checkId(int element)
    {
        const std::string id(m_read.tree().attribute(element, "id"));
        if (m_treebank.idsTwice.contains(id))
            warn("pml-id-twice", element, FormatProblem::PmlIdTwiceInFile, {id}, true);
    }

    void checkSentence()
    {
        const std::string reference(m_read.tree().text(PmlElements::root, "s.rf"));
        if (m_treebank.sentencesUnknown.contains(reference))
            warn("pml-reference", PmlElements::root, FormatProblem::PmlSentenceUnknown, {reference}, true);
    }

    void checkReferences(const PmlNode& node)
    {
        if (m_treebank.hasWords && node.entry.word.form.empty()) {
            warn("pml-reference", node.element, FormatProblem::PmlReferenceUnknown, {node.wordReference}, true);
            return;
        }
        if (m_treebank.wordsTwice.contains(node.wordReference))
            warn("pml-word-twice", node.element, FormatProblem::PmlWordTwice, {node.wordReference}, true);
        const bool isElsewhere = m_read.words() != nullptr && !node.entry.isInWords && !node.wordReference.empty()
            && node.wordReference.starts_with(m_treebank.wordReference)
            && m_treebank.wordsElsewhere.contains(node.wordReference.substr(m_treebank.wordReference.size()));
        if (isElsewhere)
            warn("pml-sentence", node.element, FormatProblem::PmlWordOfOtherSentence, {node.wordReference});
        for (const std::string& token : node.entry.word.tokens) {
            if (!m_treebank.tokens.empty() && !m_treebank.tokens.contains(token))
                warn("pml-token", node.element, FormatProblem::PmlTokenUnknown, {token}, true);
        }
    }

    void checkOrder(int i)
    {
        const PmlNode& node = m_read.node(i);
        const int expected = m_read.node(i - 1).order + 1;
        if (node.order != expected)
            warn("pml-order", node.element, FormatProblem::PmlOrderGap,
                {std::to_string(expected), std::to_string(node.order)});
    }

    void checkChildren(const PmlNode& node)
    {
        const bool isInOrder = std::is_sorted(node.children.begin(), node.children.end());
        if (!isInOrder && m_treebank.layout != PmlLayout::Treex) // where any order is usual
            warn("pml-children-order", node.element, FormatProblem::PmlChildrenOrder, {});
    }

    void checkValues(int i)
    {
        const Token& word = m_sentence.word(i);
        const int element = m_read.node(i).element;
        const bool isOfSchema = word.relation.empty() || isAmong(afuns, word.relation);
        if (!isOfSchema && m_treebank.layout != PmlLayout::Treex) // which has labels of its own
            warn("pml-afun", element, FormatProblem::PmlAfunUnknown, {word.relation}, true);
        const std::size_t length = characterCount(word.xpos);
        if (m_treebank.isCzech && length > 0 && length != tagLength)
            warn("pml-tag", element, FormatProblem::PmlTagLength, {word.xpos, std::to_string(length)}, true);
        for (const std::string& change : m_read.node(i).entry.word.changes) {
            if (!isAmong(formChanges, change))
                warn("pml-form-change", element, FormatProblem::PmlFormChangeUnknown, {change}, true);
        }
        const std::string_view token = word.furtherField(pml::token);
        if (!token.empty() && word.furtherField(pml::formChange).empty())
            warn("pml-form", element, FormatProblem::PmlFormUnlikeToken, {word.form, std::string(token)});
    }

    /// Words of the m-layer that no node of any sentence refers to.
    void checkWords()
    {
        if (m_read.words() == nullptr)
            return;
        std::unordered_set<std::string> reached;
        for (const PmlNode& node : m_read.nodes()) {
            if (node.wordReference.starts_with(m_treebank.wordReference))
                reached.insert(node.wordReference.substr(m_treebank.wordReference.size()));
        }
        for (const auto& [id, element] : pmlWordsOf(*m_read.words(), PmlElements::root)) {
            const bool isAlternative = m_read.words()->name(element) == "AM";
            if (!isAlternative && !reached.contains(id) && !m_treebank.wordsElsewhere.contains(id))
                warn("pml-word-unreached", PmlElements::root, FormatProblem::PmlWordUnreached, {id});
        }
    }

    const Sentence& m_sentence;
    const PmlSentence& m_read;
    const PmlTreebank& m_treebank;
    std::vector<FormatWarning> m_warnings;
};

} // namespace

std::vector<FormatWarning> pmlWarnings(const Sentence& sentence, const PmlSentence& read, const PmlTreebank& treebank)
{
    return PmlChecks(sentence, read, treebank).run();
}

} // namespace arcwright
