// SPDX-License-Identifier: GPL-3.0-or-later
// The only source that knows MPI: a module of its own, which the program loads when it is one of several ranks, so that
// it starts as fast as ever, and also where there is no MPI, when it is not.
#include <chrono>
#include <list>
#include <thread>

#include <mpi.h>

#include "app/cluster/exchange.h"

namespace {

using arcwright::cluster::Exchange;

class MpiExchange final : public Exchange {
public:
    MpiExchange()
    {
        int provided = MPI_THREAD_SINGLE; // other threads work, this one alone sends and receives
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN); // a rank that dies is no error of the others
        MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
        MPI_Comm_size(MPI_COMM_WORLD, &m_ranks);
    }

    int rank() const override { return m_rank; }
    int ranks() const override { return m_ranks; }

    void send(int to, std::string_view piece) override
    {
        Sending& sending = m_sending.emplace_back();
        sending.bytes = piece;
        if (MPI_Isend(sending.bytes.data(), static_cast<int>(sending.bytes.size()), MPI_BYTE, to, tag, MPI_COMM_WORLD,
                &sending.request)
            != MPI_SUCCESS)
            m_sending.pop_back();
        forgetSent();
    }

    std::optional<Piece> receive() override
    {
        int isThere = 0;
        MPI_Status status;
        if (MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &isThere, &status) != MPI_SUCCESS || isThere == 0) {
            forgetSent();
            return std::nullopt;
        }
        int size = 0;
        MPI_Get_count(&status, MPI_BYTE, &size);
        Piece piece{status.MPI_SOURCE, std::string(static_cast<std::size_t>(size), '\0')};
        if (MPI_Recv(piece.bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            != MPI_SUCCESS)
            return std::nullopt;
        return piece;
    }

    void leave(bool together) override
    {
        using Clock = std::chrono::steady_clock;
        constexpr auto longest = std::chrono::seconds(1);
        for (const auto begin = Clock::now(); !m_sending.empty() && Clock::now() - begin < longest;) {
            forgetSent();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (together)
            MPI_Finalize(); // waits for all ranks, for ever if one has died
    }

private:
    static constexpr int tag = 1;

    struct Sending {
        std::string bytes; ///< must stay until they are on their way
        MPI_Request request = MPI_REQUEST_NULL;
    };

    /// Those before the first that is not on its way; also what makes MPI go on sending.
    void forgetSent()
    {
        while (!m_sending.empty()) {
            int isSent = 0;
            if (MPI_Test(&m_sending.front().request, &isSent, MPI_STATUS_IGNORE) == MPI_SUCCESS && isSent == 0)
                return;
            m_sending.pop_front();
        }
    }

    int m_rank = 0;
    int m_ranks = 1;
    std::list<Sending> m_sending;
};

} // namespace

extern "C" Exchange* arcwrightOpenExchange()
{
    return new MpiExchange;
}
