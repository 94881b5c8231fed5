// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/experiments/curve_file.h"
#include "core/experiments/extrapolation.h"

namespace arcwright {

/// The score that a curve is judged by: LAS, UAS where there are no labels, and those of bunsetsu.
double CurveRun::*scoreOf(const LearningCurve& curve);
/// What it is called.
const char* scoreNameOf(const LearningCurve& curve);

/// What an extrapolation says, as a plain sentence; nothing: there were too few sizes. `translate` gives a sentence of
/// the context "Curve" in the reader's language; English if it is empty. `decimalSign`: of its figures.
std::string sentenceOf(const LearningCurve& curve, const std::optional<Extrapolation>& extrapolation, double factor,
    const std::function<std::string(const char*)>& translate = {}, std::string_view decimalSign = ".");

} // namespace arcwright
