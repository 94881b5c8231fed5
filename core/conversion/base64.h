// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arcwright {

/// Bytes as RFC 4648 has them, with padding.
std::string base64Of(std::string_view bytes);

/// The bytes again; none if the text is not strictly that.
std::optional<std::string> bytesOfBase64(std::string_view text);

} // namespace arcwright
