// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/verdict_sentences.h"

#include <algorithm>
#include <array>
#include <cstdio>

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

namespace {

const char* headsSentence(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Better:
        return QT_TRANSLATE_NOOP("Verdict", "%1 is better than %2: %3 more heads right, %8 by both tests.");
    case Judgement::OnlyMcNemar:
        return QT_TRANSLATE_NOOP("Verdict",
            "%1 may be better than %2: %3 more heads right, but only McNemar's test says so (%6), not the bootstrap "
            "(%7), which knows that the words of a sentence depend on each other.");
    case Judgement::OnlyBootstrap:
        return QT_TRANSLATE_NOOP("Verdict",
            "%1 may be better than %2: %3 more heads right, but only the bootstrap says so (%7), not McNemar's test "
            "(%6).");
    case Judgement::NoDifference:
        return QT_TRANSLATE_NOOP("Verdict",
            "No difference can be shown between %1 and %2: %4 and %5 heads right, %6 by McNemar's test, %7 by the "
            "bootstrap.");
    case Judgement::Same:
        break;
    }
    return QT_TRANSLATE_NOOP("Verdict", "%1 and %2 have the same heads right: %4.");
}

const char* arcsSentence(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Better:
        return QT_TRANSLATE_NOOP(
            "Verdict", "%1 is better than %2: %3 more heads right with their relations, %8 by both tests.");
    case Judgement::OnlyMcNemar:
        return QT_TRANSLATE_NOOP("Verdict",
            "%1 may be better than %2: %3 more heads right with their relations, but only McNemar's test says so (%6), "
            "not the bootstrap (%7), which knows that the words of a sentence depend on each other.");
    case Judgement::OnlyBootstrap:
        return QT_TRANSLATE_NOOP("Verdict",
            "%1 may be better than %2: %3 more heads right with their relations, but only the bootstrap says so (%7), "
            "not McNemar's test (%6).");
    case Judgement::NoDifference:
        return QT_TRANSLATE_NOOP("Verdict",
            "No difference can be shown between %1 and %2: %4 and %5 heads right with their relations, %6 by McNemar's "
            "test, %7 by the bootstrap.");
    case Judgement::Same:
        break;
    }
    return QT_TRANSLATE_NOOP("Verdict", "%1 and %2 have the same heads right with their relations: %4.");
}

/// The p that both tests keep below, where they give different ones.
std::string jointProbabilityText(double one, double other)
{
    const std::string text = probabilityText(std::max(one, other));
    return text == probabilityText(std::min(one, other)) ? text : "p \u2264" + text.substr(text.find('=') + 1);
}

} // namespace

const char* verdictSentence(const Verdict& verdict)
{
    return verdict.scored == Scored::Heads ? headsSentence(verdict.judgement()) : arcsSentence(verdict.judgement());
}

std::vector<std::string> verdictArguments(const Verdict& verdict, const OutcomeTable& table)
{
    const std::size_t more = std::max(verdict.firstRight(), verdict.secondRight());
    const std::size_t less = std::min(verdict.firstRight(), verdict.secondRight());
    std::string first = table.systems()[verdict.first].name;
    std::string second = table.systems()[verdict.second].name;
    if (verdict.isSecondBetter())
        first.swap(second);
    return {first, second, std::to_string(more - less), std::to_string(more), std::to_string(less),
        probabilityText(verdict.mcNemarHolm), probabilityText(verdict.bootstrapHolm),
        jointProbabilityText(verdict.mcNemarHolm, verdict.bootstrapHolm)};
}

const char* verdictRemark(const Verdict& verdict)
{
    return verdict.pairs < 2
        ? nullptr
        : QT_TRANSLATE_NOOP("Verdict", "The p are corrected for %1 pairs of systems by Holm's method.");
}

std::string probabilityText(double p)
{
    constexpr double least = 0.0001;
    if (p < least)
        return "p < 0.0001";
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "p = %.4f", p);
    return text.data();
}

} // namespace arcwright
