// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QWidget>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/make_diagram.h"
#include "ui/canvas/tree_layout.h"
#include "ui/documents/workspace.h"
#include "ui/look/theme.h"
#include "ui/training/guesses.h"

class QStackedWidget;

namespace arcwright::ui {

class ArcCanvas;
class ArcEditing;
class DecisionGuide;
class ElidedText;
class GuessStrip;
class LargeDrawing;
class LinePrompt;
class Legend;
class RelationEditor;
class TextEditor;
class WordEditing;
class WordEditor;
class WrapButton;
class WrappedParts;

/// One sentence of the workspace: its text, its diagram with gold above and the layer below, and the gestures that
/// correct gold. A sentence that cannot be read is shown as text, with what is wrong, and corrected there; every other
/// one can be.
class SentenceView : public QWidget {
    Q_OBJECT
public:
    explicit SentenceView(Workspace& workspace, QWidget* parent = nullptr);

    ArcCanvas* canvas() const { return m_canvas; }
    RelationEditor* relationEditor() const { return m_relationEditor; }
    TextEditor* textEditor() const { return m_textEditor; }
    WordEditor* wordEditor() const { return m_wordEditor; }
    LinePrompt* prompt() const { return m_prompt; }
    WordEditing* wordEditing() const { return m_wordEditing; }
    ArcEditing* arcEditing() const { return m_arcEditing; }
    DecisionGuide* guide() const { return m_guide; }
    GuessStrip* guessStrip() const { return m_strip; }
    WrapButton* wrapButton() const { return m_wrap; }
    std::size_t sentence() const { return m_sentence; }
    /// The id of the sentence on view, else its number; and its text.
    QString sentenceName() const;
    QString sentenceText() const;

    void setTheme(const Theme& theme);
    /// The widget of the sentence that keys are for: the diagram, or the text.
    QWidget* keyboardPlace() const;
    /// The title of the model whose guesses are shown, and the layer of its predictions; both empty for none.
    void setModel(const QString& title, const QString& layer);
    void showSentence(std::size_t index);
    /// Remembers what of the diagram is in view, before other pages take its room.
    void leave();
    /// Shows that part again, if the sentence is still that one, of as many words, as large.
    void comeBack();
    /// Draws a large sentence whose drawing was put off.
    void drawNow();
    /// Whether both layers share one diagram.
    void setComparison(ComparisonView comparison);
    /// Where both layers have a side of their own: gold below the words.
    void setSwapped(bool swapped);
    /// Shows tags below the words, or only the words.
    void setTagsShown(bool shown);
    void setLemmasShown(bool shown);
    void setReadingsShown(bool shown);
    /// Shows effective dependencies (effective_dependencies.h) in the place of trees.
    void setEffectiveShown(bool shown);
    /// Shows the enhanced graph without what the tree alone has.
    void setOnlyEnhanced(bool only);
    /// Shows the basic phrases of bunsetsu, where the file has them.
    void setBasicPhrasesShown(bool shown);
    /// Shows the analysis as arcs, or as a tree.
    void setLayoutKind(LayoutKind kind);
    /// Selects the next (+1) or previous (-1) word whose prediction differs from gold; without a selected word the
    /// first or last. False if there is none.
    bool selectDifference(int by);
    /// Somebody ranks guesses for the sentence on view anew.
    void guessesChanged();
    /// Gives the selected word what is proposed for it: the ghost in the diagram. Where decisions are pinned, a word
    /// for which nothing else is proposed keeps its arc.
    void takeProposal();
    /// Selects a word and lights it, as the one that is asked about, until another sentence is shown; 0: none is.
    void ask(int word);
    /// Underlines, in this sentence and all others, the words in which this text stands; empty: none.
    void setSearched(const QString& text);
    /// Opens the fields of a word over it; nothing where the units are not words.
    void editWord(int word);
    /// Lights the words of a cycle and its arcs, each word a dependent of the one behind it, until a word that is none
    /// of them or another sentence is chosen.
    void lightCycle(const std::vector<int>& words);
    /// Shows the sentence as text, to be edited.
    void editText();

Q_SIGNALS:
    /// A sentence is shown, or what is shown is another one now.
    void sentenceShown(std::size_t index);
    /// The guesses for the sentence on view are shown.
    void guessesShown();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct LeftPlace {
        std::size_t sentence;
        int words;
        double zoom;
        CanvasPlace place;
    };

    void connectParts();
    void followWorkspace();
    void placeLegend();
    void redraw();
    void refresh(bool resetView);
    void showContent(bool resetView);
    void showEmpty();
    void refreshIfShown(const std::vector<SentenceKey>& keys);
    bool isFieldOpen() const;
    void makeUpFor();
    void showDiagram(const Sentence& sentence, bool resetView);
    std::vector<OuterStub> outerStubs() const;
    void showFound();
    void lightChanges();
    void showGuesses();
    bool isUncertain(int word) const;
    std::optional<Guess> proposalFor(int word) const;
    void showText();
    void leaveText();
    bool isShowingText() const;
    void showHeader(const Sentence& sentence);

    Workspace& m_workspace;
    std::array<DiagramStyle, scriptCount> m_styles; ///< by Script
    Script m_script = Script::Latin; ///< of the sentence in the diagram
    WrappedParts* m_title;
    ElidedText* m_text;
    QStackedWidget* m_pages;
    ArcCanvas* m_canvas;
    WrapButton* m_wrap;
    LargeDrawing* m_large;
    Legend* m_legend;
    TextEditor* m_textEditor;
    RelationEditor* m_relationEditor;
    WordEditor* m_wordEditor;
    LinePrompt* m_prompt;
    WordEditing* m_wordEditing;
    ArcEditing* m_arcEditing;
    DecisionGuide* m_guide;
    GuessStrip* m_strip;
    std::vector<bool> m_uncertain; ///< words of the sentence on view, as far as that is known
    QString m_searched;
    std::size_t m_sentence = 0;
    QString m_model;
    QString m_modelLayer;
    ComparisonView m_comparison = ComparisonView::TwoSides;
    bool m_isSwapped = false;
    bool m_tagsShown = true;
    bool m_lemmasShown = false;
    bool m_readingsShown = false;
    bool m_effectiveShown = false;
    bool m_onlyEnhanced = false;
    bool m_basicPhrasesShown = false;
    bool m_isBehind = false; ///< other predictions are drawn once nothing is typed over the diagram
    std::optional<LeftPlace> m_left;
    Graph m_shownGold; ///< as it was drawn last
    bool m_isTextAsked = false; ///< the sentence is shown as text although it can be read
};

} // namespace arcwright::ui
