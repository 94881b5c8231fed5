// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QCoreApplication>
#include <QStringList>

#include "core/documents/layer.h"

namespace arcwright {
struct Sentence;
}

namespace arcwright::ui {

class Workspace;

/// What stands above a sentence: its number and id, its file where several are open, its state, which layers are drawn
/// where and how honest they are, and what annotators say of it.
struct SentenceTitle {
    Q_DECLARE_TR_FUNCTIONS(SentenceTitle)
public:
    bool sharesDiagram = false; ///< gold and the layer are drawn as one
    bool isSwapped = false; ///< gold is below the words
    QString model; ///< the title of the model in use
    QString modelLayer; ///< the layer of its predictions

    /// What is asked first comes first. `index` must be a sentence of the workspace.
    QStringList parts(const Workspace& workspace, std::size_t index) const;

private:
    static QStringList remarks(const Sentence& sentence);
    QStringList ofLayer(const QString& layer, const Analysis& analysis) const;
};

} // namespace arcwright::ui
