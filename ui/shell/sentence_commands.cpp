// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sentence_commands.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>

#include "core/editing/checks.h"
#include "core/editing/comment_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/remark_operations.h"
#include "core/treebank/format.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/roots.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/chord_dialog.h"
#include "ui/annotation/decision_guide.h"
#include "ui/annotation/line_prompt.h"
#include "ui/annotation/outer_editing.h"
#include "ui/annotation/remark_places.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/word_editing.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

RootRule rootRuleOf(const Sentence& sentence)
{
    const FormatPointer& format = sentence.source.format;
    return format && format->isUniversalDependencies() ? RootRule::Single : RootRule::Many;
}

SentenceCommands::SentenceCommands(
    Workspace& workspace, Actions& actions, SentenceBrowser& browser, SentenceView& view, QWidget* window)
    : QObject(window), m_workspace(workspace), m_actions(actions), m_browser(browser), m_view(view), m_window(window)
{
    connectGoing();
    connectCorrecting();
    connectWords();
    for (std::size_t i = 0; i < actionCount; ++i) {
        if (!Actions::isOfDiagram(static_cast<ActionId>(i)))
            continue;
        view.canvas()->addAction(actions.all()[i]);
        connect(actions.all()[i], &QAction::triggered, view.canvas(), &ArcCanvas::disarm);
        if (static_cast<ActionId>(i) != ActionId::TakeProposal) // Enter in the list, or in its search, is theirs
            browser.addAction(actions.all()[i]);
    }
    view.arcEditing()->setChords(Settings::chords());
    view.canvas()->setTextPause(Settings::textPause());
    connect(&workspace, &Workspace::stepped, this, [this] { ++m_steps; });
    connect(view.canvas(), &ArcCanvas::letterTyped, this, [this] { m_stepsBefore = m_steps; });
    connect(view.canvas(), &ArcCanvas::textTyped, this, &SentenceCommands::tellOfText);
}

/// Whether there is a step to take back: where the first letter found nothing to do, that would be an earlier one.
void SentenceCommands::tellOfText(const QString& text)
{
    const auto key = [this](ActionId id) { return m_actions[id]->shortcut().toString(QKeySequence::NativeText); };
    const QString how = tr("Text has to be asked for: %1 takes a relation.").arg(key(ActionId::EditRelation));
    const QString what = m_steps == m_stepsBefore
        ? tr("“%1” was typed where no field is open, and nothing was changed.").arg(text)
        : tr("“%1” was typed where no field is open: its “%2” was a command, which %3 takes back.")
              .arg(text, text.left(1), key(ActionId::Undo));
    Q_EMIT said(inARow({what, how}));
}

template <class Call>
void SentenceCommands::on(ActionId id, Call call)
{
    connect(m_actions[id], &QAction::triggered, this, call);
}

void SentenceCommands::connectGoing()
{
    on(ActionId::NextSentence, [this] { m_browser.step(1); });
    on(ActionId::PreviousSentence, [this] { m_browser.step(-1); });
    on(ActionId::NextDifference, [this] { toDifference(1); });
    on(ActionId::PreviousDifference, [this] { toDifference(-1); });
    on(ActionId::NextToDecide, [this] { toUndecided(1); });
    on(ActionId::PreviousToDecide, [this] { toUndecided(-1); });
    on(ActionId::NextUncertain, [this] { toUncertain(1); });
    on(ActionId::PreviousUncertain, [this] { toUncertain(-1); });
    on(ActionId::NextUnconfirmed, [this] { toUnconfirmed(1); });
    on(ActionId::PreviousUnconfirmed, [this] { toUnconfirmed(-1); });
    on(ActionId::NextRemark, [this] { toRemark(1); });
    on(ActionId::PreviousRemark, [this] { toRemark(-1); });
    on(ActionId::GoToSentence, [this] { goToSentence(); });
    on(ActionId::FindSentences, [this] {
        m_browser.parentWidget()->show(); // the panel may be hidden
        m_browser.startSearch();
    });
    connect(&m_browser, &SentenceBrowser::searchLeft, this, [this] { m_view.canvas()->setFocus(); });
}

