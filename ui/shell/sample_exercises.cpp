// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sample_exercises.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/formats/open.h"
#include "ui/shell/samples.h"

namespace arcwright::ui {

namespace {

/// Short sentences first, a few of them: it is a first try.
Exercise exerciseOfSample(const Document& document, const std::string& title)
{
    constexpr std::size_t mostSentences = 3;
    std::vector<std::shared_ptr<const Sentence>> sentences;
    std::set<std::string> relations;
    for (std::size_t index = 0; index < document.size(); ++index) {
        sentences.push_back(document.sentence(index));
        addRelations(*sentences.back(), relations);
    }
    std::ranges::stable_sort(sentences, {}, [](const auto& sentence) { return sentence->unitCount(); });
    Exercise exercise = makeExercise(sentences, title, Feedback::Marks, true, std::move(relations));
    exercise.items.resize(std::min(exercise.items.size(), mostSentences));
    return exercise;
}

} // namespace

std::vector<BuiltInExercise> sampleExercises()
{
    auto samples = sampleTreebanks();
    const QString first = firstSample().fileName;
    std::stable_sort(samples.begin(), samples.end(), [&](const SampleTreebank& one, const SampleTreebank& other) {
        return one.fileName == first && other.fileName != first;
    });
    std::vector<BuiltInExercise> exercises;
    for (const SampleTreebank& sample : samples) {
        const QString title
            = QCoreApplication::translate("Samples", "Sample: trees of %1", "a treebank").arg(sample.title);
        exercises.push_back({title, [sample, title]() -> Result<Exercise> {
                                 const auto path = samplePath(sample);
                                 if (!path)
                                     return failure(path.error());
                                 const auto document = openDocument(path->toStdString());
                                 if (!document)
                                     return failure(document.error());
                                 return exerciseOfSample(**document, title.toStdString());
                             }});
    }
    return exercises;
}

} // namespace arcwright::ui
