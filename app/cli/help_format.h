// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace arcwright::cli {

/// Help as CLI11 writes it, but for the options that an option needs or excludes: these stand by name. CLI11 has them
/// in the order of their addresses, which is another one each time.
class HelpFormat final : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override;
};

} // namespace arcwright::cli
