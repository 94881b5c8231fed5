// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QObject>

#include "core/base/result.h"
#include "ui/documents/workspace.h"
#include "ui/training/learning.h"
#include "ui/work/worker.h"

class QWidget;

namespace arcwright::ui {

/// Reading a model to use it, and saving the one in use: the dialogs, and the questions before a model is lost.
class ModelFiles : public QObject {
    Q_OBJECT
public:
    ModelFiles(const Workspace& workspace, Learning& learning, QWidget* window);

    void open();
    /// Reads a model on a thread of its own, then puts it in use, unless somebody would rather keep what goes then.
    void use(const QString& path);
    bool isReading() const { return m_reader.isRunning(); }
    /// True if it was saved where the user says, when it is there: on a thread of its own, while the window is drawn
    /// on.
    bool save();
    /// The same into that file.
    bool write(const QString& path);
    /// What keeps the model that save() would save without a question, and says whether it did.
    void setKeeper(std::function<bool()> keeper) { m_keeper = std::move(keeper); }
    /// True if it was kept: by the keeper, or, without one, as save() does.
    bool keep();
    /// The file of the model in use; empty if it was trained here.
    QString path() const { return m_learning.modelName().isEmpty() ? QString() : m_names.read; }
    /// The file that has the model in use, also where that was trained here and saved afterwards; empty if none has.
    QString file() const;

    struct Names {
        QString read; ///< file of the last that was read
        AnyModel saved; ///< the last that was saved
        QString savedPath; ///< its file
    };
    const Names& names() const { return m_names; }
    void setNames(const Names& names) { m_names = names; }

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// isReading(): what is read is called so.
    void reading(const QString& name);
    /// isReading() is false again.
    void settled();

private:
    /// What a model's file has.
    struct Read {
        Result<AnyModel> model;
        Result<std::shared_ptr<const Tagger>> tagger;
        Result<std::vector<AnyModel>> folds;
    };
    static Read read(const QString& path);
    void take(const QString& path, const Read& read);
    void sayWhatLanguageIsTaken(const AnyModel& model);

    const Workspace& m_workspace;
    Learning& m_learning;
    QWidget* m_window;
    Names m_names;
    std::function<bool()> m_keeper;
    Worker m_writer;
    Worker m_reader; // last: its thread uses the others
};

} // namespace arcwright::ui
