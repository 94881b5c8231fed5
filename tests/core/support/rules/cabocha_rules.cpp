// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/cabocha_rules.h"

#include "tests/core/support/rules/phrase_rules.h"

namespace arcwright::test {

namespace {

/// Reads a line of CaboCha that begins a bunsetsu: false if it is none.
bool readLatticeLine(std::string_view line, int expected, int sentence, Phrase& phrase, Breaches& breaches)
{
    const auto parts = partsOf(line, ' ');
    if (parts.size() < 3 || parts[0] != "*" || numberOf(parts[1]) == noNumber || !readDependency(parts[2], phrase))
        return false;
    if (numberOf(parts[1]) != expected)
        breaches.push_back({"numbers", sentence, std::string(line)});
    phrase.rest = parts.size() > 3 ? parts[3] : std::string_view();
    return true;
}

void checkPlaces(const std::vector<Phrase>& bunsetsu, int sentence, Breaches& breaches)
{
    for (const Phrase& phrase : bunsetsu) {
        const auto parts = partsOf(phrase.rest, '/');
        if (parts.size() != 2) {
            if (!phrase.rest.empty())
                breaches.push_back({"lines", sentence, phrase.rest});
            continue;
        }
        for (const std::string_view part : parts) {
            if (const int place = numberOf(part); place < 0 || place >= phrase.words)
                breaches.push_back({"places", sentence, phrase.rest + " of " + std::to_string(phrase.words)});
        }
    }
}

} // namespace

Breaches cabochaBreaches(std::string_view file)
{
    Breaches breaches;
    std::vector<Phrase> bunsetsu;
    int number = 0;
    bool isEmpty = true;
    for (const std::string_view line : linesOf(file)) {
        isEmpty = false;
        if (line == "EOS") {
            checkPhrases(bunsetsu, {"bunsetsu", "direction", "tree"}, number, breaches);
            checkPlaces(bunsetsu, number++, breaches);
            bunsetsu.clear();
            isEmpty = true;
            continue;
        }
        Phrase phrase;
        if (line.find('\t') == std::string_view::npos && line.starts_with("* ")) {
            if (readLatticeLine(line, static_cast<int>(bunsetsu.size()), number, phrase, breaches))
                bunsetsu.push_back(phrase);
            else
                breaches.push_back({"lines", number, std::string(line)});
        } else if (line.find('\t') != std::string_view::npos) {
            if (bunsetsu.empty())
                breaches.push_back({"lines", number, "a word before the first bunsetsu"});
            else
                ++bunsetsu.back().words;
        } else if (!line.starts_with('#')) {
            breaches.push_back({"lines", number, std::string(line)});
        }
    }
    if (!isEmpty)
        breaches.push_back({"lines", -1, "no EOS at the end"});
    return breaches;
}

} // namespace arcwright::test
