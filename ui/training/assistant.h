// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/advice/annotation_guesses.h"
#include "ui/documents/workspace.h"
#include "ui/training/guesses.h"
#include "ui/training/recent_guesses.h"
#include "ui/work/shared_parser_workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// The parser beside the annotator, for the sentence on view: it ranks the heads of every word, and after a correction
/// parses the rest anew around what was pinned or corrected; where there are folds, by the model that has not seen the
/// sentence. What was decided in the document a moment ago brings guesses forward. Sentences that have other words now,
/// and those whose corrections were taken back, are parsed anew wherever they are. Works on a thread of its own; only
/// the latest question is answered. Gold is never changed.
class Assistant : public QObject {
    Q_OBJECT
public:
    Assistant(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    /// The sentence on view.
    void setSentence(std::size_t index);
    /// The analyses of a unit, heads with relations, the best first; none while they are not known.
    std::vector<Guess> guesses(std::size_t sentence, int unit) const;
    /// How likely the parser is to be wrong about each unit, by unit - 1; none while that is not known.
    std::vector<double> doubts(std::size_t sentence) const;
    /// The relations the parser could give an arc, whether or not it has looked at it, with memberships, the best
    /// first; none if it tells none. O(words + relations).
    std::vector<Guess> relationsFor(std::size_t sentence, int head, int unit) const;
    /// What reorders the guesses.
    RecentGuesses& recent() { return m_recent; }
    bool isBusy() const { return m_worker.isRunning() || m_renewal.isActive(); }
    /// Parses sentences in turn, in the background, until one has a unit that the parser is unsure of: sought().
    /// Seeking anew gives up what was sought before.
    void seekUncertain(std::vector<std::size_t> sentences);

Q_SIGNALS:
    /// The guesses() for the sentence on view are up to date.
    void guessesChanged();
    /// The prediction of the sentence on view has other heads, or relations, now at these words.
    void predictionMoved(const std::vector<int>& words);
    /// The sentence that was sought; none if there is none, or no model to tell.
    void sought(std::optional<std::size_t> sentence);

private:
    /// What a thread is to find out about a sentence.
    struct Question {
        SentenceKey key;
        std::shared_ptr<const Sentence> sentence;
        FixedArcs fixed;
        std::optional<LiveModel> live; ///< of words
        std::shared_ptr<const BunsetsuModel> bunsetsu;
        Exposure exposure = Exposure::Unseen;
        bool isOnView = false;
    };
    struct Answer {
        std::optional<Graph> graph;
        AnnotationGuesses guesses;
        bool hasMargins = true;
        Exposure exposure = Exposure::Unseen; ///< of the model, with nothing fixed
        bool hasLearnt = false; ///< the model has, since it was trained
        bool searchedLess = false; ///< see Analysis
    };

    static Answer answeredOfWords(
        const Question& question, RelationPool& relations, const std::stop_token& stop, SharedParserWorkspace& shared);
    static Answer answeredOfBunsetsu(const Question& question, RelationPool& relations, const std::stop_token& stop);
    static Answer answered(
        const Question& question, RelationPool& relations, const std::stop_token& stop, SharedParserWorkspace& shared);
    void ask();
    void renewIfNeeded(const std::vector<std::size_t>& indices);
    bool isOutdated(std::size_t index) const;
    std::optional<Question> questionAbout(std::size_t index);
    void take(const Question& question, const Answer& answer);
    void predict(const Question& question, const Answer& answer);
    FixedArcs fixedArcs(std::size_t index, const std::shared_ptr<const Sentence>& sentence);
    const Graph& firstGold(SentenceKey key, const std::shared_ptr<const Sentence>& sentence, const Graph& gold);
    bool predicts() const;
    bool knows(std::size_t sentence) const;

    Workspace& m_workspace;
    Learning& m_learning;
    RecentGuesses m_recent{m_workspace};
    std::size_t m_sentence = 0;
    /// Gold as it was when the sentence was first looked at with so many units.
    std::map<std::pair<SentenceKey, int>, Graph> m_before;
    std::map<SentenceKey, std::shared_ptr<const Sentence>> m_last; ///< as it was looked at last
    std::map<SentenceKey, Analysis> m_free; ///< predictions that others, around what is fixed, have taken the place of
    std::set<SentenceKey> m_outdated; ///< to be parsed anew, besides the one on view
    QTimer m_renewal; ///< asks once for all that a step has changed
    SentenceKey m_known{}; ///< the sentence that the guesses are of
    std::vector<std::vector<Guess>> m_guesses; ///< by unit
    std::vector<double> m_doubts;
    std::shared_ptr<SharedParserWorkspace> m_shared = std::make_shared<SharedParserWorkspace>();
    mutable Parser::Workspace m_own; ///< of the window's thread
    Worker m_seeker;
    Worker m_worker; // the two last: their threads use the others
};

} // namespace arcwright::ui
