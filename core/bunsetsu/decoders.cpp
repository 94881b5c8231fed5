// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/decoders.h"

#include <algorithm>

namespace arcwright {

std::optional<BunsetsuDecoder> bunsetsuDecoderNamed(std::string_view name)
{
    const auto found = std::find_if(bunsetsuDecoderTable.begin(), bunsetsuDecoderTable.end(),
        [&](const BunsetsuDecoderRow& row) { return row.name == name; });
    return found == bunsetsuDecoderTable.end() ? std::nullopt : std::optional(found->decoder);
}

std::span<const BunsetsuDecoder> allBunsetsuDecoders()
{
    static constexpr auto decoders = [] {
        std::array<BunsetsuDecoder, bunsetsuDecoderTable.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = bunsetsuDecoderTable[i].decoder;
        return all;
    }();
    return decoders;
}

} // namespace arcwright
