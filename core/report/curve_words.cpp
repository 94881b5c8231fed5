// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/curve_words.h"

#include <cmath>

#include "core/base/markup.h"
#include "core/messages/curve_sentences.h"
#include "core/messages/filled_sentence.h"
#include "core/report/table.h"

namespace arcwright {

double CurveRun::*scoreOf(const LearningCurve& curve)
{
    return curve.hasLabels ? &CurveRun::las : &CurveRun::uas;
}

const char* scoreNameOf(const LearningCurve& curve)
{
    return curve.hasLabels ? "LAS" : "UAS";
}

std::string sentenceOf(const LearningCurve& curve, const std::optional<Extrapolation>& extrapolation, double factor,
    const std::function<std::string(const char*)>& translate, std::string_view decimalSign)
{
    const auto say = [&](const char* sentence, const std::vector<std::string>& arguments) {
        return filledSentence(translate ? translate(sentence) : sentence, arguments);
    };
    if (!extrapolation)
        return say(tooFewSizesSentence, {curve.name});
    const auto figure = [&](double number) { return withDecimalSign(fixedNumber(number, 1), decimalSign); };
    constexpr double nothing = 0.05; // of a point is not seen
    constexpr double twice = 2;
    const char* sentence = extrapolation->gain < nothing ? noMoreDataSentence
        : factor == twice                                ? twiceTheDataSentence
                                                         : moreDataSentence;
    return say(sentence,
        {curve.name, withDecimalSign(plainNumber(factor), decimalSign), scoreNameOf(curve),
            figure(extrapolation->scores.low), figure(extrapolation->scores.high), figure(extrapolation->gain),
            figure(extrapolation->gains.low) + "–" + figure(extrapolation->gains.high),
            std::to_string(std::llround(extrapolation->wantedSize))});
}

} // namespace arcwright
