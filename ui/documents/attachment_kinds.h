// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "core/query/attachment_kinds.h"

namespace arcwright::ui {

/// The kinds of attachment of the settings; the usual ones where nobody has changed them.
std::shared_ptr<const std::vector<AttachmentKind>> attachmentKinds();
/// Their text, in the form of resources/attachment_kinds.txt.
QString attachmentKindsText();

} // namespace arcwright::ui
