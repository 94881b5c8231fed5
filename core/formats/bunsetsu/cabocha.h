// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/treebank/tag_set.h"

namespace arcwright {

inline constexpr std::string_view cabochaEndings[] = {".cabocha", ".lattice"};
inline constexpr FormatFamily cabochaFamily{"cabocha", "CaboCha lattice", cabochaEndings, true, true};

/// CaboCha's lattice (its option -f1; without bunsetsu lines, MeCab's output): `* 0 2D 0/1 1.23` for each bunsetsu,
/// `surface<tab>feature,feature,...` for each word, perhaps with a named entity behind another tab. The positions of
/// head and function word, and the score, are Bunsetsu::rest and kept as they are.
///
/// The first feature is the word's `upos`, the second its `xpos`, the lemma its `lemma`; the others are further fields
/// named in japanese_fields.h. `*` reads as an empty field. A feature with a comma or a quote in it stands in quotes. A
/// bunsetsu without a head is written as one that hangs on the root, since the format cannot tell them apart.
class CabochaFormat final : public BunsetsuFormat {
public:
    explicit CabochaFormat(TagSet tagSet = TagSet::Ipadic, TextEncoding encoding = TextEncoding::Utf8);

    const FormatFamily& family() const override { return cabochaFamily; }
    std::optional<TagSet> tagSet() const override { return m_tagSet; }
    /// Positions and a score: `0/1 1.23`.
    bool holdsBunsetsuRest(std::string_view rest) const override
    {
        return !rest.empty() && rest.front() >= '0' && rest.front() <= '9';
    }

    LineKind kindOf(std::string_view line) const override;
    bool beginsSentence(std::string_view line) const override;
    tl::expected<BunsetsuLine, BadPart> parseBunsetsu(std::string_view line) const override;
    std::string composeBunsetsu(const Bunsetsu& bunsetsu, int number) const override;
    const std::vector<WordCell>& cells() const override { return m_cells; }
    std::vector<std::string_view> split(std::string_view line) const override;
    std::optional<BadPart> problemOf(std::string_view line, const std::vector<std::string_view>& cells) const override;
    std::string join(const std::vector<std::optional<std::string>>& cells) const override;
    std::string valueOf(const WordCell& cell, std::string_view text) const override;
    std::string textFor(const WordCell& cell, std::string_view value) const override;

private:
    TagSet m_tagSet;
    std::vector<WordCell> m_cells; ///< the form, the features, those beyond, the named entity
};

/// The features of a word, which stand between commas but for those in quotes, as views of `text`.
std::vector<std::string_view> cabochaFeatures(std::string_view text);

/// The one object of each tag set and encoding that all files share.
const std::shared_ptr<const CabochaFormat>& cabochaFormat(TagSet tagSet, TextEncoding encoding);

} // namespace arcwright
