// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/kept_steps.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/documents/carried_corrections.h"
#include "core/documents/sentence_identity.h"

namespace arcwright {

namespace {

class Refitter {
public:
    explicit Refitter(std::shared_ptr<const Document> document)
        : m_format(*document->format()), m_free(static_cast<std::uint32_t>(document->freeId())), m_document(document)
    {
        m_made.document = std::move(document);
        for (std::size_t i = 0; i < m_document->size(); ++i) {
            const auto sentence = m_document->sentence(i);
            m_places.add(contentKey(*sentence, m_format), i);
            if (const std::string nodes = nodesKey(*sentence); !nodes.empty())
                m_nodes.add(nodes, i);
        }
    }

    RefittedSteps run(const std::vector<Step>& steps)
    {
        for (const Step& step : steps) {
            m_isWhole = true;
            for (const Edit& edit : step.edits)
                fit(edit);
            m_made.whole += m_isWhole ? 1 : 0;
        }
        m_made.step.operation = steps.size() == 1 ? steps.front().operation : Operation::Several;
        m_made.sentences = m_changed.size();
        m_made.carried = m_carried.size();
        m_made.lost += m_cut.size();
        return std::move(m_made);
    }

private:
    void fit(const Edit& edit)
    {
        if (carry(edit))
            return;
        const auto ids = find(edit);
        if (ids.empty()) {
            m_isWhole = false;
            for (const SentenceId id : edit.idsBefore)
                m_made.lost += m_ours.emplace(id, std::nullopt).second ? 1 : 0;
            for (const SentenceId id : edit.idsAfter)
                m_ours.insert_or_assign(id, std::nullopt);
            return;
        }
        Edit ours = edit;
        ours.idsBefore = ids;
        ours.idsAfter.clear();
        for (std::size_t i = 0; i < ids.size(); ++i)
            ours.before[i] = m_document->sentence(m_document->indexOf(ids[i]));
        for (std::size_t i = 0; i < edit.after.size(); ++i) {
            ours.idsAfter.push_back(i < ids.size() ? ids[i] : SentenceId{m_free++});
            m_ours.insert_or_assign(edit.idsAfter[i], ours.idsAfter.back());
            m_changed.insert(ours.idsAfter.back());
        }
        m_document = m_document->with(m_format.completed(*m_document, ours));
        m_made.step.edits.push_back(std::move(ours));
    }

    /// Makes an edit of a sentence that has the same nodes, but not the same text; false if it is none.
    bool carry(const Edit& edit)
    {
        if (edit.before.size() != 1 || edit.after.size() != 1)
            return false;
        const auto id = carriedTo(edit);
        if (!id)
            return false;
        const auto now = m_document->sentence(m_document->indexOf(*id));
        auto carried = carriedCorrection(*edit.before.front(), *edit.after.front(), *now);
        if (!carried)
            return false;
        m_ours.insert_or_assign(edit.idsBefore.front(), *id);
        m_ours.insert_or_assign(edit.idsAfter.front(), *id);
        m_taken.insert(*id);
        m_carried.insert(*id);
        if (!carried->isWhole) {
            m_isWhole = false;
            m_cut.insert(*id);
        }
        Edit ours = replacement(*id, now, std::make_shared<const Sentence>(std::move(carried->sentence)));
        m_document = m_document->with(m_format.completed(*m_document, ours));
        m_made.step.edits.push_back(std::move(ours));
        m_changed.insert(*id);
        return true;
    }

    /// The sentence that a correction is carried to: none where the text is the same, or another sentence's.
    std::optional<SentenceId> carriedTo(const Edit& edit) const
    {
        if (const auto known = m_ours.find(edit.idsBefore.front()); known != m_ours.end())
            return known->second && m_carried.contains(*known->second) ? known->second : std::nullopt;
        const Sentence& before = *edit.before.front();
        const std::string nodes = nodesKey(before);
        const std::string text = contentKey(before, m_format);
        if (nodes.empty() || (!text.empty() && !m_places.find(text).empty()))
            return std::nullopt;
        const auto place = m_nodes.first(nodes);
        if (!place || m_taken.contains(m_made.document->id(*place)))
            return std::nullopt;
        return m_made.document->id(*place);
    }

    /// Our sentences that an edit is of; empty if they are not there.
    std::vector<SentenceId> find(const Edit& edit)
    {
        std::vector<SentenceId> found;
        if (const auto known = m_ours.find(edit.idsBefore.front()); known != m_ours.end()) {
            if (known->second)
                found = run(*known->second, edit);
            return found;
        }
        for (const std::size_t place : m_places.find(contentKey(*edit.before.front(), m_format))) {
            const SentenceId id = m_made.document->id(place);
            if (!m_taken.contains(id))
                found = run(id, edit);
            if (!found.empty())
                break;
        }
        return found;
    }

    /// Sentences from one on, if they follow each other as the edit has them.
    std::vector<SentenceId> run(SentenceId first, const Edit& edit)
    {
        const std::size_t begin = m_document->indexOf(first);
        if (begin + edit.before.size() > m_document->size())
            return {};
        std::vector<SentenceId> ids;
        for (std::size_t i = 0; i < edit.before.size(); ++i) {
            const SentenceId id = m_document->id(begin + i);
            const auto known = m_ours.find(edit.idsBefore[i]);
            const bool fits = known != m_ours.end() ? known->second == id
                                                    : !m_taken.contains(id)
                    && contentKey(*m_document->sentence(begin + i), m_format) == contentKey(*edit.before[i], m_format);
            if (!fits)
                return {};
            ids.push_back(id);
        }
        m_taken.insert(ids.begin(), ids.end());
        return ids;
    }

    const Format& m_format;
    std::uint32_t m_free; ///< the next id no sentence has
    std::shared_ptr<const Document> m_document; ///< as the edits so far leave it
    SentencesByKey m_places; ///< in the document that the steps are fitted into
    SentencesByKey m_nodes; ///< there, too, by the ids of nodes
    std::map<SentenceId, std::optional<SentenceId>> m_ours; ///< by the id in the steps; none if it is not there
    std::set<SentenceId> m_taken; ///< ours that are somebody's
    std::set<SentenceId> m_changed;
    std::set<SentenceId> m_carried; ///< ours that corrections were carried to
    std::set<SentenceId> m_cut; ///< of those, where something of a correction could not be
    bool m_isWhole = true; ///< the step that is being fitted, as far as it is
    RefittedSteps m_made;
};

} // namespace

RefittedSteps refitted(const std::vector<Step>& steps, std::shared_ptr<const Document> document)
{
    return Refitter(std::move(document)).run(steps);
}

std::vector<std::shared_ptr<const Sentence>> correctedSentences(const std::vector<Step>& steps)
{
    std::map<SentenceId, std::shared_ptr<const Sentence>> corrected;
    for (const Step& step : steps) {
        for (const Edit& edit : step.edits) {
            for (const SentenceId id : edit.idsBefore)
                corrected.erase(id);
            for (std::size_t i = 0; i < edit.after.size(); ++i)
                corrected.insert_or_assign(edit.idsAfter[i], edit.after[i]);
        }
    }
    std::vector<std::shared_ptr<const Sentence>> sentences;
    sentences.reserve(corrected.size());
    for (const auto& [id, sentence] : corrected)
        sentences.push_back(sentence);
    return sentences;
}

} // namespace arcwright
