// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_output.h"

#include <cstdio>

namespace arcwright::cli {

const char* nameOf(Rival rival)
{
    switch (rival) {
    case Rival::None:
        return "none";
    case Rival::Gold:
        return "gold";
    case Rival::Asked:
        return "asked";
    case Rival::NextBest:
        return "next best";
    }
    return "";
}

std::string signedNumber(double number)
{
    char text[64];
    std::snprintf(text, sizeof text, "%+.4f", number);
    return text;
}

nlohmann::json nodeOrNull(int node)
{
    return node == kNoHead ? nlohmann::json() : nlohmann::json(node);
}

nlohmann::json explainedSentence(const ChosenSentence& chosen)
{
    return {{"sentence", chosen.number}, {"id", chosen.sentence->metadata("sent_id")}, {"decoder", chosen.decoder()}};
}

} // namespace arcwright::cli
