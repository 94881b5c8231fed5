// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/documents/layer.h"
#include "core/evaluation/make_outcome_table.h"
#include "ui/analysis/analysis_data.h"
#include "ui/analysis/figure.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// What is compared and how, with the figures that are known, for another model that takes the place of one.
struct ComparisonPlace {
    std::shared_ptr<const AnalysisData> data; ///< may be null
    FigureSettings settings;
    std::set<QString> left; ///< layers that are left out
};

/// Compares the layers of the workspace with gold: makes the table that all figures are computed from, in the
/// background, and anew when a sentence was corrected or something was predicted. Works only while somebody looks.
class AnalysisModel : public QObject {
    Q_OBJECT
public:
    explicit AnalysisModel(Workspace& workspace, QObject* parent = nullptr);

    /// Whether figures are wanted; what has changed in the meantime is made up for.
    void setActive(bool active);
    /// Predictions of all sentences are on their way, some at a time: until they are there, the figures stay those of
    /// the ones before, if there are any. What somebody chooses to compare is computed at once.
    void setAwaiting(bool awaiting);
    /// Whether the figures are of predictions that are being replaced.
    bool isOfFormer() const { return m_isAwaiting && m_isPutOff; }
    /// Null while nothing is known yet.
    std::shared_ptr<const AnalysisData> data() const { return m_data; }
    bool isBusy() const { return m_worker.isRunning() || m_timer.isActive(); }

    /// The layers that can be compared with gold.
    QStringList layers() const;
    bool isCompared(const QString& layer) const { return m_left.count(layer) == 0; }
    void setCompared(const QString& layer, bool compared);

    /// Groups words by the kinds of attachment of the settings, which have changed.
    void useKinds();

    ComparisonPlace place() const;
    /// Its figures are shown until there are others.
    void setPlace(const ComparisonPlace& place);

    const FigureSettings& settings() const { return m_settings; }
    void setSettings(const FigureSettings& settings);
    /// Whether any system tells relations; heads alone count where none does.
    bool hasRelations() const;

Q_SIGNALS:
    /// data() is another one.
    void dataChanged();
    void settingsChanged();
    /// layers() are others, or others are compared.
    void layersChanged();
    /// isBusy() has changed, or may have.
    void busyChanged();

private:
    void onLayerChanged(const QString& name, const std::vector<SentenceKey>& keys);
    /// Makes the table anew: with all sentences, or with what has changed of some.
    void restart();
    void restartFor(const std::vector<SentenceKey>& keys);
    void begin();
    void beginLater();
    void start();
    std::optional<std::vector<std::size_t>> changedSentences();
    std::shared_ptr<const Layer> copyOf(const QString& name);
    void take(std::shared_ptr<const AnalysisData> data);

    Workspace& m_workspace;
    FigureSettings m_settings;
    Scored m_wanted = Scored::Arcs; ///< what is to count where there are relations
    std::set<QString> m_left; ///< layers that are left out
    /// A copy of a layer, which the window's own changes under, and what has changed since it was made.
    struct Copy {
        std::shared_ptr<Layer> layer;
        std::vector<SentenceKey> changed;
    };
    std::map<QString, Copy> m_copies;
    /// Sentences that have changed, or are analysed otherwise, since the table was made that is being made, or was the
    /// last; nothing: all may.
    using Changes = std::optional<std::set<SentenceKey>>;
    Changes m_changed;
    Changes m_asked = std::set<SentenceKey>(); ///< those that the table takes up which is being made
    std::shared_ptr<KeptOutcomeTable> m_kept = std::make_shared<KeptOutcomeTable>();
    std::shared_ptr<KeptLayerScores> m_keptScores = std::make_shared<KeptLayerScores>();
    std::shared_ptr<const std::vector<AttachmentKind>> m_kinds;
    std::shared_ptr<const AnalysisData> m_data;
    bool m_isActive = false;
    bool m_isStale = true;
    bool m_isToAwait = false;
    bool m_isAwaiting = false; ///< there are figures to keep until then
    bool m_isPutOff = false; ///< something has changed since
    QTimer m_timer; ///< until several changes are over
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
