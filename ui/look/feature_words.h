// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "core/messages/feature_sentences.h"

namespace arcwright::ui {

/// A feature as models name it, with its value or without, in words of the window's language.
QString featureInWords(std::string_view name, FeatureUnits units);

} // namespace arcwright::ui
