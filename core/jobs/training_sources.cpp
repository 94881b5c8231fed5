// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/training_sources.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>

#include "core/base/atomic_file.h"
#include "core/documents/document_name.h"
#include "core/formats/open.h"
#include "core/jobs/source_problems.h"
#include "core/model/model.h"
#include "core/model/whole_trees.h"
#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"

namespace arcwright {

namespace {

/// The sentences of several treebanks, each with the weight that it has by now; 0 for those that no source has.
class WeighedSentences {
public:
    void add(std::shared_ptr<const Sentence> sentence)
    {
        m_sentences.push_back(std::move(sentence));
        m_weights.push_back(0);
    }
    std::size_t size() const { return m_sentences.size(); }
    const Sentence& operator[](std::size_t index) const { return *m_sentences[index]; }
    void weigh(std::size_t index, int weight)
    {
        m_weights[index] = std::max({m_weights[index], 1, std::min(weight, mostSourceWeight)});
    }

    SourceSentences divided(bool holdsOut, GivenPart given) const
    {
        SourceSentences out;
        std::map<const Sentence*, int> weights;
        for (std::size_t i = 0; i < m_sentences.size(); ++i) {
            if (m_weights[i] == 0)
                continue;
            out.all.push_back(givenPart(m_sentences[i], given));
            weights.emplace(out.all.back().get(), m_weights[i]);
        }
        HeldOutSplit split = holdsOut ? holdOutEveryTenth(out.all, [](const Sentence& s) { return hasWholeTree(s); })
                                      : HeldOutSplit{out.all, {}};
        for (const auto& sentence : split.training)
            out.training.insert(out.training.end(), static_cast<std::size_t>(weights.at(sentence.get())), sentence);
        out.development = std::move(split.development);
        return out;
    }

private:
    Sentences m_sentences;
    std::vector<int> m_weights;
};

/// Gives a weight to those sentences of the open treebank that `isMeant` says; false if there is none.
template <class IsMeant>
bool weighOpen(const Treebank& open, WeighedSentences& sentences, int weight, const IsMeant& isMeant)
{
    bool found = false;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (!isMeant(i))
            continue;
        sentences.weigh(i, weight);
        found = true;
    }
    return found;
}

Result<void> weighMatches(
    const Treebank& open, const TrainingSource& source, WeighedSentences& sentences, const std::stop_token& stop)
{
    const auto query = parseQuery(source.pattern);
    if (!query)
        return failure(
            Problem{SourceProblem::BadPattern, {}, 0, 0, {source.pattern, std::to_string(query.error().column)}});
    const auto allKinds = parseAttachmentKinds(usualAttachmentKinds());
    const KindTeller kinds = [&](const Sentence& sentence) { return kindsOf(*allKinds, sentence); };
    DocumentNames names;
    const bool found = weighOpen(open, sentences, source.weight, [&](std::size_t index) {
        if (stop.stop_requested())
            return false;
        const Sentence& sentence = sentences[index];
        names.next(sentence, open.documents()[open.place(index).document]->path());
        SearchedSentence searched{sentence};
        searched.document = names.document();
        searched.genre = names.genre();
        searched.kinds = allKinds ? &kinds : nullptr;
        return !findMatches(query->pattern, searched, 1).empty();
    });
    return found || stop.stop_requested() ? Result<void>()
                                          : failure(Problem{SourceProblem::NothingMatches, {}, 0, 0, {source.pattern}});
}

/// The place among the open documents of one that was read of the same file and in the same zone; nothing if it is none
/// of them.
std::optional<std::size_t> placeAmong(const Treebank& open, const Document& document)
{
    const auto where = resolvedPath(document.path());
    for (std::size_t i = 0; i < open.documents().size(); ++i) {
        const Document& each = *open.documents()[i];
        const auto other = resolvedPath(each.path());
        if (where && other && *where == *other && zonesOf(each).shown == zonesOf(document).shown)
            return i;
    }
    return std::nullopt;
}

Result<void> weighFiles(
    const Treebank& open, const TrainingSource& source, WeighedSentences& sentences, const std::stop_token& stop)
{
    const auto read = openTreebank(source.paths, {}, {}, stop, WhenRead::WhenAsked);
    if (!read)
        return failure(read.error());
    for (std::size_t i = 0; i < read->documents().size() && !stop.stop_requested(); ++i) {
        const Document& document = *read->documents()[i];
        if (const auto place = placeAmong(open, document)) {
            for (std::size_t sentence = 0; sentence < open.documents()[*place]->size(); ++sentence)
                sentences.weigh(open.begin(*place) + sentence, source.weight);
            continue;
        }
        for (std::size_t sentence = 0; sentence < document.size() && !stop.stop_requested(); ++sentence) {
            sentences.add(document.sentence(sentence));
            sentences.weigh(sentences.size() - 1, source.weight);
        }
    }
    return {};
}

Result<void> weigh(
    const Treebank& open, const TrainingSource& source, WeighedSentences& sentences, const std::stop_token& stop)
{
    switch (source.kind) {
    case SourceKind::All:
        weighOpen(open, sentences, source.weight, [](std::size_t) { return true; });
        return {};
    case SourceKind::Confirmed:
        return weighOpen(open, sentences, source.weight,
                   [&](std::size_t index) { return sentences[index].annotation.confirmed; })
            ? Result<void>()
            : failure(SourceProblem::NothingConfirmed);
    case SourceKind::Pattern:
        return weighMatches(open, source, sentences, stop);
    case SourceKind::Files:
        return weighFiles(open, source, sentences, stop);
    }
    return {};
}

} // namespace

std::size_t eraseScored(Sentences& learnt, const Sentences& scored)
{
    std::unordered_set<std::uint64_t> known;
    for (const auto& sentence : scored)
        known.insert(fingerprint(*sentence));
    return std::erase_if(learnt, [&](const auto& sentence) { return known.contains(fingerprint(*sentence)); });
}

Result<SourceSentences> sentencesOf(const Treebank& open, const std::vector<TrainingSource>& sources,
    const std::vector<std::string>& development, GivenPart given, const std::stop_token& stop, HeldOut heldOut)
{
    if (sources.empty())
        return failure(SourceProblem::NothingChosen);
    WeighedSentences sentences;
    for (std::size_t i = 0; i < open.size() && !stop.stop_requested(); ++i)
        sentences.add(open.sentence(i));
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    for (const TrainingSource& source : sources) {
        if (const auto weighed = weigh(open, source, sentences, stop); !weighed)
            return failure(weighed.error());
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
    }
    SourceSentences out = sentences.divided(development.empty() && heldOut == HeldOut::EveryTenth, given);
    if (development.empty())
        return out;
    const auto files = openTreebank(development, {}, {}, stop);
    if (!files)
        return failure(files.error());
    for (std::size_t i = 0; i < files->size() && !stop.stop_requested(); ++i)
        out.development.push_back(files->sentence(i));
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    out.leftOut = eraseScored(out.all, out.development);
    eraseScored(out.training, out.development);
    if (out.training.empty() && out.leftOut > 0)
        return failure(SourceProblem::AllAreScored);
    return out;
}

} // namespace arcwright
