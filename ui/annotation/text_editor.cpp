// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/text_editor.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include "ui/annotation/source_text.h"
#include "ui/documents/workspace.h"
#include "ui/look/font_measures.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

TextEditor::TextEditor(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_verdict(new QLabel(this))
    , m_text(new QPlainTextEdit(this))
    , m_apply(new QPushButton(tr("Apply"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    using namespace std::chrono_literals;
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText); // what files say is no markup
    m_text->setAccessibleName(tr("Text of the sentence"));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    useFixedLetters(*m_text);
    m_apply->setToolTip(tr("Makes the sentence what the text says (Ctrl+Enter)"));
    m_cancel->setToolTip(tr("Leaves the sentence as it was (Esc)"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_verdict, 1);
    buttons->addWidget(m_cancel, 0, Qt::AlignTop);
    buttons->addWidget(m_apply, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(buttons);
    layout->addWidget(m_text, 1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(300ms);
    connect(&m_settle, &QTimer::timeout, this, &TextEditor::readAgain);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_apply->setEnabled(isModified());
        m_settle.start();
    });
    connect(m_apply, &QPushButton::clicked, this, &TextEditor::apply);
    connect(m_cancel, &QPushButton::clicked, this, &TextEditor::cancelled);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_drafts.clear();
        giveUp();
    });
}

void TextEditor::setTheme(const Theme& theme)
{
    m_theme = theme;
}

void TextEditor::edit(std::size_t sentence)
{
    m_sentence = sentence;
    m_key = m_workspace.treebank().key(sentence);
    const Treebank& treebank = m_workspace.treebank();
    const auto shown = treebank.sentence(sentence);
    m_format = treebank.documents()[treebank.place(sentence).document]->format();
    const auto written = m_format->write(*shown);
    m_source = written ? *written : std::string(shown->source.text());
    m_firstLine = std::max<std::size_t>(shown->source.line, 1);
    m_text->setPlainText(shownSource(m_source, *m_format));
    m_shown = typed();
    m_settle.stop();
    m_apply->setEnabled(false);
    show(shown->problem, true);
    const auto draft = m_drafts.find(treebank.key(sentence));
    if (draft == m_drafts.end())
        return;
    if (draft->second.source == m_source) { // else it would undo what has been done since
        m_text->setPlainText(draft->second.typed);
        readAgain();
    }
    m_drafts.erase(draft);
}

void TextEditor::leave()
{
    if (m_sentence < m_workspace.treebank().size() && isModified())
        m_drafts.insert_or_assign(m_key, Draft{m_source, typed()});
    giveUp();
}

void TextEditor::giveUp()
{
    m_settle.stop();
    m_shown = typed();
}

/// The text as it was typed. QPlainTextEdit::toPlainText() makes spaces of no-break spaces.
QString TextEditor::typed() const
{
    return m_text->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

bool TextEditor::isModified() const
{
    return typed() != m_shown;
}

QString TextEditor::verdict() const
{
    return m_verdict->text();
}

/// The typed text as the file would have it; a problem has its line in the file.
Result<std::string> TextEditor::typedSource() const
{
    auto bytes = sourceOf(m_source, *m_format, m_shown, typed());
    if (!bytes)
        bytes.error().line += m_firstLine - 1;
    return bytes;
}

void TextEditor::readAgain()
{
    m_settle.stop();
    const auto bytes = typedSource();
    show(bytes ? m_workspace.readSource(m_sentence, *bytes).problem : bytes.error(), false);
}

/// Says what is wrong, and marks its line.
void TextEditor::show(const std::optional<Problem>& problem, bool moveCursor)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (problem) {
        m_verdict->setText(
            tr("%1\n%2").arg(problemPlace(*problem), problemTextWithStep(*problem, MendingPlace::AsText)));
        if (problem->line >= m_firstLine) {
            const QTextBlock block
                = m_text->document()->findBlockByNumber(static_cast<int>(problem->line - m_firstLine));
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            mark.format.setUnderlineColor(m_theme.error);
            mark.format.setBackground(m_theme.alternateBase);
            marks << mark;
            if (moveCursor && block.isValid()) {
                QTextCursor cursor(block);
                const int column = static_cast<int>(std::max<std::size_t>(problem->column, 1)) - 1;
                cursor.setPosition(block.position() + std::min(column, block.length() - 1));
                m_text->setTextCursor(cursor);
            }
        }
    } else {
        m_verdict->setText(isModified() ? tr("This can be read.") : tr("The sentence as its file has it."));
    }
    m_text->setExtraSelections(marks);
}

void TextEditor::apply()
{
    if (!isModified()) {
        Q_EMIT cancelled();
        return;
    }
    const auto bytes = typedSource();
    m_settle.stop();
    if (!bytes) {
        show(bytes.error(), true);
        return;
    }
    const QString before = std::exchange(m_shown, typed()); // while it is made, there is nothing left to apply
    if (m_workspace.setSource(m_sentence, *bytes))
        Q_EMIT applied();
    else
        m_shown = before;
}

/// Keys the text field leaves: it takes neither of these for itself.
void TextEditor::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier))
        apply();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace arcwright::ui
