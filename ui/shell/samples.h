// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "core/base/result.h"

namespace arcwright::ui {

/// A treebank that comes with the program.
struct SampleTreebank {
    QString title;
    QString fileName;
};

/// The samples that the window can open.
QVector<SampleTreebank> sampleTreebanks();

/// The sample to begin with: the one in the language of the window, else the English one.
SampleTreebank firstSample();

/// A copy of the sample in the user's data folder, made if there is none, so that it can be corrected and saved like
/// any file. Fails with FileNotWritable or DiskFull.
Result<QString> samplePath(const SampleTreebank& sample);

/// Whether the file is such a copy.
bool isSample(const QString& path);

} // namespace arcwright::ui
