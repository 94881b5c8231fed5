// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "tests/ui/support/workspace_fixture.h"
#include "ui/documents/validator.h"

namespace arcwright::ui::testing {

/// A sentence of two words that is as it should be.
inline std::string validSentence(const std::string& id)
{
    return "# sent_id = " + id + "\n# text = Dogs bark\n1\tDogs\tdog\tNOUN\t_\t_\t2\tnsubj\t_\t_\n"
        + "2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_\n\n";
}

/// A sentence with an auxiliary where there should be none: one error of level 3, rel-upos-aux at word 1.
inline std::string wrongSentence(const std::string& id)
{
    std::string text = validSentence(id);
    return text.replace(text.find("nsubj"), 5, "aux");
}

/// A sentence whose text ends in a blank, which can be repaired.
inline std::string blankSentence(const std::string& id)
{
    std::string text = validSentence(id);
    return text.insert(text.find("bark\n") + 4, " ");
}

/// A workspace and the validator of it.
class ValidatorTest : public WorkspaceTest {
protected:
    /// Opens a file and waits until all of it has been validated.
    bool validate(std::string_view text, std::string_view name = "in.conllu")
    {
        return openText(name, text) && settle();
    }
    bool settle()
    {
        return waitFor([&] { return !validator.isBusy(); });
    }

    /// The tests that find something in a sentence.
    std::vector<std::string> tests(std::size_t index) const
    {
        std::vector<std::string> ids;
        for (const Finding& finding : validator.findings(workspace.treebank().key(index)))
            ids.push_back(std::string(finding.test) + (finding.isWaived ? "-" : ""));
        return ids;
    }
    const Finding& first(std::size_t index) const
    {
        return validator.findings(workspace.treebank().key(index)).front();
    }
    std::size_t errors() const { return validator.count(Severity::Error); }

    Validator validator{workspace};
};

} // namespace arcwright::ui::testing
