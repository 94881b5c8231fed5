// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "core/editing/suspicion_decisions.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

Signature anySignature(Choices& choices)
{
    return {"annotator", 1'700'000'000 + choices.number(0, 1000)};
}

std::string anyWords(Choices& choices)
{
    return choices.text({"", "said", "said again", "two\nlines"});
}

MadeOperation makeConfirmed(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", confirm(sentence, anySignature(choices), choices.coin() ? RootRule::Single : RootRule::Many), {}};
}

MadeOperation makeUnconfirmed(const Sentence& sentence, Choices&, Manner)
{
    return {"", unconfirm(sentence), {}};
}

MadeOperation makePin(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", pin(sentence, anyUnit(sentence, choices), anySignature(choices)), {}};
}

MadeOperation makeNoPin(const Sentence& sentence, Choices& choices, Manner)
{
    const auto& pins = sentence.annotation.pins;
    return {"", unpin(sentence, pins.empty() ? 1 : choices.oneOf(pins).dependent), {}};
}

MadeOperation makeWaiver(const Sentence& sentence, Choices& choices, Manner)
{
    const int unit = anyUnit(sentence, choices);
    const std::string node = choices.once(3) ? std::string() : std::to_string(unit);
    return {"", waive(sentence, {"some-test", node, {}, "why", anySignature(choices)}), {}};
}

MadeOperation makeNoWaiver(const Sentence& sentence, Choices& choices, Manner)
{
    const auto& waivers = sentence.annotation.waivers;
    if (waivers.empty())
        return {"", unwaive(sentence, "some-test", "1"), {}};
    const Waiver waiver = choices.oneOf(waivers);
    return {"", unwaive(sentence, waiver.test, waiver.node), {}};
}

MadeOperation makeDecision(const Sentence& sentence, Choices& choices, Manner)
{
    const auto decision = static_cast<SuspicionDecision>(choices.number(0, 3));
    return {"", decide(sentence, anyUnit(sentence, choices), decision, anySignature(choices)), {}};
}

MadeOperation makeNoDecision(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", withdrawDecision(sentence, anyUnit(sentence, choices)), {}};
}

MadeOperation makeRemark(const Sentence& sentence, Choices& choices, Manner)
{
    if (choices.coin())
        return {"", setRemark(sentence, anyWords(choices)), {}};
    return {"",
        setRemark(sentence, anyUnit(sentence, choices), choices.coin() ? RemarkOn::Unit : RemarkOn::Arc,
            anyWords(choices), anySignature(choices)),
        {}};
}

} // namespace

std::vector<SentenceCommand> remarkCommands()
{
    return {{"confirm", makeConfirmed}, {"unconfirm", makeUnconfirmed}, {"pin", makePin}, {"unpin", makeNoPin},
        {"waive", makeWaiver}, {"unwaive", makeNoWaiver}, {"setRemark", makeRemark}, {"decide", makeDecision},
        {"withdrawDecision", makeNoDecision}};
}

} // namespace arcwright::test
