// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/attachment_kinds.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/query/askable.h"
#include "core/query/find_matches.h"

namespace arcwright {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    const auto last = text.find_last_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

/// How many characters UTF-8 text has.
std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

AttachmentKind& kindNamed(std::vector<AttachmentKind>& kinds, std::string_view name)
{
    const auto found
        = std::find_if(kinds.begin(), kinds.end(), [&](const AttachmentKind& kind) { return kind.name == name; });
    return found != kinds.end() ? *found : kinds.emplace_back(AttachmentKind{std::string(name), {}, {}});
}

/// The node of a pattern that is attached.
std::size_t attachedNode(const Pattern& pattern)
{
    const std::size_t named = pattern.node("x");
    return named < pattern.nodes.size() ? named : 0;
}

} // namespace

tl::expected<std::vector<AttachmentKind>, KindProblem> parseAttachmentKinds(std::string_view text)
{
    std::vector<AttachmentKind> kinds;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (trimmed(line).empty() || trimmed(line).front() == '#')
            continue;
        const auto colon = line.find(':');
        const std::string_view name = trimmed(line.substr(0, colon));
        if (colon == std::string_view::npos || name.empty())
            return tl::unexpected(KindProblem{number, true, {}});
        const std::string_view pattern = line.substr(colon + 1);
        auto parsed = parsePattern(pattern);
        const auto asked = parsed ? askable(*parsed, {}) : PatternResult<void>();
        if (!parsed || !asked) {
            KindProblem problem{number, false, parsed ? asked.error() : parsed.error()};
            problem.pattern.column += characterCount(line.substr(0, colon + 1));
            return tl::unexpected(problem);
        }
        AttachmentKind& kind = kindNamed(kinds, name);
        kind.patterns.push_back(std::move(*parsed));
        kind.texts.emplace_back(trimmed(pattern));
    }
    return kinds;
}

std::vector<int> unitsOfKind(const AttachmentKind& kind, const Sentence& sentence)
{
    std::vector<int> units;
    for (const Pattern& pattern : kind.patterns) {
        const std::size_t node = attachedNode(pattern);
        for (const PatternMatch& match : findMatches(pattern, {sentence})) {
            if (match[node] > 0 && !isEmptyNode(sentence, match[node]))
                units.push_back(match[node]);
        }
    }
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    return units;
}

std::vector<std::string> namesOf(const std::vector<AttachmentKind>& kinds)
{
    std::vector<std::string> names;
    names.reserve(kinds.size());
    for (const AttachmentKind& kind : kinds)
        names.push_back(kind.name);
    return names;
}

std::vector<std::string_view> kindsOf(const std::vector<AttachmentKind>& kinds, const Sentence& sentence)
{
    std::vector<std::string_view> names(static_cast<std::size_t>(sentence.unitCount()));
    for (const AttachmentKind& kind : kinds) {
        for (const int unit : unitsOfKind(kind, sentence)) {
            std::string_view& name = names[static_cast<std::size_t>(unit) - 1];
            if (name.empty())
                name = kind.name;
        }
    }
    return names;
}

OutcomeTable::KindTeller kindTeller(std::shared_ptr<const std::vector<AttachmentKind>> kinds)
{
    return [kinds = std::move(kinds)](const Sentence& sentence) { return kindsOf(*kinds, sentence); };
}

std::vector<KindScores> scoresByKind(
    const OutcomeTable& table, const Treebank& gold, const std::vector<AttachmentKind>& kinds, unsigned threads)
{
    const auto& sentences = table.sentences();
    std::vector<std::vector<std::vector<int>>> units(sentences.size()); // by sentence and kind
    parallelFor(sentences.size(), threads, {}, [&](std::size_t index, unsigned) {
        const auto sentence = gold.sentence(sentences[index].index);
        for (const AttachmentKind& kind : kinds)
            units[index].push_back(unitsOfKind(kind, *sentence));
    });
    std::vector<KindScores> scores;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        KindScores& of
            = scores.emplace_back(KindScores{kinds[kind].name, {}, std::vector<WordCounts>(table.systems().size())});
        for (std::size_t index = 0; index < sentences.size(); ++index) {
            for (const int unit : units[index][kind])
                of.rows.push_back(sentences[index].first + static_cast<std::uint32_t>(unit) - 1);
        }
        for (std::size_t system = 0; system < of.systems.size(); ++system)
            of.systems[system] = countsOf(table, system, of.rows);
    }
    return scores;
}

} // namespace arcwright
