// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gzip.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <zlib.h>

#include "core/base/file_problems.h"

namespace arcwright {

namespace {

constexpr int withGzipHeader = MAX_WBITS + 16; // as zlib's manual asks for it
constexpr std::size_t atOnce = std::size_t(64) << 10;
constexpr std::size_t longestName = 4096;

/// zlib's state of one decompression.
class Inflation {
public:
    explicit Inflation(std::string_view bytes)
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        m_rest = bytes.size();
        if (::inflateInit2(&m_stream, withGzipHeader) != Z_OK)
            throw std::bad_alloc();
    }
    ~Inflation() { ::inflateEnd(&m_stream); }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;

    /// Asks for the header of the member that comes now.
    void wantHeader()
    {
        m_header = {};
        m_header.name = reinterpret_cast<Bytef*>(m_name.data());
        m_header.name_max = static_cast<uInt>(m_name.size());
        ::inflateGetHeader(&m_stream, &m_header);
    }
    GzipHeader header() const
    {
        GzipHeader header{static_cast<std::uint32_t>(m_header.time), static_cast<std::uint8_t>(m_header.os), {}};
        const auto end = std::find(m_name.begin(), m_name.end(), '\0');
        if (m_header.name && end != m_name.end())
            header.name.emplace(m_name.begin(), end);
        return header;
    }

    /// Decompresses a part into `text`; what zlib says of it.
    int next(std::string& text)
    {
        feed();
        m_stream.next_out = reinterpret_cast<Bytef*>(m_part.data());
        m_stream.avail_out = static_cast<uInt>(m_part.size());
        const int said = ::inflate(&m_stream, Z_NO_FLUSH);
        text.append(m_part.data(), m_part.size() - m_stream.avail_out);
        return said;
    }
    /// Goes on to the next member; false if nothing more is there.
    bool nextMember()
    {
        feed();
        return m_stream.avail_in > 0 && ::inflateReset(&m_stream) == Z_OK;
    }

private:
    void feed()
    {
        if (m_stream.avail_in > 0)
            return;
        m_stream.avail_in = static_cast<uInt>(std::min<std::size_t>(m_rest, std::size_t(1) << 30));
        m_rest -= m_stream.avail_in;
    }

    z_stream m_stream{};
    gz_header m_header{};
    std::size_t m_rest = 0; ///< of the input that zlib has not been given
    std::array<char, longestName> m_name{};
    std::array<char, atOnce> m_part{};
};

} // namespace

bool isGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1F\x8B\x08");
}

Result<GzipContent> decompressed(std::string_view bytes, std::size_t limit)
{
    if (!isGzip(bytes))
        return failure(FileProblem::GzipDamaged);
    GzipContent content;
    Inflation inflation(bytes);
    inflation.wantHeader();
    bool isFirst = true;
    for (;;) {
        const int said = inflation.next(content.text);
        if (content.text.size() > limit)
            return failure(Problem{FileProblem::GzipTooLarge, {}, 0, 0, {std::to_string(limit >> 20)}});
        if (said == Z_OK)
            continue;
        if (said != Z_STREAM_END)
            return failure(FileProblem::GzipDamaged);
        if (isFirst)
            content.header = inflation.header();
        isFirst = false;
        if (!inflation.nextMember())
            return content;
    }
}

std::string compressed(std::string_view text, const GzipHeader& header)
{
    z_stream stream{};
    if (::deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, withGzipHeader, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    gz_header said{};
    said.time = header.time;
    said.os = header.system;
    std::string name = header.name.value_or("");
    if (header.name)
        said.name = reinterpret_cast<Bytef*>(name.data());
    ::deflateSetHeader(&stream, &said);
    std::string bytes;
    std::array<char, atOnce> part;
    std::size_t rest = text.size();
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    for (int state = Z_OK; state != Z_STREAM_END;) {
        if (stream.avail_in == 0) {
            stream.avail_in = static_cast<uInt>(std::min<std::size_t>(rest, std::size_t(1) << 30));
            rest -= stream.avail_in;
        }
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = ::deflate(&stream, rest == 0 ? Z_FINISH : Z_NO_FLUSH);
        bytes.append(part.data(), part.size() - stream.avail_out);
    }
    ::deflateEnd(&stream);
    return bytes;
}

} // namespace arcwright
