// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/analyses_into.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/format_terms.h"
#include "core/formats/format_problems.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// A word of the documents.
struct HomePlace {
    std::size_t sentence = 0; ///< of all documents
    int word = 0;
};

class Homecoming {
public:
    Homecoming(const Treebank& analyses, const Treebank& documents) : m_analyses(analyses), m_documents(documents) { }

    Result<AnalysesInto> run()
    {
        if (auto found = findWords(); !found)
            return failure(found.error());
        for (std::size_t i = 0; i < m_analyses.size(); ++i) {
            if (auto brought = bring(i); !brought)
                return failure(located(brought.error(), i));
        }
        AnalysesInto result;
        result.edits.resize(m_documents.documents().size());
        for (auto& [index, sentence] : m_changed) {
            const auto place = m_documents.place(index);
            const Document& document = *m_documents.documents()[place.document];
            const auto before = document.sentence(place.sentence);
            if (before->hasContentOf(sentence))
                continue;
            if (const auto written = document.format()->write(sentence); !written)
                return failure(problemOfSentence(document, place.sentence, written.error()));
            result.edits[place.document].push_back(replacement(
                document.id(place.sentence), before, std::make_shared<const Sentence>(std::move(sentence))));
        }
        for (auto& [key, loss] : m_losses)
            result.losses.push_back(std::move(loss));
        return result;
    }

private:
    Result<void> findWords()
    {
        for (const auto& document : m_documents.documents()) {
            const Format& format = *document->format();
            if (!format.holdsFurther(pml::id) || !format.hasSeveralRoots())
                return failure(
                    Problem{ConversionProblem::TargetWithoutIds, document->path(), 0, 0, {std::string(format.name())}});
        }
        for (std::size_t i = 0; i < m_documents.size(); ++i) {
            const auto sentence = m_documents.sentence(i);
            if (sentence->problem)
                return failure(*sentence->problem);
            for (int word = 1; word <= sentence->size(); ++word)
                m_words.emplace(sentence->word(word).furtherField(pml::id), HomePlace{i, word});
        }
        return {};
    }

    Problem located(Problem problem, std::size_t index) const
    {
        const auto place = m_analyses.place(index);
        return problemOfSentence(*m_analyses.documents()[place.document], place.sentence, std::move(problem));
    }

    Result<HomePlace> placeOf(const Token& word) const
    {
        const std::string id(word.furtherField(pml::id));
        if (id.empty())
            return failure(Problem{ConversionProblem::WordWithoutId, {}, 0, 0, {word.form}});
        const auto found = m_words.find(id);
        if (found == m_words.end())
            return failure(Problem{ConversionProblem::IdUnknown, {}, 0, 0, {id}});
        return found->second;
    }

    Sentence& changed(std::size_t index)
    {
        const auto found = m_changed.find(index);
        return found != m_changed.end() ? found->second
                                        : m_changed.emplace(index, *m_documents.sentence(index)).first->second;
    }

    Result<void> bring(std::size_t index)
    {
        const auto analysis = m_analyses.sentence(index);
        if (analysis->problem)
            return failure(*analysis->problem);
        const Format& from = *m_analyses.documents()[m_analyses.place(index).document]->format();
        const FormatPointer& to = m_documents.documents().front()->format();
        const Sentence stated = restated(*analysis, from, *to);
        std::vector<HomePlace> places;
        for (const Token& word : stated.tokens) {
            auto place = placeOf(word);
            if (!place)
                return failure(place.error());
            places.push_back(*place);
        }
        for (int word = 1; word <= stated.size(); ++word) {
            if (auto set = setWord(stated, word, places); !set)
                return set;
        }
        tell(index, *analysis, stated, places, from, *to);
        return {};
    }

    Result<void> setWord(const Sentence& stated, int word, const std::vector<HomePlace>& places)
    {
        const HomePlace& home = places[static_cast<std::size_t>(word) - 1];
        const Token& said = stated.word(word);
        Token& token = changed(home.sentence).word(home.word);
        if (said.head == kRoot) {
            token.head = kRoot;
        } else if (said.head > kRoot && said.head <= stated.size()) {
            const HomePlace& head = places[static_cast<std::size_t>(said.head) - 1];
            if (head.sentence != home.sentence)
                return failure(Problem{ConversionProblem::HeadInOtherSentence, {}, 0, 0,
                    {std::string(said.furtherField(pml::id)),
                        std::string(stated.word(said.head).furtherField(pml::id))}});
            token.head = head.word;
        }
        token.relation = said.relation.empty() ? token.relation : said.relation;
        token.lemma = said.lemma.empty() ? token.lemma : said.lemma;
        token.xpos = said.xpos.empty() ? token.xpos : said.xpos;
        for (const std::string_view flag : {pml::isMember, pml::isParenthesis})
            setPragueFlag(token, flag, hasPragueFlag(said, flag), true);
        const bool isExtra = hasPragueFlag(said, pml::isExtra);
        setPragueFlag(token, pml::isExtra, isExtra && takesExtra(home), true);
        return {};
    }

    /// Whether words of the document can have the flag of a missing governor, which not all schemas have. What writes
    /// them knows.
    bool takesExtra(const HomePlace& home)
    {
        const auto place = m_documents.place(home.sentence);
        const auto known = m_takesExtra.find(place.document);
        if (known != m_takesExtra.end())
            return known->second;
        Sentence marked = *m_documents.sentence(home.sentence);
        setPragueFlag(marked.word(home.word), pml::isExtra, true, true);
        const auto written = m_documents.documents()[place.document]->format()->write(marked);
        const bool takes = written || written.error().code != FormatProblem::PmlExtraNotInSchema;
        return m_takesExtra.emplace(place.document, takes).first->second;
    }

    /// Counts what the analysis says and its document has no place for.
    void tell(std::size_t index, const Sentence& analysis, const Sentence& stated, const std::vector<HomePlace>& places,
        const Format& from, const Format& to)
    {
        Sentence came = stated;
        for (int word = 1; word <= came.size(); ++word) {
            const HomePlace& home = places[static_cast<std::size_t>(word) - 1];
            const Sentence& now = changed(home.sentence);
            Token& token = came.word(word);
            const int head = token.head;
            token = now.word(home.word);
            token.head = head;
        }
        came.comments = m_documents.sentence(places.empty() ? 0 : places.front().sentence)->comments;
        for (const Loss& loss : lossesBetween(analysis, restated(came, to, from), from)) {
            Loss& told
                = m_losses.try_emplace({loss.kind, loss.name}, Loss{loss.kind, loss.name, 0, index}).first->second;
            told.count += loss.count;
        }
    }

    const Treebank& m_analyses;
    const Treebank& m_documents;
    std::unordered_map<std::string, HomePlace> m_words;
    std::map<std::size_t, Sentence> m_changed;
    std::map<std::size_t, bool> m_takesExtra; ///< by document
    std::map<std::pair<LossKind, std::string>, Loss> m_losses;
};

} // namespace

Result<AnalysesInto> analysesInto(const Treebank& analyses, const Treebank& documents)
{
    return Homecoming(analyses, documents).run();
}

} // namespace arcwright
