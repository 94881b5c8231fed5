// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright {

/// What a training, or a model on the shelf, is called: `train.conllu`, and from the second of that name on with its
/// number, `train.conllu (2)`.
struct NumberedName {
    std::string name;
    int number = 1;

    std::string text() const { return number == 1 ? name : name + " (" + std::to_string(number) + ')'; }
    /// Any other text is a name without a number.
    static NumberedName of(std::string_view text);
};

} // namespace arcwright
