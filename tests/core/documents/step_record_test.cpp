// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/step_record.h"

#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/formats/open.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace step_record_test {

using nlohmann::json;

Step someStep()
{
    const auto sentence = test::sampleSentences("english.conllu").front();
    Edit edit{{SentenceId{0}}, {SentenceId{0}}, {sentence}, {sentence}, "Anna",
        std::chrono::system_clock::time_point(std::chrono::seconds(1'700'000'000)), "a reason"};
    return {Operation::SetHead, {std::move(edit)}};
}

std::string cborOf(const json& record)
{
    const auto bytes = json::to_cbor(record);
    return {bytes.begin(), bytes.end()};
}

class StepRecordTest : public testing::Test {
protected:
    FormatPointer format = formatNamed("conllu");
    json record = json::from_cbor(*encoded(someStep(), *format));

    bool isRead(const std::string& member, const json& value) const
    {
        json changed = record;
        changed[json::json_pointer(member)] = value;
        return decodedStep(cborOf(changed), format).has_value();
    }
};

TEST_F(StepRecordTest, ComesBackAsItWas)
{
    const auto step = decodedStep(cborOf(record), format);
    ASSERT_TRUE(step.has_value());
    EXPECT_EQ(step->operation, Operation::SetHead);
    ASSERT_EQ(step->edits.size(), 1U);
    EXPECT_EQ(step->edits[0].time, someStep().edits[0].time);
    EXPECT_EQ(step->edits[0].author, "Anna");
    EXPECT_EQ(step->edits[0].reason, "a reason");
}

TEST_F(StepRecordTest, NumbersThatNoClockAndNoTreebankHasAreDamage)
{
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    for (const json& time : {json(most), json(-most), json(std::numeric_limits<std::uint64_t>::max()), json(1e300),
             json(1.5), json(true), json("1")})
        EXPECT_FALSE(isRead("/edits/0/time", time)) << time;
    EXPECT_TRUE(isRead("/edits/0/time", -86'400)) << "a clock that was wrong";
    for (const json& id : {json(-1), json(most), json(std::int64_t{1} << 32), json(1e300), json("0")})
        EXPECT_FALSE(isRead("/edits/0/ids_after/0", id)) << id;
    EXPECT_TRUE(isRead("/edits/0/ids_after/0", std::numeric_limits<std::uint32_t>::max()));
}

} // namespace step_record_test
} // namespace arcwright
