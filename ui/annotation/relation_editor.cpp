// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/relation_editor.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>
#include <QStringListModel>
#include <QStyledItemDelegate>
#include <QToolTip>

#include "ui/annotation/field_popup.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/label_gloss.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Shows the digit before each of the first relations, and what a relation means behind it, where that is known.
class NumberedRelations : public QStyledItemDelegate {
public:
    NumberedRelations(const bool& isWithout, QObject* parent) : QStyledItemDelegate(parent), m_isWithout(isWithout) { }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!m_isWithout && index.row() < RelationCompletion::mostNumbers)
            option->text = QStringLiteral("%1  %2").arg(index.row() + 1).arg(option->text);
        if (const QString gloss = labelGloss(index.data().toString()); !gloss.isEmpty())
            option->text += QStringLiteral("  – ") + gloss;
    }

private:
    const bool& m_isWithout;
};

} // namespace

RelationEditor::RelationEditor(QWidget* parent)
    : QLineEdit(parent), m_relations(new QStringListModel(this)), m_completer(new QCompleter(m_relations, this))
{
    setAccessibleName(tr("Relation"));
    // Not setCompleter(): that writes what is merely highlighted in the list into the field.
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setMaxVisibleItems(12);
    m_completer->popup()->installEventFilter(this);
    m_completer->popup()->setItemDelegate(new NumberedRelations(m_hasTyped, this));
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &RelationEditor::accept);
    connect(this, &QLineEdit::textEdited, this, [this](const QString& typed) {
        m_hasTyped = true;
        offer(typed);
    });
    hide();
}

void RelationEditor::setRelations(const QStringList& relations)
{
    m_completion.setKnown(relations);
    if (m_completion.offered() == m_relations->stringList())
        return;
    const bool isOpen = m_completer->popup()->isVisible(); // relations are counted while somebody edits
    const auto chosen = marked();
    m_relations->setStringList(m_completion.offered());
    if (!isOpen)
        return;
    offer(m_hasTyped ? text() : QString());
    if (chosen)
        mark(*chosen, m_completer->completionModel()->rowCount());
}

void RelationEditor::remember(const QString& relation)
{
    if (m_completion.remember(relation))
        m_relations->setStringList(m_completion.offered());
}

void RelationEditor::edit(int dependent, const QString& relation, const QRect& place, const QStringList& likely)
{
    m_dependent = dependent;
    m_hasTyped = false;
    m_isRequired = false;
    m_completion.setLikely(likely);
    if (m_completion.offered() != m_relations->stringList())
        m_relations->setStringList(m_completion.offered());
    setText(relation);
    selectAll();
    QSize size(std::max(place.width() + 24, fontMetrics().averageCharWidth() * 24), sizeHint().height());
    size = size.boundedTo(parentWidget()->size());
    QRect box(place.center() - QPoint(size.width() / 2, size.height() / 2), size);
    const QRect room = parentWidget()->rect();
    box.moveLeft(std::clamp(box.left(), 0, room.width() - box.width()));
    box.moveTop(std::clamp(box.top(), 0, room.height() - box.height()));
    setGeometry(box);
    show();
    raise();
    setFocus();
    offer(QString()); // everything there is, until something is typed
}

/// The relation that the arrows or the typed letters have marked in the list, if it is open.
std::optional<QString> RelationEditor::marked() const
{
    const QAbstractItemView* popup = m_completer->popup();
    if (!popup->isVisible() || !popup->currentIndex().isValid())
        return std::nullopt;
    return popup->currentIndex().data().toString();
}

/// Lists what the typed letters can become, and marks what Enter would take.
void RelationEditor::offer(const QString& typed)
{
    m_completer->setCompletionPrefix(typed.trimmed());
    m_completer->complete();
    widenForGlosses();
    placeList();
    const QAbstractItemModel* offered = m_completer->completionModel();
    if (offered->rowCount() == 0 && !typed.trimmed().isEmpty())
        QToolTip::showText(mapToGlobal(rect().bottomLeft()),
            plainToolTip(tr("“%1” is new here. Enter takes it.").arg(typed.trimmed())), this);
    else
        QToolTip::hideText();
    // A rare relation would scroll the likely ones, which come first, out of sight; Enter takes it unmarked, too.
    const int markable
        = typed.isEmpty() ? std::min(offered->rowCount(), m_completer->maxVisibleItems()) : offered->rowCount();
    m_completer->popup()->setCurrentIndex({});
    m_completer->popup()->scrollToTop();
    mark(m_completion.completed(typed.isEmpty() ? text() : typed), markable);
}

