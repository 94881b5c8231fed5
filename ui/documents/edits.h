// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QObject>

#include "core/base/result.h"
#include "core/documents/history.h"
#include "core/documents/prepared_step.h"
#include "core/documents/step.h"
#include "core/treebank/enhanced_practice.h"
#include "ui/documents/open_files.h"

namespace arcwright::ui {

/// The steps on the open documents, taken back and made again, each signed by whoever sits there.
class Edits : public QObject {
    Q_OBJECT
public:
    explicit Edits(OpenFiles& files, QObject* parent = nullptr);

    /// See Workspace.
    bool apply(std::size_t index, Operation operation, Result<Sentence> after);
    bool replace(std::size_t index, Operation operation, Sentence after);
    bool setSource(std::size_t index, std::string bytes);
    Sentence readSource(std::size_t index, std::string bytes) const;
    bool make(std::size_t document, Step step);
    bool make(std::size_t document, PreparedStep&& step);
    /// See Workspace.
    void setPractice(std::shared_ptr<const EnhancedPractice> practice) { m_practice = std::move(practice); }
    const std::shared_ptr<const EnhancedPractice>& practice() const { return m_practice; }
    void setTagging(std::function<Edit(Edit)> tagging) { m_tagging = std::move(tagging); }

    /// See Workspace.
    void makeTogether(const std::function<void()>& steps);

    void setCurrentSentence(std::size_t index);
    std::size_t undoDocument() const;
    std::size_t redoDocument() const;
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    bool isReadOnly() const;

    bool canKeepAnnotationsInFile() const;
    bool keepsAnnotationsInFile() const;
    bool keepAnnotationsInFile(bool inFile);

Q_SIGNALS:
    void refused(const arcwright::Problem& problem);
    void sentencesReplaced(std::size_t first, std::size_t removed, std::size_t added);
    void sentencesChanged(const std::vector<std::size_t>& indices);
    void historyChanged();
    void stepped(const QString& description);

private:
    bool mayEdit(std::size_t document) const;
    bool take(std::size_t document, const Result<Step>& made);
    template <class Has>
    std::size_t documentWith(Has hasStep) const;
    void tell(std::size_t document, const Step& step, const QString& frame = {});

    /// A step is known by a sentence it made.
    struct Part {
        std::size_t document = 0;
        std::shared_ptr<const Sentence> made;
    };
    using Next = const Step* (History::*)() const;
    std::vector<std::size_t> documentsTogether(std::size_t document, Next next) const;
    void tellOrRefuse(std::size_t document, const std::optional<Step>& step, const QString& frame);
    QString textOf(std::size_t document, Next next) const;

    OpenFiles& m_files;
    std::shared_ptr<const EnhancedPractice> m_practice = std::make_shared<EnhancedPractice>();
    std::function<Edit(Edit)> m_tagging;
    std::size_t m_current = 0;
    std::vector<std::vector<Part>> m_together; ///< steps on several documents that are taken back in one
    bool m_isTogether = false;
    std::vector<std::size_t> m_edited; ///< documents, the one that was edited last at the end
};

} // namespace arcwright::ui
