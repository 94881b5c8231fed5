// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>

#include "core/base/result.h"
#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/documents/working_copy.h"
#include "ui/documents/edits.h"
#include "ui/documents/kept_corrections.h"
#include "ui/documents/layer_stack.h"
#include "ui/documents/open_files.h"
#include "ui/documents/treebank_contents.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The open files, the layers beside them, the edits and the corrections that were kept, each of which is a part of its
/// own. Views listen to it and hold nothing of their own; all of it lives on the window's thread.
class Workspace : public QObject {
    Q_OBJECT
public:
    using Prediction = LayerStack::Prediction;
    using Done = OpenFiles::Done;
    using Reloaded = OpenFiles::Reloaded;

    explicit Workspace(QObject* parent = nullptr);

    /// The part that has what is rarely asked for: what is under way, and how it is stopped.
    OpenFiles& files() { return m_files; }

    /// Opens files, folders and patterns on a worker thread. Ends with opened() or failed(); what was open stays until
    /// then, and is given up without its unsaved steps. They are read as the format of that name, or as what they are
    /// recognised as.
    void open(const QStringList& paths, const QString& format = {}) { m_files.open(paths, format); }
    /// Opens another file as a layer, and draws it below the words. It must have the same sentences, which may be
    /// divided into other words: see project(). Ends with layerOpened() or failed().
    void openLayer(const QString& name, const QStringList& paths) { m_layers.open(name, paths); }
    /// Opens the file of one document, as it is on disk now, as the layer below its words. Sentences are found by their
    /// words, so that it may have others and in another order; those without a counterpart get no analysis.
    void openOnDisk(const QString& name, std::size_t document) { m_layers.openOnDisk(name, document); }
    /// Shows the corrections that are kept in a journal put aside as a layer, of the sentences that have their words.
    void compareKept(const QString& name, std::size_t document, const std::string& journal)
    {
        m_kept.compare(name, document, journal);
    }
    /// Makes the corrections kept in a journal put aside again where the sentences are as they were, as one step. Ends
    /// with keptMade() or failed(). A journal of which nothing is left over is removed.
    void makeKept(std::size_t document, const std::string& journal) { m_kept.make(document, journal); }
    bool isOpening() const { return m_files.isOpening() || m_layers.isOpening(); }
    /// Reads the file of a document again, as another program has left it; its unsaved steps are given up. Where the
    /// journal cannot hold them, the result names the file they are in.
    void reload(std::size_t document, Reloaded done) { m_files.reload(document, std::move(done)); }

    const Treebank& treebank() const { return m_files.treebank(); }
    std::shared_ptr<RelationPool> relations() const { return m_relations; }
    /// File name, or folder and number of files, for titles.
    QString title() const { return m_files.title(); }
    QString fileName(std::size_t document) const { return m_files.fileName(document); }
    const WorkingCopy& copy(std::size_t document) const { return m_files.copy(document); }
    std::size_t copyCount() const { return m_files.count(); }
    /// The document whose file that is.
    std::optional<std::size_t> documentAt(const std::string& path) const { return m_files.documentAt(path); }

    /// The layer drawn below the words; empty if nothing is predicted yet.
    const Layer& layer() const { return m_layers.shown(); }
    /// Starts a layer of that name and draws it below the words. Others are kept, but for one of that name.
    void startLayer(const QString& name) { m_layers.start(name); }
    /// Starts a layer without taking another layer's place below the words. True if it is on view: what was is of that
    /// name, or there was none.
    bool startLayerBehind(const QString& name) { return m_layers.startBehind(name); }
    /// The names of all layers, in the order in which they came.
    QStringList layerNames() const { return m_layers.names(); }
    /// The layer of that name; null if there is none.
    const Layer* layerNamed(const QString& name) const { return m_layers.find(name); }
    /// Draws another one below the words. False if there is none of that name.
    bool showLayer(const QString& name) { return m_layers.show(name); }
    /// Gives a layer another name, unless there is one of that name.
    void renameLayer(const QString& from, const QString& to) { m_layers.rename(from, to); }
    /// Adds or replaces analyses of the layer that is drawn, or of the one of that name; of none if there is none of
    /// it. Those of sentences that are not there, or have other units now, are dropped.
    void setPredictions(std::vector<Prediction> predictions);
    void setPredictions(const QString& layer, std::vector<Prediction> predictions)
    {
        m_layers.setPredictions(layer, std::move(predictions));
    }
    /// Puts a layer in the place of the one of its name, in one go, and gives that away; nothing if there is none.
    /// O(sentences). layerChanged() names its analyses afterwards, some at a time.
    std::optional<Layer> exchangeLayer(Layer layer) { return m_layers.exchange(std::move(layer)); }

