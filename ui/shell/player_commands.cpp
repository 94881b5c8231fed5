// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/player_commands.h"

#include <algorithm>

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMainWindow>
#include <QProgressDialog>

#include "core/formats/plain_text.h"
#include "core/learning/tagger.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/isolated_text.h"
#include "ui/documents/workspace.h"
#include "ui/documents/write_bytes.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/export/step_export_dialog.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/players/panel/lesson_export.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/stop_words_of.h"
#include "ui/players/panel/transport_bar.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shell/launch_options.h"
#include "ui/shell/lesson_file.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

PlayerCommands::PlayerCommands(Workspace& workspace, Learning& learning, Actions& actions, PlayerPanel& panel,
    std::function<void()> bring, QMainWindow& window)
    : QObject(&window)
    , m_workspace(workspace)
    , m_learning(learning)
    , m_actions(actions)
    , m_panel(panel)
    , m_bring(std::move(bring))
    , m_window(window)
    , m_writing(panel, window)
{
    connectTransport();
    m_panel.setOthers([this] {
        return [treebank = m_workspace.treebank()] { // of its documents as they are now
            constexpr std::size_t most = 200; // to learn from, while the user waits
            Sentences others;
            for (std::size_t index = 0; index < treebank.size() && others.size() < most; ++index)
                others.push_back(treebank.sentence(index));
            return others;
        };
    });
    const auto takeModel = [this] {
        m_panel.setModel(m_learning.anyModelFor(m_sentence));
        m_panel.setModelTitle(m_learning.modelTitle());
    };
    connect(&learning, &Learning::modelChanged, this, takeModel);
    connect(&learning, &Learning::liveModelChanged, this, takeModel);
    connect(m_actions[ActionId::ShowPlayer], &QAction::triggered, this, [this] {
        showPanel();
        m_panel.chooseFittingPlayer();
    });
    connect(m_actions[ActionId::PlayerLecture], &QAction::triggered, this, &PlayerCommands::lecture);
    connect(m_actions[ActionId::PlayerExport], &QAction::triggered, this, &PlayerCommands::exportSteps);
    connect(&m_panel, &PlayerPanel::exportRequested, this, &PlayerCommands::exportSteps);
    connect(m_actions[ActionId::TypeSentence], &QAction::triggered, this, &PlayerCommands::askForSentence);
    connect(m_actions[ActionId::OpenLesson], &QAction::triggered, this, &PlayerCommands::chooseLessonFile);
    connect(&m_writing, &LessonWriting::showWanted, this, &PlayerCommands::showSeries);
    connect(&m_writing, &LessonWriting::failed, this, &PlayerCommands::failed);
    connect(&m_writing, &LessonWriting::refused, this, &PlayerCommands::refused);
    connect(&m_writing, &LessonWriting::done, this, &PlayerCommands::done);
    connect(&m_panel, &PlayerPanel::lectureRequested, this, &PlayerCommands::lecture);
    for (std::size_t i = 0; i < actionCount; ++i) {
        if (Actions::isOfPlayer(static_cast<ActionId>(i)))
            m_panel.addAction(m_actions.all()[i]);
    }
}

void PlayerCommands::connectTransport()
{
    TransportBar* transport = m_panel.transport();
    const auto on = [&](ActionId id, auto* receiver, auto slot) {
        connect(m_actions[id], &QAction::triggered, receiver, [receiver, slot] { (receiver->*slot)(); });
    };
    on(ActionId::PlayerFirst, transport, &TransportBar::first);
    on(ActionId::PlayerBack, transport, &TransportBar::back);
    on(ActionId::PlayerPlay, transport, &TransportBar::togglePlay);
    on(ActionId::PlayerForward, transport, &TransportBar::forward);
    on(ActionId::PlayerLast, transport, &TransportBar::last);
    const auto nameKeys = [this, transport] {
        QStringList keys;
        for (const ActionId id : {ActionId::PlayerFirst, ActionId::PlayerBack, ActionId::PlayerPlay,
                 ActionId::PlayerForward, ActionId::PlayerLast})
            keys << m_actions[id]->shortcut().toString(QKeySequence::NativeText);
        transport->nameKeys(keys);
    };
    nameKeys();
    for (const ActionId id : {ActionId::PlayerFirst, ActionId::PlayerBack, ActionId::PlayerPlay,
             ActionId::PlayerForward, ActionId::PlayerLast})
        connect(m_actions[id], &QAction::changed, transport, nameKeys);
    on(ActionId::PlayerSlower, transport, &TransportBar::slower);
    on(ActionId::PlayerFaster, transport, &TransportBar::faster);
    on(ActionId::PlayerPreviousPart, &m_panel, &PlayerPanel::previousMilestone);
    on(ActionId::PlayerNextPart, &m_panel, &PlayerPanel::nextMilestone);
    on(ActionId::PlayerStop, &m_panel, &PlayerPanel::openStops);
    on(ActionId::PlayerBeside, &m_panel, &PlayerPanel::toggleBeside);
    on(ActionId::PlayerInStep, &m_panel, &PlayerPanel::stepAnother);
    on(ActionId::PlayerScores, &m_panel, &PlayerPanel::toggleMatrix);
    on(ActionId::PlayerQuiz, &m_panel, &PlayerPanel::toggleQuiz);
    on(ActionId::PlayerNextStop, this, &PlayerCommands::nextStop);
    on(ActionId::PlayerStopBefore, this, &PlayerCommands::stopBefore);
}

