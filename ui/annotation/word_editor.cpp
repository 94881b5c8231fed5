// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/word_editor.h"

#include <algorithm>

#include <QApplication>
#include <QCompleter>
#include <QCoreApplication>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "core/treebank/format.h"
#include "ui/annotation/feature_field.h"
#include "ui/annotation/field_popup.h"

namespace arcwright::ui {

namespace {

constexpr WordField shownFields[]
    = {WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats, WordField::Misc};
constexpr int lettersInField = 46; // features are long

QString withField(const char* text)
{
    return QCoreApplication::translate("WordField", text);
}

} // namespace

QString fieldTitle(WordField field)
{
    switch (field) {
    case WordField::Form:
        return withField(QT_TRANSLATE_NOOP("WordField", "Form"));
    case WordField::Lemma:
        return withField(QT_TRANSLATE_NOOP("WordField", "Lemma"));
    case WordField::Upos:
        return withField(QT_TRANSLATE_NOOP("WordField", "UPOS"));
    case WordField::Xpos:
        return withField(QT_TRANSLATE_NOOP("WordField", "XPOS"));
    case WordField::Feats:
        return withField(QT_TRANSLATE_NOOP("WordField", "Features"));
    case WordField::Head:
        return withField(QT_TRANSLATE_NOOP("WordField", "Head"));
    case WordField::Relation:
        return withField(QT_TRANSLATE_NOOP("WordField", "Relation"));
    case WordField::Parents:
        return withField(QT_TRANSLATE_NOOP("WordField", "Parents"));
    case WordField::Misc:
        return withField(QT_TRANSLATE_NOOP("WordField", "Misc"));
    }
    return {};
}

WordEditor::WordEditor(QWidget* parent) : QFrame(parent)
{
    setAccessibleName(tr("Word"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    hide();
}

void WordEditor::edit(std::shared_ptr<const Sentence> sentence, int word, const QRect& place, WordField field)
{
    m_sentence = std::move(sentence);
    m_word = word;
    makeLines(*m_sentence, word);
    const int width = fontMetrics().averageCharWidth() * lettersInField + layout()->minimumSize().width() / 2;
    setGeometry(popupPlace({width, layout()->sizeHint().height()}, place, parentWidget()->rect()));
    show();
    raise();
    for (const auto& line : m_lines) {
        if (line.edit)
            line.edit->setCursorPosition(0); // of what is too long the beginning is read first
    }
    if (QLineEdit* first = line(field) ? line(field) : m_lines.front().edit) {
        first->setFocus();
        first->selectAll();
    }
}

void WordEditor::makeLines(const Sentence& sentence, int word)
{
    auto* layout = static_cast<QFormLayout*>(this->layout());
    m_lines.clear();
    while (layout->rowCount() > 0)
        layout->removeRow(0);
    const FormatPointer& format = sentence.source.format;
    for (const WordField field : shownFields) {
        if (format && !format->holds(field))
            continue;
        QLineEdit* edit = makeLine(field, QString::fromStdString(cellText(sentence, {{word, 0}, false, field, {}})));
        edit->setAccessibleName(fieldTitle(field));
        edit->installEventFilter(this);
        layout->addRow(fieldTitle(field), edit);
        m_lines.push_back({field, edit});
    }
    auto* keys = new QLabel(tr("Enter: take it over   Esc: leave it as it was"), this);
    keys->setForegroundRole(QPalette::PlaceholderText);
    layout->addRow(keys);
    auto* features = qobject_cast<FeatureField*>(line(WordField::Feats));
    QLineEdit* const upos = line(WordField::Upos);
    if (features != nullptr && upos != nullptr) {
        features->setPartOfSpeech(upos->text());
        connect(upos, &QLineEdit::textChanged, features, &FeatureField::setPartOfSpeech);
    }
}

QLineEdit* WordEditor::makeLine(WordField field, const QString& text)
{
    if (field == WordField::Feats && m_values.hasFeatures()) {
        auto* features = new FeatureField(m_values, QString(), this);
        features->setFeatures(text);
        return features;
    }
    auto* edit = new QLineEdit(text, this);
    if (const QStringList values = m_values.of(field); !values.isEmpty()) {
        auto* completer = new QCompleter(values, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        edit->setCompleter(completer);
    }
    return edit;
}

QLineEdit* WordEditor::line(WordField field) const
{
    const auto found
        = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& line) { return line.field == field; });
    return found == m_lines.end() ? nullptr : found->edit;
}

bool WordEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (keepsForField(*event))
        return true;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            close();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            accept();
            return true;
        }
    } else if (event->type() == QEvent::FocusOut && isVisible()) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        QWidget* now = QApplication::focusWidget();
        const bool stays
            = reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason || (now && isAncestorOf(now));
        if (!stays)
            close();
    }
    return QFrame::eventFilter(watched, event);
}

void WordEditor::accept()
{
    std::vector<Cell> cells;
    for (const Line& line : m_lines) {
        const auto* features = qobject_cast<const FeatureField*>(line.edit);
        const QString text = features != nullptr ? features->features() : line.edit->text().trimmed();
        Cell cell{{m_word, 0}, false, line.field, text.toStdString()};
        if (cell.text != cellText(*m_sentence, cell))
            cells.push_back(std::move(cell));
    }
    close();
    if (!cells.empty())
        Q_EMIT fieldsChosen(cells);
}

void WordEditor::cancel()
{
    if (isVisible())
        close();
}

void WordEditor::close()
{
    hide();
    Q_EMIT closed();
}

} // namespace arcwright::ui
