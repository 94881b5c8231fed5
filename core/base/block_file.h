// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

// The parts of model files and checkpoints: numbers as they are in memory, and blocks with their length before them.

namespace arcwright {

static_assert(std::endian::native == std::endian::little, "numbers are copied into files as they are");

// The limits of tables of weights in files.
inline constexpr int fewestBits = 1; ///< of the number of weights, as a power of 2
inline constexpr int mostBits = 28;
inline constexpr float largestWeight = 1e30F; ///< sums of larger ones could overflow, and no training comes near

/// A kind of file made of blocks, and what can be wrong with its head.
struct BlockFileKind {
    std::string_view magic; ///< 16 bytes
    std::uint32_t version = 0;
    ProblemCode other; ///< it is another kind of file
    ProblemCode tooNew; ///< arguments: its version, the one known
    ProblemCode tooOld; ///< arguments: its version, the oldest that is read
    ProblemCode truncated;
    ProblemCode damaged;
    std::uint32_t oldest = version; ///< the oldest version that is read
};

/// The whole file: the head, then the blocks.
std::string withHead(const BlockFileKind& kind, std::string_view blocks);
/// The same in place, for files of many megabytes: begins with a head, the blocks are put behind it, and then it is
/// completed.
void beginFile(std::string& file, const BlockFileKind& kind);
void completeFile(std::string& file);
/// The blocks of a file, once its head has been checked.
Result<std::string_view> checkedBlocks(const BlockFileKind& kind, std::string_view bytes);
/// Which version of its format a file has whose head has been checked.
std::uint32_t versionInHead(std::string_view bytes);

template <class Number>
void append(std::string& out, Number number)
{
    out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number numberAt(std::string_view bytes, std::size_t offset)
{
    Number number{};
    std::memcpy(&number, bytes.data() + offset, sizeof number);
    return number;
}

inline void appendBlock(std::string& out, std::string_view block)
{
    append<std::uint64_t>(out, block.size());
    out += block;
}

template <class Number>
void appendNumbers(std::string& out, const std::vector<Number>& numbers)
{
    appendBlock(out, {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number)});
}

/// The values that are not zero: the distance from the one before (base 128, low groups first, the high bit set on all
/// but the last), then the value.
template <class Value>
void appendSparse(std::string& out, const std::vector<Value>& values)
{
    // Put together in pieces: a string looks for room whenever it gets a byte, and there are millions of them.
    constexpr std::size_t longest = (std::numeric_limits<std::size_t>::digits + 6) / 7 + sizeof(Value);
    std::array<char, 8192> piece;
    std::size_t used = 0;
    std::size_t previous = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0)
            continue;
        if (used + longest > piece.size()) {
            out.append(piece.data(), used);
            used = 0;
        }
        std::size_t distance = i - previous;
        for (; distance >= 0x80; distance >>= 7)
            piece[used++] = static_cast<char>(0x80 | (distance & 0x7F));
        piece[used++] = static_cast<char>(distance);
        std::memcpy(piece.data() + used, &values[i], sizeof(Value));
        used += sizeof(Value);
        previous = i;
    }
    out.append(piece.data(), used);
}

/// The most bytes that appendSparse() adds for values: a string that grows to megabytes is copied each time it doubles.
template <class Value>
std::size_t roomForSparse(const std::vector<Value>& values)
{
    // A distance takes a byte, and at most one in 128 values has one that takes two, one in 128 * 128 three, and so on.
    const auto written
        = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](Value value) { return value != 0; }));
    return written * (1 + sizeof(Value)) + values.size() / 127;
}

template <class Value>
std::string sparseBlock(const std::vector<Value>& values)
{
    std::string out;
    out.reserve(roomForSparse(values));
    appendSparse(out, values);
    return out;
}

/// As appendBlock() of sparseBlock(), which is not made by itself.
template <class Value>
void appendSparseBlock(std::string& out, const std::vector<Value>& values)
{
    const std::size_t lengthAt = out.size();
    append<std::uint64_t>(out, 0);
    appendSparse(out, values);
    const std::uint64_t length = out.size() - lengthAt - sizeof length;
    std::memcpy(out.data() + lengthAt, &length, sizeof length);
}

/// Puts what sparseBlock() wrote into values that are zero. False if it has no such form, goes beyond them, or has a
/// value greater than `largest` either way, or that is no number.
template <class Value>
bool readSparse(std::string_view block, std::vector<Value>& values, Value largest)
{
    std::size_t index = 0;
    std::size_t at = 0;
    while (at < block.size()) {
        std::size_t distance = 0;
        int shift = 0;
        unsigned char byte = 0;
        do {
            if (at == block.size() || shift > 56)
                return false;
            byte = static_cast<unsigned char>(block[at++]);
            distance |= static_cast<std::size_t>(byte & 0x7F) << shift;
            shift += 7;
        } while ((byte & 0x80) != 0);
        index += distance;
        if (index >= values.size() || block.size() - at < sizeof(Value))
            return false;
        values[index] = numberAt<Value>(block, at);
        if (!(std::abs(values[index]) <= largest))
            return false;
        at += sizeof(Value);
    }
    return true;
}

/// Takes blocks off the front; `sound` turns false at the first that is not whole.
struct BlockReader {
    std::string_view rest;
    bool sound = true;

    std::string_view take()
    {
        const auto length = rest.size() < 8 ? rest.size() : numberAt<std::uint64_t>(rest, 0);
        sound = sound && rest.size() >= 8 && length <= rest.size() - 8;
        if (!sound)
            return {};
        const std::string_view block = rest.substr(8, length);
        rest.remove_prefix(8 + length);
        return block;
    }
    template <class Number>
    std::vector<Number> takeNumbers()
    {
        const std::string_view block = take();
        sound = sound && block.size() % sizeof(Number) == 0;
        std::vector<Number> numbers(block.size() / sizeof(Number));
        if (!numbers.empty())
            std::memcpy(numbers.data(), block.data(), numbers.size() * sizeof(Number));
        return numbers;
    }
};

} // namespace arcwright
