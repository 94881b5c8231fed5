// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_editor.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWindow>

#include "core/teaching/lesson_check.h"
#include "core/teaching/lesson_pictures.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/wrapping_row.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_preview.h"
#include "ui/players/panel/picture_menu.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/settings/translations.h"

namespace arcwright::ui {

LessonEditor::LessonEditor(QWidget* parent, const QString& drafts)
    : QWidget(parent, Qt::Window)
    , m_keeper(m_draft, drafts, nullptr)
    , m_lessonTitle(new QLineEdit(this))
    , m_stops(new QListWidget(this))
    , m_language(new QComboBox(this))
    , m_title(new QLineEdit(this))
    , m_text(new QPlainTextEdit(this))
    , m_question(new QPlainTextEdit(this))
    , m_preview(new LessonPreview(this))
    , m_findings(new QLabel(this))
    , m_pictureHint(new QLabel(this))
    , m_pictureMenu(new PictureMenu(this))
{
    placeParts();
    connectParts();
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with the window that it belongs to
    constexpr QSize usual(900, 640);
    resize(usual);
    showDraft();
}

QWidget* LessonEditor::makeFiles()
{
    auto* files = new WrappingRow(this);
    for (QPushButton* made : {makeButton("new", tr("New"), &LessonEditor::beginAnew),
             makeButton("open", tr("Open…"), &LessonEditor::askWhatToOpen),
             makeButton("save", tr("Save…"), &LessonEditor::askWhereToSave),
             makeButton("undo", tr("Undo"), &LessonEditor::undo), makeButton("redo", tr("Redo"), &LessonEditor::redo),
             makeButton("check", tr("Check"), &LessonEditor::checkNow)})
        files->add(made);
    return files;
}

void LessonEditor::placeParts()
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeFiles());
    layout->addWidget(m_findings); // by the button that asks for them
    m_findings->setMinimumHeight(fontMetrics().lineSpacing()); // or all below would move
    m_findings->setWordWrap(true);
    m_findings->setTextFormat(Qt::PlainText);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_findings->setAccessibleName(tr("What is wrong with the lesson"));
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(makeStops());
    parts->addWidget(makeTexts());
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(1, 2);
    constexpr int stopsWidth = 300;
    constexpr int textsWidth = 600;
    parts->setSizes({stopsWidth, textsWidth});
    connect(parts, &QSplitter::splitterMoved, m_preview, &LessonPreview::renew);
    layout->addWidget(parts, 1);
}

void LessonEditor::connectParts()
{
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &LessonEditor::saveAgain);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &LessonEditor::beginAnew);
    connect(new QShortcut(QKeySequence::Open, this), &QShortcut::activated, this, &LessonEditor::askWhatToOpen);
    connect(m_pictureMenu, &PictureMenu::chosen, this, &LessonEditor::insertPicture);
    connect(&m_draft, &LessonDraft::changed, this, &LessonEditor::showDraft);
    connect(m_stops, &QListWidget::currentRowChanged, this, &LessonEditor::showTexts);
    connect(m_stops, &QListWidget::itemActivated, this, &LessonEditor::showInPlayer);
    connect(m_language, &QComboBox::currentIndexChanged, this, &LessonEditor::showDraft);
    connect(m_lessonTitle, &QLineEdit::textEdited, this, &LessonEditor::typeLessonTitle);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& typed) { type(&Lesson::title, typed); });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { type(&Lesson::text, m_text->toPlainText()); });
    connect(
        m_question, &QPlainTextEdit::textChanged, this, [this] { type(&Lesson::question, m_question->toPlainText()); });
}

QPushButton* LessonEditor::makeButton(const char* name, const QString& text, void (LessonEditor::*slot)())
{
    auto* made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    connect(made, &QPushButton::clicked, this, slot);
    return made;
}

QPushButton* LessonEditor::button(const char* name) const
{
    return findChild<QPushButton*>(QLatin1String(name));
}

QWidget* LessonEditor::makeStops()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    auto* heading = new QLabel(tr("&Stops"), side);
    heading->setBuddy(m_stops);
    layout->addWidget(heading);
    m_stops->setAlternatingRowColors(true); // each has several lines
    m_stops->setWordWrap(true); // titles are never cut off
    m_stops->setTextElideMode(Qt::ElideNone);
    m_stops->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stops->setAccessibleName(tr("Stops of the lesson"));
    layout->addWidget(m_stops, 1);
    auto* buttons = new WrappingRow(side);
    for (QPushButton* made : {makeButton("add", tr("Add what is on view"), &LessonEditor::askForStop),
             makeButton("up", tr("Up"), &LessonEditor::moveUp), makeButton("down", tr("Down"), &LessonEditor::moveDown),
             makeButton("delete", tr("Delete"), &LessonEditor::removeStop),
             makeButton("show", tr("Show in the player"), &LessonEditor::showInPlayer)})
        buttons->add(made);
    layout->addWidget(buttons);
    auto* hint = new QLabel(tr("A stop is what the player shows: sentence, scores, algorithm and step. “Add to lesson” "
                               "there adds it, too."),
        side);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    return side;
}

