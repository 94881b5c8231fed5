// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

namespace arcwright::ui {

/// What people call the decoder that files and the command line name so, of words or of bunsetsu: "Hill climbing" for
/// `hill`. A name that nobody knows stays as it is.
QString decoderInWords(std::string_view name);
/// A learner likewise; that of bunsetsu is named by the kind of its ranker.
QString learnerInWords(std::string_view name);

} // namespace arcwright::ui
