// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/broken_rules.h"

#include <charconv>
#include <cmath>
#include <map>

#include "core/base/parallel.h"
#include "core/formats/registry.h"
#include "core/validation/finding.h"

namespace arcwright {

namespace {

struct UnitFinding {
    UnitPlace place;
    Finding finding;
};

/// The unit that a finding is about; 0 if it is about none, or no whole one.
int unitOf(const Finding& finding, const Sentence& sentence)
{
    int unit = 0;
    const char* const end = finding.node.data() + finding.node.size();
    const auto read = std::from_chars(finding.node.data(), end, unit);
    return read.ec == std::errc() && read.ptr == end && unit >= 1 && unit <= sentence.unitCount() ? unit : 0;
}

/// It is about the tree, and not about how it is written down or what else a word has.
bool isAboutArcs(const Finding& finding)
{
    if (finding.isWaived || finding.severity == Severity::Information)
        return false;
    constexpr int guidelines = 3;
    if (std::holds_alternative<TestId>(finding.kind))
        return finding.level == guidelines;
    return std::holds_alternative<StructureTest>(finding.kind);
}

std::vector<UnitFinding> findingsIn(const Sentence& sentence, std::size_t index, const ValidationOptions& options)
{
    std::vector<UnitFinding> found;
    if (sentence.problem)
        return found;
    const Format& format = sentence.source.format ? *sentence.source.format : *formatNamed("conllu");
    const auto text = format.write(sentence);
    for (Finding& finding :
        findingsOf(sentence, text ? std::string_view(*text) : std::string_view(), format, options).findings) {
        const int unit = unitOf(finding, sentence);
        if (unit != 0 && sentence.headOf(unit) != kNoHead && isAboutArcs(finding))
            found.push_back({{index, unit}, std::move(finding)});
    }
    return found;
}

} // namespace

double brokenRuleConfidence(std::size_t broken, std::size_t units)
{
    const double share = static_cast<double>(broken) / static_cast<double>(std::max<std::size_t>(units, 1));
    const double odds = -5 - 0.5 * std::log(std::max(share, 1e-5));
    return 1 / (1 + std::exp(-odds));
}

Result<std::vector<SuspiciousAnnotation>> findBrokenRules(const Sentences& sentences, const ValidationOptions& options,
    unsigned threads, const ProgressSink& progress, const std::stop_token& stop)
{
    std::vector<std::vector<UnitFinding>> found(sentences.size());
    parallelFor(sentences.size(), threads, stop,
        [&](std::size_t index, unsigned) { found[index] = findingsIn(*sentences[index], index, options); });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    std::size_t units = 0;
    std::map<std::string_view, std::size_t> broken;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        units += static_cast<std::size_t>(sentences[i]->unitCount());
        for (const UnitFinding& one : found[i])
            ++broken[one.finding.test];
    }
    std::vector<std::vector<SuspiciousAnnotation>> lists;
    for (auto& ofSentence : found) {
        for (UnitFinding& one : ofSentence) {
            const Sentence& sentence = *sentences[one.place.sentence];
            const double confidence = brokenRuleConfidence(broken[one.finding.test], units);
            SuspiciousAnnotation annotation{one.place.sentence, one.place.unit, sentence.headOf(one.place.unit),
                sentence.relationOf(one.place.unit), std::nullopt, confidence, {}};
            std::visit(
                [&](auto kind) {
                    annotation.reasons.push_back(
                        {SuspicionMethod::Validation, kind, std::move(one.finding.arguments), confidence});
                },
                one.finding.kind);
            lists.push_back({std::move(annotation)});
        }
    }
    if (progress)
        progress({1, 1});
    return merged(std::move(lists));
}

} // namespace arcwright