QWidget* LessonEditor::makeTexts()
{
    auto* side = new QWidget(this);
    auto* form = new QFormLayout(side);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_language->addItem(tr("any language"), QString::fromLatin1(LessonWords::anyLanguage));
    for (const QString& code : Translations::languages())
        m_language->addItem(Translations::nameOf(code), code);
    form->addRow(tr("&Language of the texts"), m_language);
    form->addRow(tr("Title of the lesson"), m_lessonTitle);
    form->addRow(tr("&Title of the stop"), m_title);
    form->addRow(tr("Te&xt"), m_text);
    auto* picture = new QPushButton(tr("Insert a picture"), side);
    picture->setObjectName(QStringLiteral("picture"));
    picture->setMenu(m_pictureMenu);
    auto* pictures = new WrappingRow(side);
    pictures->add(picture);
    form->addRow(QString(), pictures);
    m_pictureHint->setText(
        tr("A stop with pictures is told first, on a screen, slide or page of its own; its steps come after it."));
    m_pictureHint->setWordWrap(true);
    m_pictureHint->setObjectName(QStringLiteral("pictureHint"));
    form->addRow(QString(), m_pictureHint);
    form->addRow(tr("&Question"), m_question);
    form->addRow(tr("Preview"), m_preview);
    for (QPlainTextEdit* text : {m_text, m_question})
        text->setTabChangesFocus(true);
    m_text->setToolTip(tr("Markdown: *emphasis*, lists, tables. Pictures: ![](canvas:tree), ![](canvas:step=7)"));
    constexpr int linesOfQuestion = 4;
    m_question->setMaximumHeight(linesOfQuestion * fontMetrics().lineSpacing());
    m_preview->setAccessibleName(tr("Preview"));
    return side;
}

int LessonEditor::current() const
{
    return m_stops->currentRow();
}

const Lesson* LessonEditor::stop() const
{
    return current() < 0 || current() >= m_draft.stops() ? nullptr
                                                         : &m_draft.series().stops[static_cast<std::size_t>(current())];
}

std::string LessonEditor::languageCode() const
{
    return m_language->currentData().toString().toStdString();
}

void LessonEditor::addStop(const Lesson& stop)
{
    if (m_draft.stops() >= static_cast<int>(mostLessonStops))
        return Q_EMIT refused(tr("A lesson has no more than %1 stops.").arg(mostLessonStops));
    m_draft.add(stop);
    m_stops->setCurrentRow(m_draft.stops() - 1);
    m_title->setFocus();
}

void LessonEditor::moveUp()
{
    const int from = current();
    m_draft.move(from, from - 1);
    m_stops->setCurrentRow(std::max(from - 1, 0));
}

void LessonEditor::moveDown()
{
    const int from = current();
    m_draft.move(from, from + 2);
    m_stops->setCurrentRow(std::min(from + 1, m_draft.stops() - 1));
}

void LessonEditor::removeStop()
{
    m_draft.remove(current());
}

void LessonEditor::showInPlayer()
{
    if (stop() != nullptr)
        Q_EMIT showWanted(m_draft.series(), current());
}

void LessonEditor::type(LessonWords Lesson::*which, const QString& typed)
{
    if (m_isShowing || stop() == nullptr)
        return;
    LessonWords words = stop()->*which;
    words.set(languageCode(), typed.toStdString());
    m_isTyping = true;
    m_draft.setWords(current(), which, words);
    m_isTyping = false;
}

void LessonEditor::insertPicture(const QString& markdown)
{
    QTextCursor cursor = m_text->textCursor();
    cursor.beginEditBlock();
    if (!cursor.atBlockStart())
        cursor.insertText(QStringLiteral("\n\n"));
    cursor.insertText(markdown);
    cursor.insertText(QStringLiteral("\n\n"));
    cursor.endEditBlock();
    m_text->setTextCursor(cursor);
    m_text->setFocus();
}

