// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/editing/remark_operations.h"
#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// A remark as one comes by it when reading: that of the sentence before all words, that of a word before its arc's.
struct RemarkPlace {
    int unit = 0; ///< 0: of the sentence; of an empty node or a multiword token, the word it stands at
    RemarkOn on = RemarkOn::Unit;
    QString text;
};

/// The remarks of a sentence in the order of reading.
std::vector<RemarkPlace> remarkPlaces(const Sentence& sentence);

/// The next (+1) or previous (-1) of these remarks as seen from a place, whether one is there or not.
std::optional<RemarkPlace> remarkBeside(const std::vector<RemarkPlace>& remarks, const RemarkPlace& here, int by);

} // namespace arcwright::ui
