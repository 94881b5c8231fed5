// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace arcwright::cli {

/// What a morphological analyser writes of a text: runs `command` (`juman`, `mecab -d ...`) as a shell would, with the
/// text as its standard input. Nothing, and a complaint on standard error, if it cannot be run, fails, or writes no
/// lines of words that end in EOS.
std::optional<std::string> analysed(const std::string& text, const std::string& command);

} // namespace arcwright::cli