/// Among the first of the rows.
void RelationEditor::mark(const QString& relation, int rows)
{
    const QAbstractItemModel* offered = m_completer->completionModel();
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = offered->index(row, 0);
        if (index.data().toString() == relation)
            m_completer->popup()->setCurrentIndex(index);
    }
}

/// Makes the list as wide as what stands in it, where that is more than the field is.
void RelationEditor::widenForGlosses()
{
    QAbstractItemView* popup = m_completer->popup();
    constexpr int besideText = 8;
    const int bar = popup->verticalScrollBar()->sizeHint().width();
    const int wanted = popup->sizeHintForColumn(0) + 2 * popup->frameWidth() + bar + besideText;
    const QRect room = window()->geometry();
    const int width = std::min(wanted, std::max(room.width(), popup->width()));
    if (popup->width() >= width)
        return;
    popup->resize(width, popup->height());
}

/// Where one still sees the word whose relation it is, and its head; at an edge of the window it begins further left.
void RelationEditor::placeList()
{
    QAbstractItemView* popup = m_completer->popup();
    std::vector<QRect> words = m_wordsInSight ? m_wordsInSight(m_dependent) : std::vector<QRect>();
    for (QRect& word : words)
        word.moveTopLeft(parentWidget()->mapToGlobal(word.topLeft()));
    const QRect field(mapToGlobal(QPoint(0, 0)), size());
    const QRect ofScreen = screen()->availableGeometry();
    const QRect ofWindow = window()->geometry();
    const QRect room(ofWindow.left(), ofScreen.top(), ofWindow.width(), ofScreen.height());
    popup->setGeometry(listPlace(popup->size(), field, words, room.contains(field) ? room : room | field));
}

/// Takes the relation with the number of a digit.
bool RelationEditor::takesDigit(const QKeyEvent& event)
{
    const auto digit = pressedDigit(event);
    const auto relation = digit ? m_completion.numbered(*digit) : std::nullopt;
    if (m_hasTyped || !relation || event.modifiers() != Qt::NoModifier)
        return false;
    accept(*relation);
    return true;
}

bool RelationEditor::event(QEvent* event)
{
    return keepsForField(*event) || QLineEdit::event(event);
}

/// A click into the field while its list is open, which would close the list: it puts the cursor there.
bool RelationEditor::takesClick(const QMouseEvent& event)
{
    const QPoint point = mapFromGlobal(event.globalPosition().toPoint());
    if (!rect().contains(point))
        return false;
    setCursorPosition(cursorPositionAt(point));
    return true;
}

bool RelationEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_completer->popup() && event->type() == QEvent::MouseButtonPress
        && takesClick(*static_cast<const QMouseEvent*>(event)))
        return true;
    if (watched == m_completer->popup() && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // With the list open its keys are the completer's, which knows none of these.
        if (takesDigit(*key))
            return true;
        if (isEnter(*key) && (key->modifiers() & Qt::ShiftModifier)) {
            accept(text());
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    return QLineEdit::eventFilter(watched, event);
}

void RelationEditor::keyPressEvent(QKeyEvent* event)
{
    if (takesDigit(*event))
        return;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isEnter(*event) && event->modifiers() & Qt::ShiftModifier)
        accept(text());
    else if (isEnter(*event))
        accept(marked().value_or(m_completion.completed(text())));
    else
        QLineEdit::keyPressEvent(event);
}

void RelationEditor::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && isVisible())
        close();
}

void RelationEditor::accept(const QString& relation)
{
    if (!isVisible())
        return;
    const QString chosen = relation.trimmed();
    if (chosen.isEmpty() && m_isRequired) { // what was done to come here would be lost
        QToolTip::showText(mapToGlobal(rect().bottomLeft()),
            plainToolTip(tr("It needs a relation: type some letters, or take one of the list. Esc gives it up.")),
            this);
        return;
    }
    close();
    Q_EMIT relationChosen(m_dependent, chosen);
}

void RelationEditor::cancel()
{
    if (isVisible())
        close();
}

void RelationEditor::close()
{
    m_completer->popup()->hide();
    hide();
    Q_EMIT closed();
}

} // namespace arcwright::ui
