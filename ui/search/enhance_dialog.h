// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QDialog>

#include "core/query/pattern.h"
#include "ui/search/enhancer.h"

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListView;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace arcwright::ui {

class EnhancementModel;

/// Makes enhanced graphs of trees, or takes them away: for which sentences, what of them, and a list of what becomes of
/// each before anything is made.
class EnhanceDialog : public QDialog {
    Q_OBJECT
public:
    enum class Where { Sentence, Found, All };
    enum class What { Add, Anew, Collapse };

    explicit EnhanceDialog(Workspace& workspace, QWidget* parent = nullptr);
    ~EnhanceDialog() override;

    /// The sentence on view.
    void setSentence(std::size_t index);
    void setErrorColor(const QColor& color);

    void choose(Where where);
    void choose(What what);
    QLineEdit* patternField() const { return m_pattern; }
    QCheckBox* guidelinesBox() const { return m_guidelines; }
    QCheckBox* kindBox(EnhancementKind kind) const { return m_kinds[static_cast<std::size_t>(kind)]; }
    QPushButton* previewButton() const { return m_preview; }
    QPushButton* applyButton() const { return m_apply; }
    QListView* list() const { return m_list; }
    /// The lines that differ in the selected sentence.
    QString difference() const;
    /// How much would change, or what is wrong with the pattern.
    QString message() const;
    Enhancer& enhancer() { return m_enhancer; }

Q_SIGNALS:
    /// Somebody wants to see a sentence.
    void sentenceChosen(std::size_t index);
    /// What came of it, in words.
    void said(const QString& text);

private:
    /// What a proposal is about.
    struct Question {
        Where where = Where::Sentence;
        std::optional<SentenceKey> sentence; ///< where it is about one
        QString pattern;
        EnhancementPlan plan;
        bool followsGuidelines = false;
    };
    QLayout* places();
    QLayout* choices();
    QLayout* buttons();
    void placeParts();
    void connectParts();
    void forget();
    bool asks(const Question& question) const;
    Question question() const;
    EnhancementPlan plan() const;
    void complain(const PatternProblem& problem);
    void preview();
    void showDifference();
    void showState();

    Workspace& m_workspace;
    Enhancer m_enhancer;
    EnhancementModel* m_model;
    std::optional<SentenceKey> m_sentence;
    QButtonGroup* m_where;
    QLineEdit* m_pattern;
    QComboBox* m_what;
    QCheckBox* m_guidelines;
    std::array<QCheckBox*, enhancementKindCount> m_kinds{};
    QPushButton* m_preview;
    QPushButton* m_apply;
    QLabel* m_message;
    QProgressBar* m_progress;
    QListView* m_list;
    QPlainTextEdit* m_difference;
    QColor m_errorColor;
    QString m_problem;
    Question m_asked; ///< last
    bool m_isProposed = false; ///< the list is of what was asked for
};

} // namespace arcwright::ui
