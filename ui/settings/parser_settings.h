// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/settings/setting.h"

namespace arcwright::ui {

/// Parsers and services that are there without being asked for each time.
struct ParserSettings {
    /// The file of a model that is in use from the start on, where neither the command line nor what was open last
    /// names another one; empty: none.
    static const Setting<QString> modelAtStart;
    /// The command that tells the words of Japanese text apart, for a shell: it reads text and writes what JUMAN or
    /// MeCab write. Empty: none, so that such text is divided into characters.
    static const Setting<QString> analyser;
};

} // namespace arcwright::ui
