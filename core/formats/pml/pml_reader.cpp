// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_reader.h"

namespace arcwright {

namespace {

/// Puts the sentence together, word by word.
class SentenceOfTree {
public:
    SentenceOfTree(const PmlSentence& read, const PmlTreebank& treebank) : m_read(read), m_treebank(treebank) { }

    Sentence run()
    {
        addComments();
        for (int i = 1; i <= m_read.size(); ++i)
            m_sentence.tokens.push_back(wordOf(i));
        return std::move(m_sentence);
    }

private:
    void addComments()
    {
        const auto found = m_treebank.places.find(std::string(m_read.id()));
        const PmlPlace place = found == m_treebank.places.end() ? PmlPlace{} : found->second;
        if (!place.newDocument.empty())
            m_sentence.comments.emplace_back("# newdoc id = " + place.newDocument);
        if (place.isNewParagraph)
            m_sentence.comments.emplace_back("# newpar");
        if (!m_read.id().empty())
            m_sentence.comments.emplace_back("# sent_id = " + std::string(m_read.id()));
        if (!place.text.empty())
            m_sentence.comments.emplace_back("# text = " + place.text);
    }

    Token wordOf(int i) const
    {
        const PmlNode& node = m_read.node(i);
        const PmlElements& tree = m_read.tree();
        const std::string id(tree.attribute(node.element, "id"));
        Token word;
        word.form = node.entry.word.form;
        if (word.form.empty()) // its layer is missing
            word.form = !node.wordReference.empty() ? node.wordReference : id;
        if (word.form.empty())
            word.form = "_";
        word.lemma = node.entry.word.lemma;
        word.xpos = node.entry.word.tag;
        word.head = node.parent;
        if (node.label != XmlElement::none)
            word.relation = tree[node.label].text;
        word.line = {static_cast<int>(m_read.lineOf(node.element))};
        if (hasNoSpaceAfter(i))
            word.misc = "SpaceAfter=No";
        word.setFurther(pml::id, id);
        for (const PmlFlag& flag : pmlFlags) {
            if (isPmlFlagOn(tree, tree.child(node.element, flag.element)))
                word.setFurther(flag.field, "Yes");
        }
        word.setFurther(pml::formChange, joined(node.entry.word.changes));
        if (std::string token = tokenOf(node.entry); token != word.form)
            word.setFurther(pml::token, std::move(token));
        word.setFurther(pml::clause, std::string(tree.text(node.element, "clause_number")));
        return word;
    }

    static std::string joined(const std::vector<std::string>& texts)
    {
        std::string all;
        for (const std::string& text : texts)
            all += (all.empty() ? "" : ",") + text;
        return all;
    }

    /// What the w-layer has for a word; empty where it has nothing.
    std::string tokenOf(const PmlEntry& entry) const
    {
        std::string all;
        bool needsSpace = false;
        for (const std::string& reference : entry.word.tokens) {
            const auto token = m_treebank.tokens.find(reference);
            if (token == m_treebank.tokens.end())
                continue;
            all += (needsSpace ? " " : "") + token->second.text;
            needsSpace = !token->second.hasNoSpaceAfter;
        }
        return all;
    }

    bool hasNoSpaceAfter(int i) const
    {
        const PmlEntry& entry = m_read.node(i).entry;
        const PmlElements& elements = m_read.elementsOf(entry);
        if (entry.element != XmlElement::none && !entry.isInWords) {
            const int token = elements.child(entry.element, "w");
            return elements.text(token == XmlElement::none ? entry.element : token, "no_space_after") == "1";
        }
        const std::vector<std::string>& tokens = entry.word.tokens;
        if (tokens.empty())
            return false;
        const bool hasNext = i < m_read.size() && !m_read.node(i + 1).entry.word.tokens.empty();
        if (hasNext && m_read.node(i + 1).entry.word.tokens.front() == tokens.back())
            return true; // a part of the same token
        const auto token = m_treebank.tokens.find(tokens.back());
        return token != m_treebank.tokens.end() && token->second.hasNoSpaceAfter;
    }

    const PmlSentence& m_read;
    const PmlTreebank& m_treebank;
    Sentence m_sentence;
};

} // namespace

bool isPmlFlagOn(const PmlElements& tree, int element)
{
    return element != XmlElement::none && tree[element].text == "1";
}

Sentence sentenceOf(const PmlSentence& read, const PmlTreebank& treebank)
{
    return SentenceOfTree(read, treebank).run();
}

} // namespace arcwright
