// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/shelf/model_shelf.h"

namespace arcwright::ui {

// What is told of a model on the shelf, in words.

/// The language that it was trained with, or that its data say they are of; empty where neither is known.
QString shelfLanguage(const ShelvedModel& model);
/// How many sentences of which files.
QString shelfData(const ShelvedModel& model);
/// When it was trained, else when its file was written.
QString shelfDate(const ShelvedModel& model);
/// A share in percent, with one decimal; empty for nothing.
QString shelfPercent(double percent);
/// What there is to say before somebody uses it, a line each.
QStringList shelfWarnings(const ShelvedModel& model, const QString& language);
/// What has to be known of it at a glance, as `in use`.
QString shelfState(const ShelvedModel& model, bool isInUse, const QString& language);

/// A line of the details.
struct ShelfFact {
    QString title;
    QString value;
};
std::vector<ShelfFact> shelfFacts(const ShelvedModel& model, const QString& path);

} // namespace arcwright::ui
