// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace arcwright {
class Treebank;
}

namespace arcwright::ui {

/// Patterns that find something in the treebank, from simple to less so: a form, a relation, an arc with both its
/// words. Made of one of the first sentences that has such an arc; none if there is no such sentence.
QStringList patternExamples(const Treebank& treebank);

/// The relation called so, in whatever case, as one of the first sentences has it; empty if none has.
QString relationCalled(const Treebank& treebank, const QString& name);
/// The pattern that finds a relation.
QString patternOfRelation(const QString& relation);

} // namespace arcwright::ui
