// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/line_prompt.h"

#include <utility>

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "ui/annotation/field_popup.h"

namespace arcwright::ui {

namespace {

constexpr int leastWidth = 220;

} // namespace

LinePrompt::LinePrompt(QWidget* parent) : QFrame(parent), m_question(new QLabel(this)), m_field(new QLineEdit(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setBuddy(m_field);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 8);
    layout->addWidget(m_question);
    layout->addWidget(m_field);
    m_field->installEventFilter(this);
    hide();
}

void LinePrompt::ask(
    const QString& question, const QString& answer, const QRect& place, std::function<void(const QString&)> taken)
{
    m_start = answer;
    m_taken = std::move(taken);
    m_question->setText(question);
    m_field->setAccessibleName(question);
    m_field->setText(answer);
    setGeometry(popupPlace(sizeHint().expandedTo({leastWidth, 0}), place, parentWidget()->rect()));
    show();
    raise();
    m_field->setFocus();
    m_field->selectAll();
}

bool LinePrompt::eventFilter(QObject* watched, QEvent* event)
{
    if (keepsForField(*event))
        return true;
    if (event->type() == QEvent::FocusOut && isVisible()) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            close();
    }
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        close();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        const QString answer = m_field->text().trimmed();
        const auto taken = std::exchange(m_taken, nullptr); // closing forgets it
        close();
        if (taken)
            taken(answer);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void LinePrompt::cancel()
{
    if (isVisible())
        close();
}

void LinePrompt::close()
{
    m_taken = nullptr;
    hide();
    Q_EMIT closed();
}

} // namespace arcwright::ui
