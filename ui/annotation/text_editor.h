// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include <QTimer>
#include <QWidget>

#include "core/documents/treebank.h"
#include "ui/look/theme.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace arcwright::ui {

class Workspace;

/// A sentence as its file has it, to be edited as text. What is typed is read again after a moment, and the first
/// problem is said and marked where it is; nothing is changed until it is applied.
class TextEditor : public QWidget {
    Q_OBJECT
public:
    explicit TextEditor(Workspace& workspace, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the text of a sentence; the cursor is put where its problem is.
    void edit(std::size_t sentence);
    /// Whether something was typed that is not applied.
    bool isModified() const;
    /// Whether something was typed for a sentence, which was left without applying it. edit() takes it up again.
    bool hasDraft(SentenceKey sentence) const { return m_drafts.contains(sentence); }
    /// Keeps what was typed, before another sentence is shown.
    void leave();
    /// Gives up what was typed for this sentence.
    void giveUp();
    QPlainTextEdit* text() const { return m_text; }
    /// The verdict on the text as it is.
    QString verdict() const;

public Q_SLOTS:
    /// Makes the sentence what the text says. It may be one that cannot be read.
    void apply();

Q_SIGNALS:
    void applied();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString typed() const;
    Result<std::string> typedSource() const;
    void readAgain();
    void show(const std::optional<Problem>& problem, bool moveCursor);

    Workspace& m_workspace;
    QLabel* m_verdict;
    QPlainTextEdit* m_text;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    QTimer m_settle;
    Theme m_theme;
    FormatPointer m_format; ///< of the file
    std::string m_source; ///< as it was when editing began
    QString m_shown; ///< what the field made of it
    struct Draft {
        std::string source; ///< it was typed over
        QString typed;
    };
    std::map<SentenceKey, Draft> m_drafts;
    std::size_t m_sentence = 0;
    SentenceKey m_key;
    std::size_t m_firstLine = 1; ///< of the sentence, in the file
};

} // namespace arcwright::ui