void LessonEditor::bringForward()
{
    winId(); // or there would be no window yet
    windowHandle()->setTransientParent(nullptr); // or it would stay in front of the player
    show();
    if (!std::exchange(m_isPlaced, true)) {
        const QRect room = screen()->availableGeometry();
        const QSize frame = frameGeometry().size().boundedTo(room.size());
        move(room.right() + 1 - frame.width(), room.bottom() + 1 - frame.height());
    }
    raise();
    activateWindow();
}

void LessonEditor::showRefusal(const QString& sentence)
{
    m_findings->setText(sentence);
}

void LessonEditor::typeLessonTitle()
{
    LessonWords words = m_draft.series().title;
    words.set(languageCode(), m_lessonTitle->text().toStdString());
    m_draft.setTitle(words);
}

void LessonEditor::showDraft()
{
    m_findings->clear(); // of what was there before
    if (!m_isTyping)
        m_preview->forgetPictures(); // what they show may have changed
    showStops();
    const QString title = QString::fromStdString(m_draft.series().title.of(languageCode()));
    if (m_lessonTitle->text() != title)
        m_lessonTitle->setText(title);
    button("undo")->setEnabled(m_draft.canUndo());
    button("redo")->setEnabled(m_draft.canRedo());
    button("new")->setEnabled(m_draft.stops() > 0 || !m_path.isEmpty());
    button("save")->setEnabled(m_draft.stops() > 0);
    button("check")->setEnabled(m_draft.stops() > 0);
    setWindowModified(m_draft.isModified());
    setWindowTitle(m_path.isEmpty() ? tr("A lesson[*]") : tr("%1[*]", "a file").arg(QFileInfo(m_path).fileName()));
    showTexts();
}

void LessonEditor::showStops()
{
    const int row = std::clamp(current(), std::min(m_draft.stops(), 1) - 1, m_draft.stops() - 1);
    const QSignalBlocker blocker(m_stops);
    while (m_stops->count() > m_draft.stops())
        delete m_stops->takeItem(m_stops->count() - 1);
    while (m_stops->count() < m_draft.stops())
        m_stops->addItem(QString());
    for (int i = 0; i < m_draft.stops(); ++i) {
        const Lesson& one = m_draft.series().stops[static_cast<std::size_t>(i)];
        const PlayerKind* kind = playerKindNamed(QString::fromStdString(one.player));
        const PlayerKind* besideKind = playerKindNamed(QString::fromStdString(one.beside));
        QString player = kind != nullptr ? titleOf(*kind) : QString::fromStdString(one.player);
        if (besideKind != nullptr)
            player = tr("%1 beside %2", "two algorithms").arg(player, titleOf(*besideKind));
        const QString title = inLanguageOfTexts(one.title);
        const QString step = one.lastStep ? tr("the last step") : tr("step %1").arg(one.step);
        m_stops->item(i)->setText(tr("%1. %2\n%3, %4", "number, title, algorithm, step")
                                      .arg(i + 1)
                                      .arg(title.isEmpty() ? tr("(without a title)") : title, player, step));
    }
    m_stops->setCurrentRow(row);
}

void LessonEditor::showTexts()
{
    m_isShowing = true;
    const Lesson* shown = stop();
    const std::string language = languageCode();
    const auto textFor = [&](LessonWords Lesson::*which) {
        return shown != nullptr ? QString::fromStdString((shown->*which).of(language)) : QString();
    };
    if (m_title->text() != textFor(&Lesson::title))
        m_title->setText(textFor(&Lesson::title));
    if (m_text->toPlainText() != textFor(&Lesson::text))
        m_text->setPlainText(textFor(&Lesson::text));
    if (m_question->toPlainText() != textFor(&Lesson::question))
        m_question->setPlainText(textFor(&Lesson::question));
    m_isShowing = false;
    m_pictureMenu->setStop(shown);
    m_pictureHint->setVisible(!lessonPictureSources(textFor(&Lesson::text).toStdString()).empty());
    const QString whatFor = tr("What the class is to read. Markdown: *emphasis*, lists, tables.");
    m_text->setPlaceholderText(shown != nullptr ? whatFor : tr("Texts belong to a stop: add one first."));
    m_question->setPlaceholderText(shown != nullptr ? tr("What the class is asked; may be left empty.") : QString());
    if (std::exchange(m_pictured, current()) != current())
        m_preview->forgetPictures();
    m_preview->setStop(shown);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_text),
             static_cast<QWidget*>(m_question), static_cast<QWidget*>(button("picture")),
             static_cast<QWidget*>(button("delete")), static_cast<QWidget*>(button("show"))})
        part->setEnabled(shown != nullptr);
    button("up")->setEnabled(current() > 0);
    button("down")->setEnabled(current() >= 0 && current() + 1 < m_draft.stops());
}

void LessonEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_preview->renew();
}

bool LessonEditor::check()
{
    static const QRegularExpression ofStop(QStringLiteral("^stops\\[(\\d+)\\]\\.?"));
    QStringList lines;
    int first = -1;
    for (TeachingProblem& finding : checkLesson(textOf(m_draft.series()), tr("The lesson").toStdString())) {
        const auto place = ofStop.match(QString::fromStdString(finding.member));
        if (!place.hasMatch()) {
            lines << sentenceFor(finding);
            continue;
        }
        const int number = place.captured(1).toInt();
        first = first < 0 ? number : first;
        finding.file = tr("Stop %1", "of a lesson").arg(number + 1).toStdString();
        finding.member.erase(0, static_cast<std::size_t>(place.capturedLength()));
        lines << faultOf(finding); // where it can be mended is here
    }
    if (first >= 0)
        m_stops->setCurrentRow(first);
    m_findings->setText(lines.isEmpty() ? tr("Nothing is wrong with the lesson.") : lines.join(u'\n'));
    return lines.isEmpty();
}

bool LessonEditor::open(const QString& path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const std::string name = path.toStdString();
    const auto series = isOpen
        ? parseLessonSeries(file.read(static_cast<qint64>(mostTeachingBytes) + 1).toStdString(), name)
        : tl::unexpected(TeachingProblem{TeachingFault::NotReadable, name, 0, 0, {}, {}});
    if (!series) {
        Q_EMIT refused(sentenceFor(series.error()));
        return false;
    }
    m_path = path;
    m_keeper.setPath(path);
    m_draft.take(*series);
    m_stops->setCurrentRow(0);
    return true;
}

void LessonEditor::openCopy(const LessonSeries& series)
{
    m_path.clear();
    m_keeper.setPath({});
    m_draft.take(series);
    m_stops->setCurrentRow(0);
}

void LessonEditor::beginAnew()
{
    if (!mayClose())
        return;
    openCopy({});
    m_lessonTitle->setFocus();
}

void LessonEditor::goTo(int stop)
{
    m_stops->setCurrentRow(stop);
}

bool LessonEditor::openLeft()
{
    const auto left = m_keeper.takeLeft();
    if (!left)
        return false;
    m_path = left->path;
    m_draft.take(left->series, false);
    m_stops->setCurrentRow(0);
    m_findings->setText(
        tr("This lesson was not saved when the program ended. It is as it was then: save it to keep it."));
    return true;
}

bool LessonEditor::save(const QString& path)
{
    LessonSeries series = m_draft.series();
    if (series.id.empty())
        series.id = QFileInfo(path).completeBaseName().toStdString();
    const std::string text = textOf(series);
    if (const auto again = parseLessonSeries(text, path.toStdString()); !again) { // or it could never be opened
        Q_EMIT refused(sentenceFor(again.error()));
        return false;
    }
    if (const auto written = writeBytes(path, QByteArray::fromStdString(text)); !written) {
        Q_EMIT failed(written.error());
        return false;
    }
    m_path = path;
    m_keeper.setPath(path);
    m_draft.setSaved();
    m_keeper.keepNow(); // nothing is left to be kept
    Q_EMIT saved(path);
    return true;
}

void LessonEditor::askWhatToOpen()
{
    if (!mayClose())
        return;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a lesson"), Settings::folder(), tr("Lessons (*.arclesson *.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void LessonEditor::askWhereToSave()
{
    const QString name = m_path.isEmpty() ? tr("lesson", "the name of a file") : QFileInfo(m_path).completeBaseName();
    const QString path = ui::askWhereToSave(
        this, tr("Save the lesson"), name, QStringLiteral(".arclesson"), tr("Lessons (*.arclesson)"));
    if (!path.isEmpty())
        save(path);
}

/// Where it was saved before or comes from; asks only where there is no such place.
void LessonEditor::saveAgain()
{
    if (m_draft.stops() == 0)
        return;
    if (m_path.isEmpty())
        return askWhereToSave();
    if (save(m_path))
        m_findings->setText(tr("Saved."));
}

bool LessonEditor::mayClose()
{
    if (!m_draft.isModified() || m_draft.stops() == 0)
        return true;
    const auto answer = QMessageBox::question(this, tr("A lesson"), tr("The lesson is not saved."),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        askWhereToSave();
    if (answer == QMessageBox::Discard)
        m_keeper.forget();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && !m_draft.isModified());
}

} // namespace arcwright::ui
