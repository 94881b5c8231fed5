// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace arcwright::cli {

/// A text of the program in another language.
struct CatalogueEntry {
    std::string_view context; ///< as in the files of translators
    std::string_view english;
    std::string_view translation;
};

/// The texts of a language, by context and English text.
struct Catalogue {
    std::string_view language; ///< code: "cs"
    std::span<const CatalogueEntry> entries;
};

/// The languages that are built into the program besides English. app/packaging/make_catalogue.cpp writes them of
/// translations/, so that neither Qt nor a file is needed when the program runs.
std::span<const Catalogue> catalogues();

} // namespace arcwright::cli