bool PlayerCommands::hasStops()
{
    if (m_panel.tour()->isOn() && m_panel.tour()->stops() > 1)
        return true;
    Q_EMIT refused(tr("What is on view is no lesson of several stops."));
    return false;
}

void PlayerCommands::nextStop()
{
    if (hasStops())
        m_panel.tour()->next();
}

void PlayerCommands::stopBefore()
{
    if (hasStops())
        m_panel.tour()->previous();
}

void PlayerCommands::launch(const LaunchOptions& options)
{
    if (!options.lesson.isEmpty() && !openLesson(options.lesson))
        return;
    showPanel();
    if (!options.player.isEmpty())
        m_panel.choosePlayer(options.player);
    if (options.lastStep)
        m_panel.askForStep(std::nullopt);
    else if (options.step || !options.player.isEmpty())
        m_panel.askForStep(options.step.value_or(0));
    if (options.lecture)
        openLecture();
}

void PlayerCommands::showSentence(std::size_t index)
{
    const Treebank& treebank = m_workspace.treebank();
    m_sentence = index;
    m_panel.setModel(m_learning.anyModelFor(index)); // the one that the prediction on view is from
    const auto sentence = index < treebank.size() ? treebank.sentence(index) : nullptr;
    m_panel.setSentence(sentence, m_workspace.relations());
    constexpr qsizetype mostLetters = 40;
    const QString begin = sentence ? cutText(QString::fromStdString(sentence->text()), mostLetters) : QString();
    Q_EMIT sentenceShown(sentence, tr("sentence %1 (%2)", "number, its beginning").arg(index + 1).arg(isolated(begin)));
}

void PlayerCommands::showPanel()
{
    m_bring();
    m_panel.side()->stage()->setFocus();
}

void PlayerCommands::showLesson(const Lesson& lesson)
{
    showPanel();
    m_writing.forgetShown();
    m_panel.openLesson(lesson);
}

void PlayerCommands::watch(const QString& player)
{
    showPanel();
    m_panel.closeLesson();
    m_panel.choosePlayer(player);
    m_panel.askForStep(0); // wherever it, or a lesson, stood
}

/// What stood beside another before may not even go with this sentence.
void PlayerCommands::watchAlone(const QString& player)
{
    m_panel.choosePlayerBeside(QString());
    watch(player);
}

void PlayerCommands::chooseLessonFile()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open a lesson"), Settings::folder(), tr("Lessons (*.arclesson *.json);;All files (*)"));
    if (!path.isEmpty())
        openLesson(path);
}

/// Whether the parsers here are those of bunsetsu: of the sentence on view, or of the model where there is none.
bool PlayerCommands::isOfBunsetsu() const
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence < treebank.size())
        return !treebank.sentence(m_sentence)->bunsetsu.empty();
    return !isNull(m_learning.anyModel()) && unitsOf(m_learning.anyModel()) == Units::Bunsetsu;
}

void PlayerCommands::askForSentence()
{
    bool isMeant = false;
    const QString text = QInputDialog::getText(&m_window, tr("Type a sentence"),
        isOfBunsetsu() ? tr("A sentence to watch algorithms on. Spaces divide bunsetsu.")
                       : tr("A sentence to watch algorithms on. Spaces divide words; punctuation stands by itself."),
        QLineEdit::Normal, m_typed, &isMeant);
    if (!isMeant)
        return;
    m_typed = text;
    if (!showTyped(text))
        Q_EMIT refused(tr("There is no word in what was typed."));
}

bool PlayerCommands::showTyped(const QString& text)
{
    std::vector<Sentence> sentences = sentencesOfText(text.toStdString());
    if (sentences.empty())
        return false;
    showPanel();
    if (isOfBunsetsu())
        divideIntoBunsetsu(sentences.front());
    else if (const auto tagger
        = m_learning.tagger()) // the model has learnt from words with tags, and knows others badly
        tagger->tag(sentences.front());
    m_panel.openSentence(std::make_shared<const Sentence>(std::move(sentences.front())));
    return true;
}

