// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/sentence_view.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QPlainTextEdit>
#include <QStackedWidget>

#include "core/editing/cell_operations.h"
#include "core/treebank/japanese_fields.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/decision_guide.h"
#include "ui/annotation/guess_strip.h"
#include "ui/annotation/large_drawing.h"
#include "ui/annotation/line_prompt.h"
#include "ui/annotation/next_difference.h"
#include "ui/annotation/relation_editor.h"
#include "ui/annotation/sentence_title.h"
#include "ui/annotation/text_editor.h"
#include "ui/annotation/word_editing.h"
#include "ui/annotation/word_editor.h"
#include "ui/annotation/wrap_button.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/legend.h"
#include "ui/documents/changed_sentences.h"
#include "ui/documents/found_text.h"
#include "ui/look/arc_text.h"
#include "ui/look/elided_text.h"
#include "ui/look/growing_letters.h"
#include "ui/look/wrapped_parts.h"

namespace arcwright::ui {

namespace {

/// A guessed head by its form; with its number where another guess is of another word of that form.
QString guessedHead(const Diagram& diagram, const std::vector<Guess>& guesses, const Guess& guess)
{
    const QString form = diagram.node(guess.head).form;
    const bool isAmbiguous = std::any_of(guesses.begin(), guesses.end(), [&](const Guess& other) {
        return other.head != guess.head && other.head > 0 && other.head <= diagram.wordCount()
            && diagram.node(other.head).form == form;
    });
    return isAmbiguous ? form + QStringLiteral(" (%1)").arg(guess.head) : form;
}

} // namespace

SentenceView::SentenceView(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_title(new WrappedParts(3, this))
    , m_text(new ElidedText(2, this)) // as high from sentence to sentence, so that the diagram stays where it is
    , m_pages(new QStackedWidget(this))
    , m_canvas(new ArcCanvas(m_pages))
    , m_wrap(new WrapButton(*m_canvas, this))
    , m_large(new LargeDrawing(*m_canvas))
    , m_legend(new Legend(this))
    , m_textEditor(new TextEditor(workspace, m_pages))
    , m_relationEditor(new RelationEditor(m_canvas->viewport()))
    , m_wordEditor(new WordEditor(m_canvas->viewport()))
    , m_prompt(new LinePrompt(m_canvas->viewport()))
    , m_wordEditing(new WordEditing(workspace, *m_canvas, *m_prompt, this))
    , m_arcEditing(new ArcEditing(workspace, *m_canvas, *m_relationEditor, this))
    , m_guide(new DecisionGuide(*m_canvas, *m_arcEditing, this))
    , m_strip(new GuessStrip(this))
{
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_pages->addWidget(m_canvas);
    m_pages->addWidget(m_textEditor);
    // Large letters in it must not take the window beyond a small screen: it is scrolled.
    m_textEditor->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    for (QWidget* header : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_text)})
        new GrowingLetters(*this, *header, usualSentence);
    auto* header = new QHBoxLayout;
    header->addWidget(m_title, 1);
    header->addWidget(m_wrap, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(header);
    layout->addWidget(m_text);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_strip);
    layout->addWidget(m_legend);
    connectParts();
    followWorkspace();
}

