// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/mail.h"

#include "core/base/block_file.h"

namespace arcwright::cluster {

namespace {

constexpr char more = 1; ///< first byte of a piece: the message goes on in the next; else 0
constexpr std::size_t headSize = 1 + 8; ///< of a message: the word and the number

} // namespace

void Mail::send(int to, const Message& message)
{
    std::string bytes(1, static_cast<char>(message.word));
    append(bytes, message.number);
    bytes += message.bytes;
    constexpr std::size_t content = largestPiece - 1;
    for (std::size_t at = 0; at < bytes.size(); at += content) {
        const bool isLast = bytes.size() - at <= content;
        m_exchange.send(to, std::string(1, isLast ? '\0' : more).append(bytes, at, content));
    }
}

std::optional<std::pair<int, Message>> Mail::receive()
{
    while (const auto piece = m_exchange.receive()) {
        if (piece->bytes.empty())
            continue;
        std::string& bytes = m_begun[piece->from];
        bytes.append(piece->bytes, 1);
        if (piece->bytes.front() == more)
            continue;
        const std::string whole = std::move(bytes);
        m_begun.erase(piece->from);
        if (whole.size() >= headSize)
            return std::pair(piece->from,
                Message{static_cast<Word>(whole.front()), numberAt<std::uint64_t>(whole, 1), whole.substr(headSize)});
    }
    return std::nullopt;
}

} // namespace arcwright::cluster
