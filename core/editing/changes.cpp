// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/changes.h"

#include <algorithm>

#include "core/documents/annotation_text.h"
#include "core/editing/comparison.h"

namespace arcwright {

void Comparison::add(Changed what, ChangeSide before, ChangeSide after, std::string field)
{
    const ChangeKind kind = before == ChangeSide() ? ChangeKind::Added
        : after == ChangeSide()                    ? ChangeKind::Removed
                                                   : ChangeKind::Altered;
    m_changes.push_back({what, kind, std::move(field), std::move(before), std::move(after)});
}

void Comparison::compareSentences()
{
    const auto side = [](const Sentence& sentence) {
        return ChangeSide{"", "", sentence.problem ? std::string(sentence.source.text()) : sentence.text(), "", ""};
    };
    const std::size_t both = std::min(beforeCount(), afterCount());
    for (std::size_t i = 0; i < both; ++i) {
        if ((before(i).problem || after(i).problem) && side(before(i)) != side(after(i)))
            add(Changed::Sentence, side(before(i)), side(after(i)));
    }
    for (std::size_t i = both; i < beforeCount(); ++i)
        add(Changed::Sentence, side(before(i)), {});
    for (std::size_t i = both; i < afterCount(); ++i)
        add(Changed::Sentence, {}, side(after(i)));
}

namespace {

/// What a text says of annotations is a copy of what is said anyway.
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
    comparison.compareSentences();
    comparison.compareWords();
    comparison.compareMultiwordTokens();
    comparison.compareEmptyNodes();
    comparison.compareBunsetsu();
    comparison.compareComments();
    comparison.compareAnnotation();
    return comparison.takeChanges();
}

} // namespace arcwright
