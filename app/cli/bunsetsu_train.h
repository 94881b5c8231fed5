// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/model/given_part.h"

namespace arcwright::cli {

/// The settings of `train` for a decoder of bunsetsu.
struct BunsetsuTraining {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::string model;
    BunsetsuSettings settings;
    bool json = false;
    GivenPart given = GivenPart::Trees;
    std::string checkpoint = {}; ///< a file to write after each epoch; empty: none
    std::string resume = {}; ///< one to go on from; empty: from the start
};
int trainBunsetsu(const BunsetsuTraining& training);

} // namespace arcwright::cli