    /// The gold graph of a sentence.
    Graph gold(std::size_t index) const;

    /// Makes a sentence what an operation made of it, as one step; nothing happens if that is what it was. False, after
    /// refused(), if the operation refused or the step cannot be made.
    bool apply(std::size_t index, Operation operation, Result<Sentence> after);
    /// Makes a sentence another one, as one step. False, after refused(), if that cannot be.
    bool replace(std::size_t index, Operation operation, Sentence after);
    /// Replaces the text of a sentence in its file; what cannot be read then is kept as text.
    bool setText(std::size_t index, const QString& text) { return setSource(index, text.toStdString()); }
    /// Replaces the sentence by the one in the bytes as they are to stand in the file. Text of several sentences
    /// replaces one by several.
    bool setSource(std::size_t index, std::string bytes) { return m_edits.setSource(index, std::move(bytes)); }
    /// The sentence `index` would be with this text: the first that is in it, or one with its problem.
    Sentence readSource(std::size_t index, std::string bytes) const
    {
        return m_edits.readSource(index, std::move(bytes));
    }
    /// Makes a step on one document. False, after refused(), if that cannot be.
    bool make(std::size_t document, Step step);
    /// Makes a step that was prepared on another thread, with its authors; see WorkingCopy.
    bool make(std::size_t document, PreparedStep&& step) { return m_edits.make(document, std::move(step)); }

    /// Makes steps on several documents one act: undo and redo take all of it back, or make it again, as far as nothing
    /// else was done in their documents since.
    void makeTogether(const std::function<void()>& steps) { m_edits.makeTogether(steps); }

    /// How the open treebank names basic arcs in its enhanced graphs, which edits follow; nothing is known of it until
    /// valuesCounted().
    std::shared_ptr<const EnhancedPractice> enhancedPractice() const { return m_edits.practice(); }
    /// The tags of words that a step brings into a sentence: divided, united, inserted or typed ones. Without it they
    /// have none.
    void setTagging(std::function<Edit(Edit)> tagging) { m_edits.setTagging(std::move(tagging)); }

    /// The annotator's name, and the time.
    static Signature signature();

    /// The sentence being looked at, along the history of whose document undo() and redo() go.
    void setCurrentSentence(std::size_t index) { m_edits.setCurrentSentence(index); }
    /// The documents that undo() and redo() change: that of the sentence being looked at, or, where it has no such
    /// step, the one that was edited last.
    std::size_t undoDocument() const { return m_edits.undoDocument(); }
    std::size_t redoDocument() const { return m_edits.redoDocument(); }
    void undo() { m_edits.undo(); }
    void redo() { m_edits.redo(); }
    bool canUndo() const { return m_edits.canUndo(); }
    bool canRedo() const { return m_edits.canRedo(); }
    /// The step that undo() would take back, in words; empty if there is none.
    QString undoText() const { return m_edits.undoText(); }
    QString redoText() const { return m_edits.redoText(); }

    /// Whether there is a place for what annotators say in the file itself of the document being looked at, and whether
    /// it is kept there instead of beside it.
    bool canKeepAnnotationsInFile() const { return m_edits.canKeepAnnotationsInFile(); }
    bool keepsAnnotationsInFile() const { return m_edits.keepsAnnotationsInFile(); }
    /// Chooses that, as one step that can be taken back. False, after refused(), if that cannot be.
    bool keepAnnotationsInFile(bool inFile) { return m_edits.keepAnnotationsInFile(inFile); }

