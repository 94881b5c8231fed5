// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/jobs/training_defaults.h"
#include "ui/look/theme.h"
#include "ui/training/learning.h"
#include "ui/training/training_courses.h"
#include "ui/training/training_progress.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace arcwright::ui {

class BunsetsuForm;
class CourseCharts;
class CurveChart;
class SourcesForm;
class TrainingOutlook;

/// Settings of a training run, its start and end, and how it goes.
class TrainingPanel : public QWidget {
    Q_OBJECT
public:
    explicit TrainingPanel(Learning& learning, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    static QString titleOf(Decoder decoder);
    /// Any, and the others as one looks for them in the window's language.
    static std::vector<Language> languagesByTitle();

    /// The settings as they stand; the rest of the request is the caller's.
    TrainingRequest request() const;
    void setTrainable(bool trainable);
    /// Whether more can be asked for while something is trained: it waits for its turn.
    void setQueues(bool queues);
    /// Takes the settings that suit the treebank, unless somebody has chosen others, and says why they do.
    void suggest(const TrainingDefaults& defaults);
    /// That which the open treebank says it is of, until somebody chooses one.
    void suggestLanguage(Language language);
    /// Takes what the user's settings say a training begins with, unless somebody has chosen otherwise here.
    void takeSettings();
    /// Shows the settings of parsers of words, or of bunsetsu.
    void setUnits(Units units);
    /// Gives something else a place: below the settings, or below the curve.
    void addBelowSettings(QWidget* part);
    void addBelowCurve(QWidget* part);

Q_SIGNALS:
    void trainRequested();
    void cancelRequested();
    /// How far all that is under way has come, and what is left in words; nothing where that cannot be told yet.
    void progressShown(int percent, const QString& timeLeft);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildSettings(QFormLayout* form);
    void showStage(Learning::Stage stage);
    void showEpoch(const EpochReport& report);
    void alignLabels(const QFontMetrics& metrics);
    void showRunning(bool running);
    void showProgress();
    void beginCurve();
    void showCourse(const TrainingCourse* course);
    void takeChoices();
    void tellReason();
    void showSuggestedLanguage();
    void tellOutlook();

    Learning& m_learning;
    QComboBox* m_learner;
    QComboBox* m_decoder;
    QComboBox* m_language;
    QSpinBox* m_epochs;
    QCheckBox* m_labels;
    QCheckBox* m_jackknife;
    QSpinBox* m_threads;
    QCheckBox* m_pinsAlone;
    QPushButton* m_train;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QLabel* m_status;
    CurveChart* m_chart;
    QWidget* m_words; ///< the settings of words; one of the two is there
    BunsetsuForm* m_bunsetsu;
    SourcesForm* m_sources;
    QLabel* m_reason; ///< of the settings
    CourseCharts* m_course;
    TrainingOutlook* m_outlook; ///< where there is no curve
    TrainingCourses m_courses;
    std::optional<TrainingDefaults> m_defaults;
    bool m_isSuggesting = false;
    Language m_suggestedLanguage = Language::Any; ///< of the open files
    bool m_isLanguageChosen = false; ///< somebody has chosen the language
    bool m_isChosen = false; ///< somebody has changed the settings
    bool m_queues = false;
    int m_plannedEpochs = 0; ///< of what is under way
    std::size_t m_plannedSentences = 0;
    TrainingProgress m_work;
    QVBoxLayout* m_left;
    QVBoxLayout* m_right;
    bool m_trainable = false;
    bool m_hasTrained = false; ///< a model has come of what is or was under way
    bool m_isCancelled = false;
};

} // namespace arcwright::ui