void SentenceView::connectParts()
{
    connect(m_canvas, &ArcCanvas::wordSelected, this, &SentenceView::showGuesses);
    connect(m_canvas, &ArcCanvas::wordSelected, m_canvas, [this](int word) {
        const std::vector<int>& cycle = m_canvas->cycle();
        if (std::find(cycle.begin(), cycle.end(), word) == cycle.end())
            m_canvas->setCycle({});
    });
    // There digits are a word's number.
    connect(m_canvas, &ArcCanvas::headModeChanged, m_strip, &QWidget::setDisabled);
    connect(m_large, &LargeDrawing::due, this, [this] { refresh(true); });
    connect(m_arcEditing, &ArcEditing::firstGuessChanged, this, &SentenceView::showGuesses);
    connect(m_strip, &GuessStrip::chosen, this, [this](int digit) {
        m_arcEditing->takeGuess(m_canvas->selectedWord(), digit);
        m_canvas->setFocus();
    });
    connect(
        m_strip, &GuessStrip::moreWanted, this, [this] { m_arcEditing->showMoreGuesses(m_canvas->selectedWord()); });
    m_relationEditor->keepInSight([this](int dependent) { return m_canvas->wordsOfArcsTo(dependent); });
    connect(m_relationEditor, &RelationEditor::closed, m_canvas, [this] { m_canvas->setFocus(); });
    connect(m_relationEditor, &RelationEditor::closed, this, &SentenceView::makeUpFor, Qt::QueuedConnection);
    connect(m_textEditor, &TextEditor::applied, this, &SentenceView::leaveText);
    connect(m_textEditor, &TextEditor::cancelled, this, &SentenceView::leaveText);
    connect(m_canvas, &ArcCanvas::wordActivated, this, &SentenceView::editWord);
    connect(m_prompt, &LinePrompt::closed, m_canvas, [this] { m_canvas->setFocus(); });
    connect(m_prompt, &LinePrompt::closed, this, &SentenceView::makeUpFor, Qt::QueuedConnection);
    connect(m_wordEditor, &WordEditor::closed, m_canvas, [this] { m_canvas->setFocus(); });
    connect(m_wordEditor, &WordEditor::closed, this, &SentenceView::makeUpFor, Qt::QueuedConnection);
    connect(m_wordEditor, &WordEditor::fieldsChosen, this, [this](const std::vector<Cell>& cells) {
        m_workspace.apply(
            m_sentence, Operation::SetField, setCells(*m_workspace.treebank().sentence(m_sentence), cells));
    });
}

void SentenceView::followWorkspace()
{
    connect(&m_workspace, &Workspace::valuesCounted, this, [this](const FieldValues& values) {
        m_relationEditor->setRelations(values.relations);
        m_wordEditor->setValues(values);
        m_arcEditing->setInventory(values.inventory);
    });
    connect(&m_workspace, &Workspace::treebankReplaced, this, [this] { showSentence(0); });
    connect(&m_workspace, &Workspace::predictionsChanged, this, &SentenceView::refreshIfShown);
    connect(&m_workspace, &Workspace::sentencesReplaced, this,
        [this](std::size_t first, std::size_t removed, std::size_t added) {
            if (m_sentence >= first + removed)
                m_sentence = m_sentence + added - removed;
            else if (m_sentence >= first + added)
                m_sentence = first + added - 1;
            m_arcEditing->setSentence(m_sentence);
            m_wordEditing->setSentence(m_sentence);
            m_textEditor->leave();
            m_canvas->setChangedArcs({});
            m_shownGold = m_sentence < m_workspace.treebank().size() ? m_workspace.gold(m_sentence) : Graph();
            m_guide->restart();
            m_uncertain.clear();
            refresh(true);
        });
    connect(&m_workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        if (!isAmong(indices, m_sentence))
            return;
        m_textEditor->leave(); // taken up again if the text is still what it was typed over
        const int word = m_canvas->selectedWord();
        lightChanges();
        refresh(false);
        if (word > 0 && m_canvas->selectedWord() == 0) // as many words as before are no more
            m_canvas->setSelectedWord(std::min(word, m_canvas->diagram().wordCount()));
    });
}

void SentenceView::setTheme(const Theme& theme)
{
    for (std::size_t script = 0; script < scriptCount; ++script)
        m_styles[script] = theme.diagramFor(static_cast<Script>(script));
    m_canvas->setDiagramStyle(m_styles[static_cast<std::size_t>(m_script)]);
    m_textEditor->setTheme(theme);
    m_legend->setDiagramStyle(theme.diagram);
    m_strip->setTheme(theme);
    QPalette muted = m_title->palette();
    muted.setColor(QPalette::WindowText, theme.mutedText);
    m_title->setPalette(muted);
}

QWidget* SentenceView::keyboardPlace() const
{
    return isShowingText() ? static_cast<QWidget*>(m_textEditor->text()) : m_canvas;
}

void SentenceView::setModel(const QString& title, const QString& layer)
{
    m_model = title;
    m_modelLayer = layer;
    if (m_sentence < m_workspace.treebank().size())
        showHeader(*m_workspace.treebank().sentence(m_sentence));
    showGuesses();
}

