// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <set>

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>
#include <QUndoStack>

#include "core/base/result.h"
#include "core/treebank/layer.h"
#include "core/treebank/treebank.h"
#include "ui/documents/survey.h"

namespace arcwright::ui {

/// What is open: the treebank as it stands now, the layer beside it, and the way back. Views listen to it and hold
/// nothing of their own; all of it lives on the window's thread.
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
    /// then.
    void open(const QStringList& paths);
    /// Opens another file as the layer below the words. It must have the same sentences. Ends with layerOpened() or
    /// failed().
    void openLayer(const QString& name, const QStringList& paths);
    bool isOpening() const { return m_isOpening || m_isOpeningLayer; }

    const Treebank& treebank() const { return m_treebank; }
    std::shared_ptr<RelationPool> relations() const { return m_relations; }
    QUndoStack* undoStack() { return &m_undoStack; }
    /// File name, or folder and number of files, for titles.
    QString title() const;

    /// The layer drawn below the words; empty if nothing is predicted yet.
    const Layer& layer() const { return m_layer; }
    /// Forgets the layer and starts one of that name.
    void startLayer(const QString& name);
    /// Adds or replaces analyses. Those of sentences that are not there, or have other words now, are dropped.
    void setPredictions(std::vector<Prediction> predictions);

    /// The gold graph of a sentence.
    Graph gold(std::size_t index) const;

    /// Gives a word another head, or another relation, as one undoable step. Nothing happens if that is what it has,
    /// or if the sentence could not be read.
    void setHead(std::size_t index, int dependent, int head);
    void setRelation(std::size_t index, int dependent, const QString& relation);

    bool isModified() const { return !m_undoStack.isClean(); }
    /// Writes every document with unsaved edits to its file. Stops at the first that cannot be written.
    Result<void> save();
    /// Writes the document of sentence `index` to another file, which then is its file; in the format its ending asks
    /// for.
    Result<void> saveAs(std::size_t index, const QString& path);

    /// Carries an edit out on the treebank; for undo commands.
    void apply(std::uint32_t document, const Edit& edit);

Q_SIGNALS:
    void opened();
    void layerOpened();
    /// The sentences of the open treebank that cannot be read, looked for after opening; sent if there are any.
    void problemsFound(const std::vector<arcwright::Problem>& problems);
    /// The relations of the open treebank, the most frequent first; sent some time after opening.
    void relationsCounted(const QStringList& relations);
    void failed(const arcwright::Problem& problem);
    /// Another treebank, or other sentences in it: everything is to be read anew.
    void treebankReplaced();
    void sentenceChanged(std::size_t index);
    /// The layer has other analyses of these sentences; of all, if there are none.
    void predictionsChanged(const std::vector<arcwright::SentenceKey>& keys);
    void modifiedChanged(bool modified);
    /// Said after each step, undo and redo: where, and what.
    void stepped(const QString& description);

private:
    void finishOpening();
    void finishOpeningLayer();
    void finishSurvey();
    std::shared_ptr<const Sentence> editable(std::size_t index, int word) const;
    void markPartlySaved();
    void push(std::size_t index, std::shared_ptr<const Sentence> after, const QString& name);
    Result<std::string> writeDocument(std::size_t document, const std::string& path, const Format& format);

    Treebank m_treebank;
    std::shared_ptr<RelationPool> m_relations = std::make_shared<RelationPool>();
    Layer m_layer{std::string()};
    QUndoStack m_undoStack;
    std::set<std::size_t> m_unsaved; ///< documents that differ from their files, or did at the last save
    QFutureWatcher<Result<Treebank>> m_opening;
    QFutureWatcher<Result<std::vector<Prediction>>> m_openingLayer;
    QFutureWatcher<Survey> m_surveying;
    std::stop_source m_stopSurvey;
    QString m_layerName;
    // Until the signals have been sent: what they set off belongs to the opening.
    bool m_isOpening = false;
    bool m_isOpeningLayer = false;
};

} // namespace arcwright::ui
