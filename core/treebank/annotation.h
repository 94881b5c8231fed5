// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arcwright {

/// The author of an annotation, and when it was made (seconds since 1970, UTC).
struct Signature {
    std::string author;
    std::int64_t time = 0;

    friend bool operator==(const Signature&, const Signature&) = default;
};

/// An arc that the parser must keep. It holds as long as unit `dependent` has this head and relation.
struct Pin {
    int dependent = 0;
    int head = 0;
    Signature by;

    friend bool operator==(const Pin&, const Pin&) = default;
};

/// A warning that was looked at and found to be none, with the reason. It lapses when what it was said of changes.
struct Waiver {
    std::string test; ///< id of the validation test
    std::string node; ///< id of the word or node as its file writes it, empty for the whole sentence
    std::string content; ///< what the arc was when it was waived: `form head relation`
    std::string reason;
    Signature by;

    friend bool operator==(const Waiver&, const Waiver&) = default;
};

/// An annotator's statements on a sentence, besides the analysis itself.
struct Annotation {
    bool confirmed = false;
    Signature confirmedBy;
    std::string comment;
    std::vector<Pin> pins; ///< by dependent
    std::vector<Waiver> waivers;

    bool isEmpty() const { return !confirmed && comment.empty() && pins.empty() && waivers.empty(); }
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

} // namespace arcwright