void SentenceView::showSentence(std::size_t index)
{
    m_textEditor->leave();
    m_sentence = index;
    m_isTextAsked = index < m_workspace.treebank().size() && m_textEditor->hasDraft(m_workspace.treebank().key(index));
    m_workspace.setCurrentSentence(index);
    m_arcEditing->setSentence(index);
    m_wordEditing->setSentence(index);
    m_canvas->cancelGesture();
    m_relationEditor->cancel();
    m_wordEditor->cancel();
    m_prompt->cancel();
    m_guide->restart();
    m_uncertain.clear();
    m_canvas->setAskedWord(0);
    m_canvas->setCycle({});
    m_canvas->setChangedArcs({});
    m_shownGold = index < m_workspace.treebank().size() ? m_workspace.gold(index) : Graph();
    m_canvas->setSelectedWord(0); // where the text is shown, the diagram is still that of the sentence before
    refresh(true);
}

void SentenceView::leave()
{
    m_left = LeftPlace{m_sentence, m_canvas->diagram().wordCount(), m_canvas->zoom(), m_canvas->place()};
}

void SentenceView::comeBack()
{
    const auto left = std::exchange(m_left, std::nullopt);
    if (left && left->sentence == m_sentence && left->words == m_canvas->diagram().wordCount()
        && left->zoom == m_canvas->zoom())
        m_canvas->returnTo(left->place);
}

void SentenceView::setComparison(ComparisonView comparison)
{
    m_comparison = comparison;
    redraw();
}

void SentenceView::setSwapped(bool swapped)
{
    m_isSwapped = swapped;
    redraw();
}

void SentenceView::setTagsShown(bool shown)
{
    m_tagsShown = shown;
    redraw();
}

void SentenceView::setLemmasShown(bool shown)
{
    m_lemmasShown = shown;
    redraw();
}

void SentenceView::setReadingsShown(bool shown)
{
    m_readingsShown = shown;
    redraw();
}

void SentenceView::setEffectiveShown(bool shown)
{
    m_effectiveShown = shown;
    redraw();
}

void SentenceView::setOnlyEnhanced(bool only)
{
    m_onlyEnhanced = only;
    redraw();
}

void SentenceView::setBasicPhrasesShown(bool shown)
{
    m_basicPhrasesShown = shown;
    m_canvas->cancelGesture();
    const int unit = m_canvas->selectedWord();
    redraw();
    m_canvas->setSelectedWord(unit);
}

/// Another way to draw the sentence was chosen.
void SentenceView::redraw()
{
    if (!isShowingText())
        refresh(false);
}

void SentenceView::setLayoutKind(LayoutKind kind)
{
    m_canvas->setLayoutKind(kind);
    if (!isShowingText())
        refresh(false);
}

void SentenceView::drawNow()
{
    m_large->drawNow();
}

void SentenceView::refreshIfShown(const std::vector<SentenceKey>& keys)
{
    if (m_sentence >= m_workspace.treebank().size())
        return;
    const SentenceKey shown = m_workspace.treebank().key(m_sentence);
    if (!keys.empty() && std::find(keys.begin(), keys.end(), shown) == keys.end())
        return;
    if (isShowingText()) // which is not of predictions, and may be half typed
        showHeader(*m_workspace.treebank().sentence(m_sentence));
    else if (isFieldOpen()) // over a word or a label, which would go elsewhere under the hands of whoever types
        m_isBehind = true;
    else
        refresh(false);
}

bool SentenceView::isFieldOpen() const
{
    return m_relationEditor->isVisible() || m_wordEditor->isVisible() || m_prompt->isVisible();
}

void SentenceView::makeUpFor()
{
    if (m_isBehind && !isFieldOpen())
        refreshIfShown({});
}

void SentenceView::refresh(bool resetView)
{
    m_isBehind = false;
    showContent(resetView);
    showGuesses();
    Q_EMIT sentenceShown(m_sentence);
}