    bool isModified() const { return m_files.isModified(); }
    /// Whether the document being looked at cannot be edited, because another instance has it.
    bool isReadOnly() const { return m_edits.isReadOnly(); }
    /// Writes every document with unsaved steps to its file. Stops at the first that cannot be written. What is edited
    /// meanwhile is not saved, and not lost.
    void save(Done done) { m_files.save(std::move(done)); }
    /// Writes one document, perhaps over what another program wrote.
    void save(std::size_t document, WorkingCopy::Overwrite overwrite, Done done)
    {
        m_files.save(document, overwrite, std::move(done));
    }
    /// The next save of this document may write over its file as it is now; not over what it becomes after that.
    void permitOverwriting(std::size_t document) { m_files.permitOverwriting(document); }
    /// Writes the document of sentence `index` to another file, which then is its file; in the format its ending asks
    /// for. Meanwhile it is not edited.
    void saveAs(std::size_t index, const QString& path, Done done);
    /// Gives up all unsaved steps, before all is closed.
    void abandon() { m_files.abandon(); }

    /// Tells views that have just been made what is open, as if it had been opened now: the signals that views live by
    /// are sent once more, those for what computes are not.
    void introduce();

Q_SIGNALS:
    /// For what computes on the treebank and outlives the views: treebankReplaced() and opened() follow.
    void treebankTaken();
    void treebankOpened();
    void opened();
    void layerOpened();
    /// The sentences of the open treebank that cannot be read, looked for after opening; sent if there are any.
    void problemsFound(const std::vector<arcwright::Problem>& problems);
    /// The values in the fields of the open treebank are counted; sent some time after opening.
    void valuesCounted(const arcwright::ui::FieldValues& values);
    void failed(const arcwright::Problem& problem);
    /// A step was not made.
    void refused(const arcwright::Problem& problem);
    /// A notice about a file that was opened: it may only be read, a journal was damaged.
    void noticed(const arcwright::Problem& problem);
    /// Notices about files whose content was read some time after opening; several may say the same.
    void noticedLater(const std::vector<arcwright::Problem>& problems);
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
    /// The treebank, or the set of its sentences, is another now: everything is to be read anew.
    void treebankReplaced();
    /// A document was read again, after treebankReplaced().
    void reloaded(std::size_t document);
    /// `removed` sentences from `first` on have become `added` ones.
    void sentencesReplaced(std::size_t first, std::size_t removed, std::size_t added);
    /// A step has made these sentences others: told once for all of them that stay in their places, not once for each.
    void sentencesChanged(const std::vector<std::size_t>& indices);
    /// A layer, on view or not, has other analyses of these sentences; without any, it has begun anew.
    void layerChanged(const QString& name, const std::vector<arcwright::SentenceKey>& keys);
    /// The layer on view has other analyses of these sentences; of all, if there are none.
    void predictionsChanged(const std::vector<arcwright::SentenceKey>& keys);
    void modifiedChanged(bool modified);
    /// The steps of undo() and redo() are others now.
    void historyChanged();
    /// Said after each step, undo and redo: where, and what.
    void stepped(const QString& description);

private:
    void connectFiles();
    void readContents();
    void noteUnread();
    void tellLateNotices();

    std::shared_ptr<RelationPool> m_relations = std::make_shared<RelationPool>();
    OpenFiles m_files;
    LayerStack m_layers{m_files, m_relations};
    Edits m_edits{m_files};
    KeptCorrections m_kept{m_files, m_layers, m_edits};
    SentenceKey m_savedFrom; ///< the sentence whose document went to another file last
    std::set<const FilePacking*> m_unread; ///< of documents whose files were not read in opening
    Worker m_contents; ///< of the treebank
};

} // namespace arcwright::ui
