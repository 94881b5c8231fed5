// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QSettings>
#include <QVariant>

namespace arcwright::ui {

/// A value that is remembered from one start to the next, under `key`; `fallback` where nothing is remembered.
template <class Value>
struct Setting {
    const char* key;
    Value fallback;

    Value operator()() const { return get(); }
    Value get() const
    {
        return QSettings().value(QLatin1String(key), QVariant::fromValue(fallback)).template value<Value>();
    }
    /// Writes nothing where nothing changes, because whoever writes waits for the disk.
    void set(const Value& value) const
    {
        if (get() != value)
            QSettings().setValue(QLatin1String(key), QVariant::fromValue(value));
    }
};

} // namespace arcwright::ui
