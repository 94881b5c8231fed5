// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/isolated_text.h"

namespace arcwright::ui {

QString ArcCanvas::hint() const
{
    const auto form = [&](int word) { return m_diagram.node(word).form; };
    if (m_headMode.isActive()) {
        const std::optional<int> choice = m_headMode.choice();
        if (m_headPurpose == HeadPurpose::GoTo)
            return tr("Go to a word: its number, or first letters or arrows and Enter; Esc cancels");
        const bool further = m_headPurpose == HeadPurpose::FurtherParent;
        const QString question
            = (further ? tr("Further parent of “%1”") : tr("Head of “%1”")).arg(form(m_headMode.dependent()));
        const QString keys = further
            ? tr("number, or first letters or arrows and Enter; Esc cancels")
            : tr("number (0: root), or first letters or arrows and Enter; Tab asks for the relation too");
        if (!choice)
            return tr("%1: %2").arg(question, keys);
        const QString answer = *choice == 0 ? tr("root") : tr("%1 “%2”").arg(*choice).arg(form(*choice));
        return tr("%1: %2 (%3)").arg(question, answer, keys);
    }
    if (m_chords.isPending())
        return tr("%1 …", "letters of a chord").arg(m_chords.pending());
    if (m_armed && m_selectedWord > 0) {
        const QString word = form(m_selectedWord);
        return m_dragDirection == DragDirection::DependentToHead
            ? tr("Click the head of “%1”; Esc cancels").arg(word)
            : tr("Click a dependent of “%1”; Esc cancels").arg(word);
    }
    return cycleHint();
}

/// What is wrong with the selected word, if it is on a cycle, and what helps.
QString ArcCanvas::cycleHint() const
{
    const int arc = basicArc(m_diagram, Side::Above, m_selectedWord);
    if (arc < 0 || !m_diagram.arcs[static_cast<std::size_t>(arc)].onCycle)
        return {};
    QStringList words;
    int node = m_selectedWord;
    do { // from the word up, until it comes round
        words << isolated(m_diagram.node(node).form);
        node = headOf(m_diagram, Side::Above, node);
    } while (node != m_selectedWord && m_diagram.isWord(node) && words.size() <= m_diagram.wordCount());
    return tr("On a cycle: %1. Another head for one of them, or the root, breaks it.")
        .arg(words.join(QStringLiteral(" ← ")));
}

QString ArcCanvas::arcDescription(int arc) const
{
    const DiagramArc& shown = m_diagram.arcs[static_cast<std::size_t>(arc)];
    const QString head = shown.head == 0 ? tr("root") : isolated(m_diagram.node(shown.head).form);
    QStringList lines{tr("%1 → %2, %3").arg(head, isolated(m_diagram.node(shown.dependent).form), shown.label)};
    if (const QString status = statusText(shown.status); !status.isEmpty())
        lines.push_back(status);
    if (shown.onCycle)
        lines.push_back(tr("on a cycle"));
    if (!shown.gapWords.empty()) {
        QStringList words;
        for (const int word : shown.gapWords)
            words.push_back(m_diagram.node(word).form);
        lines.push_back(tr("non-projective; not below “%1”: %2").arg(head, words.join(QStringLiteral(", "))));
    }
    if (!shown.remark.isEmpty())
        lines.push_back(tr("remark: %1").arg(shown.remark));
    if (shown.uncertain)
        lines.push_back(tr("another analysis is nearly as good"));
    if (shown.crossing)
        lines.push_back(tr("crosses another arc"));
    return lines.join(u'\n');
}

QString ArcCanvas::wordDescription(int node) const
{
    const DiagramWord& word = m_diagram.node(node);
    QStringList lines;
    if (!word.remark.isEmpty())
        lines.push_back(tr("remark: %1").arg(word.remark));
    if (word.otherwise)
        lines.push_back(tr("the other layer divides this into other words and says nothing of it"));
    return lines.join(u'\n');
}

QString ArcCanvas::statusText(ArcStatus status)
{
    switch (status) {
    case ArcStatus::Neutral:
        break;
    case ArcStatus::Correct:
        return tr("correct");
    case ArcStatus::WrongHead:
        return tr("wrong head");
    case ArcStatus::WrongLabel:
        return tr("right head, wrong relation");
    case ArcStatus::Missed:
        return tr("missed by the other layer");
    case ArcStatus::Extra:
        return tr("not in the other layer");
    }
    return {};
}

/// What a screen reader says of the canvas.
void ArcCanvas::describe()
{
    QString text = tr("%n word(s)", nullptr, m_diagram.wordCount());
    if (m_diagram.isWord(m_selectedWord)) {
        const Side side = leadingSide(m_diagram);
        text = tr("Word %1 of %2, “%3”")
                   .arg(m_selectedWord)
                   .arg(m_diagram.wordCount())
                   .arg(m_diagram.node(m_selectedWord).form);
        const int arc = basicArc(m_diagram, side, m_selectedWord);
        if (arc >= 0) {
            const DiagramArc& incoming = m_diagram.arcs[static_cast<std::size_t>(arc)];
            const QString head = incoming.head == 0 ? tr("the root") : m_diagram.node(incoming.head).form;
            text = tr("%1, %2 of %3").arg(text, incoming.label, head);
        }
    }
    setAccessibleDescription(text);
}

} // namespace arcwright::ui
