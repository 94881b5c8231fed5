// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/recognise.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/file_problems.h"
#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

/// Reads as many lines as it takes to know the format.
class Recogniser {
public:
    Recogniser(LineScanner& lines, const std::string& path, std::span<const RegisteredFormat> formats)
        : m_file(lines, formatOfEnding(path))
    {
        for (const RegisteredFormat& format : formats) {
            if (format.makeRecogniser)
                m_asked.push_back({&format.family, format.makeRecogniser()});
        }
    }

    Result<FormatPointer> run()
    {
        while (m_file.next()) {
            if (auto problem = problemOfLine())
                return failure(std::move(*problem));
            if (isBlankLine(m_file.text()))
                continue;
            if (FormatRecogniser* told = likeliest())
                return told->formatOf(m_file);
            if (FormatRecogniser* told = any([&](const auto& each) { return each.isDeclaredBy(m_file.text()); }))
                return told->formatOf(m_file);
            const bool isEmptySentence = any([&](const auto& each) { return each.isEmptySentence(m_file.text()); });
            if (m_file.text().front() != '#' && !isEmptySentence)
                return byNextLines();
            addComment();
            m_file.encoding().add(m_file.text());
        }
        if (m_file.problem())
            return failure(*m_file.problem());
        FormatRecogniser* told = likeliestByComments(Likelihood::Certain);
        if (!told)
            told = likeliestByComments(Likelihood::Possible);
        return told ? told->formatOf(m_file) : failure(FileProblem::IsEmpty);
    }

private:
    struct Asked {
        const FormatFamily* family;
        std::unique_ptr<FormatRecogniser> recogniser;
    };

    std::optional<Problem> problemOfLine() const
    {
        const std::string_view line = m_file.text();
        const bool isFirst = m_file.number() == 1;
        if (isFirst && (line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF")))
            return Problem{FormatProblem::Unsupported, {}, 1, 1, {"UTF-16"}};
        const auto carriageReturn = findCarriageReturnWithin(line);
        if (carriageReturn && isFirst && m_file.isLastWithoutEnd())
            return Problem{TextProblem::CarriageReturnAlone, {}, 1, columnOf(line, line.substr(*carriageReturn)), {}};
        return std::nullopt;
    }

    /// The first for which that holds, null if there is none.
    template <class Predicate>
    FormatRecogniser* any(Predicate holds) const
    {
        const auto found
            = std::find_if(m_asked.begin(), m_asked.end(), [&](const Asked& each) { return holds(*each.recogniser); });
        return found == m_asked.end() ? nullptr : found->recogniser.get();
    }

    /// For which the line at hand speaks; null if it speaks for none.
    FormatRecogniser* likeliest() const
    {
        FormatRecogniser* certain = certainly();
        return certain ? certain
                       : any([&](const auto& each) { return each.likelihood(m_file.text()) == Likelihood::Possible; });
    }

    FormatRecogniser* certainly() const
    {
        return any([&](const auto& each) { return each.likelihood(m_file.text()) == Likelihood::Certain; });
    }

    FormatRecogniser* likeliestByComments(Likelihood likelihood) const
    {
        return any([&](const auto& each) { return each.likelihoodOfComments() == likelihood; });
    }

    void addComment()
    {
        for (const Asked& each : m_asked)
            each.recogniser->addComment(m_file.text());
    }

    /// Where the first line tells nothing, as one that is broken may, those after it do if one of them could hardly be
    /// of another format; and if none is, the ending of the name.
    Result<FormatPointer> byNextLines()
    {
        constexpr int most = 10'000; // lines; more would take too long to open
        const Problem nothingTold{FormatProblem::Unknown, {}, m_file.number(), 1, {}};
        for (int i = 0; i < most; ++i) {
            if (!m_file.isCut())
                m_file.encoding().add(m_file.text());
            if (!m_file.next())
                break;
            if (FormatRecogniser* told = certainly())
                return told->formatOf(m_file);
            if (m_file.text().starts_with('#'))
                addComment();
        }
        FormatRecogniser* told = likeliestByComments(Likelihood::Certain);
        return told ? told->formatOf(m_file) : byEnding(nothingTold);
    }

    Result<FormatPointer> byEnding(const Problem& otherwise)
    {
        const FormatPointer& ofEnding = m_file.formatOfEnding();
        if (!ofEnding)
            return failure(otherwise);
        const auto found = std::find_if(
            m_asked.begin(), m_asked.end(), [&](const Asked& each) { return *each.family == ofEnding->family(); });
        return found == m_asked.end() ? ofEnding : found->recogniser->formatByEnding(m_file);
    }

    FileBeginning m_file;
    std::vector<Asked> m_asked;
};

} // namespace

Result<FormatPointer> recognise(LineScanner& lines, const std::string& path, std::span<const RegisteredFormat> formats)
{
    return Recogniser(lines, path, formats).run();
}

} // namespace arcwright
