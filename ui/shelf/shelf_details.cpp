// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_details.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>

#include "ui/shelf/shelf_texts.h"

namespace arcwright::ui {

namespace {

QLabel* plainLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // names of files are no markup
    label->setWordWrap(true);
    return label;
}

} // namespace

ShelfDetails::ShelfDetails(QWidget* parent)
    : QWidget(parent)
    , m_text(plainLabel(QString(), this))
    , m_warning(plainLabel(QString(), this))
    , m_parts(new QWidget(this))
    , m_scrolled(new QScrollArea(m_parts))
    , m_facts(new QFormLayout)
    , m_notes(new QPlainTextEdit(m_parts))
{
    constexpr int writingPause = 800; // ms
    m_text->setAlignment(Qt::AlignCenter);
    m_warning->setObjectName(QStringLiteral("shelfWarning"));
    m_facts->setContentsMargins({});
    auto* facts = new QWidget(m_parts);
    auto* inner = new QVBoxLayout(facts);
    inner->setContentsMargins({});
    inner->addWidget(m_warning);
    inner->addLayout(m_facts);
    inner->addStretch();
    m_scrolled->setWidget(facts);
    m_scrolled->setWidgetResizable(true);
    m_scrolled->setFrameShape(QFrame::NoFrame);
    m_scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* notesTitle = new QLabel(tr("&Notes"), m_parts);
    notesTitle->setBuddy(m_notes);
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(tr("What it was trained for, what it is good at…"));
    m_notes->installEventFilter(this);
    auto* written = new QVBoxLayout;
    written->addWidget(notesTitle);
    written->addWidget(m_notes);
    auto* parts = new QHBoxLayout(m_parts);
    parts->setContentsMargins({});
    parts->addWidget(m_scrolled, 3);
    parts->addLayout(written, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_parts, 1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(writingPause);
    connect(&m_pause, &QTimer::timeout, this, &ShelfDetails::keepNotes);
    connect(m_notes->document(), &QTextDocument::modificationChanged, this, [this](bool modified) {
        if (modified)
            m_pause.start();
    });
    showText(QString());
}

void ShelfDetails::setTheme(const Theme& theme)
{
    m_theme = theme;
    colorWarning();
}

void ShelfDetails::colorWarning()
{
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_theme.warning);
    m_warning->setPalette(colors);
}

QString ShelfDetails::warning() const
{
    return m_warning->text();
}

void ShelfDetails::show(const ShelvedModel& model, const QString& path, const QString& language)
{
    const bool isOther = model.id != m_id;
    if (isOther)
        keepNotes();
    m_id = model.id;
    m_text->hide();
    m_parts->show();
    const QStringList warnings = shelfWarnings(model, language);
    m_warning->setText(warnings.join(u'\n'));
    m_warning->setVisible(!warnings.isEmpty());
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const ShelfFact& fact : shelfFacts(model, path)) {
        QLabel* value = plainLabel(fact.value, this);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addRow(fact.title, value);
    }
    if (isOther)
        m_scrolled->verticalScrollBar()->setValue(0);
    QString notes = QString::fromStdString(model.description.notes);
    if (const auto written = m_written.find(model.id); written != m_written.end()) {
        if (written->second == notes)
            m_written.erase(written);
        else
            notes = written->second; // they are on their way to the shelf, behind what it was busy with
    }
    if (isOther || (!m_notes->document()->isModified() && m_notes->toPlainText() != notes)) {
        m_notes->setPlainText(notes);
        m_notes->document()->setModified(false);
    }
    m_notes->setEnabled(!model.descriptionProblem);
}

void ShelfDetails::showText(const QString& text)
{
    keepNotes();
    m_id.clear();
    m_text->setText(text);
    m_text->show();
    m_parts->hide();
}

void ShelfDetails::keepNotes()
{
    m_pause.stop();
    if (m_id.empty() || !m_notes->document()->isModified())
        return;
    m_notes->document()->setModified(false);
    m_written[m_id] = m_notes->toPlainText();
    Q_EMIT notesWritten(m_id, m_notes->toPlainText());
}

bool ShelfDetails::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_notes && (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide))
        keepNotes();
    return QWidget::eventFilter(watched, event);
}

} // namespace arcwright::ui
