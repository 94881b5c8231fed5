// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/curve_file.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json_members.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/learning/training_problems.h"

namespace arcwright {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* curveFormat = "arcwright-learning-curves";
constexpr int curveVersion = 1;
constexpr std::size_t mostCurves = 1000;
constexpr std::size_t mostCurveRuns = 100'000;
constexpr unsigned mostSamples = 100'000;

CurveRun curveRunOf(const json& value, const std::string& path)
{
    CurveRun run;
    run.size = wholeOf<std::size_t>(value, path, "size");
    run.sample = wholeOf<unsigned>(value, path, "sample");
    run.seed = wholeOf<std::uint64_t>(value, path, "seed");
    run.tokens = wholeOf<std::size_t>(value, path, "tokens");
    run.uas = percentOf(value, path, "uas");
    run.las = percentOf(value, path, "las");
    if (run.size == 0)
        throw JsonFault{path + "size"};
    if (run.sample >= mostSamples)
        throw JsonFault{path + "sample"};
    return run;
}

LearningCurve curveOf(const json& value, const std::string& path)
{
    LearningCurve curve;
    curve.name = textIn(value, path, "name");
    curve.decoder = textIn(value, path, "decoder");
    curve.learner = textIn(value, path, "learner");
    curve.epochs = wholeOf<int>(value, path, "epochs");
    curve.isOfBunsetsu = isSecondOf(value, path, "units", "words", "bunsetsu");
    curve.hasLabels = truthOf(value, path, "labels");
    curve.sentences = wholeOf<std::size_t>(value, path, "sentences");
    curve.developmentSentences = wholeOf<std::size_t>(value, path, "development_sentences");
    const json& runs = listOf(value, path, "runs", mostCurveRuns);
    for (std::size_t i = 0; i < runs.size(); ++i)
        curve.add(curveRunOf(runs[i], path + "runs[" + std::to_string(i) + "]."));
    return curve;
}

std::vector<LearningCurve> curvesOf(const json& file)
{
    if (textIn(file, "", "format") != curveFormat)
        throw JsonFault{"format"};
    if (wholeOf<int>(file, "", "version") < 1)
        throw JsonFault{"version"};
    const json& list = listOf(file, "", "curves", mostCurves);
    std::vector<LearningCurve> curves;
    for (std::size_t i = 0; i < list.size(); ++i)
        curves.push_back(curveOf(list[i], "curves[" + std::to_string(i) + "]."));
    return curves;
}

} // namespace

void LearningCurve::add(const CurveRun& run)
{
    auto point = std::lower_bound(points.begin(), points.end(), run.size,
        [](const CurvePoint& one, std::size_t size) { return one.size < size; });
    if (point == points.end() || point->size != run.size)
        point = points.insert(point, CurvePoint{run.size, {}});
    auto place = std::lower_bound(point->runs.begin(), point->runs.end(), run.sample,
        [](const CurveRun& one, unsigned sample) { return one.sample < sample; });
    if (place != point->runs.end() && place->sample == run.sample)
        *place = run;
    else
        point->runs.insert(place, run);
}

std::string curvesText(const std::vector<LearningCurve>& curves)
{
    auto list = ordered_json::array();
    for (const LearningCurve& curve : curves) {
        auto runs = ordered_json::array();
        for (const CurvePoint& point : curve.points) {
            for (const CurveRun& run : point.runs)
                runs.push_back({{"size", run.size}, {"sample", run.sample}, {"seed", run.seed}, {"tokens", run.tokens},
                    {"uas", run.uas}, {"las", run.las}});
        }
        list.push_back({{"name", curve.name}, {"decoder", curve.decoder}, {"learner", curve.learner},
            {"epochs", curve.epochs}, {"units", curve.isOfBunsetsu ? "bunsetsu" : "words"}, {"labels", curve.hasLabels},
            {"sentences", curve.sentences}, {"development_sentences", curve.developmentSentences},
            {"runs", std::move(runs)}});
    }
    const ordered_json file{{"format", curveFormat}, {"version", curveVersion}, {"curves", std::move(list)}};
    return withJsonEscapes(file.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + '\n';
}

Result<std::vector<LearningCurve>> parseCurves(std::string_view text, const std::string& file)
{
    const auto wrong = [&](const std::string& member) {
        return failure(Problem{TrainingProblem::NotACurve, file, 0, 0, {member}});
    };
    const json value = json::parse(text, nullptr, false);
    if (value.is_discarded() || !value.is_object())
        return wrong("format");
    if (isOfLaterVersion(value, curveFormat, curveVersion))
        return failure(TrainingProblem::CurveTooNew, file);
    try {
        return curvesOf(value);
    } catch (const JsonFault& fault) {
        return wrong(fault.member);
    }
}

Result<std::vector<LearningCurve>> readCurves(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return failure(text.error());
    return parseCurves(*text, path);
}

} // namespace arcwright
