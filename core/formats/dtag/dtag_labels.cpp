// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_labels.h"

#include <algorithm>
#include <array>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

constexpr std::array<std::string_view, 4> segmentMarks{"¹", "²", "³", "^"};
constexpr std::string_view raisedMark = "¤";

bool takeFront(std::string_view& text, std::string_view part)
{
    if (!text.starts_with(part))
        return false;
    text.remove_prefix(part.size());
    return true;
}

bool takeBack(std::string_view& text, std::string_view part)
{
    if (!text.ends_with(part))
        return false;
    text.remove_suffix(part.size());
    return true;
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// The parts of a label, as views of it.
struct Peeled {
    std::string_view core;
    std::string_view steps;
    std::string_view crossing;
    std::string_view dependentSegments;
    std::string_view headSegments;
    std::string_view connective;
    bool isImplicit = false;
    bool isRaised = false;
    bool isIdiomatic = false;
    bool isValencyBound = false;
    bool headIsBelow = false;
    bool dependentIsBelow = false;
    bool isParenthesised = false;
};

/// Takes `:3` or `:3-5` off the end.
std::string_view takeSteps(std::string_view& label)
{
    std::size_t at = label.size();
    const auto skipDigits = [&] {
        const std::size_t end = at;
        while (at > 0 && isDigit(label[at - 1]))
            --at;
        return at < end;
    };
    if (!skipDigits())
        return {};
    if (at > 0 && label[at - 1] == '-') {
        --at;
        if (!skipDigits())
            return {};
    }
    if (at < 2 || label[at - 1] != ':')
        return {};
    const std::string_view steps = label.substr(at);
    label.remove_suffix(steps.size() + 1);
    return steps;
}

std::string_view takeSegments(std::string_view& text, bool (*take)(std::string_view&, std::string_view))
{
    const std::string_view before = text;
    while (std::any_of(
        segmentMarks.begin(), segmentMarks.end(), [&](std::string_view mark) { return take(text, mark); })) { }
    const std::size_t length = before.size() - text.size();
    return text.data() == before.data() ? before.substr(text.size()) : before.substr(0, length);
}

Peeled peeled(std::string_view label)
{
    Peeled parts;
    parts.steps = takeSteps(label);
    parts.core = label;
    if (label == "+")
        return parts;
    std::string_view& rest = parts.core;
    rest.remove_prefix(std::min(rest.find_first_not_of(":;+"), rest.size()));
    parts.crossing = label.substr(0, label.size() - rest.size());
    parts.dependentSegments = takeSegments(rest, takeFront);
    parts.isRaised = takeFront(rest, raisedMark);
    parts.headSegments = takeSegments(rest, takeBack);
    parts.isIdiomatic = takeBack(rest, "#");
    parts.isValencyBound = takeFront(rest, "@");
    if (const auto slash = rest.find('/'); slash != std::string_view::npos) {
        parts.connective = rest.substr(slash + 1);
        rest = rest.substr(0, slash);
        if (parts.connective.starts_with('(') && parts.connective.ends_with(')') && parts.connective.size() > 1) {
            parts.isImplicit = true;
            parts.connective = parts.connective.substr(1, parts.connective.size() - 2);
        }
    }
    parts.headIsBelow = takeFront(rest, "*");
    parts.dependentIsBelow = takeBack(rest, "*");
    if (rest.size() > 1 && rest.starts_with('(') && rest.ends_with(')')) {
        parts.isParenthesised = true;
        rest = rest.substr(1, rest.size() - 2);
    }
    return parts;
}

/// The letters a label begins with; those beyond ASCII count.
std::string_view firstWord(std::string_view text)
{
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    };
    const auto end = std::find_if_not(text.begin(), text.end(), isLetter);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

DtagLabelKind kindOf(const Peeled& parts)
{
    std::string_view core = parts.core;
    if (core.empty() || core == "+")
        return DtagLabelKind::Segment;
    if (parts.isRaised || core.front() == '_')
        return DtagLabelKind::Discourse;
    core.remove_prefix(std::min(core.find_first_not_of("$*"), core.size())); // undocumented, before brackets too
    if (core.starts_with('['))
        return DtagLabelKind::Secondary;
    if (core.starts_with('<'))
        return DtagLabelKind::Gap;
    if (core.starts_with('{'))
        return DtagLabelKind::Semantic;
    const std::string_view word = firstWord(core);
    if (word == "ref" || word.starts_with("coref") || word.starts_with("assoc"))
        return DtagLabelKind::Anaphora;
    const bool isCapital = std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return !word.empty() && isCapital ? DtagLabelKind::Discourse : DtagLabelKind::Primary;
}

/// `subj:pobj:2` of a gap.
void takePath(std::string_view text, DtagLabel& label)
{
    for (const std::string_view relation : split(text, ':'))
        label.path.emplace_back(relation);
    if (label.path.size() > 1) {
        if (const auto conjunct = parseNumber(label.path.back())) {
            label.conjunct = *conjunct;
            label.path.pop_back();
        }
    }
    label.base = label.path.front();
}

} // namespace

