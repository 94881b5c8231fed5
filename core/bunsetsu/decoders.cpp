// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/decoders.h"

#include <algorithm>

namespace arcwright {

std::optional<BunsetsuDecoder> bunsetsuDecoderNamed(std::string_view name)
{
    return keyNamed(bunsetsuDecoderTable, &BunsetsuDecoderRow::decoder, name);
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
