// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/canvas/isolated_text.h"
#include "ui/canvas/label_gloss.h"
#include "ui/canvas/named_form.h"

namespace arcwright::ui {

namespace {

struct CanvasTexts {
    Q_DECLARE_TR_FUNCTIONS(CanvasTexts)
};

QString statusText(ArcStatus status)
{
    switch (status) {
    case ArcStatus::Neutral:
        break;
    case ArcStatus::Correct:
        return CanvasTexts::tr("as in the other layer");
    case ArcStatus::WrongHead:
        return CanvasTexts::tr("the other layer has another head");
    case ArcStatus::WrongLabel:
        return CanvasTexts::tr("the other layer has the same head, but another relation");
    case ArcStatus::Missed:
    case ArcStatus::Extra:
        return CanvasTexts::tr("the other layer has no such arc");
    }
    return {};
}

/// The keys that head mode waits for, and the head it would take now.
QString headModePrompt(const Diagram& diagram, const HeadMode& headMode, HeadPurpose purpose)
{
    const auto form = [&](int word) { return diagram.node(word).form; };
    if (purpose == HeadPurpose::GoTo)
        return CanvasTexts::tr("Go to a word: its number, or first letters or arrows and Enter; Esc cancels");
    const bool further = purpose == HeadPurpose::FurtherParent;
    const QString question = (further ? CanvasTexts::tr("Further parent of “%1”") : CanvasTexts::tr("Head of “%1”"))
                                 .arg(form(headMode.dependent()));
    const QString keys = further
        ? CanvasTexts::tr("number, or first letters or arrows and Enter; Esc cancels")
        : CanvasTexts::tr("number (0: root), or first letters or arrows and Enter; Tab asks for the relation too");
    const std::optional<int> choice = headMode.choice();
    if (!choice)
        return CanvasTexts::tr("%1: %2").arg(question, keys);
    const QString answer = *choice == 0 ? CanvasTexts::tr("root")
                                        : CanvasTexts::tr("%1 “%2”").arg(diagram.nodeName(*choice), form(*choice));
    return CanvasTexts::tr("%1: %2 (%3)").arg(question, answer, keys);
}

/// The cycle that the selected word is on, if any, and the way out of it.
QString cyclePrompt(const Diagram& diagram, int selectedWord)
{
    const int arc = basicArc(diagram, Side::Above, selectedWord);
    if (arc < 0 || !diagram.arcs[static_cast<std::size_t>(arc)].onCycle)
        return {};
    QStringList words;
    int node = selectedWord;
    do { // from the word up, until it comes round
        words << isolated(diagram.node(node).form);
        node = headOf(diagram, Side::Above, node);
    } while (node != selectedWord && diagram.isWord(node) && words.size() <= diagram.wordCount());
    return CanvasTexts::tr("On a cycle: %1. Another head for one of them, or the root, breaks it.")
        .arg(words.join(QStringLiteral(" ← ")));
}

} // namespace

QString arcToolTip(const Diagram& diagram, int arc)
{
    const DiagramArc& shown = diagram.arcs[static_cast<std::size_t>(arc)];
    QString head = shown.head == 0 ? CanvasTexts::tr("root") : namedForm(diagram.node(shown.head).form);
    const QString here = namedForm(diagram.node(shown.dependent).form);
    QString dependent = here;
    if (shown.outer) {
        const QString other
            = CanvasTexts::tr("“%1” of sentence %2").arg(isolated(shown.outer->form)).arg(shown.outer->number);
        head = shown.outer->isHead ? other : here;
        dependent = shown.outer->isHead ? here : other;
    }
    const QString label = shown.outer ? shown.relation : labelText(shown);
    QStringList lines{diagram.arrowsAtHeads ? CanvasTexts::tr("%1 → %2, %3").arg(dependent, head, label)
                                            : CanvasTexts::tr("%1 → %2, %3").arg(head, dependent, label)};
    if (const QString gloss = labelGloss(shown.label); !gloss.isEmpty())
        lines.push_back(CanvasTexts::tr("%1: %2", "a relation: what it means").arg(isolated(shown.label), gloss));
    if (!shown.outer && !shown.secondary && !shown.relation.isEmpty() && shown.label != shown.relation)
        lines.push_back(
            CanvasTexts::tr("“%1” in the tree; the label is that of the enhanced graph").arg(isolated(shown.relation)));
    if (!shown.graphRelation.isEmpty() && shown.graphRelation != shown.label)
        lines.push_back(CanvasTexts::tr("“%1” in the enhanced graph").arg(isolated(shown.graphRelation)));
    if (const QString status = statusText(shown.status); !status.isEmpty())
        lines.push_back(status);
    if (shown.notCompared)
        lines.push_back(CanvasTexts::tr("not compared: the other layer tells no arcs like this"));
    if (shown.notInGraph)
        lines.push_back(CanvasTexts::tr("of the tree alone: the enhanced graph has no such arc"));
    if (shown.onCycle)
        lines.push_back(CanvasTexts::tr("on a cycle"));
    if (shown.nonProjective) {
        QStringList words;
        for (const int word : gapWords(diagram, shown))
            words.push_back(diagram.node(word).form);
        lines.push_back(CanvasTexts::tr("non-projective; not below “%1”: %2 (underlined)")
                            .arg(head, QLocale().createSeparatedList(words)));
    }
    if (!shown.remark.isEmpty())
        lines.push_back(CanvasTexts::tr("remark: %1").arg(shown.remark));
    if (shown.uncertain)
        lines.push_back(CanvasTexts::tr("another analysis is nearly as good"));
    if (shown.crossing)
        lines.push_back(CanvasTexts::tr("crosses another arc"));
    if (shown.outer)
        lines.push_back(CanvasTexts::tr("leaves the sentence; a double click goes to its other end"));
    return lines.join(u'\n');
}

QString wordToolTip(const Diagram& diagram, int node)
{
    const DiagramWord& word = diagram.node(node);
    QStringList lines;
    if (!word.whole.isEmpty())
        lines.push_back(word.whole);
    for (const DiagramWord& part : word.parts) {
        if (!part.whole.isEmpty() && word.whole.isEmpty())
            lines.push_back(part.whole);
    }
    if (!word.remark.isEmpty())
        lines.push_back(CanvasTexts::tr("remark: %1").arg(word.remark));
    if (word.otherwise)
        lines.push_back(CanvasTexts::tr("the other layer divides this into other words and says nothing of it"));
    return lines.join(u'\n');
}

namespace {

/// With its parents, as the graph has them.
QString textOfEmptyNode(const Diagram& diagram, int node)
{
    QString text = CanvasTexts::tr("Empty node %1, “%2”").arg(diagram.nodeName(node), diagram.node(node).form);
    for (const DiagramArc& arc : diagram.arcs) {
        if (arc.dependent == node && !arc.proposed)
            text = CanvasTexts::tr("%1, %2 of %3")
                       .arg(text, arc.label, arc.head == 0 ? CanvasTexts::tr("the root") : diagram.node(arc.head).form);
    }
    return text;
}

} // namespace

QString accessibleText(const Diagram& diagram, int selectedWord)
{
    QString text = CanvasTexts::tr("%n word(s)", nullptr, diagram.wordCount());
    if (diagram.isWord(selectedWord)) {
        const Side side = leadingSide(diagram);
        text = CanvasTexts::tr("Word %1 of %2, “%3”")
                   .arg(selectedWord)
                   .arg(diagram.wordCount())
                   .arg(diagram.node(selectedWord).form);
        const int arc = basicArc(diagram, side, selectedWord);
        if (arc >= 0) {
            const DiagramArc& incoming = diagram.arcs[static_cast<std::size_t>(arc)];
            const bool isRoot = incoming.head == 0;
            text = isRoot && incoming.label.compare(u"root", Qt::CaseInsensitive) == 0
                ? CanvasTexts::tr("%1, the root").arg(text)
                : CanvasTexts::tr("%1, %2 of %3")
                      .arg(text, labelText(incoming),
                          isRoot ? CanvasTexts::tr("the root") : diagram.node(incoming.head).form);
            if (const QString status = statusText(incoming.status); !status.isEmpty())
                text = CanvasTexts::tr("%1; %2", "a word with its relation; how that compares").arg(text, status);
        }
    }
    return diagram.isEmptyNode(selectedWord) ? textOfEmptyNode(diagram, selectedWord) : text;
}

QString canvasPrompt(
    const Diagram& diagram, const DiagramSelection& selection, const CanvasKeyboard& keyboard, DragDirection direction)
{
    if (keyboard.headMode().isActive())
        return headModePrompt(diagram, keyboard.headMode(), keyboard.headPurpose());
    if (keyboard.chords().isPending())
        return CanvasTexts::tr("%1 …", "letters of a chord").arg(keyboard.chords().pending());
    if (selection.armed && selection.word > 0) {
        const QString word = diagram.node(selection.word).form;
        return direction == DragDirection::DependentToHead
            ? CanvasTexts::tr("Click the head of “%1”; Esc cancels").arg(word)
            : CanvasTexts::tr("Click a dependent of “%1”; Esc cancels").arg(word);
    }
    return cyclePrompt(diagram, selection.word);
}

} // namespace arcwright::ui
