// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright::test {

/// A copy of a sample with many steps of all kinds, some saved, some taken back, some in its journal alone.
void makeCorrected(const std::string& folder, std::string_view sample);
/// The same of a file of that name and text, and of a document in three files of PML.
void makeCorrectedText(const std::string& folder, const std::string& name, std::string_view text);
void makeCorrectedPml(const std::string& folder);
/// What the document is with the steps of its journal, and when all of them are taken back.
std::string tellCorrected(const std::string& folder);

/// A treebank with confirmed sentences, pins, remarks, waivers and named sets in the file beside it.
void makeAnnotated(const std::string& folder);
std::string tellAnnotated(const std::string& folder);

/// A converted file, whose original is kept beside it.
void makeConverted(const std::string& folder);
std::string tellConverted(const std::string& folder);

} // namespace arcwright::test
