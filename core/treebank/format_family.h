// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace arcwright {

/// Formats that are one for people: they differ in columns, tag set or encoding alone, and keep each other's lines and
/// details. There is one object for each family, by whose address it is known.
struct FormatFamily {
    std::string_view name; ///< on the command line: `conllup`
    std::string_view title; ///< in file dialogs: "CoNLL-U Plus"
    std::span<const std::string_view> endings; ///< of its files, `.conllup`; the first is the one they are given
    bool hasEncodings = false; ///< a name may ask for one: `knp:euc-jp`
    bool hasTagSets = false; ///< and for one of these: `cabocha:unidic`
    /// Where its files come from: any document can be written as one, or they are opened and edited alone.
    enum class Origin { Written, OpenedOnly } origin = Origin::Written;

    FormatFamily(const FormatFamily&) = delete;
    FormatFamily& operator=(const FormatFamily&) = delete;
    constexpr FormatFamily(std::string_view ofName, std::string_view ofTitle,
        std::span<const std::string_view> ofEndings, bool withEncodings = false, bool withTagSets = false)
        : name(ofName), title(ofTitle), endings(ofEndings), hasEncodings(withEncodings), hasTagSets(withTagSets)
    {
    }

    constexpr FormatFamily(
        std::string_view ofName, std::string_view ofTitle, std::span<const std::string_view> ofEndings, Origin ofOrigin)
        : name(ofName), title(ofTitle), endings(ofEndings), origin(ofOrigin)
    {
    }

    friend bool operator==(const FormatFamily& first, const FormatFamily& second) { return &first == &second; }
};

} // namespace arcwright
