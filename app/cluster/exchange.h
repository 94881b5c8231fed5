// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arcwright::cluster {

/// No piece of a message is longer: every transport sends so much at once, so that nobody has to wait for another
/// process, which may have died, before a piece is on its way or received.
inline constexpr std::size_t largestPiece = 3800;

/// What carries bytes between the processes of a job, which have ranks from 0. Belongs to one thread.
class Exchange {
public:
    /// What has come of one process: pieces of one sender come in the order in which they were sent.
    struct Piece {
        int from = 0;
        std::string bytes;
    };

    Exchange() = default;
    virtual ~Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;

    virtual int rank() const = 0;
    virtual int ranks() const = 0;
    /// Sends at most largestPiece bytes, or drops them where nobody can get them. Never waits.
    virtual void send(int to, std::string_view piece) = 0;
    /// The next piece that has come, if there is one. Never waits.
    virtual std::optional<Piece> receive() = 0;
    /// Ends it; nothing is sent or received any more. `together`: all processes do so now, none has died. Otherwise
    /// waits a moment at most until what was sent is on its way.
    virtual void leave(bool together) = 0;
};

/// The name of the function in the module for MPI that makes an Exchange of this job, to be called once in a process;
/// the module is there where the program was built with MPI.
inline constexpr const char* openExchangeName = "arcwrightOpenExchange";
using OpenExchange = Exchange* (*)();

} // namespace arcwright::cluster
