// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"

namespace arcwright::ui::testing {

/// Correcting "The dog saw a cat." with nothing but keys.
class ByKeyboard : public WindowTest {
protected:
    ByKeyboard() { startWith(smallTreebank); }

    /// Predicts gold but for these words of the first sentence, which hang on the first word as `dep`.
    void predictOtherwise(const std::vector<int>& words)
    {
        Graph graph = workspace().gold(0);
        for (const int word : words) {
            graph.heads[static_cast<std::size_t>(word)] = 1;
            graph.relations[static_cast<std::size_t>(word)] = workspace().relations()->intern("dep");
        }
        workspace().startLayer(QStringLiteral("predicted"));
        workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    }
    /// Guesses that every word hangs on the third as `x`, else on the second as `y`, and is this likely to be wrong.
    void guess(const std::vector<double>& doubts)
    {
        ArcEditing* editing = window.sentenceView()->arcEditing();
        editing->setGuesses([](std::size_t, int) {
            return std::vector<Guess>{{3, QStringLiteral("x"), 0.0}, {2, QStringLiteral("y"), 1.0}};
        });
        editing->setDoubts([doubts](std::size_t) { return doubts; });
        window.sentenceView()->guessesChanged();
    }
    const Sentence& sentence(std::size_t index = 0)
    {
        m_sentence = workspace().treebank().sentence(index);
        return *m_sentence;
    }
    std::size_t steps() { return workspace().copy(0).history().position(); }
    DiagramArc arc(int word)
    {
        return canvas().diagram().arcs[static_cast<std::size_t>(basicArc(canvas().diagram(), Side::Above, word))];
    }
    std::size_t shown() { return window.sentenceView()->sentence(); }

private:
    std::shared_ptr<const Sentence> m_sentence;
};

} // namespace arcwright::ui::testing
