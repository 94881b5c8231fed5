// SPDX-License-Identifier: GPL-3.0-or-later
// All that differs between the fuzzers of the formats.

extern const char* const fuzzedFormat;
const char* const fuzzedFormat = FUZZED_FORMAT;
