// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/curve_file.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json_number.h"
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
constexpr std::size_t mostRuns = 100'000;
constexpr unsigned mostSamples = 100'000;

/// Thrown within this file only: the member that is wrong.
struct CurveFault {
    std::string member;
};

const json& memberOf(const json& object, const std::string& path, const char* name)
{
    const auto found = object.find(name);
    if (!object.is_object() || found == object.end())
        throw CurveFault{path + name};
    return *found;
}

template <class Integer>
Integer wholeOf(const json& object, const std::string& path, const char* name)
{
    try {
        return wholeNumber<Integer>(memberOf(object, path, name));
    } catch (const std::out_of_range&) {
        throw CurveFault{path + name};
    }
}

std::string textIn(const json& object, const std::string& path, const char* name)
{
    const json& value = memberOf(object, path, name);
    if (!value.is_string())
        throw CurveFault{path + name};
    return value.get<std::string>();
}

double percentOf(const json& object, const std::string& path, const char* name)
{
    const json& value = memberOf(object, path, name);
    const double percent = value.is_number() ? value.get<double>() : -1;
    if (!(percent >= 0 && percent <= 100))
        throw CurveFault{path + name};
    return percent;
}

CurveRun runOf(const json& value, const std::string& path)
{
    CurveRun run;
    run.size = wholeOf<std::size_t>(value, path, "size");
    run.sample = wholeOf<unsigned>(value, path, "sample");
    run.seed = wholeOf<std::uint64_t>(value, path, "seed");
    run.tokens = wholeOf<std::size_t>(value, path, "tokens");
    run.uas = percentOf(value, path, "uas");
    run.las = percentOf(value, path, "las");
    if (run.size == 0)
        throw CurveFault{path + "size"};
    if (run.sample >= mostSamples)
        throw CurveFault{path + "sample"};
    return run;
}

LearningCurve curveOf(const json& value, const std::string& path)
{
    LearningCurve curve;
    curve.name = textIn(value, path, "name");
    curve.decoder = textIn(value, path, "decoder");
    curve.learner = textIn(value, path, "learner");
    curve.epochs = wholeOf<int>(value, path, "epochs");
    const std::string units = textIn(value, path, "units");
    if (units != "words" && units != "bunsetsu")
        throw CurveFault{path + "units"};
    curve.isOfBunsetsu = units == "bunsetsu";
    const json& labels = memberOf(value, path, "labels");
    if (!labels.is_boolean())
        throw CurveFault{path + "labels"};
    curve.hasLabels = labels.get<bool>();
    curve.sentences = wholeOf<std::size_t>(value, path, "sentences");
    curve.developmentSentences = wholeOf<std::size_t>(value, path, "development_sentences");
    const json& runs = memberOf(value, path, "runs");
    if (!runs.is_array() || runs.size() > mostRuns)
        throw CurveFault{path + "runs"};
    for (std::size_t i = 0; i < runs.size(); ++i)
        curve.add(runOf(runs[i], path + "runs[" + std::to_string(i) + "]."));
    return curve;
}

std::vector<LearningCurve> curvesOf(const json& file)
{
    if (textIn(file, "", "format") != curveFormat)
        throw CurveFault{"format"};
    if (wholeOf<int>(file, "", "version") < 1)
        throw CurveFault{"version"};
    const json& list = memberOf(file, "", "curves");
    if (!list.is_array() || list.size() > mostCurves)
        throw CurveFault{"curves"};
    std::vector<LearningCurve> curves;
    for (std::size_t i = 0; i < list.size(); ++i)
        curves.push_back(curveOf(list[i], "curves[" + std::to_string(i) + "]."));
    return curves;
}

/// Whether the file says that it is of a later version, however much else in it is different.
bool isTooNew(const json& file)
{
    const auto version = file.is_object() ? file.find("version") : file.end();
    return file.is_object() && version != file.end() && version->is_number() && version->get<double>() > curveVersion
        && file.value("format", json()) == curveFormat;
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
    if (isTooNew(value))
        return failure(TrainingProblem::CurveTooNew, file);
    try {
        return curvesOf(value);
    } catch (const CurveFault& fault) {
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
