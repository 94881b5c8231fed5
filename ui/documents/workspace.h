// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>

#include "core/base/result.h"
#include "core/documents/kept_steps.h"
#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/documents/working_copy.h"
#include "ui/documents/survey.h"

namespace arcwright::ui {

/// What is open: the treebank as it stands now, the layer beside it, and the way back, a history for each file. Views
/// listen to it and hold nothing of their own; all of it lives on the window's thread.
class Workspace : public QObject {
    Q_OBJECT
public:
    struct Prediction {
        SentenceKey key;
        Analysis analysis;
    };

    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    /// Opens files, folders and patterns on a worker thread. Ends with opened() or failed(); what was open stays until
    /// then, and is given up without its unsaved steps.
    void open(const QStringList& paths);
    /// Opens another file as a layer, and draws it below the words. It must have the same sentences, which may be
    /// divided into other words: see project(). Ends with layerOpened() or failed().
    void openLayer(const QString& name, const QStringList& paths);
    /// Opens the file of one document, as it is on disk now, as the layer below its words. Sentences are found by their
    /// words, so that it may have others and in another order; those without a counterpart get no analysis.
    void openOnDisk(const QString& name, std::size_t document);
    /// The same with the corrections that are kept in a journal put aside, of the sentences that have their words.
    void compareKept(const QString& name, std::size_t document, const std::string& journal);
    /// Makes the corrections kept in a journal put aside again where the sentences are as they were, as one step. Ends
    /// with keptMade() or failed(). A journal of which nothing is left over is removed.
    void makeKept(std::size_t document, const std::string& journal);
    bool isOpening() const { return m_isOpening || m_isOpeningLayer; }
    /// Reads the file of a document again, as another program has left it; its unsaved steps are given up. Where the
    /// journal cannot hold them, the result names the file they are in.
    Result<QString> reload(std::size_t document);

    const Treebank& treebank() const { return m_treebank; }
    std::shared_ptr<RelationPool> relations() const { return m_relations; }
    /// File name, or folder and number of files, for titles.
    QString title() const;
    QString fileName(std::size_t document) const;
    const WorkingCopy& copy(std::size_t document) const { return *m_copies[document]; }
    std::size_t copyCount() const { return m_copies.size(); }
    /// The document whose file that is.
    std::optional<std::size_t> documentAt(const std::string& path) const;

    /// The layer drawn below the words; empty if nothing is predicted yet.
    const Layer& layer() const { return m_layers[m_shownLayer]; }
    /// Starts a layer of that name and draws it below the words. Others are kept, but for one of that name.
    void startLayer(const QString& name);
    /// The same without taking another layer's place below the words. True if it is on view: what was is of that name,
    /// or there was none.
    bool startLayerBehind(const QString& name);
    /// The names of all layers, in the order in which they came.
    QStringList layerNames() const;
    /// Draws another one below the words. False if there is none of that name.
    bool showLayer(const QString& name);
    /// Adds or replaces analyses of the layer that is drawn, or of the one of that name; of none if there is none of
    /// it. Those of sentences that are not there, or have other units now, are dropped.
    void setPredictions(std::vector<Prediction> predictions);
    void setPredictions(const QString& layer, std::vector<Prediction> predictions);

    /// The gold graph of a sentence.
    Graph gold(std::size_t index) const;

    /// Gives a unit another head (and with it the relation `root`, or no longer that, see arc_operations.h), or another
    /// relation, as one step. Nothing happens if that is what it has, or if the sentence could not be read.
    void setHead(std::size_t index, int dependent, int head);
    void setRelation(std::size_t index, int dependent, const QString& relation);
    /// Makes a sentence what an operation made of it, as one step; nothing happens if that is what it was. False, after
    /// refused(), if the operation refused or the step cannot be made.
    bool apply(std::size_t index, Operation operation, Result<Sentence> after);
    /// Makes a sentence another one, as one step. False, after refused(), if that cannot be.
    bool replace(std::size_t index, Operation operation, Sentence after);
    /// Replaces the text of a sentence in its file; what cannot be read then is kept as text.
    bool setText(std::size_t index, const QString& text);
    /// The same with the bytes as they are to stand in the file. Text of several sentences replaces one by several.
    bool setSource(std::size_t index, std::string bytes);
    /// What sentence `index` would be with this text: the first that is in it, or one with its problem.
    Sentence readSource(std::size_t index, std::string bytes) const;
    /// Makes a step on one document. False, after refused(), if that cannot be.
    bool make(std::size_t document, Step step);

    /// Who annotates, and now.
    static Signature signature();

    /// The document whose history undo() and redo() go along: that of the sentence being looked at.
    void setCurrentSentence(std::size_t index);
    std::size_t currentDocument() const { return m_current; }
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;
    /// What undo() would take back, in words; empty if nothing.
    QString undoText() const;
    QString redoText() const;