void SentenceCommands::connectCorrecting()
{
    ArcCanvas* canvas = m_view.canvas();
    ArcEditing* editing = m_view.arcEditing();
    const auto choose = [canvas](ArcCanvas::HeadPurpose purpose) {
        return [canvas, purpose] {
            if (canvas->isVisible()) // and not the text of the sentence
                canvas->enterHeadMode(purpose);
        };
    };
    on(ActionId::ChooseHead, choose(ArcCanvas::HeadPurpose::Head));
    on(ActionId::AddParent, choose(ArcCanvas::HeadPurpose::FurtherParent));
    OuterEditing* outer = editing->outerEditing();
    on(ActionId::JoinAcross, [outer] { outer->join(); });
    on(ActionId::FollowArc, [outer] { outer->followSelected(); });
    connect(outer, &OuterEditing::elsewhereWanted, this, &SentenceCommands::showElsewhere);
    on(ActionId::GoToWord, choose(ArcCanvas::HeadPurpose::GoTo));
    on(ActionId::EditRelation, [editing] { editing->editRelation(); });
    on(ActionId::MakeRoot, [editing] { editing->makeRoot(); });
    on(ActionId::AttachToPrevious, [editing] { editing->attachBeside(-1); });
    on(ActionId::AttachToNext, [editing] { editing->attachBeside(1); });
    on(ActionId::RemoveArc, [editing] { editing->removeArc(); });
    on(ActionId::AcceptArc, [editing] { editing->acceptSelected(); });
    on(ActionId::AcceptAll, [editing] { editing->acceptAll(); });
    on(ActionId::TakeProposal, [this] { m_view.takeProposal(); });
    on(ActionId::AcceptConfirmAndNext, [this] { acceptConfirmAndGoOn(); });
    on(ActionId::Pin, [editing] { editing->togglePin(); });
    on(ActionId::ToggleMember, [editing] { editing->toggleFlag(pml::isMember); });
    on(ActionId::ToggleParenthesis, [editing] { editing->toggleFlag(pml::isParenthesis); });
    on(ActionId::ToggleExtra, [editing] { editing->toggleFlag(pml::isExtra); });
    on(ActionId::Confirm, [this] { confirmOrNot(); });
    on(ActionId::ConfirmAndNext, [this] { confirmAndGoOn(); });
    on(ActionId::EditRemark, [this] { editRemark(); });
    on(ActionId::RemarkWord, [this] { editWordRemark(); });
    on(ActionId::EditWord, [this] { m_view.editWord(m_view.canvas()->selectedWord()); });
    on(ActionId::EditText, [this] { m_view.editText(); });
    on(ActionId::EditComments, [this] { editComments(); });
    on(ActionId::CopySentenceId, [this] { copyId(); });
    on(ActionId::EditChords, [this] { editChords(); });
}

void SentenceCommands::connectWords()
{
    WordEditing* words = m_view.wordEditing();
    connect(words, &WordEditing::said, this, &SentenceCommands::said);
    on(ActionId::SplitWord, [words] { words->split(); });
    on(ActionId::JoinWords, [words] { words->join(); });
    on(ActionId::MorphemeToPrevious, [words] { words->moveMorpheme(Neighbour::Previous); });
    on(ActionId::MorphemeToNext, [words] { words->moveMorpheme(Neighbour::Next); });
    on(ActionId::InsertWordBefore, [words] { words->insert(Beside::Before); });
    on(ActionId::InsertWordAfter, [words] { words->insert(Beside::After); });
    on(ActionId::DeleteWord, [words] { words->remove(); });
    on(ActionId::MakeMultiword, [words] { words->makeMultiword(); });
    on(ActionId::DissolveMultiword, [words] { words->dissolveMultiword(); });
    on(ActionId::InsertEmptyNode, [words] { words->insertEmptyNode(); });
    on(ActionId::SplitSentence, [words] { words->splitSentence(); });
    on(ActionId::JoinSentences, [words] { words->joinWithNextSentence(); });
}

/// With the way back selected.
void SentenceCommands::showElsewhere(std::size_t sentence, int word, std::size_t from, int fromWord)
{
    m_browser.setCurrentSentence(sentence);
    ArcCanvas& canvas = *m_view.canvas();
    canvas.setSelectedWord(word);
    const auto& arcs = canvas.diagram().arcs;
    const auto back = std::find_if(arcs.begin(), arcs.end(), [&](const DiagramArc& arc) {
        return arc.dependent == word && arc.outer && arc.outer->sentence == from && arc.outer->word == fromWord;
    });
    if (back != arcs.end())
        canvas.selectArc(static_cast<int>(back - arcs.begin()));
    canvas.setFocus();
}

void SentenceCommands::goToSentence()
{
    const int count = static_cast<int>(m_workspace.treebank().size());
    bool accepted = false;
    const int number = QInputDialog::getInt(m_window, tr("Go to sentence"), tr("Number (1 to %1)").arg(count),
        static_cast<int>(m_view.sentence()) + 1, 1, std::max(count, 1), 1, &accepted);
    if (accepted)
        m_browser.setCurrentSentence(static_cast<std::size_t>(number) - 1);
}

