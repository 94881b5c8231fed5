// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "core/documents/treebank.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// How many words the sentences have that wait, of a list of sentences, up to so many altogether. Among them there may
/// be thousands that are confirmed, each of which is to be read to know that: it is counted on a thread of its own, and
/// the latest question counts.
class ComingUnits : public QObject {
    Q_OBJECT
public:
    explicit ComingUnits(QObject* parent = nullptr);

    void ask(const Treebank& treebank, std::vector<std::size_t> sentences, double words);
    /// The answer to the latest question that has one; nothing before the first, and after forget().
    const std::optional<std::vector<int>>& known() const { return m_known; }
    void forget();
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void changed();
    void settled();

private:
    struct Question {
        Treebank treebank;
        std::vector<std::size_t> sentences;
        double words = 0;
    };
    void begin(Question question);

    std::optional<std::vector<int>> m_known;
    std::optional<Question> m_next; ///< while the one before is answered
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
