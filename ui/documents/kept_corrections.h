// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QObject>

#include "core/base/result.h"
#include "core/documents/kept_steps.h"
#include "ui/documents/edits.h"
#include "ui/documents/layer_stack.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Corrections that are kept in a journal put aside because they were made on another content of the file: compares
/// them with the document, and makes them again.
class KeptCorrections : public QObject {
    Q_OBJECT
public:
    KeptCorrections(OpenFiles& files, LayerStack& layers, Edits& edits, QObject* parent = nullptr);

    /// See Workspace.
    void compare(const QString& name, std::size_t document, const std::string& journal);
    void make(std::size_t document, const std::string& journal);

Q_SIGNALS:
    void made(std::size_t made, std::size_t left);
    void failed(const arcwright::Problem& problem);
    void noticed(const arcwright::Problem& problem);

private:
    void take(const Result<RefittedSteps>& result, const std::string& journal);

    OpenFiles& m_files;
    LayerStack& m_layers;
    Edits& m_edits;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