DtagLabelKind dtagLabelKind(std::string_view label)
{
    return kindOf(peeled(label));
}

bool canBeDtagHead(std::string_view label)
{
    const DtagLabelKind kind = dtagLabelKind(label);
    return kind == DtagLabelKind::Primary || kind == DtagLabelKind::Gap;
}

DtagLabel parseDtagLabel(std::string_view text)
{
    const Peeled parts = peeled(text);
    DtagLabel label;
    label.kind = kindOf(parts);
    label.dependentSegments = parts.dependentSegments;
    label.headSegments = parts.headSegments;
    label.connective = parts.connective;
    label.steps = parts.steps;
    label.isImplicit = parts.isImplicit;
    label.isAttribution = firstWord(parts.connective) == "ATTR";
    label.isParenthesised = parts.isParenthesised;
    label.crossesParagraph = parts.crossing.find('+') != std::string_view::npos;
    label.crossesColon = parts.crossing.find_first_of(":;") != std::string_view::npos;
    label.isRaised = parts.isRaised;
    label.isIdiomatic = parts.isIdiomatic;
    label.isValencyBound = parts.isValencyBound;
    label.headIsBelow = parts.headIsBelow;
    label.dependentIsBelow = parts.dependentIsBelow;

    std::string_view core = parts.core;
    if (takeFront(core, "["))
        takeBack(core, "]");
    else if (takeFront(core, "{"))
        takeBack(core, "}");
    else if (takeFront(core, "<")) {
        takeBack(core, ">");
        takePath(core, label);
        return label;
    }
    const std::size_t detail = core.size() < 2 ? std::string_view::npos : core.find_first_of(".:", 1);
    label.base = core.substr(0, detail);
    if (detail != std::string_view::npos)
        label.detail = core.substr(detail + 1);
    return label;
}

Result<void> checkDtagLabel(std::string_view label)
{
    constexpr std::string_view opening = "[{<(";
    constexpr std::string_view closing = "]}>)";
    if (!isWritableLabel(label))
        return failure(Problem{TreebankProblem::BlankInRelation, {}, 0, 0, {std::string(label)}});
    std::string open; // the brackets that close those that are open
    for (const char c : label) {
        if (const auto opened = opening.find(c); opened != std::string_view::npos) {
            open += closing[opened];
        } else if (closing.find(c) != std::string_view::npos) {
            if (open.empty())
                return failure(
                    Problem{FormatProblem::BracketNotOpened, {}, 0, 0, {std::string(label), std::string(1, c)}});
            if (open.back() != c)
                break;
            open.pop_back();
        }
    }
    if (!open.empty())
        return failure(
            Problem{FormatProblem::BracketNotClosed, {}, 0, 0, {std::string(label), std::string(1, open.back())}});
    return {};
}

} // namespace arcwright
