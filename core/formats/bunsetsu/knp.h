// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/bunsetsu/bunsetsu_format.h"

namespace arcwright {

inline constexpr std::string_view knpEndings[] = {".knp"};
inline constexpr FormatFamily knpFamily{"knp", "KNP", knpEndings, true};

/// KNP, the format of the Kyoto text corpora (and of JUMAN, whose output has no bunsetsu): `# S-ID:...`, `* 3D` for
/// each bunsetsu, perhaps with features behind the type, `+ 5D <...>` for each basic phrase, and for each word
/// `surface reading lemma pos id subpos id conjugation id form id semantics`. `@` lines are other readings of the word
/// before. A bunsetsu line without a head (`*`, `* <...>`) is one that was not parsed yet.
///
/// The coarse part of speech is the word's `upos`, the finer one its `xpos`; the rest are further fields named in
/// japanese_fields.h. `*`, the id 0 and the semantics NIL read as empty fields. JUMAN's half-width space, `\ `, reads
/// as one. In writing, other spaces inside of a field become full-width ones.
///
/// Basic phrases are comments, kept byte for byte at their place where nothing about them changes. They follow their
/// bunsetsu (basic_phrases.h), and what refers to them in other sentences follows them.
class KnpFormat final : public BunsetsuFormat {
public:
    explicit KnpFormat(TextEncoding encoding = TextEncoding::Utf8)
        : BunsetsuFormat(nameWithEncoding(std::string(knpFamily.name), encoding), encoding)
    {
    }

    const FormatFamily& family() const override { return knpFamily; }
    std::optional<TagSet> tagSet() const override { return TagSet::Juman; }
    /// Features: `<...>`.
    bool holdsBunsetsuRest(std::string_view rest) const override { return rest.starts_with('<'); }

    /// With those sentences whose basic phrases refer to ones that the edit renumbers.
    Edit completed(const Document& document, Edit edit) const override;
    std::vector<FormatWarning> warnings(const Sentence& sentence) const override;
    std::vector<FileWarning> warningsOfFile(const Document& document) const override;
    bool warnsOfFiles() const override { return true; }

    LineKind kindOf(std::string_view line) const override;
    bool beginsSentence(std::string_view line) const override;
    tl::expected<BunsetsuLine, BadPart> parseBunsetsu(std::string_view line) const override;
    std::string composeBunsetsu(const Bunsetsu& bunsetsu, int number) const override;
    const std::vector<WordCell>& cells() const override;
    std::vector<std::string_view> split(std::string_view line) const override;
    std::optional<BadPart> problemOf(std::string_view line, const std::vector<std::string_view>& cells) const override;
    std::string join(const std::vector<std::optional<std::string>>& cells) const override;
    std::string valueOf(const WordCell& cell, std::string_view text) const override;
    std::string textFor(const WordCell& cell, std::string_view value) const override;
};

/// Whether the line has the fields of a word, the four numbers among them: a word may be `*`, `#`, `+` or `@`, too.
bool isKnpWordLine(std::string_view line);

/// The one object of each encoding that all files share.
const std::shared_ptr<const KnpFormat>& knpFormat(TextEncoding encoding);

} // namespace arcwright
