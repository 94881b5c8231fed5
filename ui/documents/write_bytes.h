// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/atomic_file.h"
#include "core/base/result.h"

namespace arcwright::ui {

/// Makes these bytes the content of a file, in a single step or not at all; see AtomicFile.
Result<void> writeBytes(const QString& path, const QByteArray& bytes, Links links = Links::Follow);

} // namespace arcwright::ui
