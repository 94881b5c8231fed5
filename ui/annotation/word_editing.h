// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QObject>

#include "core/documents/step.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/insert_token.h"

namespace arcwright::ui {

class ArcCanvas;
class LinePrompt;
class Workspace;

/// Divides, unites, inserts and deletes the words of the sentence on view, and sentences themselves: for the selected
/// word, or the words that are selected together. Why something is not done, the workspace tells.
class WordEditing : public QObject {
    Q_OBJECT
public:
    WordEditing(Workspace& workspace, ArcCanvas& canvas, LinePrompt& prompt, QObject* parent);

    /// The sentence on view.
    void setSentence(std::size_t index) { m_sentence = index; }

    /// Whether a word is selected that can be edited by itself; says why not.
    bool hasWords();

    /// Asks for the parts, with spaces between them. Parts that make up the word divide it; others become the words of
    /// a multiword token: `de le` of `du`. A bunsetsu is divided between its words only.
    void split();
    /// The selected words or bunsetsu, or the selected one and the next. Asks for the form where the text has spaces
    /// between the words.
    void join();
    /// Moves the border of the selected bunsetsu by a word: see arcwright::moveMorpheme().
    void moveMorpheme(Neighbour to);
    /// Makes the selected words a multiword token. Asks for its form where the text has spaces between them.
    void makeMultiword();
    /// Makes words of the text of those of the multiword token that the selected word belongs to. Asks where the text
    /// would be another one.
    void dissolveMultiword();
    /// Asks for the form.
    void insert(Beside side);
    void remove();
    /// Asks for the form of an empty node behind the selected word.
    void insertEmptyNode();
    /// Takes the empty node of that number in the diagram out.
    void removeEmptyNode(int node);
    /// The selected word becomes the first of a new sentence.
    void splitSentence();
    void joinWithNextSentence();

Q_SIGNALS:
    /// Why nothing was done, or what else was.
    void said(const QString& text);

private:
    std::shared_ptr<const Sentence> units();
    void refuse(const Problem& problem);
    std::shared_ptr<const Sentence> words();
    void selectEmptyNode(NodeId id);
    std::pair<int, int> wordsToUnite() const;
    void askJoinedForm(int first, int last, const QString& inText);
    void askDissolved(const Sentence& sentence, int word);
    void splitInto(int word, const QString& parts);
    void askBorders(const Sentence& sentence, int bunsetsu);
    void splitAt(std::pair<int, int> words, bool isOfPhrase, const QString& parts);
    void replaceSentences(std::size_t count, Operation operation, std::vector<Sentence> after);

    Workspace& m_workspace;
    ArcCanvas& m_canvas;
    LinePrompt& m_prompt;
    std::size_t m_sentence = 0;
};

} // namespace arcwright::ui
