// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/format.h"

namespace arcwright {

/// The sentence, which is in the terms of the format `from`, in those of `to`, ready to be written there: without a
/// source, and without what `to` has no place for. Where both can say a thing in their own way, it is said that way, so
/// that adapting back restores it:
///
/// - A further field that `to` has not got goes to MISC as `Name=value` (with `|` as `\p`, a tab as `\t`); items of
///   MISC become further fields where `to` has them, as the attributes of DTAG.
/// - Bunsetsu become word heads: each word hangs on the next one of its bunsetsu with the relation `bunsetsu`, the last
///   one on the last word of the head bunsetsu, with the type as relation. The first word of each has
///   `BunsetuBILabel=B`, the others I, as in the UD treebanks of Japanese. From such labels bunsetsu are made again, of
///   which each hangs where its last word that leaves it does; without labels each word is a bunsetsu. A relation that
///   is no type is D there.
/// - `# S-ID:` of KNP and `# sent_id =` of CoNLL-U name a sentence alike. CoNLL-U also gets `# text =`, and
///   `SpaceAfter=No` for words of Japanese.
/// - In DTAG every head is a parent; UPOS, FEATS and the relation of a root are attributes of these names. Labels keep
///   `|` and tabs in CoNLL-U as MISC does. Edges that leave the sentence stay behind: their distances mean nothing
///   elsewhere.
Sentence restated(const Sentence& sentence, const Format& from, const Format& to);

} // namespace arcwright
