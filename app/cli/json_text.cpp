// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_text.h"

#include "core/base/utf8.h"

namespace arcwright::cli {

std::string jsonText(const nlohmann::json& json, int indentation)
{
    return withJsonEscapes(json.dump(indentation, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace arcwright::cli