void SentenceCommands::toDifference(int by)
{
    if (m_view.selectDifference(by))
        return;
    if (m_browser.stepToDifference(by))
        m_view.selectDifference(by);
    else
        Q_EMIT said(by > 0 ? tr("No disagreement further on.") : tr("No disagreement before this."));
}

/// Within the sentence first; with nothing left to decide there, to the next sentence that is not confirmed.
void SentenceCommands::toUndecided(int by)
{
    if (m_view.guide()->step(by))
        return;
    const std::size_t before = m_view.sentence();
    if (m_browser.stepToUnconfirmed(by)) {
        Q_EMIT said(
            tr("Nothing is left to decide in sentence %1: here is another that is not confirmed.").arg(before + 1));
        m_view.guide()->stepWhenKnown();
    } else
        Q_EMIT said(by > 0 ? tr("Nothing to decide further on.") : tr("Nothing to decide before this."));
}

/// Within the sentence first; its words are known, those of others have to be looked for.
void SentenceCommands::toUncertain(int by)
{
    if (!m_view.guide()->stepUncertain(by))
        Q_EMIT uncertainSentenceWanted(by);
}

void SentenceCommands::toUnconfirmed(int by)
{
    if (!stepToWaiting(by))
        Q_EMIT said(by > 0 ? tr("No unconfirmed sentence further on.") : tr("No unconfirmed sentence before this."));
}

/// Within the sentence first, then to the next one with a remark.
void SentenceCommands::toRemark(int by)
{
    const ArcCanvas& canvas = *m_view.canvas();
    const auto remarks = [this] {
        const bool isThere = m_view.sentence() < m_workspace.treebank().size();
        return isThere ? remarkPlaces(*m_workspace.treebank().sentence(m_view.sentence())) : std::vector<RemarkPlace>();
    };
    RemarkPlace here{canvas.selectedWord(), RemarkOn::Unit, {}};
    if (canvas.selectedArc() >= 0
        && canvas.selectedArc() == basicArc(canvas.diagram(), Side::Above, canvas.selectedWord()))
        here.on = RemarkOn::Arc;
    if (const auto remark = remarkBeside(remarks(), here, by))
        showRemark(*remark);
    else if (m_browser.stepToRemarked(by))
        showRemark(by > 0 ? remarks().front() : remarks().back());
    else
        Q_EMIT said(by > 0 ? tr("No remark further on.") : tr("No remark before this."));
}

void SentenceCommands::showRemark(const RemarkPlace& remark)
{
    ArcCanvas& canvas = *m_view.canvas();
    canvas.setSelectedWord(remark.unit);
    if (remark.on == RemarkOn::Arc)
        canvas.selectArc(basicArc(canvas.diagram(), Side::Above, remark.unit));
    Q_EMIT said(remark.text);
}

bool SentenceCommands::confirm()
{
    const std::size_t index = m_view.sentence();
    if (index >= m_workspace.treebank().size())
        return false;
    const auto sentence = m_workspace.treebank().sentence(index);
    return sentence->annotation.confirmed
        || m_workspace.apply(
            index, Operation::Confirm, arcwright::confirm(*sentence, Workspace::signature(), rootRuleOf(*sentence)));
}

void SentenceCommands::confirmOrNot()
{
    const std::size_t index = m_view.sentence();
    if (index >= m_workspace.treebank().size())
        return;
    const auto sentence = m_workspace.treebank().sentence(index);
    if (sentence->annotation.confirmed)
        m_workspace.apply(index, Operation::Confirm, unconfirm(*sentence));
    else if (confirm())
        tellSeveralRoots(index);
}

/// Of UD such a sentence is not confirmed at all; in DTAG or CoNLL-X it may be meant.
void SentenceCommands::tellSeveralRoots(std::size_t confirmed)
{
    const auto sentence = m_workspace.treebank().sentence(confirmed);
    QStringList roots;
    for (const int unit : unmeantRoots(*sentence))
        roots << QString::fromStdString(sentence->unitText(unit));
    if (!roots.isEmpty())
        Q_EMIT added(tr("Sentence %1 is confirmed with several roots: %2.").arg(confirmed + 1).arg(listed(roots)));
}

void SentenceCommands::confirmAndGoOn()
{
    const std::size_t index = m_view.sentence();
    if (!confirm())
        return;
    if (!stepToWaiting(1))
        Q_EMIT said(tr("Confirmed; no unconfirmed sentence further on."));
    else if (m_view.canvas()->askedWord() == 0) // else that one comes first
        m_view.guide()->stepWhenKnown();
    tellSeveralRoots(index);
}

bool SentenceCommands::stepToWaiting(int by)
{
    return m_stepToWaiting ? m_stepToWaiting(by) : m_browser.stepToUnconfirmed(by);
}

