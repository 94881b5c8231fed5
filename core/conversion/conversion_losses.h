// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/documents/document.h"

namespace arcwright {

/// The kinds of things that a conversion may leave out.
enum class LossKind {
    UnreadableSentences, ///< where they may be left out
    Lines, ///< between, before and after sentences
    Comments, ///< `#` lines
    OtherLines, ///< of a sentence, neither words nor comments: headers, basic phrases, homographs
    EmptySentences, ///< without words, where every sentence must have some
    Words,
    Lemmas,
    Upos,
    Xpos,
    Features,
    Heads,
    Relations,
    SecondaryArcs, ///< heads beside the basic one
    ListsOfHeads, ///< of words that keep all further heads, but list them otherwise: DEPS without basic arcs, an order
    OuterEdges, ///< of DTAG, to other sentences
    Misc, ///< items of MISC; name: their key
    MiscOrder, ///< of words whose MISC keeps all items
    FurtherFields, ///< name: which
    MultiwordTokens,
    EmptyNodes,
    Bunsetsu,
    BunsetsuDetails, ///< features and scores
    Characters, ///< replaced: fields with one that the format or its encoding has not got
    Annotations, ///< sentences of which annotators have said something beside the file, or that the format cannot say
};

/// The choice for sentences that cannot be read, of which no other format can say anything.
enum class Unreadable {
    Refuse, ///< nothing is converted
    LeaveOut, ///< the others are, if there are any
};

/// The kind as machines read it: `multiword_tokens`.
std::string_view nameOf(LossKind kind);

/// One kind of what is left out, and how often.
struct Loss {
    LossKind kind{};
    std::string name; ///< of a field, where the kind does not say it
    std::size_t count = 0;
    std::size_t sentence = 0; ///< index of the first sentence concerned

    friend bool operator==(const Loss&, const Loss&) = default;
};

/// The parts of the document that `target` cannot hold, in the order of LossKind. Each sentence is written in `target`,
/// read back and put in the terms of its own format again; what is not the same then is lost. In the document's own
/// format nothing but what annotators say beside the file is lost. O(bytes); reports progress about a hundred times.
///
/// Fails with Cancelled, with the problem of the first sentence that cannot be read unless such are left out, and with
/// what `target` cannot write at all.
Result<std::vector<Loss>> lossesOf(const Document& document, const Format& target, const ProgressSink& progress = {},
    const std::stop_token& stop = {}, Unreadable unreadable = Unreadable::Refuse);

/// The parts of `sentence`, which is in the terms of `format`, that `restored` lacks.
std::vector<Loss> lossesBetween(const Sentence& sentence, const Sentence& restored, const Format& format);

} // namespace arcwright