bool PlayerCommands::openLesson(const QString& idOrPath)
{
    for (const Lesson& lesson : builtInLessons()) {
        if (QString::fromStdString(lesson.id) == idOrPath) {
            showLesson(lesson);
            return true;
        }
    }
    const auto series = lessonNamed(idOrPath);
    if (!series) {
        Q_EMIT refused(series.error());
        return false;
    }
    showSeries(*series);
    const QString path = QFileInfo(idOrPath).absoluteFilePath();
    m_writing.setShown(path);
    Settings::addRecentLesson(path);
    return true;
}

void PlayerCommands::showSeries(const LessonSeries& series, int stop)
{
    showPanel();
    m_writing.forgetShown();
    m_panel.tour()->open(series, stop);
}

void PlayerCommands::lecture()
{
    showPanel();
    if (m_panel.player())
        openLecture();
}

void PlayerCommands::openLecture()
{
    auto* view = new LectureView(m_panel, &m_window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    view->showFullScreen();
}

void PlayerCommands::exportSteps()
{
    showPanel();
    if (!m_panel.player())
        return;
    const auto& series = m_panel.tour()->series();
    StepExportDialog dialog(*m_panel.player(), series ? static_cast<int>(series->stops.size()) : 1, &m_window);
    dialog.beginWith(m_exportWish);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_exportWish = dialog.wish();
    const QString ending = endingOf(dialog.format());
    const QString name
        = dialog.isOfWholeLesson() ? tr("lesson", "name of a file") : QString::fromLatin1(m_panel.side()->kind().name);
    const QString path = askWhereToSave(&m_window, tr("Export the steps"), name, ending, u'*' + ending);
    if (path.isEmpty())
        return;
    if (dialog.isOfWholeLesson())
        saveLessonSteps(dialog.choice(), dialog.format(), path, dialog.perPage());
    else
        saveSteps(dialog.choice(), dialog.format(), path, dialog.perPage());
}

bool PlayerCommands::saveLessonSteps(StepChoice choice, StepFormat format, const QString& path, int perPage)
{
    if (!m_panel.tour()->isOn())
        return false;
    m_panel.transport()->stop();
    QProgressDialog progress(tr("Drawing the steps…"), tr("Cancel"), 0, 1, &m_window);
    progress.setWindowModality(Qt::WindowModal);
    const auto saved = exportLesson(*m_panel.tour()->series(), {choice, format, perPage}, m_panel.theme(), path,
        writeBytes, [&](int done, int all) {
            progress.setMaximum(all);
            progress.setValue(done);
            return !progress.wasCanceled();
        });
    if (!saved) {
        Q_EMIT refused(saved.error());
        return false;
    }
    tellExported(*saved, path);
    return true;
}

void PlayerCommands::tellExported(int files, const QString& path)
{
    if (files > 0 && path.endsWith(endingOf(StepFormat::Tikz), Qt::CaseInsensitive)) {
        Q_EMIT done(tr("Exported %1, to be set with lualatex").arg(QFileInfo(path).fileName()));
        return;
    }
    Q_EMIT done(files == 0 ? tr("Nothing was exported.")
                           : tr("Exported %n file(s), %1", nullptr, files).arg(QFileInfo(path).fileName()));
}

bool PlayerCommands::saveSteps(StepChoice choice, StepFormat format, const QString& path, int perPage)
{
    Player* player = m_panel.player();
    if (!player)
        return false;
    m_panel.transport()->stop(); // or it would move while it is drawn
    const bool wasAsking = player->isAsking();
    player->setAsking(false); // there are no questions on paper
    Player* beside = m_panel.pair().areTwo() ? m_panel.besideSide()->player() : nullptr;
    if (beside)
        beside->setAsking(false);
    const std::vector<int> positions = positionsOf(*player, choice);
    QProgressDialog progress(tr("Drawing the steps…"), tr("Cancel"), 0, static_cast<int>(positions.size()), &m_window);
    progress.setWindowModality(Qt::WindowModal);
    StepExport exporter(m_panel.theme(), m_panel.heading());
    exporter.setPerPage(perPage);
    if (m_panel.isLessonOnView())
        exporter.setWords(stopWordsOf(*m_panel.lesson(), format, m_panel.theme()));
    if (beside)
        exporter.setBeside(
            *beside, m_panel.pair().partner(), titleOf(m_panel.side()->kind()), titleOf(m_panel.besideSide()->kind()));
    const auto saved = exporter.save(*player, positions, format, path, writeBytes, [&](int done, int) {
        progress.setValue(done);
        return !progress.wasCanceled();
    });
    player->setAsking(wasAsking);
    if (beside)
        beside->setAsking(wasAsking);
    if (!saved) {
        Q_EMIT failed(saved.error());
        return false;
    }
    tellExported(*saved, path);
    return true;
}

} // namespace arcwright::ui