void SentenceView::showContent(bool resetView)
{
    if (m_sentence >= m_workspace.treebank().size()) {
        m_title->setParts({});
        m_text->setFullText({});
        m_large->forget();
        showEmpty();
        m_title->hide(); // else their empty lines make an island of what offers files to open
        m_text->hide();
        m_strip->hide();
        placeLegend();
        return;
    }
    const auto sentence = m_workspace.treebank().sentence(m_sentence);
    showHeader(*sentence);
    if (sentence->problem || m_isTextAsked) {
        m_large->forget();
        showText();
    } else if (m_large->isWaiting() && !resetView) {
        // Whatever changed is seen when it is drawn.
    } else if (resetView && m_large->isPutOff(*sentence)) {
        showEmpty();
    } else {
        showDiagram(*sentence, resetView);
    }
}

void SentenceView::showEmpty()
{
    m_pages->setCurrentWidget(m_canvas);
    m_canvas->setDiagram({}, ArcCanvas::ViewReset::Reset);
    m_legend->setDiagram({});
    m_wrap->follow();
}

void SentenceView::showHeader(const Sentence& sentence)
{
    SentenceTitle title;
    title.sharesDiagram = m_comparison == ComparisonView::Merged || m_canvas->layoutKind() == LayoutKind::Tree;
    title.isSwapped = m_isSwapped;
    title.model = m_model;
    title.modelLayer = m_modelLayer;
    m_title->setParts(title.parts(m_workspace, m_sentence));
    m_title->show();
    m_text->setFullText(sentence.problem ? QString() : QString::fromStdString(sentence.text()));
    m_text->setVisible(!sentence.problem);
}

