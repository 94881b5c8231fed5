// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "app/cluster/exchange.h"

namespace arcwright::cluster {

/// What ranks say to each other. Rank 0 leads, the others help.
enum class Word : char {
    Hello, ///< bytes: the process, as ProcessName::text(); to and from rank 0, first of all
    Ready, ///< a helper has read its files; number: of threads; bytes: the work, 8 bytes
    Alive, ///< both ways, now and then
    Share, ///< to a helper: do this one
    Progress, ///< of a helper; number: a share; bytes: thousandths of it that are done, 4 bytes
    Done, ///< number: a share; bytes: what it gave
    Failed, ///< number: a share
    Bye, ///< a helper takes no part; bytes: what it had to complain of
    Rest, ///< to a helper: there is no more work
    Over, ///< to a helper: leave; number: 1 if all ranks are there to leave together
};

struct Message {
    Word word = Word::Alive;
    std::uint64_t number = 0;
    std::string bytes = {};
};

/// Messages of any length over an Exchange, in pieces.
class Mail {
public:
    explicit Mail(Exchange& exchange) : m_exchange(exchange) { }

    void send(int to, const Message& message);
    /// The next message that is whole, with its sender. Never waits.
    std::optional<std::pair<int, Message>> receive();

private:
    Exchange& m_exchange;
    std::map<int, std::string> m_begun; ///< by sender, of messages that are not whole
};

} // namespace arcwright::cluster
