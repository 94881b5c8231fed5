// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/typed_text.h"

#include "core/base/line_scanner.h"
#include "core/bunsetsu/grouping.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/recognise.h"
#include "core/treebank/predicted_tags.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

Result<std::string> conlluOfText(
    std::string_view text, const RawTextOptions& options, const Tagger* tagger, TagMarks marks)
{
    const ConlluFormat format;
    const Segmenter* segmenter = tagger == nullptr ? nullptr : tagger->segmenter();
    std::string conllu;
    for (Sentence& sentence : sentencesOfRawText(composed(text), segmenter, options)) {
        if (tagger) {
            tagger->tag(sentence);
            for (Token& token : sentence.tokens) {
                if (marks == TagMarks::Written)
                    markPredictedTags(token);
            }
        }
        const auto written = format.write(sentence);
        if (!written)
            return failure(written.error());
        format.separate(conllu);
        conllu += *written;
    }
    if (conllu.empty())
        return failure(TreebankProblem::NoSentences);
    return conllu;
}

bool isAnalysed(std::string_view text)
{
    for (std::size_t at = text.find("EOS"); at != std::string_view::npos; at = text.find("EOS", at + 1)) {
        const std::size_t end = at + 3;
        const bool begins = at == 0 || text[at - 1] == '\n';
        if (begins && (end == text.size() || text[end] == '\n' || text[end] == '\r'))
            return true;
    }
    return false;
}

Result<FormatPointer> formatForTyped(std::string_view text)
{
    if (!isAnalysed(text))
        return std::make_shared<const ConlluFormat>();
    std::vector<RegisteredFormat> ofBunsetsu;
    for (const RegisteredFormat& format : registeredFormats()) {
        if (const FormatPointer made = format.make({}); made && made->hasBunsetsu())
            ofBunsetsu.push_back(format);
    }
    LineScanner lines(FileBytes::ofText(std::string(text)));
    return recognise(lines, {}, ofBunsetsu);
}

Result<std::string> bunsetsuOfAnalysis(std::string_view text)
{
    const auto format = formatForTyped(text);
    if (!format)
        return failure(format.error());
    const auto document = std::make_shared<const Document>(std::string(), std::string(text), *format);
    const Treebank treebank = groupedIntoBunsetsu(Treebank({document}));
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        if (const auto sentence = treebank.sentence(i); sentence->problem)
            return failure(*sentence->problem);
    }
    if (treebank.size() == 0)
        return failure(TreebankProblem::NoSentences);
    return treebank.documents().front()->serialised();
}

} // namespace arcwright
