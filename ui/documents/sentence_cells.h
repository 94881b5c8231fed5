// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QCoreApplication>
#include <QString>

#include "ui/documents/sentence_order.h"

namespace arcwright::ui {

class Workspace;

/// What the list of sentences says of one, by column: in the cell, on hover and to screen readers. A sentence is read
/// from its document each time.
class SentenceCells {
    Q_DECLARE_TR_FUNCTIONS(SentenceCells)
public:
    explicit SentenceCells(const Workspace& workspace) : m_workspace(workspace) { }

    QString text(std::size_t sentence, SentenceColumn column) const;
    QString toolTip(std::size_t sentence, SentenceColumn column) const;
    /// The marks of a cell in words.
    QString spoken(std::size_t sentence, SentenceColumn column) const;

private:
    QString placeText(std::size_t sentence) const;
    QString stateText(std::size_t sentence) const;
    QString differencesText(std::size_t sentence) const;

    const Workspace& m_workspace;
};

} // namespace arcwright::ui
