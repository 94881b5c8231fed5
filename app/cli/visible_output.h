// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace arcwright::cli {

/// Makes everything that is written to a stream visible, as withVisibleControls() does: names of files, forms and
/// arguments are others', and a terminal would obey what is in them. Ends of lines and tabs stay. Lives as long as the
/// stream is used; then the stream has its own buffer again.
class VisibleOutput : public std::streambuf {
public:
    explicit VisibleOutput(std::ostream& stream);
    ~VisibleOutput() override;
    VisibleOutput(const VisibleOutput&) = delete;
    VisibleOutput& operator=(const VisibleOutput&) = delete;

protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool write(std::string_view text);

    std::ostream& m_stream;
    std::streambuf* m_target;
    std::string m_begun; ///< the bytes of a character whose last ones are still to come
};

/// std::printf() to standard output, so that it passes VisibleOutput.
[[gnu::format(printf, 1, 2)]] void printFormatted(const char* format, ...);

} // namespace arcwright::cli
