// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/shell/theme.h"

class QListView;

namespace arcwright::ui {

class SentenceDelegate;
class SentenceListModel;
class Workspace;

/// The list of all sentences, with how many words of each are predicted otherwise than in gold.
class SentenceBrowser : public QWidget {
    Q_OBJECT
public:
    explicit SentenceBrowser(Workspace& workspace, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    std::size_t currentSentence() const;
    /// Goes to a sentence; one beyond the end is the last.
    void setCurrentSentence(std::size_t index);
    /// Goes to the next (+1) or previous (-1) sentence.
    void step(int by);
    /// Goes to the next (+1) or previous (-1) sentence whose prediction differs from gold. False if there is none.
    bool stepToDifference(int by);
    QListView* list() const { return m_list; }

Q_SIGNALS:
    void sentenceChosen(std::size_t index);

private:
    Workspace& m_workspace;
    SentenceListModel* m_model;
    QListView* m_list;
    SentenceDelegate* m_delegate;
};

} // namespace arcwright::ui
