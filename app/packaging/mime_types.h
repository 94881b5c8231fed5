// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arcwright::packaging {

/// The name of the icon of all these files.
inline constexpr std::string_view documentIcon = "arcwright-document";

/// A kind of file that the window opens, as desktops know it.
struct MimeType {
    std::string name; ///< `text/x-conllu`
    std::string title;
    std::vector<std::pair<std::string, std::string>> titles; ///< in other languages, by code
    std::vector<std::string> parents; ///< the kinds it is a special case of
    std::vector<std::string> endings; ///< `.conllu`
    std::vector<std::string> beginnings; ///< one of which tells a file whose name does not; none: nothing does
};

/// Those of all registered formats, of models, exercises and lessons.
std::vector<MimeType> mimeTypes();

/// For shared-mime-info: `mime/packages/arcwright.xml`.
std::string mimePackage(const std::vector<MimeType>& types);

} // namespace arcwright::packaging
