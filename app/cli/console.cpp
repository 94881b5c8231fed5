// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

#include "app/cli/spoken.h"
#include "app/cluster/job.h"
#include "core/base/file_descriptor.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/next_steps.h"
#include "core/messages/problem_sentences.h"
#include "core/treebank/file_packing.h"

namespace arcwright::cli {

std::string describe(const Problem& problem)
{
    std::string text;
    if (!problem.file.empty())
        text += withVisibleControls(problem.file) + ':';
    if (problem.line > 0)
        text += std::to_string(problem.line) + ':' + std::to_string(problem.column) + ':';
    if (!text.empty())
        text += ' ';
    const auto sentence
        = [&](const char* english) { return filledSentence(saidIn("Problem", english), problem.arguments); };
    text += sentence(problemSentence(problem.code));
    if (const char* reason = problemReasonSentence(problem))
        text += ' ' + sentence(reason);
    return text;
}

/// What can be done about it; null where the problem itself says so, or the window alone has what would help.
static const char* stepHere(const Problem& problem)
{
    return problem.code.as<EditProblem>() ? nullptr : nextStep(problem.code);
}

std::string describeWithStep(const Problem& problem)
{
    const char* const step = stepHere(problem);
    return describe(problem) + (step == nullptr ? std::string() : ' ' + saidIn("Problem", step));
}

void complain(const Problem& problem)
{
    std::cerr << describeWithStep(problem) << '\n';
}

bool complainOfUnreadable(const Treebank& treebank)
{
    constexpr std::size_t shown = 10;
    const auto problems = findProblems(treebank);
    const char* told = nullptr; // of what can be done, once for those that have it in common
    for (std::size_t i = 0; i < problems.size() && i < shown; ++i) {
        const char* const step = stepHere(problems[i]);
        std::cerr << (step == told ? describe(problems[i]) : describeWithStep(problems[i])) << '\n';
        told = step;
    }
    if (problems.size() > shown)
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine", "... and %1 more."), {std::to_string(problems.size() - shown)})
                  << '\n';
    return !problems.empty();
}

/// Whether somebody has asked for the zone that a document is read in.
static bool isZoneAskedFor(const Document& document, const std::vector<std::string>& paths)
{
    return std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
        const std::string zone = namedZone(path).zone;
        return !zone.empty() && zone == zonesOf(document).shown;
    });
}

/// Says what is to be known of the files of a document; of their zones only where nobody has chosen one.
static void tellNotices(const Document& document, bool isZoneChosen)
{
    const FilePacking* const packing = document.format()->packing();
    if (packing == nullptr)
        return;
    for (const Problem& notice : packing->notices()) {
        if (notice.code != FormatProblem::PmlOtherZones)
            complain(notice);
        else if (!isZoneChosen)
            std::cerr << describe(notice) << '\n'; // the name of another one follows
    }
}

Result<Treebank> openNamed(const std::vector<std::string>& paths, const std::string& format)
{
    for (const Problem& problem : skippedSubfolders(paths))
        complain(problem);
    auto treebank = openTreebank(paths, format);
    std::string other; // zone that could be read
    for (std::size_t i = 0; treebank && i < treebank->documents().size(); ++i) {
        const Document& document = *treebank->documents()[i];
        const bool isZoneChosen = !format.empty() || isZoneAskedFor(document, paths);
        tellNotices(document, isZoneChosen);
        if (const auto& others = zonesOf(document).others; !isZoneChosen && other.empty() && !others.empty())
            other = document.path() + '#' + others.front();
    }
    if (!other.empty())
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "Name another zone behind the file to read it: %1"), {other})
                  << '\n';
    return treebank;
}

std::optional<Treebank> openWhole(const std::vector<std::string>& paths, const std::string& format)
{
    const auto treebank = openNamed(paths, format);
    if (!treebank) {
        complain(treebank.error());
        return std::nullopt;
    }
    return complainOfUnreadable(*treebank) ? std::nullopt : std::optional(*treebank);
}

std::vector<std::shared_ptr<const Document>> annotated(const Treebank& treebank)
{
    std::vector<std::shared_ptr<const Document>> documents;
    for (const auto& document : treebank.documents()) {
        const auto file = readAnnotations(*document);
        if (!file)
            complain(file.error());
        documents.push_back(file && !file->annotations.empty()
                ? document->withAnnotations(foundIn(*document, *file).ofSentences)
                : document);
    }
    return documents;
}

Result<std::string> readText(const std::string& path)
{
    if (path == "-")
        return std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
    return readFile(path);
}

namespace {

/// Whether what is written on standard error ends on a terminal. A rank writes into a pipe to mpirun, which passes it
/// on to its own standard error; where mpirun has none of its own, as on another machine, nothing is shown.
bool isShownOnTerminal()
{
    if (::isatty(STDERR_FILENO) == 1)
        return true;
    const cluster::Launch launch = cluster::launchedAs();
    if (launch.ranks == 1 || launch.rank > 0)
        return false;
    const std::string ofLauncher = "/proc/" + std::to_string(::getppid()) + "/fd/2";
    const FileDescriptor there(::open(ofLauncher.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    return there && ::isatty(there.get()) == 1;
}

} // namespace

ProgressBar::ProgressBar(std::string title) : m_title(std::move(title)), m_terminal(isShownOnTerminal()) { }

ProgressBar::~ProgressBar()
{
    clear();
}

void ProgressBar::clear()
{
    if (m_terminal && m_lastPercent >= 0)
        std::fputs("\r\x1b[K", stderr);
    m_lastPercent = -1;
}

void ProgressBar::show(const Progress& progress)
{
    constexpr int width = 30;
    const int percent = progress.total == 0 ? 100 : static_cast<int>(progress.done * 100 / progress.total);
    if (!m_terminal || percent == m_lastPercent)
        return;
    m_lastPercent = percent;
    const auto filled = static_cast<std::size_t>(percent * width / 100);
    const std::string bar = std::string(filled, '=') + std::string(width - filled, ' ');
    std::fprintf(stderr, "\r%s [%s] %3d%%", m_title.c_str(), bar.c_str(), percent);
}

ProgressSink ProgressBar::sink()
{
    return [this](const Progress& progress) { show(progress); };
}

double rounded(double percentage)
{
    return std::round(percentage * 100) / 100;
}

} // namespace arcwright::cli
