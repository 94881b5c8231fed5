// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/documents/step.h"

namespace arcwright {

/// The steps made on a document, those taken back included, and which of them its file has.
class History {
public:
    /// Adds a step after those that are made. What could have been made again is forgotten: whoever adds the step has
    /// it, since letting go of thousands of sentences takes a while.
    std::vector<Step> push(Step step);
    /// The step that undoing takes back, null if there is none. The reference holds until the next push().
    const Step* undo();
    /// The step that redoing makes again, null if there is none.
    const Step* redo();

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position < m_steps.size(); }
    /// The step that undo() would give, without taking it back.
    const Step* nextUndo() const { return canUndo() ? &m_steps[m_position - 1] : nullptr; }
    const Step* nextRedo() const { return canRedo() ? &m_steps[m_position] : nullptr; }

    const std::vector<Step>& steps() const { return m_steps; }
    /// How many of the steps are made.
    std::size_t position() const { return m_position; }

    /// Says that what is made now is on its way into the file, while steps may follow it.
    void beginSave() { m_onItsWay = m_position; }
    /// Says that the file has it.
    void endSave() { m_saved = m_onItsWay; }
    /// Says that the file has what is made now.
    void markSaved()
    {
        beginSave();
        endSave();
    }
    bool isSaved() const { return m_saved == m_position; }
    /// How many steps the file has, none if no number of them leads to what it has.
    std::optional<std::size_t> saved() const { return m_saved; }

    /// Forgets the oldest steps, so that no more than `depth` can be taken back.
    void trim(std::size_t depth);

private:
    std::vector<Step> m_steps;
    std::size_t m_position = 0;
    std::optional<std::size_t> m_saved = 0;
    std::optional<std::size_t> m_onItsWay; ///< how many steps the file will have, none if no number of them leads there
};

} // namespace arcwright
