// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/jobs/training_sources.h"

namespace arcwright::ui {

class SourcesForm;
class Workspace;

/// Remembers from one start to the next what each treebank was learnt from besides its own sentences, for the latest
/// few treebanks: another one begins with its own sentences, so that nothing is learnt from files of another language
/// unasked. Files that are there no more are not chosen again.
class KeptSources : public QObject {
    Q_OBJECT
public:
    KeptSources(const Workspace& workspace, SourcesForm& form, QObject* parent);

private:
    void takeUp();
    void keep();

    const Workspace& m_workspace;
    SourcesForm& m_form;
    QString m_treebank; ///< whose sources the form has
    bool m_isTakingUp = false;
};

} // namespace arcwright::ui
