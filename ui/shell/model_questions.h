// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>
#include <QStringList>

class QWidget;

namespace arcwright::ui {

class Learning;

/// What ends with the training that is under way, in a sentence; empty where nobody would miss anything.
QString endingTraining(const Learning& learning);

/// Of models that no file has, if somebody would miss them: which would be lost, in a sentence; empty if there are
/// none.
QString unsavedModels(const Learning& learning);

/// Of other work that is under way, as people call it: that it would be lost; empty if there is none.
QString endingJobs(const QStringList& jobs);

/// Whether a training that is under way, if there is one that somebody asked for, may be given up: the user is asked.
bool mayEndTraining(const Learning& learning, QWidget* window);

/// Whether other work that is under way, as people call it, may be given up: the user is asked if there is any.
bool mayEndJobs(const QStringList& jobs, QWidget* window);

/// Whether models that no file has, if somebody would miss them, may go: they are saved with `save`, or the user says
/// so.
bool mayLoseModel(const Learning& learning, QWidget* window, const std::function<bool()>& save);

} // namespace arcwright::ui
