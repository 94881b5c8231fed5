// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/block_file.h"

#include <limits>
#include <random>

#include <gtest/gtest.h>

namespace arcwright {
namespace block_file_test {

/// What appendSparse() is to write, byte by byte.
template <class Value>
std::string sparseByBytes(const std::vector<Value>& values)
{
    std::string out;
    std::size_t previous = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0)
            continue;
        std::size_t distance = i - previous;
        for (; distance >= 0x80; distance >>= 7)
            out += static_cast<char>(0x80 | (distance & 0x7F));
        out += static_cast<char>(distance);
        out.append(reinterpret_cast<const char*>(&values[i]), sizeof(Value));
        previous = i;
    }
    return out;
}

template <class Value>
void expectRoundTrip(const std::vector<Value>& values, const char* what)
{
    const std::string block = sparseBlock(values);
    EXPECT_TRUE(block == sparseByBytes(values)) << what;
    EXPECT_LE(block.size(), roomForSparse(values)) << what;
    std::vector<Value> read(values.size());
    EXPECT_TRUE(readSparse(block, read, std::numeric_limits<Value>::max())) << what;
    EXPECT_TRUE(read == values) << what;
}

/// The bytes are put together in pieces of a few kilobytes: what stands at the seam of two must be whole.
template <class Value>
void expectRoundTripsAroundPieces()
{
    constexpr std::size_t piece = 8192;
    for (std::size_t bytes = piece - 40; bytes < piece + 40; ++bytes) {
        // So many values that the next one, with a long distance, begins near the end of the first piece, or behind it.
        std::vector<Value> values(bytes / (1 + sizeof(Value)), Value(3));
        for (const std::size_t gap : {std::size_t{0}, std::size_t{127}, std::size_t{128}, std::size_t{20'000}}) {
            std::vector<Value> longer = values;
            longer.resize(values.size() + gap, Value(0));
            longer.push_back(Value(-5));
            longer.insert(longer.end(), 3 * piece, Value(7));
            expectRoundTrip(longer, "around a seam");
        }
    }
}

TEST(SparseBlockTest, ValuesComeBackAcrossPieces)
{
    expectRoundTripsAroundPieces<float>();
    expectRoundTripsAroundPieces<double>();
    expectRoundTripsAroundPieces<std::int64_t>();
}

TEST(SparseBlockTest, ValuesComeBackWhereverTheyAre)
{
    std::mt19937 random(7);
    for (const int oneIn : {1, 3, 100, 200, 40'000}) {
        std::vector<float> values(300'000);
        for (float& value : values)
            value = random() % static_cast<unsigned>(oneIn) == 0 ? static_cast<float>(random() % 1000) - 500 : 0;
        expectRoundTrip(values, "by lot");
    }
    expectRoundTrip(std::vector<double>(), "none");
    expectRoundTrip(std::vector<double>(100'000), "only zeros");
    std::vector<double> last(5'000'000);
    last.back() = 1;
    expectRoundTrip(last, "a distance of four bytes");
}

TEST(SparseBlockTest, AsABlockItIsTheSameBehindWhatWasThere)
{
    std::vector<float> values(50'000);
    for (std::size_t i = 0; i < values.size(); i += 3)
        values[i] = static_cast<float>(i + 1);
    std::string expected = "before";
    appendBlock(expected, sparseBlock(values));
    std::string out = "before";
    appendSparseBlock(out, values);
    EXPECT_TRUE(out == expected);
    BlockReader reader{std::string_view(out).substr(6)};
    EXPECT_TRUE(reader.take() == sparseBlock(values));
    EXPECT_TRUE(reader.sound);
}

TEST(SparseBlockTest, ABlockThatIsCutOrTooLongIsRefused)
{
    const std::vector<float> values(3'000, 2.F);
    const std::string block = sparseBlock(values);
    std::vector<float> read(values.size());
    EXPECT_FALSE(readSparse(std::string_view(block).substr(0, block.size() - 1), read, 10.F));
    EXPECT_FALSE(readSparse(block, read, 1.F)) << "greater than they may be";
    std::vector<float> fewer(values.size() - 1);
    EXPECT_FALSE(readSparse(block, fewer, 10.F));
}

} // namespace block_file_test
} // namespace arcwright
