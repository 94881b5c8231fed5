// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The units whose features a name is of: the same letters stand for other things in the tables of the two.
enum class FeatureUnits { Words, Bunsetsu };

/// A word of the tables of templates, and what it says; to be translated, with the context "Feature".
struct FeatureSentence {
    std::string_view word;
    const char* sentence;
};

/// The words and bunsetsu that a template looks at, by the letter before the dot.
inline constexpr auto wordRoleSentences = std::to_array<FeatureSentence>({
    {"h", QT_TRANSLATE_NOOP("Feature", "head")},
    {"m", QT_TRANSLATE_NOOP("Feature", "dependent")},
    {"s", QT_TRANSLATE_NOOP("Feature", "sibling")},
    {"t", QT_TRANSLATE_NOOP("Feature", "sibling before that")},
    {"g", QT_TRANSLATE_NOOP("Feature", "head of the head")},
    {"b", QT_TRANSLATE_NOOP("Feature", "word between")},
    {"f", QT_TRANSLATE_NOOP("Feature", "dependent inside the arc")},
    {"v", QT_TRANSLATE_NOOP("Feature", "word")},
});
inline constexpr auto bunsetsuRoleSentences = std::to_array<FeatureSentence>({
    {"d", QT_TRANSLATE_NOOP("Feature", "dependent")},
    {"c", QT_TRANSLATE_NOOP("Feature", "candidate")},
    {"n", QT_TRANSLATE_NOOP("Feature", "nearer candidate")},
    {"f", QT_TRANSLATE_NOOP("Feature", "farther candidate")},
});

/// What is looked at of them, behind the dot.
inline constexpr auto attributeSentences = std::to_array<FeatureSentence>({
    {"form", QT_TRANSLATE_NOOP("Feature", "form")},
    {"prefix", QT_TRANSLATE_NOOP("Feature", "beginning of the form")},
    {"lemma", QT_TRANSLATE_NOOP("Feature", "lemma")},
    {"coarse", QT_TRANSLATE_NOOP("Feature", "part of speech")},
    {"tag", QT_TRANSLATE_NOOP("Feature", "tag")},
    {"morph", QT_TRANSLATE_NOOP("Feature", "morphology")},
    {"agreement", QT_TRANSLATE_NOOP("Feature", "gender, number, case and person")},
    {"verbal", QT_TRANSLATE_NOOP("Feature", "verb form, mood, tense and voice")},
    {"rel", QT_TRANSLATE_NOOP("Feature", "relation")},
    {"shuji.form", QT_TRANSLATE_NOOP("Feature", "content word")},
    {"shuji.lemma", QT_TRANSLATE_NOOP("Feature", "content word's lemma")},
    {"shuji.coarse", QT_TRANSLATE_NOOP("Feature", "content word's part of speech")},
    {"shuji.tag", QT_TRANSLATE_NOOP("Feature", "content word's tag")},
    {"shuji.inflection", QT_TRANSLATE_NOOP("Feature", "content word's inflection")},
    {"gokei.form", QT_TRANSLATE_NOOP("Feature", "function word")},
    {"gokei.lemma", QT_TRANSLATE_NOOP("Feature", "function word's lemma")},
    {"gokei.coarse", QT_TRANSLATE_NOOP("Feature", "function word's part of speech")},
    {"gokei.tag", QT_TRANSLATE_NOOP("Feature", "function word's tag")},
    {"gokei.inflection", QT_TRANSLATE_NOOP("Feature", "function word's inflection")},
    {"function", QT_TRANSLATE_NOOP("Feature", "function")},
    {"content", QT_TRANSLATE_NOOP("Feature", "kind of content word")},
    {"kind", QT_TRANSLATE_NOOP("Feature", "kind")},
    {"cases", QT_TRANSLATE_NOOP("Feature", "case particles")},
    {"inflection", QT_TRANSLATE_NOOP("Feature", "inflection")},
    {"tail", QT_TRANSLATE_NOOP("Feature", "last word")},
    {"marks", QT_TRANSLATE_NOOP("Feature", "punctuation and brackets")},
    {"edge", QT_TRANSLATE_NOOP("Feature", "place in the sentence")},
    {"left.form", QT_TRANSLATE_NOOP("Feature", "first word")},
    {"left.coarse", QT_TRANSLATE_NOOP("Feature", "first word's part of speech")},
    {"left.tag", QT_TRANSLATE_NOOP("Feature", "first word's tag")},
    {"left.inflection", QT_TRANSLATE_NOOP("Feature", "first word's inflection")},
});

