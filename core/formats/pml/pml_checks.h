// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/formats/pml/pml_sentence.h"

namespace arcwright {

/// What is wrong with a sentence that only its files tell, by the names of the tests: references between the layers
/// (`pml-reference`, `pml-word-twice`, `pml-token`, `pml-sentence`, `pml-word-unreached`), ids of the file
/// (`pml-id-twice`), the order (`pml-order`, `pml-children-order`), values that the schemas do not have (`pml-afun`,
/// `pml-tag`, `pml-form-change`), forms (`pml-form`), and a technical root without words (`pml-empty-sentence`). `read`
/// is what the sentence was read from; it may have been edited since. O(bytes).
std::vector<FormatWarning> pmlWarnings(const Sentence& sentence, const PmlSentence& read, const PmlTreebank& treebank);

} // namespace arcwright
