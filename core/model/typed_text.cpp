// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/typed_text.h"

#include "core/bunsetsu/grouping.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/open.h"
#include "core/formats/plain_text.h"
#include "core/treebank/predicted_tags.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

Result<std::string> conlluOfText(std::string_view text, const std::string& language, const Tagger* tagger)
{
    const ConlluFormat format;
    std::string conllu;
    for (Sentence& sentence : sentencesOfText(text, language)) {
        if (tagger) {
            tagger->tag(sentence);
            for (Token& token : sentence.tokens)
                markPredictedTags(token);
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

Result<AnalysedText> bunsetsuOfAnalysis(std::string_view text)
{
    AnalysedText analysed;
    analysed.isMeCab = text.find('\t') != std::string_view::npos; // JUMAN has spaces between its fields
    const auto document = std::make_shared<const Document>(
        std::string(), std::string(text), formatNamed(analysed.isMeCab ? "cabocha" : "knp"));
    const Treebank treebank = groupedIntoBunsetsu(Treebank({document}));
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        if (const auto sentence = treebank.sentence(i); sentence->problem)
            return failure(*sentence->problem);
    }
    if (treebank.size() == 0)
        return failure(TreebankProblem::NoSentences);
    auto bytes = treebank.documents().front()->serialised();
    if (!bytes)
        return failure(bytes.error());
    analysed.bytes = std::move(*bytes);
    return analysed;
}

} // namespace arcwright
