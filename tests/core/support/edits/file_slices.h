// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/core/support/edits/choices.h"

namespace arcwright::test {

/// A file from which some sentences in a row are taken, such that what they refer to is among them.
class SlicedFile {
public:
    /// `format`: `conllu`, `dtag` (taken whole), `knp` (texts, of which S-ID has the name).
    SlicedFile(const std::string& path, std::string_view format);

    /// About so many sentences, at least one text.
    std::string slice(int sentences, Choices& choices) const;

private:
    std::string m_text;
    std::vector<std::size_t> m_begins; ///< of what can be taken, and the end
};

} // namespace arcwright::test
