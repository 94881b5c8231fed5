// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright::ui {

class Validator;
class Workspace;

/// What was waived in all documents, for those who maintain them or the tests: tab-separated, a line each, as
/// newWaiverTable() has it. O(sentences).
std::string waiversAsText(const Workspace& workspace, const Validator& validator);

} // namespace arcwright::ui