void SentenceCommands::acceptConfirmAndGoOn()
{
    const std::size_t index = m_view.sentence();
    const bool isPredicted
        = index < m_workspace.treebank().size() && m_workspace.layer().find(m_workspace.treebank().key(index));
    if (!isPredicted || m_view.arcEditing()->acceptAll())
        confirmAndGoOn();
}

void SentenceCommands::copyId()
{
    const std::size_t index = m_view.sentence();
    if (index >= m_workspace.treebank().size())
        return;
    const QString id = QString::fromStdString(std::string(m_workspace.treebank().sentence(index)->metadata("sent_id")));
    if (id.isEmpty()) {
        Q_EMIT said(tr("The sentence has no sent_id to copy."));
        return;
    }
    QGuiApplication::clipboard()->setText(id);
    Q_EMIT said(tr("Copied %1").arg(id));
}

void SentenceCommands::editRemark()
{
    const std::size_t index = m_view.sentence();
    if (index >= m_workspace.treebank().size())
        return;
    const QString remark = QString::fromStdString(m_workspace.treebank().sentence(index)->annotation.comment);
    const QRect room = m_view.canvas()->viewport()->rect();
    m_view.prompt()->ask(
        tr("Remark on this sentence"), remark, {room.center(), QSize(1, 1)}, [this, index](const QString& text) {
            m_workspace.apply(
                index, Operation::SetComment, setRemark(*m_workspace.treebank().sentence(index), text.toStdString()));
        });
}

/// On the arc if one is selected, else on the word.
void SentenceCommands::editWordRemark()
{
    const std::size_t index = m_view.sentence();
    const ArcCanvas& canvas = *m_view.canvas();
    const int unit = canvas.selectedWord();
    if (index >= m_workspace.treebank().size())
        return;
    const auto sentence = m_workspace.treebank().sentence(index);
    if (const auto checked = checkUnit(*sentence, unit); !checked || unit == 0) {
        const bool isReadable = checkReadable(*sentence).has_value();
        refuse(unit == 0 && isReadable ? Problem{EditProblem::NoUnitChosen, {}, 0, 0, {}} : checked.error());
        return;
    }
    const bool isArc
        = canvas.selectedArc() >= 0 && canvas.selectedArc() == basicArc(canvas.diagram(), Side::Above, unit);
    const RemarkOn on = isArc ? RemarkOn::Arc : RemarkOn::Unit;
    const QString text = QString::fromStdString(std::string(remarkOn(*sentence, unit, on)));
    const QString form = QString::fromStdString(sentence->unitText(unit));
    m_view.prompt()->ask((isArc ? tr("Remark on the arc to “%1”") : tr("Remark on “%1”")).arg(form), text,
        isArc ? canvas.labelRect(unit, Side::Above) : canvas.wordRect(unit),
        [this, index, unit, on](const QString& said) {
            m_workspace.apply(index, Operation::SetComment,
                setRemark(*m_workspace.treebank().sentence(index), unit, on, said.trimmed().toStdString(),
                    m_workspace.signature()));
        });
}

/// Asks again, with what was typed, as long as that cannot be written.
void SentenceCommands::editComments()
{
    const std::size_t index = m_view.sentence();
    if (index >= m_workspace.treebank().size())
        return;
    if (const auto checked = checkReadable(*m_workspace.treebank().sentence(index)); !checked) {
        refuse(checked.error());
        return;
    }
    QStringList lines;
    for (const std::string& line : commentLines(*m_workspace.treebank().sentence(index)))
        lines << QString::fromStdString(line);
    QString text = lines.join(u'\n');
    QString label = tr("Lines before the words, and other lines that are no words");
    for (bool accepted = true; accepted;) {
        text = QInputDialog::getMultiLineText(m_window, tr("Comment lines"), label, text, &accepted);
        if (!accepted)
            return;
        std::vector<std::string> changed;
        for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts))
            changed.push_back(line.toStdString());
        auto sentence = setCommentLines(*m_workspace.treebank().sentence(index), changed);
        if (!sentence) {
            label = problemTextWithStep(sentence.error());
            continue;
        }
        m_workspace.apply(index, Operation::SetComment, std::move(sentence));
        return;
    }
}

/// Says why nothing is done.
void SentenceCommands::refuse(const Problem& problem)
{
    m_workspace.apply(m_view.sentence(), Operation::Several, failure(problem));
}

void SentenceCommands::editChords()
{
    auto* dialog = new ChordDialog(m_view.arcEditing()->chords(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChordDialog::chosen, this, [this](const Chords& chords) {
        Settings::setChords(chords);
        m_view.arcEditing()->setChords(chords);
    });
    dialog->open();
}

} // namespace arcwright::ui
