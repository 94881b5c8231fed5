// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "core/base/result.h"
#include "core/effort/effort_clock.h"
#include "core/effort/effort_log.h"

class QWidget;

namespace arcwright::ui {

class Learning;
class Workspace;

/// Counts keys, clicks and seconds while a sentence is on view, and the parser's first suggestions for it, and writes
/// down what it took when it is confirmed. Of sentences that are confirmed elsewhere, as several of a list at once,
/// nothing is known. What is written stays on this computer.
class EffortRecorder : public QObject {
    Q_OBJECT
public:
    /// `view` shows the sentence; keys count whichever window of the program has them, for editors open in windows of
    /// their own.
    EffortRecorder(Workspace& workspace, Learning& learning, QWidget& view);

    /// The sentence on view.
    void setSentence(std::size_t index);

Q_SIGNALS:
    void recorded();
    /// What was done cannot be written down.
    void failed(const arcwright::Problem& problem);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double now() const;
    void look();
    void takeSuggestion();
    void consider(const std::vector<std::size_t>& indices);
    EffortLog* logOf(const std::string& path);
    void forget();

    Workspace& m_workspace;
    Learning& m_learning;
    QWidget& m_view;
    EffortClock m_clock;
    QElapsedTimer m_time;
    std::size_t m_sentence = 0;
    bool m_isConfirmed = false; ///< the sentence on view, as it was last
    std::map<std::string, EffortLog> m_logs; ///< by the document's path
    bool m_hasFailed = false; ///< which is told once for each treebank
};

} // namespace arcwright::ui
