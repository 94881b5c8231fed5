// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "core/learning/tagger.h"
#include "ui/documents/workspace.h"
#include "ui/training/learning.h"
#include "ui/work/worker.h"

class QWidget;

namespace arcwright::ui {

class Actions;
class FileCommands;

/// Makes a treebank of a text that is typed or pasted: words, tags by a tagger, trees by the model in use; or of what
/// JUMAN or MeCab has written. The treebank is a file, opened and corrected like every other.
class TextCommands : public QObject {
    Q_OBJECT
public:
    TextCommands(
        Workspace& workspace, Learning& learning, FileCommands& files, const Actions& actions, QWidget& window);

    /// Writes the treebank of a text to a file, in the background, and opens it. The tagger is the one in the model's
    /// file; without one, it learns from the open treebank; where that has no tags the words have none. The ids of
    /// sentences begin with `prefix`, with the file's name where that is empty.
    void make(const QString& text, const QString& path, const QString& prefix = {});
    /// Has the analyser of the settings tell the words of a Japanese text apart, in the background: see analysed().
    void analyse(const QString& text);

Q_SIGNALS:
    void analysed(const QString& text);
    void refused(const QString& sentence);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    void ask();
    void askWhere(const QString& text, const QString& prefix);
    void open(const QString& path, bool isTagged);

    Workspace& m_workspace;
    Learning& m_learning;
    FileCommands& m_files;
    QWidget& m_window;
    std::shared_ptr<const Tagger> m_tagger; ///< learnt from the treebank that was open, as long as the model is that
    QString m_prefix; ///< that was typed last, for the text that an analyser has at hand
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
