// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_check.h"

#include <algorithm>
#include <set>
#include <span>

#include "core/base/text_place.h"
#include "core/teaching/json_place.h"
#include "core/teaching/lesson_json.h"
#include "core/teaching/lesson_pictures.h"
#include "core/teaching/lesson_steps.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using namespace teaching;
using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 14> wholeOfFirst{"format", "version", "id", "title", "text", "player", "beside",
    "step", "words", "bunsetsu", "heads", "relations", "examples", "root"};
constexpr std::array<std::string_view, 5> wholeOfSecond{"format", "version", "id", "title", "stops"};
constexpr std::array<std::string_view, 15> stopOfSecond{"title", "text", "question", "player", "beside", "choices",
    "beside_choices", "step", "words", "bunsetsu", "heads", "relations", "examples", "root", "scores"};
constexpr std::array<std::string_view, 4> scoresOfFirst{"otherwise", "arcs", "siblings_otherwise", "siblings"};
constexpr std::array<std::string_view, 6> scoresOfSecond{
    "otherwise", "arcs", "siblings_otherwise", "siblings", "from", "move_price"};

/// How many letters have to be put in, left out or changed.
std::size_t distanceOf(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

/// The name that was meant, or all there are.
std::string meantBy(const std::string& name, Names known)
{
    constexpr std::size_t farthest = 3;
    constexpr std::size_t longest = 30;
    std::string_view nearest;
    std::size_t least = farthest;
    for (const std::string_view one : known) {
        const std::size_t distance = name.size() > longest ? farthest : distanceOf(name, one);
        if (distance < least) {
            least = distance;
            nearest = one;
        }
    }
    if (!nearest.empty())
        return std::string(nearest);
    std::string all;
    for (const std::string_view one : known)
        all += (all.empty() ? "" : ", ") + std::string(one);
    return all;
}

class Checker {
public:
    Checker(std::string_view text, const std::string& file, const json& whole)
        : m_text(text), m_file(file), m_whole(whole)
    {
    }

    std::vector<TeachingProblem> check()
    {
        try {
            checkWhole(versionOfLesson(m_whole));
        } catch (const Fault& fault) {
            add(fault);
        }
        std::stable_sort(m_findings.begin(), m_findings.end(), [](const auto& one, const auto& other) {
            return std::pair(one.line, one.column) < std::pair(other.line, other.column);
        });
        return std::move(m_findings);
    }

private:
    void checkWhole(int version)
    {
        if (version == 1) {
            std::vector<std::string_view> known(wholeOfFirst.begin(), wholeOfFirst.end());
            known.push_back("scores");
            checkNames(m_whole, {}, known);
            checkStop(m_whole, {}, version);
        } else {
            checkNames(m_whole, {}, wholeOfSecond);
            checkStops(version);
        }
        const std::size_t before = m_findings.size();
        if (before == 0) { // whatever no stop has by itself
            const auto read = parseLessonSeries(m_text, m_file);
            if (!read)
                add({read.error().fault, read.error().member, read.error().expected});
        } else if (!m_whole.contains("id") || !m_whole["id"].is_string()) {
            add({m_whole.contains("id") ? TeachingFault::WrongValue : TeachingFault::Missing, "id", "a text"});
        }
    }

    void checkStops(int version)
    {
        const json& stops = stopsOf(m_whole);
        for (std::size_t i = 0; i < stops.size() && !isFull(); ++i) {
            if (stops[i].is_object())
                checkNames(stops[i], at("stops", i), stopOfSecond);
            checkStop(stops[i], at("stops", i), version);
        }
    }

    void checkStop(const json& object, const std::string& path, int version)
    {
        const auto scores = object.is_object() ? object.find("scores") : object.end();
        const bool hasScores = object.is_object() && scores != object.end() && scores->is_object();
        if (hasScores)
            checkNames(*scores, insideOf(path, "scores"), version == 1 ? Names(scoresOfFirst) : Names(scoresOfSecond));
        try {
            const Lesson lesson = stopOf(object, version);
            if (object.contains("words") && object.contains("bunsetsu"))
                add({TeachingFault::WrongValue, insideOf(path, "words"), "words or bunsetsu, not both"});
            if (hasScores)
                checkTwice(*scores, insideOf(path, "scores"));
            checkAlgorithm(lesson, lesson.player, insideOf(path, "player"));
            if (!lesson.beside.empty())
                checkAlgorithm(lesson, lesson.beside, insideOf(path, "beside"));
            if (lesson.beside == lesson.player)
                add({TeachingFault::WrongValue, insideOf(path, "beside"), "another algorithm than the first"});
            checkStep(lesson, path);
            if (version > 1)
                checkPictures(lesson, object, path);
        } catch (Fault& fault) {
            add({fault.fault, insideOf(path, fault.member), fault.expected});
        }
    }

    void checkNames(const json& object, const std::string& path, Names known)
    {
        for (const auto& [name, value] : object.items()) {
            if (isFull() || std::find(known.begin(), known.end(), name) != known.end())
                continue;
            const auto place = memberIn(m_text, placeOfPath(m_text, path).value, name);
            add({TeachingFault::Unknown, insideOf(path, name), meantBy(name, known)},
                place ? place->name : placeOfPath(m_text, path).value);
        }
    }

    /// Of rows that are the same but for their score, only the last one counts.
    void checkTwice(const json& scores, const std::string& path)
    {
        for (const char* name : {"arcs", "siblings"}) {
            std::set<std::vector<int>> seen;
            const auto list = scores.find(name);
            for (std::size_t i = 0; list != scores.end() && i < list->size() && !isFull(); ++i) {
                std::vector<int> row;
                for (std::size_t part = 0; part + 1 < (*list)[i].size(); ++part)
                    row.push_back((*list)[i][part].get<int>());
                if (!seen.insert(row).second)
                    add({TeachingFault::WrongValue, at(insideOf(path, name), i), "each of them once"});
            }
        }
    }

    void checkAlgorithm(const Lesson& lesson, const std::string& name, const std::string& path)
    {
        const bool hasBunsetsu = !lesson.sentence->bunsetsu.empty();
        const LessonAlgorithm* algorithm = lessonAlgorithmNamed(name);
        std::string those;
        for (const LessonAlgorithm& one : lessonAlgorithms()) {
            if (algorithm == nullptr || (hasBunsetsu ? one.playsBunsetsu : one.playsWords))
                those += (those.empty() ? "" : ", ") + std::string(one.name);
        }
        if (algorithm == nullptr)
            add({TeachingFault::WrongValue, path, "one of " + those});
        else if (!(hasBunsetsu ? algorithm->playsBunsetsu : algorithm->playsWords))
            add({TeachingFault::WrongValue, path,
                "an algorithm for " + std::string(hasBunsetsu ? "bunsetsu" : "words") + ", one of " + those});
    }

    void checkStep(const Lesson& lesson, const std::string& path)
    {
        if (lesson.lastStep || lesson.step == 0 || !playsItsSentence(lesson))
            return;
        const auto steps = stepsOf(lesson, lesson.player);
        if (steps && lesson.step > *steps)
            add({TeachingFault::OutOfRange, insideOf(path, "step"), "0 to " + std::to_string(*steps) + ", or last"});
    }

    /// The pictures of our own canvas in the texts of a stop.
    void checkPictures(const Lesson& lesson, const json& object, const std::string& path)
    {
        for (const char* name : {"text", "question"}) {
            const auto member = object.find(name);
            if (member == object.end())
                continue;
            const std::string texts = insideOf(path, name);
            if (member->is_string())
                checkPicturesIn(lesson, member->get<std::string>(), texts);
            for (auto text = member->begin(); member->is_object() && text != member->end(); ++text)
                checkPicturesIn(lesson, text->get<std::string>(), insideOf(texts, text.key()));
        }
    }

    void checkPicturesIn(const Lesson& lesson, const std::string& markdown, const std::string& path)
    {
        std::size_t byte = placeOfPath(m_text, path).value;
        for (const std::string_view source : lessonPictureSources(markdown)) {
            if (const std::size_t found = m_text.find(source, byte); found != std::string_view::npos)
                byte = found; // else something in it is written otherwise
            const auto picture = lessonPictureOf(source);
            if (!picture) {
                add({TeachingFault::WrongValue, path, "canvas:tree, canvas:step=K or canvas:step=last"}, byte);
            } else if (picture->kind == LessonPicture::Kind::Tree && lesson.sentence->headOf(1) == kNoHead) {
                add({TeachingFault::WrongValue, path, "heads of the sentence, or another picture than canvas:tree"},
                    byte);
            } else if (picture->kind == LessonPicture::Kind::Step && picture->step > 0) {
                const auto steps = playsItsSentence(lesson) ? stepsOf(lesson, lesson.player) : std::nullopt;
                if (steps && picture->step > *steps)
                    add({TeachingFault::OutOfRange, path, "0 to " + std::to_string(*steps) + ", or last"}, byte);
            }
            byte += 1;
        }
    }

    static bool playsItsSentence(const Lesson& lesson)
    {
        const LessonAlgorithm* algorithm = lessonAlgorithmNamed(lesson.player);
        return algorithm != nullptr
            && (lesson.sentence->bunsetsu.empty() ? algorithm->playsWords : algorithm->playsBunsetsu);
    }

    bool isFull() const { return m_findings.size() >= mostLessonFindings; }

    void add(const Fault& fault) { add(fault, placeOfPath(m_text, fault.member).value); }
    void add(const Fault& fault, std::size_t byte)
    {
        if (isFull())
            return;
        const TextPlace place = placeOfByte(m_text, byte);
        m_findings.push_back({fault.fault, m_file, place.line, place.column, fault.member, fault.expected});
    }

    std::string_view m_text;
    const std::string& m_file;
    const json& m_whole;
    std::vector<TeachingProblem> m_findings;
};

} // namespace

std::vector<TeachingProblem> checkLesson(std::string_view text, const std::string& file)
{
    const auto read = readTeachingFile(text, file, [](const json& whole) { return whole; });
    return read ? Checker(text, file, *read).check() : std::vector{read.error()};
}

} // namespace arcwright