    /// Whether there is a place for what annotators say in the file itself of the document being looked at, and whether
    /// it is kept there instead of beside it.
    bool canKeepAnnotationsInFile() const;
    bool keepsAnnotationsInFile() const;
    /// Chooses that, as one step that can be taken back. False, after refused(), if that cannot be.
    bool keepAnnotationsInFile(bool inFile);

    bool isModified() const;
    /// Whether the document being looked at cannot be edited, because another instance has it.
    bool isReadOnly() const;
    /// Writes every document with unsaved steps to its file. Stops at the first that cannot be written.
    Result<void> save();
    /// Writes one document, perhaps over what another program wrote.
    Result<void> save(std::size_t document, WorkingCopy::Overwrite overwrite);
    /// The next save of this document may write over its file as it is now; not over what it becomes after that.
    void permitOverwriting(std::size_t document);
    /// Writes the document of sentence `index` to another file, which then is its file; in the format its ending asks
    /// for.
    Result<void> saveAs(std::size_t index, const QString& path);
    /// Gives up all unsaved steps, before all is closed.
    void abandon();

Q_SIGNALS:
    void opened();
    void layerOpened();
    /// The sentences of the open treebank that cannot be read, looked for after opening; sent if there are any.
    void problemsFound(const std::vector<arcwright::Problem>& problems);
    /// What the fields of the open treebank have in them; sent some time after opening.
    void valuesCounted(const arcwright::ui::FieldValues& values);
    void failed(const arcwright::Problem& problem);
    /// A step was not made.
    void refused(const arcwright::Problem& problem);
    /// What there is to say of a file after it was opened: it may only be read, a journal was damaged.
    void noticed(const arcwright::Problem& problem);
    /// Unsaved steps were found in journals and are made again.
    void recovered(int steps);
    /// Corrections kept in a journal were made again: of so many sentences; `left` others are not as they were.
    void keptMade(std::size_t made, std::size_t left);
    /// The journal of a document cannot be written: the latest steps would not survive a crash.
    void journalFailed(const arcwright::Problem& problem, const std::string& path);
    /// The journal of the document in that file is up to date again.
    void journalWorks(const std::string& path);
    /// A document was written to its file, which may be another one than before.
    void saved(std::size_t document);
    /// Another treebank, or other sentences in it: everything is to be read anew.
    void treebankReplaced();
    /// A document was read again, after treebankReplaced().
    void reloaded(std::size_t document);
    /// `removed` sentences from `first` on have become `added` ones.
    void sentencesReplaced(std::size_t first, std::size_t removed, std::size_t added);
    void sentenceChanged(std::size_t index);
    /// The layer has other analyses of these sentences; of all, if there are none.
    void predictionsChanged(const std::vector<arcwright::SentenceKey>& keys);
    void modifiedChanged(bool modified);
    /// What undo() and redo() do is another thing now.
    void historyChanged();
    /// Said after each step, undo and redo: where, and what.
    void stepped(const QString& description);

private:
    void finishOpening();
    std::optional<std::size_t> layerNamed(const std::string& name) const;
    std::size_t addLayer(const QString& name);
    void finishOpeningLayer();
    void finishSurvey();
    void finishRefitting();
    void startSurvey();
    std::shared_ptr<const Sentence> editable(std::size_t index, int unit) const;
    void tell(std::size_t document, const Step& step);
    void tellState();
    void tellJournal(std::size_t document);
    void takeUp(std::size_t document, std::shared_ptr<const Document> opened);

    Treebank m_treebank;
    std::vector<std::unique_ptr<WorkingCopy>> m_copies; ///< one for each document of the treebank
    std::shared_ptr<RelationPool> m_relations = std::make_shared<RelationPool>();
    std::vector<Layer> m_layers{Layer(std::string())};
    std::size_t m_shownLayer = 0;
    std::size_t m_current = 0;
    std::set<std::string> m_failedJournals; ///< files whose journal cannot be written, as far as that was told
    std::map<std::size_t, FileStamp> m_overwritable; ///< documents, and the state of their files that may go
    bool m_wasModified = false;
    struct Opened {
        Result<Treebank> treebank;
        std::vector<Problem> skippedSubfolders;
    };
    QFutureWatcher<Opened> m_opening;
    QFutureWatcher<Result<std::vector<Prediction>>> m_openingLayer;
    QFutureWatcher<Survey> m_surveying;
    QFutureWatcher<Result<RefittedSteps>> m_refitting;
    std::string m_keptJournal; ///< whose steps are being refitted
    std::stop_source m_stopSurvey;
    QString m_layerName;
    // Until the signals have been sent: what they set off belongs to the opening.
    bool m_isOpening = false;
    bool m_isOpeningLayer = false;
};

} // namespace arcwright::ui