/// Words of the tables that stand without a letter: of the arc, of the subtree, of what lies between.
inline constexpr auto contextSentences = std::to_array<FeatureSentence>({
    {"rel", QT_TRANSLATE_NOOP("Feature", "the arc's relation")},
    {"lefts", QT_TRANSLATE_NOOP("Feature", "how many dependents on its left")},
    {"rights", QT_TRANSLATE_NOOP("Feature", "how many dependents on its right")},
    {"dependents", QT_TRANSLATE_NOOP("Feature", "how many dependents")},
    {"before", QT_TRANSLATE_NOOP("Feature", "what stands before its subtree")},
    {"first", QT_TRANSLATE_NOOP("Feature", "the subtree's first word")},
    {"last", QT_TRANSLATE_NOOP("Feature", "the subtree's last word")},
    {"after", QT_TRANSLATE_NOOP("Feature", "what stands after its subtree")},
    {"length", QT_TRANSLATE_NOOP("Feature", "the subtree's length")},
    {"gap", QT_TRANSLATE_NOOP("Feature", "a gap in its subtree")},
    {"conjuncts", QT_TRANSLATE_NOOP("Feature", "conjuncts compared")},
    {"distance", QT_TRANSLATE_NOOP("Feature", "distance")},
    {"steps", QT_TRANSLATE_NOOP("Feature", "distance in bunsetsu")},
    {"marks", QT_TRANSLATE_NOOP("Feature", "punctuation between them")},
    {"rank", QT_TRANSLATE_NOOP("Feature", "how many alike stand between them")},
    {"alike", QT_TRANSLATE_NOOP("Feature", "what they have in common")},
    {"sibling", QT_TRANSLATE_NOOP("Feature", "what the first dependent hangs by")},
    {"sibling.lemma", QT_TRANSLATE_NOOP("Feature", "the first dependent's lemma")},
    {"siblings", QT_TRANSLATE_NOOP("Feature", "what the first dependent hangs by, and whether there are more")},
    {"particles", QT_TRANSLATE_NOOP("Feature", "particles between them")},
    {"attached", QT_TRANSLATE_NOOP("Feature", "case particles that it has already")},
});

/// How the parts are put together, and what stands for a value or at the end of a feature's name.
inline constexpr auto featureTailSentences = std::to_array<FeatureSentence>({
    {", left", QT_TRANSLATE_NOOP("Feature", "to the left")},
    {", right", QT_TRANSLATE_NOOP("Feature", "to the right")},
    {", of the head", QT_TRANSLATE_NOOP("Feature", "the head's")},
    {", of the dependent", QT_TRANSLATE_NOOP("Feature", "the dependent's")},
});
inline constexpr auto featureValueSentences = std::to_array<FeatureSentence>({
    {"", QT_TRANSLATE_NOOP("Feature", "none")},
    {"<root>", QT_TRANSLATE_NOOP("Feature", "the root")},
    {"<none>", QT_TRANSLATE_NOOP("Feature", "none")},
    {"<before>", QT_TRANSLATE_NOOP("Feature", "the sentence's beginning")},
    {"<after>", QT_TRANSLATE_NOOP("Feature", "the sentence's end")},
    {"alike", QT_TRANSLATE_NOOP("Feature", "alike")},
    {"different", QT_TRANSLATE_NOOP("Feature", "different")},
});

/// Translates a sentence of these tables; the command line has them as they are.
using FeatureWording = std::function<std::string(const char* sentence)>;

/// The name of a template, of an attribute or of a feature in words: `h.tag h.tag+1 m.tag` is "head's tag and the next
/// word's; dependent's tag", and `h.tag=VERB m.form=se, left, 3` "head's tag VERB; dependent's form se; to the left, 3
/// words away". What the tables do not have stays as it is. O(name x tables).
std::string featureInWords(
    std::string_view name, FeatureUnits units,
    const FeatureWording& wording = [](const char* sentence) { return std::string(sentence); });

} // namespace arcwright
