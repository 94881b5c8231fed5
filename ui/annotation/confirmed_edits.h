// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <QObject>

#include "core/documents/treebank.h"

namespace arcwright::ui {

class Workspace;

/// Watches the sentence on view: one that is confirmed and edited all the same stays confirmed, which is said once,
/// until it is confirmed anew.
class ConfirmedEdits : public QObject {
    Q_OBJECT
public:
    explicit ConfirmedEdits(Workspace& workspace, QObject* parent = nullptr);

    /// The sentence on view.
    void setSentence(std::size_t index);

Q_SIGNALS:
    void edited(const QString& text);

private:
    void compare(const std::vector<std::size_t>& indices);

    Workspace& m_workspace;
    std::size_t m_index = 0;
    std::shared_ptr<const Sentence> m_before; ///< as it was last; null if there is none
    std::set<SentenceKey> m_said;
};

} // namespace arcwright::ui