QString SentenceView::sentenceName() const
{
    if (m_sentence >= m_workspace.treebank().size())
        return {};
    const auto sentence = m_workspace.treebank().sentence(m_sentence);
    const auto id = sentence->metadata("sent_id");
    return id.empty() ? tr("Sentence %1").arg(m_sentence + 1)
                      : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString SentenceView::sentenceText() const
{
    if (m_sentence >= m_workspace.treebank().size())
        return {};
    return QString::fromStdString(m_workspace.treebank().sentence(m_sentence)->text());
}

/// The arcs to other sentences, with the words there.
std::vector<OuterStub> SentenceView::outerStubs() const
{
    const Treebank& treebank = m_workspace.treebank();
    const auto place = treebank.place(m_sentence);
    const Document& document = *treebank.documents()[place.document];
    std::vector<OuterStub> stubs;
    if (const OuterArcSource* const source = outerArcSource(document.format())) {
        for (OuterArc& arc : source->outerArcs(document, place.sentence)) {
            std::string form = document.sentence(arc.otherSentence)->word(arc.otherWord).form;
            const std::size_t number = treebank.begin(place.document) + arc.otherSentence + 1;
            stubs.push_back({std::move(arc), std::move(form), number});
        }
    }
    return stubs;
}

void SentenceView::setSearched(const QString& text)
{
    m_searched = text;
    if (m_sentence >= m_workspace.treebank().size())
        return;
    m_canvas->setFoundWords(foundUnits(*m_workspace.treebank().sentence(m_sentence), m_searched));
    showFound();
}

/// Of a long sentence the found word may be in a row that nobody sees. What is in view stays where it is.
void SentenceView::showFound()
{
    const std::vector<int>& found = m_canvas->foundWords();
    const QRect seen = m_canvas->viewport()->rect();
    const bool isInView = std::any_of(
        found.begin(), found.end(), [&](int word) { return seen.contains(m_canvas->wordRect(word).center()); });
    if (!found.empty() && !isInView)
        m_canvas->ensureWordVisible(found.front());
}

/// What an act has done, and what else came of it, is seen: a head brings its relation, undo takes both back.
void SentenceView::lightChanges()
{
    Graph now = m_workspace.gold(m_sentence);
    std::vector<std::pair<int, int>> changed;
    for (int unit = 1; now.size() == m_shownGold.size() && unit <= now.size(); ++unit) {
        const auto at = static_cast<std::size_t>(unit);
        if (now.heads[at] != m_shownGold.heads[at] || now.relations[at] != m_shownGold.relations[at])
            changed.emplace_back(unit, now.heads[at]);
    }
    if (now != m_shownGold)
        m_canvas->setCycle({}); // it may be mended
    if (m_basicPhrasesShown) // whose arcs are not those of units
        changed.clear();
    m_canvas->setChangedArcs(std::move(changed));
    m_shownGold = std::move(now);
}

void SentenceView::lightCycle(const std::vector<int>& words)
{
    m_canvas->setCycle(words);
}

void SentenceView::showDiagram(const Sentence& sentence, bool resetView)
{
    const Analysis* analysis = m_workspace.layer().find(m_workspace.treebank().key(m_sentence));
    const Graph* predicted = analysis && analysis->graph.size() == sentence.unitCount() ? &analysis->graph : nullptr;
    DiagramContent content;
    content.tags = m_tagsShown;
    content.lemmas = m_lemmasShown;
    content.furtherField = m_readingsShown ? japanese::reading : std::string_view();
    content.compareRelations = m_workspace.layer().hasRelations();
    content.compareSecondary = m_workspace.layer().hasSecondaryArcs();
    if (predicted)
        content.notCompared = analysis->unsaid;
    // A tree has one place for a word, so that both layers share it.
    const bool isTree = m_canvas->layoutKind() == LayoutKind::Tree;
    content.comparison = isTree ? ComparisonView::Merged : m_comparison;
    content.swapped = m_isSwapped;
    content.effective = m_effectiveShown;
    content.enhancedOnly = m_onlyEnhanced;
    content.basicPhrases = m_basicPhrasesShown;
    const std::vector<OuterStub> stubs = outerStubs();
    content.outer = stubs;
    Diagram diagram = makeDiagram(sentence, m_workspace.gold(m_sentence), predicted, *m_workspace.relations(), content);
    m_pages->setCurrentWidget(m_canvas);
    placeLegend();
    const Script script = scriptOf(QString::fromStdString(sentence.text()));
    if (std::exchange(m_script, script) != script)
        m_canvas->setDiagramStyle(m_styles[static_cast<std::size_t>(script)]);
    m_canvas->setDiagram(std::move(diagram), resetView ? ArcCanvas::ViewReset::Reset : ArcCanvas::ViewReset::Keep);
    m_canvas->setFoundWords(foundUnits(sentence, m_searched));
    if (resetView)
        showFound();
    m_canvas->markUncertain(m_uncertain); // of a moment ago, until the guesses are known anew
    m_legend->setDiagram(m_canvas->diagram());
    m_wrap->follow();
    placeLegend(); // which may have another height now
}

void SentenceView::showText()
{
    m_textEditor->edit(m_sentence);
    m_pages->setCurrentWidget(m_textEditor);
    placeLegend();
}

/// Where there is little room, the diagram has it.
void SentenceView::placeLegend()
{
    constexpr int lines = 34; // of text, for all that is shown of a sentence
    constexpr int linesForOneRow = 24; // where the legend is no higher than a row of it
    const bool isOneRow = m_legend->heightForWidth(width()) <= m_legend->minimumSizeHint().height();
    m_legend->setVisible(m_pages->currentWidget() == m_canvas && m_sentence < m_workspace.treebank().size()
        && height() >= (isOneRow ? linesForOneRow : lines) * fontMetrics().lineSpacing());
}

void SentenceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeLegend();
}

bool SentenceView::isShowingText() const
{
    return m_pages->currentWidget() == m_textEditor;
}

void SentenceView::editWord(int word)
{
    if (m_sentence >= m_workspace.treebank().size())
        return;
    const auto sentence = m_workspace.treebank().sentence(m_sentence);
    if (!m_wordEditing->hasWords())
        return;
    m_canvas->ensureWordVisible(word);
    m_wordEditor->edit(sentence, word, m_canvas->wordRect(word), WordField::Form);
}

void SentenceView::editText()
{
    if (m_sentence >= m_workspace.treebank().size())
        return;
    m_relationEditor->cancel();
    m_canvas->cancelGesture();
    m_isTextAsked = true;
    if (!isShowingText())
        showText();
    showGuesses();
    m_textEditor->text()->setFocus();
}

/// Back to the diagram and the word, if they are there, without what was typed and not applied.
void SentenceView::leaveText()
{
    const int word = m_canvas->selectedWord();
    m_isTextAsked = false;
    m_textEditor->giveUp();
    refresh(true);
    m_canvas->setSelectedWord(word);
    if (!isShowingText())
        m_canvas->setFocus();
}

