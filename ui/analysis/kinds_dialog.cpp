// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/kinds_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "ui/documents/attachment_kinds.h"
#include "ui/look/font_measures.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

constexpr QSize usualSize(760, 460);

QString sentenceOf(const KindProblem& problem)
{
    if (problem.isNameless)
        return KindsDialog::tr("Line %1: a name, a colon and a pattern are expected.").arg(problem.line);
    const QString sentence = QCoreApplication::translate("Pattern", patternSentence(problem.pattern.error));
    return KindsDialog::tr("Line %1, column %2: %3")
        .arg(problem.line)
        .arg(problem.pattern.column)
        .arg(filledIn(sentence, {problem.pattern.argument, problem.pattern.more}));
}

} // namespace

KindsDialog::KindsDialog(QColor errorColor, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit(attachmentKindsText(), this)), m_problem(new QLabel(this))
{
    setWindowTitle(tr("Kinds of attachment"));
    useFixedLetters(*m_text);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(windowTitle());
    m_text->setTabChangesFocus(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    QPalette palette = m_problem->palette();
    palette.setColor(QPalette::WindowText, errorColor);
    m_problem->setPalette(palette);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* usual = buttons->addButton(tr("The usual ones"), QDialogButtonBox::ResetRole);
    usual->setAutoDefault(false);
    connect(usual, &QPushButton::clicked, this, &KindsDialog::useUsual);
    connect(buttons, &QDialogButtonBox::accepted, this, &KindsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &KindsDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, &KindsDialog::check);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    check();
    resize(usualSize);
}

QString KindsDialog::problem() const
{
    return m_problem->text();
}

void KindsDialog::check()
{
    const auto kinds = parseAttachmentKinds(m_text->toPlainText().toStdString());
    m_problem->setText(kinds ? QString() : sentenceOf(kinds.error()));
    m_problem->setVisible(!kinds);
}

void KindsDialog::useUsual()
{
    const std::string_view usual = usualAttachmentKinds();
    m_text->setPlainText(QString::fromUtf8(usual.data(), static_cast<qsizetype>(usual.size())));
}

void KindsDialog::accept()
{
    const QString text = m_text->toPlainText();
    const auto kinds = parseAttachmentKinds(text.toStdString());
    if (!kinds) {
        const int line = static_cast<int>(kinds.error().line) - 1;
        m_text->setTextCursor(QTextCursor(m_text->document()->findBlockByNumber(line)));
        m_text->setFocus();
        return;
    }
    const std::string_view usual = usualAttachmentKinds();
    const bool isUsual = text.toStdString() == usual || kinds->empty();
    Settings::attachmentKinds.set(isUsual ? QString() : text);
    QDialog::accept();
}

} // namespace arcwright::ui
