// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// What a relation means, in a few words and in the language of the window: those of Universal Dependencies (with what
/// its subtype adds, where that is known), of the Danish and Copenhagen Dependency Treebanks with their marks
/// (`[subj]`, `<dobj>`, `{agent}`, `@loc`), of the Kyoto corpora and of Prague treebanks. Empty for any other.
QString labelGloss(const QString& relation);

/// What a universal part of speech means; empty for any other tag.
QString tagGloss(const QString& upos);

} // namespace arcwright::ui
