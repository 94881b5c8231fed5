// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright {

/// Prints for whole treebanks how long training with each decoder takes on one thread, how fast it then parses, what
/// the model is worth, and what pruning costs it. Measures nothing, and says so, where ARCWRIGHT_TREEBANKS names no
/// folder; false if a treebank there cannot be measured.
bool measureTreebanks();

} // namespace arcwright
