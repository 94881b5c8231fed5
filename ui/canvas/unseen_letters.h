// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace arcwright::ui {

/// Letters that are not seen, but rule how those around them run: a text between the isolates keeps its direction to
/// itself (UAX #9), a mark gives its direction to the line that it begins, and at a joiner no line ends.
inline constexpr QChar kFirstStrongIsolate(0x2068);
inline constexpr QChar kEndOfIsolate(0x2069);
inline constexpr QChar kLeftToRightMark(0x200E);
inline constexpr QChar kRightToLeftMark(0x200F);
inline constexpr QChar kWordJoiner(0x2060);

} // namespace arcwright::ui
