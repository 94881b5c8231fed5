// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>
#include <QStringList>

#include "core/base/result.h"
#include "core/documents/step.h"
#include "core/documents/treebank.h"
#include "core/treebank/outer_arc.h"

class QRect;

namespace arcwright::ui {

class ArcCanvas;
struct DiagramArc;
class Workspace;

/// Adds, relabels, removes and follows arcs between words of two sentences. One is added by marking a word and choosing
/// its head in another sentence, however one goes there.
class OuterEditing : public QObject {
    Q_OBJECT
public:
    /// Asks for the relation of an arc to a word of the diagram, over a place, with what is likely; `take` says whether
    /// it was taken.
    using Ask = std::function<void(int word, const QString& relation, const QRect& place, const QStringList& likely,
        std::function<bool(const QString&)> take)>;

    OuterEditing(Workspace& workspace, ArcCanvas& canvas, Ask ask, QObject* parent);

    /// The sentence on view.
    void setSentence(std::size_t index) { m_sentence = index; }
    /// What is likely for an arc of a word to another sentence.
    void setLikely(std::function<QStringList(int word, const QString& relation)> likely)
    {
        m_likely = std::move(likely);
    }

    /// Marks the selected word; where one of another sentence is marked, the selected one becomes its head.
    void join();
    void giveUp();
    bool isMarked() const { return m_marked.has_value(); }
    void editRelation(const DiagramArc& arc, const QRect& place);
    void remove(const DiagramArc& arc);
    /// Goes to the other end of an arc of the diagram.
    void follow(const DiagramArc& arc);
    /// Of the selected arc, else of the first of the selected word.
    void followSelected();

Q_SIGNALS:
    /// A word of a sentence of the treebank is to be shown, with the arc to a word (of its document's sentences).
    void elsewhereWanted(std::size_t sentence, int word, std::size_t from, int fromWord);

private:
    struct Marked {
        SentenceKey sentence;
        int word = 0;
        QString form;
    };
    std::size_t placeOf(const Marked& marked) const;
    void mark(int word);
    void refuse(const Problem& problem);
    bool make(Operation operation, Result<std::vector<Edit>> edits);

    Workspace& m_workspace;
    ArcCanvas& m_canvas;
    Ask m_ask;
    std::function<QStringList(int, const QString&)> m_likely;
    std::size_t m_sentence = 0;
    std::optional<Marked> m_marked;
};

} // namespace arcwright::ui
