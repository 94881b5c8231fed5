// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/attachment_kinds.h"

#include <utility>

#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

QString usualText()
{
    const std::string_view text = usualAttachmentKinds();
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString attachmentKindsText()
{
    const QString text = Settings::attachmentKinds();
    return text.isEmpty() ? usualText() : text;
}

std::shared_ptr<const std::vector<AttachmentKind>> attachmentKinds()
{
    auto kinds = parseAttachmentKinds(attachmentKindsText().toStdString());
    if (!kinds) // settings that another version has written
        kinds = parseAttachmentKinds(usualAttachmentKinds());
    return std::make_shared<const std::vector<AttachmentKind>>(std::move(*kinds));
}

} // namespace arcwright::ui
