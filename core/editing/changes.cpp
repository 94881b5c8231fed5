// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/changes.h"

#include <algorithm>

#include "core/documents/annotation_text.h"
#include "core/editing/compare_marks.h"
#include "core/editing/compare_units.h"
#include "core/editing/compare_words.h"
#include "core/editing/comparison.h"

namespace arcwright {

namespace {

void compareSentences(Comparison& comparison)
{
    const auto side = [](const Sentence& sentence) {
        return ChangeSide{"", "", sentence.problem ? std::string(sentence.source.text()) : sentence.text(), "", ""};
    };
    const std::size_t both = std::min(comparison.beforeCount(), comparison.afterCount());
    for (std::size_t i = 0; i < both; ++i) {
        if ((comparison.before(i).problem || comparison.after(i).problem)
            && side(comparison.before(i)) != side(comparison.after(i)))
            comparison.add(Changed::Sentence, side(comparison.before(i)), side(comparison.after(i)));
    }
    for (std::size_t i = both; i < comparison.beforeCount(); ++i)
        comparison.add(Changed::Sentence, side(comparison.before(i)), {});
    for (std::size_t i = both; i < comparison.afterCount(); ++i)
        comparison.add(Changed::Sentence, {}, side(comparison.after(i)));
}

/// Removes annotations from texts, where they only repeat Sentence::annotation.
void removeAnnotationTexts(std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    for (auto& sentence : sentences) {
        if (hasAnnotationText(*sentence))
            sentence = std::make_shared<const Sentence>(withoutAnnotationText(*sentence));
    }
}

} // namespace

std::vector<Change> changes(const Edit& edit)
{
    Edit plain = edit;
    removeAnnotationTexts(plain.before);
    removeAnnotationTexts(plain.after);
    Comparison comparison(plain);
    compareSentences(comparison);
    compareWords(comparison);
    compareMultiwordTokens(comparison);
    compareEmptyNodes(comparison);
    compareBunsetsu(comparison);
    compareComments(comparison);
    compareAnnotation(comparison);
    return comparison.takeChanges();
}

} // namespace arcwright
