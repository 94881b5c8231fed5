// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/bunsetsu_recogniser.h"

#include <algorithm>

#include "core/documents/document.h"
#include "core/formats/bunsetsu/bunsetsu_line.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/knp.h"
#include "core/formats/bunsetsu/tag_set_guess.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

/// Takes note of the line at hand and those that follow, up to where the encoding is known. `tagSet` may be null.
TextEncoding encodingOf(FileBeginning& file, TagSetGuess* tagSet)
{
    constexpr int most = 200'000; // of a file in ASCII
    int count = 0;
    do {
        if (file.isCut())
            continue;
        file.encoding().add(file.text());
        if (tagSet)
            tagSet->add(file.text());
    } while (!file.encoding().isSure() && ++count < most && file.next());
    return file.encoding().best();
}

class KnpRecogniser final : public FormatRecogniser {
public:
    Likelihood likelihood(std::string_view line) const override
    {
        const auto kind = m_knp->kindOf(line);
        const bool isUnit = kind == BunsetsuFormat::LineKind::Bunsetsu || kind == BunsetsuFormat::LineKind::Phrase;
        const bool isKnp = isKnpWordLine(line) || (isUnit && m_knp->parseBunsetsu(line));
        return isKnp ? Likelihood::Certain : Likelihood::None;
    }

    /// Of what kind, a sentence that is not empty tells.
    bool isEmptySentence(std::string_view line) const override { return isEndOfSentence(line); }

    void addComment(std::string_view line) override
    {
        m_hasSentence = m_hasSentence || line.starts_with("# S-ID:") || isEndOfSentence(line);
    }

    Likelihood likelihoodOfComments() const override { return m_hasSentence ? Likelihood::Certain : Likelihood::None; }

    Result<FormatPointer> formatOf(FileBeginning& file) override { return knpFormat(encodingOf(file, nullptr)); }
    Result<FormatPointer> formatByEnding(FileBeginning& file) override { return formatOf(file); }

private:
    const std::shared_ptr<const KnpFormat>& m_knp = knpFormat(TextEncoding::Utf8);
    bool m_hasSentence = false;
};

class CabochaRecogniser final : public FormatRecogniser {
public:
    Likelihood likelihood(std::string_view line) const override
    {
        const auto& cabocha = cabochaFormat(TagSet::Ipadic, TextEncoding::Utf8);
        if (line.starts_with("* "))
            return cabocha->parseBunsetsu(line) ? Likelihood::Certain : Likelihood::None;
        const auto cells = split(line, '\t');
        // The shortest features any of the dictionaries gives are the six of UniDic.
        const bool isWord
            = (cells.size() == 2 || cells.size() == 3) && std::count(cells[1].begin(), cells[1].end(), ',') >= 5;
        return isWord ? Likelihood::Certain : Likelihood::None;
    }

    Result<FormatPointer> formatOf(FileBeginning& file) override
    {
        TagSetGuess tagSet;
        const TextEncoding encoding = encodingOf(file, &tagSet);
        return cabochaFormat(tagSet.best(), encoding);
    }

    Result<FormatPointer> formatByEnding(FileBeginning& file) override { return formatOf(file); }
};

} // namespace

FormatPointer makeKnp(const FormatOptions& options)
{
    TextEncoding encoding = TextEncoding::Utf8;
    for (const std::string_view word : options.words) {
        const auto named = encodingNamed(word);
        if (!named)
            return nullptr;
        encoding = *named;
    }
    return knpFormat(encoding);
}

FormatPointer makeCabocha(const FormatOptions& options)
{
    TagSet tagSet = TagSet::Ipadic;
    TextEncoding encoding = TextEncoding::Utf8;
    for (const std::string_view word : options.words) {
        if (const auto named = encodingNamed(word))
            encoding = *named;
        else if (const auto ofDictionary = tagSetNamed(word))
            tagSet = *ofDictionary;
        else
            return nullptr;
    }
    return cabochaFormat(tagSet, encoding);
}

FormatPointer cabochaFor(const Document& document)
{
    return cabochaFormat(document.format()->tagSet().value_or(TagSet::Ipadic), TextEncoding::Utf8);
}

std::unique_ptr<FormatRecogniser> knpRecogniser()
{
    return std::make_unique<KnpRecogniser>();
}

std::unique_ptr<FormatRecogniser> cabochaRecogniser()
{
    return std::make_unique<CabochaRecogniser>();
}

} // namespace arcwright
