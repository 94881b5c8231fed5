// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/base/result.h"
#include "core/documents/layer.h"
#include "ui/documents/open_files.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The layers beside the open treebank, one of which is drawn below the words, and the files they come from.
class LayerStack : public QObject {
    Q_OBJECT
public:
    struct Prediction {
        SentenceKey key;
        Analysis analysis;
    };
    using Predictions = std::vector<Prediction>;
    /// Finds the analyses of a layer for the sentences of a treebank, on another thread.
    using Reading = std::function<Result<Predictions>(const Treebank& treebank, RelationPool& relations)>;

    LayerStack(OpenFiles& files, std::shared_ptr<RelationPool> relations, QObject* parent = nullptr);

    /// See Workspace.
    void open(const QString& name, const QStringList& paths);
    void openOnDisk(const QString& name, std::size_t document);
    /// Ends with layerOpened(), when the layer of that name is drawn, or failed().
    void read(const QString& name, Reading reading);
    bool isOpening() const { return m_isOpening; }

    const Layer& shown() const { return m_layers[m_shown]; }
    void start(const QString& name);
    bool startBehind(const QString& name);
    QStringList names() const;
    /// The layer of that name; null if there is none.
    const Layer* find(const QString& name) const;
    bool show(const QString& name);
    /// See Workspace.
    void rename(const QString& from, const QString& to);
    void setPredictions(const QString& layer, Predictions predictions);
    /// See Workspace.
    std::optional<Layer> exchange(Layer layer);

Q_SIGNALS:
    void layerOpened();
    void failed(const arcwright::Problem& problem);
    /// A layer, on view or not, has other analyses of these sentences; without any, it has begun anew.
    void layerChanged(const QString& name, const std::vector<arcwright::SentenceKey>& keys);
    /// The layer on view has other analyses of these sentences; of all, if there are none.
    void predictionsChanged(const std::vector<arcwright::SentenceKey>& keys);

private:
    std::optional<std::size_t> named(const std::string& name) const;
    std::size_t add(const QString& name);
    void forget(std::optional<std::size_t> document);
    void tellSome();
    void take(const QString& name, Result<Predictions> predictions);

    OpenFiles& m_files;
    std::shared_ptr<RelationPool> m_relations;
    std::vector<Layer> m_layers{Layer(std::string())};
    std::size_t m_shown = 0;
    std::map<QString, std::vector<SentenceKey>>
        m_untold; ///< analyses of exchanged layers that no layerChanged() has named yet
    QTimer m_telling;
    bool m_isOpening = false; ///< until the signals have been sent
    Worker m_worker; // last: its thread uses the others
};

/// Predictions for the sentences of a document that have the same words as sentences of which only the words are known.
/// Each is used once, equal ones in their order.
LayerStack::Predictions predictionsByWords(const Treebank& treebank, std::size_t document,
    const std::vector<std::shared_ptr<const Sentence>>& sentences, RelationPool& relations);

} // namespace arcwright::ui
