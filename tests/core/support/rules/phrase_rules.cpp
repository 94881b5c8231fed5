// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/phrase_rules.h"

namespace arcwright::test {

bool readDependency(std::string_view text, Phrase& phrase)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9')
        ++at;
    phrase.head = numberOf(text.substr(0, at));
    if (phrase.head == noNumber || phrase.head < -1 || at == text.size() || text[at] < 'A' || text[at] > 'Z')
        return false;
    phrase.type = text[at];
    phrase.rest = text.substr(at + 1);
    return phrase.rest.empty() || phrase.rest.front() == ' ';
}

void checkPhrases(const std::vector<Phrase>& phrases, const PhraseRules& rules, int sentence, Breaches& breaches)
{
    const auto add = [&](const char* rule, int index, const std::string& detail) {
        breaches.push_back({rule, sentence, std::to_string(index) + ' ' + detail});
    };
    const int count = static_cast<int>(phrases.size());
    for (int i = 0; i < count; ++i) {
        const Phrase& phrase = phrases[static_cast<std::size_t>(i)];
        if (phrase.words == 0)
            add(rules.rule, i, "has no words");
        if (phrase.head == noHead)
            continue;
        if (phrase.head == i || phrase.head >= count)
            add(rules.rule, i, "depends on " + std::to_string(phrase.head));
        if (std::string_view("DPAI").find(phrase.type) == std::string_view::npos)
            add(rules.rule, i, "has the type " + phrase.type);
        if (i + 1 == count ? phrase.head != -1 : phrase.head < i)
            add(rules.direction, i, "depends on " + std::to_string(phrase.head));
        int above = i;
        for (int steps = 0; above >= 0 && above < count && steps <= count; ++steps)
            above = phrases[static_cast<std::size_t>(above)].head;
        if (above >= 0 && above < count)
            add(rules.tree, i, "is on a cycle or below one");
    }
}

} // namespace arcwright::test
