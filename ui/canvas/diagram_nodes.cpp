// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_nodes.h"

#include <algorithm>

#include <QStringList>

#include "core/treebank/predicted_tags.h"
#include "ui/canvas/reading_direction.h"
#include "ui/canvas/utf8_text.h"

namespace arcwright::ui {

namespace {

QString tagOf(const Token& token)
{
    const std::string& tag = token.upos.empty() || token.upos == "_" ? token.xpos : token.upos;
    if (tag.empty() || tag == "_")
        return {};
    return hasPredictedTags(token) ? fromUtf8(tag) + u'?' : fromUtf8(tag); // an annotator has not looked at it
}

DiagramWord makeWord(const Token& token, const DiagramContent& content)
{
    DiagramWord word;
    word.form = fromUtf8(token.form);
    word.punctuation = isPunctuation(token);
    if (content.tags)
        word.tag = tagOf(token);
    if (content.lemmas && token.lemma != "_")
        word.lemma = fromUtf8(token.lemma);
    if (!content.furtherField.empty())
        word.reading = fromUtf8(token.furtherField(content.furtherField));
    return word;
}

} // namespace

DiagramWord makePhrase(const Sentence& sentence, int first, int last, const DiagramContent& content)
{
    DiagramWord phrase;
    phrase.punctuation = true;
    QStringList tags;
    QStringList lemmas;
    QStringList readings;
    for (int id = first; id <= last; ++id) {
        const DiagramWord& word = phrase.parts.emplace_back(makeWord(sentence.word(id), content));
        phrase.form += word.form;
        phrase.punctuation = phrase.punctuation && word.punctuation;
        tags << word.tag;
        lemmas << word.lemma;
        readings << word.reading;
    }
    const auto joined = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(u' ');
    };
    phrase.tag = joined(tags);
    phrase.lemma = joined(lemmas);
    phrase.reading = joined(readings);
    return phrase;
}

void addNodes(Diagram& diagram, const Sentence& sentence, const DiagramContent& content)
{
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
        diagram.words.push_back(makePhrase(sentence, bunsetsu.first, bunsetsu.last, content));
    diagram.arrowsAtHeads = !sentence.bunsetsu.empty();
    if (!sentence.bunsetsu.empty())
        return; // Japanese has no multiword tokens and no empty nodes
    for (const Token& token : sentence.tokens)
        diagram.words.push_back(makeWord(token, content));
    diagram.rightToLeft = readsRightToLeft(sentence);
    for (const MultiwordToken& multiword : sentence.multiwordTokens) {
        if (multiword.first >= 1 && multiword.first <= multiword.last && multiword.last <= sentence.size())
            diagram.brackets.push_back({multiword.first, multiword.last, fromUtf8(multiword.form)});
    }
    if (!content.enhanced)
        return;
    for (const EmptyNode& node : sentence.emptyNodes) {
        const QString id = QString::number(node.id.word) + u'.' + QString::number(node.id.empty);
        diagram.emptyNodes.push_back({node.id.word, id, makeWord(node.token, content)});
        if (node.token.form.empty() || node.token.form == "_")
            diagram.emptyNodes.back().word.form = id;
    }
    std::stable_sort(diagram.emptyNodes.begin(), diagram.emptyNodes.end(),
        [](const DiagramEmptyNode& one, const DiagramEmptyNode& other) { return one.after < other.after; });
}

} // namespace arcwright::ui
