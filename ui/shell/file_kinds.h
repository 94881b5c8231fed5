// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

struct LaunchOptions;

/// What a file is opened as.
enum class FileKind { Treebank, Model, Lesson, Exercise };

/// By the ending of its name, `.arcmodel`, `.arclesson`, `.arcexercise`; of other JSON by what it says it is; by the
/// first bytes of a model with another name. Everything else is a treebank, whose format the content tells.
FileKind kindOfFile(const QString& path);

/// Gives what was named without an option, as by a double click on it, to the option for files of its kind. False, with
/// a sentence in `problem`, if that is one too many.
bool sortPaths(LaunchOptions& options, QString& problem);

} // namespace arcwright::ui
