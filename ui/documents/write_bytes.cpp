// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/write_bytes.h"

namespace arcwright::ui {

Result<void> writeBytes(const QString& path, const QByteArray& bytes, Links links)
{
    auto file = AtomicFile::create(path.toStdString(), links);
    if (!file)
        return failure(file.error());
    if (auto written = file->write({bytes.constData(), static_cast<std::size_t>(bytes.size())}); !written)
        return written;
    const auto committed = file->commit();
    return committed ? Result<void>() : failure(committed.error());
}

} // namespace arcwright::ui
