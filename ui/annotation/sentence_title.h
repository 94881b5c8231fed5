// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/documents/layer.h"

namespace arcwright::ui {

class Workspace;

/// The line above a sentence: its number and id, its state, what annotators say of it, and which layers are drawn where
/// and how honest they are.
struct SentenceTitle {
    Q_DECLARE_TR_FUNCTIONS(SentenceTitle)
public:
    bool sharesDiagram = false; ///< gold and the layer are drawn as one
    bool isSwapped = false; ///< gold is below the words
    QString model; ///< the title of the model in use
    QString modelLayer; ///< the layer of its predictions

    /// `index` must be a sentence of the workspace.
    QString text(const Workspace& workspace, std::size_t index) const;

private:
    QStringList ofLayer(const QString& layer, const Analysis& analysis) const;
};

} // namespace arcwright::ui
