// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/documents/working_copy.h"
#include "tests/core/support/edits/document_commands.h"
#include "tests/core/support/edits/prague_edits.h"

namespace arcwright::test {

/// Does what annotators do, decided by a seed alone: two of them with equal seeds on equal documents do the same.
class RandomAnnotator {
public:
    explicit RandomAnnotator(std::uint64_t seed) : m_choices(seed) { }

    /// Makes a command of any kind (document_commands.h), takes back, makes again, or saves a little further: other
    /// acts come between the parts of a save.
    void act(WorkingCopy& copy)
    {
        const int choice = m_choices.number(0, 20);
        if (choice < 2)
            copy.undo();
        else if (choice < 3)
            copy.redo();
        else if (choice < 6)
            saveOn(copy);
        else
            edit(copy);
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

    void edit(WorkingCopy& copy)
    {
        if (copy.document()->format()->packing()) { // a Prague treebank, in which words are what they are
            if (auto made = pragueEdit(*copy.document(), m_choices))
                make(copy, std::move(*made));
            return;
        }
        if (auto made = randomEdit(*copy.document(), m_choices, Manner::Careful); made.edit)
            make(copy, std::move(*made.edit));
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

    Choices m_choices;
    std::optional<PendingSave> m_save; ///< on its way
    bool m_isJournalled = false;
};

} // namespace arcwright::test
