// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/players/export/step_export.h"

class QComboBox;

namespace arcwright::ui {

/// What was asked for, to begin with the next time.
struct StepExportWish {
    bool isOfWholeLesson = false;
    StepChoice choice = StepChoice::Current;
    StepFormat format = StepFormat::Svg;
    int perPage = 0;
};

/// Asks which steps of a player are to be saved, and as what.
class StepExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Of a player, or of all `stops` of the lesson that it is in, where these are several.
    explicit StepExportDialog(const Player& player, int stops = 1, QWidget* parent = nullptr);

    /// Begins with what was asked for before, as far as it can be had.
    void beginWith(const StepExportWish& wish);
    StepExportWish wish() const;

    StepChoice choice() const;
    StepFormat format() const;
    /// All stops are wanted.
    bool isOfWholeLesson() const;
    /// Of a handout in PDF; 0: as can be read.
    int perPage() const;
    QComboBox* stops() const { return m_stops; }
    QComboBox* choices() const { return m_choices; }
    QComboBox* formats() const { return m_formats; }

private:
    void offerSteps(const Player& player);

    bool m_hasStops;
    QComboBox* m_stops; ///< hidden where there is one
    QComboBox* m_choices;
    QComboBox* m_formats;
    QComboBox* m_perPage;
};

} // namespace arcwright::ui
