// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/base/random.h"
#include "core/documents/working_copy.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"

namespace arcwright::test {

/// Does what annotators do, decided by a seed alone: two of them with equal seeds on equal documents do the same.
class RandomAnnotator {
public:
    explicit RandomAnnotator(std::uint64_t seed) : m_random(seed) { }

    /// Corrects, doubles or joins a sentence, says something of one, takes back, makes again, or saves a little
    /// further: other acts come between the parts of a save.
    void act(WorkingCopy& copy)
    {
        const auto choice = m_random.below(20);
        if (choice < 2)
            copy.undo();
        else if (choice < 3)
            copy.redo();
        else if (choice < 6)
            saveOn(copy);
        else if (choice < 7)
            replace(copy, 1, 2);
        else if (choice < 8 && copy.document()->size() > 3)
            replace(copy, 2, 1);
        else if (choice < 11)
            annotate(copy);
        else
            correct(copy);
    }

    /// Gives up a save that is not finished, before the document is closed.
    void leave() { m_save.reset(); }

private:
    /// Does the next part of a save.
    void saveOn(WorkingCopy& copy)
    {
        if (!m_save) {
            m_save.emplace(copy.beginSave().value());
            if (!m_save->prepare())
                throw std::runtime_error("the test cannot save");
            m_isJournalled = false;
        } else if (!std::exchange(m_isJournalled, true)) {
            copy.journalSave(*m_save);
        } else {
            auto written = m_save->commit();
            if (!copy.endSave(std::move(*m_save), std::move(written)))
                throw std::runtime_error("the test cannot save");
            m_save.reset();
        }
    }

    std::size_t anySentence(const Document& document, std::size_t count)
    {
        return m_random.below(static_cast<std::uint32_t>(document.size() - count + 1));
    }

    int anyUnit(const Sentence& sentence)
    {
        return static_cast<int>(m_random.below(static_cast<std::uint32_t>(sentence.unitCount()))) + 1;
    }

    void correct(WorkingCopy& copy)
    {
        const std::size_t index = anySentence(*copy.document(), 1);
        const auto sentence = copy.document()->sentence(index);
        const int unit = anyUnit(*sentence);
        const int head = static_cast<int>(m_random.below(static_cast<std::uint32_t>(sentence->unitCount()) + 1));
        const bool isHead = m_random.below(2) == 0;
        const std::string relation = sentence->bunsetsu.empty() ? "r" + std::to_string(m_random.below(9)) : "P";
        auto changed = isHead ? setHead(*sentence, unit, head) : setRelation(*sentence, unit, relation);
        const bool isConfirmed = m_random.below(4) == 0;
        if (!changed) // a word that would be its own head, for example
            return;
        changed->annotation.confirmed = isConfirmed;
        make(copy,
            replacement(copy.document()->id(index), sentence, std::make_shared<const Sentence>(*std::move(changed))));
    }

    void annotate(WorkingCopy& copy)
    {
        const std::size_t index = anySentence(*copy.document(), 1);
        const auto sentence = copy.document()->sentence(index);
        const Signature by{"annotator", 1'700'000'000 + static_cast<std::int64_t>(m_random.below(1000))};
        const int unit = anyUnit(*sentence);
        const std::string said = "said " + std::to_string(m_random.below(9));
        const auto annotated = [&]() -> Result<Sentence> {
            switch (m_random.below(5)) {
            case 0:
                return pin(*sentence, unit, by);
            case 1:
                return unpin(*sentence, unit);
            case 2:
                return setRemark(*sentence, said);
            case 3:
                return waive(*sentence, {"some-test", std::to_string(unit), {}, said, by});
            default:
                return setRemark(*sentence, {});
            }
        }();
        if (annotated)
            make(copy, replacement(copy.document()->id(index), sentence, std::make_shared<const Sentence>(*annotated)));
    }

    /// Puts `after` sentences in the place of `before`, of which the first is taken.
    void replace(WorkingCopy& copy, std::size_t before, std::size_t after)
    {
        const Document& document = *copy.document();
        const std::size_t index = anySentence(document, before);
        Edit edit;
        for (std::size_t i = 0; i < before; ++i) {
            edit.idsBefore.push_back(document.id(index + i));
            edit.before.push_back(document.sentence(index + i));
        }
        for (std::size_t i = 0; i < after; ++i) {
            const auto fresh = static_cast<std::uint32_t>(document.freeId()) + static_cast<std::uint32_t>(i);
            edit.idsAfter.push_back(i == 0 ? edit.idsBefore.front() : SentenceId{fresh});
            edit.after.push_back(edit.before.front());
        }
        make(copy, std::move(edit));
    }

    static void make(WorkingCopy& copy, Edit edit)
    {
        Step step{Operation::Several, {}};
        step.edits.push_back(std::move(edit));
        if (const auto made = copy.make(std::move(step)); !made) {
            std::string why = "the test cannot edit: problem " + textOf(made.error().code);
            for (const std::string& argument : made.error().arguments)
                why += ' ' + argument;
            throw std::runtime_error(why);
        }
    }

    Random m_random;
    std::optional<PendingSave> m_save; ///< on its way
    bool m_isJournalled = false;
};

} // namespace arcwright::test