bool SentenceView::selectDifference(int by)
{
    const int word = nextDifference(m_canvas->diagram(), m_canvas->selectedWord(), by);
    if (word > 0)
        m_canvas->setSelectedWord(word);
    return word > 0;
}

void SentenceView::guessesChanged()
{
    m_uncertain = m_guide->uncertain();
    m_canvas->markUncertain(m_uncertain);
    m_legend->setDiagram(m_canvas->diagram());
    m_guide->guessesChanged();
    showGuesses();
    Q_EMIT guessesShown();
}

void SentenceView::takeProposal()
{
    const int word = m_canvas->selectedWord();
    if (const auto proposed = word > 0 ? proposalFor(word) : std::nullopt)
        m_arcEditing->takeGuess(word, *proposed);
    else if (word > 0 && m_arcEditing->pinsDecisions())
        m_arcEditing->keepArc(word);
    else if (word > 0)
        m_guide->pass(word);
}

/// To agree with the parser is one key where decisions are pinned; so no other guess is proposed there.
std::optional<Guess> SentenceView::proposalFor(int word) const
{
    return m_arcEditing->proposal(word, isUncertain(word) && !m_arcEditing->pinsDecisions());
}

void SentenceView::ask(int word)
{
    m_canvas->setAskedWord(word);
    if (word > 0) {
        m_canvas->setSelectedWord(word);
        m_canvas->ensureWordVisible(word);
    }
    showGuesses();
}

bool SentenceView::isUncertain(int word) const
{
    return static_cast<std::size_t>(word) <= m_uncertain.size() && m_uncertain[static_cast<std::size_t>(word) - 1];
}

/// Shows the guesses for the selected word, which digits and Enter take: in the line below, and as a ghost in the
/// diagram.
void SentenceView::showGuesses()
{
    const int word = m_canvas->selectedWord();
    const bool isOfUnits = m_canvas->diagram().level != DiagramLevel::BasicPhrases; // of which parsers tell nothing
    const bool isThere = word > 0 && !isShowingText() && isOfUnits;
    const std::vector<Guess> guesses = isThere ? m_arcEditing->guesses(word) : std::vector<Guess>();
    const auto proposed = isThere ? proposalFor(word) : std::nullopt;
    const Diagram& diagram = m_canvas->diagram();
    const auto isProposed = [&](const Guess& guess) {
        return proposed && guess.head == proposed->head
            && (proposed->relation.isEmpty()
                || (guess.relation == proposed->relation && guess.isMember == proposed->isMember));
    };
    std::vector<GuessStrip::Choice> choices;
    for (std::size_t rank = m_arcEditing->firstGuess(); rank < guesses.size(); ++rank) {
        const Guess& guess = guesses[rank];
        const QString head
            = guess.head == 0 || guess.head > diagram.wordCount() ? tr("root") : guessedHead(diagram, guesses, guess);
        choices.push_back({arcText(m_arcEditing->text(guess), guess.head == 0, head), m_arcEditing->stands(word, guess),
            isProposed(guess), guess.isRecent});
    }
    const bool isRanked = guesses.size() > 1 || (!guesses.empty() && guesses.front().margin);
    m_strip->setSource(isRanked ? m_model : QString::fromStdString(m_workspace.layer().name()));
    m_strip->setChoices(choices, guesses.size() > choices.size() || choices.size() > 9);
    // Empty, it keeps its room for other words; where nobody guesses, the diagram has that.
    m_strip->setVisible(m_sentence < m_workspace.treebank().size()
        && (!m_model.isEmpty() || !m_workspace.layer().empty() || !choices.empty()));
    const bool isDrawn = proposed && std::any_of(diagram.arcs.begin(), diagram.arcs.end(), [&](const DiagramArc& arc) {
        return arc.side == Side::Above && arc.dependent == word && arc.head == proposed->head
            && (proposed->relation.isEmpty() || arc.relation == proposed->relation)
            && proposed->isMember.value_or(!arc.membership.isEmpty()) == !arc.membership.isEmpty();
    });
    if (proposed && !isDrawn)
        m_canvas->setGhost(GhostArc{proposed->head, word, m_arcEditing->text(*proposed)});
    else
        m_canvas->setGhost(std::nullopt);
}

} // namespace arcwright::ui
