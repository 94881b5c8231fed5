// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// What a learning curve says of more data, in English; the context is "Curve". Arguments: the curve, how many times
/// the data, the score, its interval, how much more than now, the interval of that, the number of sentences.
inline constexpr const char* moreDataSentence = QT_TRANSLATE_NOOP(
    "Curve", "%1: with %2 times the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.");
inline constexpr const char* twiceTheDataSentence = QT_TRANSLATE_NOOP(
    "Curve", "%1: with twice the data (%8 sentences) %3 would be %4 to %5, about %6 more than now.");
/// Where that is next to nothing.
inline constexpr const char* noMoreDataSentence = QT_TRANSLATE_NOOP("Curve",
    "%1: more data of this kind would hardly help: with %2 times as much (%8 sentences) %3 would be %4 to %5.");
/// Argument: the curve.
inline constexpr const char* tooFewSizesSentence
    = QT_TRANSLATE_NOOP("Curve", "%1: at least three sizes are needed to say what more data would bring.");

} // namespace arcwright
