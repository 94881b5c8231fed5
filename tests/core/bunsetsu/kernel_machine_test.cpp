// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/kernel_training.h"

#include <cmath>
#include <memory>
#include <set>

#include <gtest/gtest.h>
#include <libsvm/svm.h>

#include "core/base/random.h"

namespace arcwright {
namespace kernel_machine_test {

/// Whether an odd number of three features are there, and noise: nothing that is linear.
std::vector<KernelExample> randomExamples(std::size_t count, Random& random)
{
    std::vector<KernelExample> examples;
    while (examples.size() < count) {
        std::set<std::uint32_t> features;
        for (std::uint32_t feature = 0; feature < 3; ++feature) {
            if (random.below(2) == 0)
                features.insert(feature);
        }
        const bool isPositive = features.size() % 2 == 1;
        for (int noise = 0; noise < 2; ++noise)
            features.insert(3 + random.below(30));
        examples.push_back({{features.begin(), features.end()}, isPositive != (random.below(20) == 0)});
    }
    return examples;
}

std::vector<svm_node> nodesOf(const FeatureIndices& features)
{
    std::vector<svm_node> nodes;
    for (const std::uint32_t feature : features)
        nodes.push_back({static_cast<int>(feature) + 1, 1.0});
    nodes.push_back({-1, 0.0});
    return nodes;
}

/// Small enough for both to find the same optimum.
constexpr double exact = 1e-7;

/// The paper's settings, but for when it ends.
svm_parameter paperSettings()
{
    svm_parameter parameter{};
    parameter.svm_type = C_SVC;
    parameter.kernel_type = POLY;
    parameter.degree = 3;
    parameter.gamma = 1;
    parameter.coef0 = 1;
    parameter.cache_size = 10;
    parameter.eps = exact;
    parameter.C = 1;
    parameter.shrinking = 1;
    return parameter;
}

/// libsvm itself, for the same examples.
class Libsvm {
public:
    explicit Libsvm(const std::vector<KernelExample>& examples)
    {
        for (const KernelExample& example : examples) {
            m_rows.push_back(nodesOf(example.features));
            m_answers.push_back(example.isPositive ? 1 : -1);
        }
        for (auto& row : m_rows)
            m_pointers.push_back(row.data());
        const svm_problem problem{static_cast<int>(m_rows.size()), m_answers.data(), m_pointers.data()};
        const svm_parameter parameter = paperSettings();
        svm_set_print_string_function([](const char*) {});
        m_model.reset(svm_train(&problem, &parameter));
    }

    double decision(const FeatureIndices& features) const
    {
        const auto nodes = nodesOf(features);
        double value = 0;
        svm_predict_values(m_model.get(), nodes.data(), &value);
        return m_model->label[0] == 1 ? value : -value;
    }

    /// Its support vectors as a machine of ours.
    KernelMachine machine() const
    {
        const double sign = m_model->label[0] == 1 ? 1 : -1; // its first class is that of the first example
        std::vector<KernelMachine::SupportVector> vectors;
        for (int i = 0; i < m_model->l; ++i) {
            KernelMachine::SupportVector vector{{}, sign * m_model->sv_coef[0][i]};
            for (const svm_node* node = m_model->SV[i]; node->index != -1; ++node)
                vector.features.push_back(static_cast<std::uint32_t>(node->index - 1));
            vectors.push_back(std::move(vector));
        }
        return {std::move(vectors), sign * m_model->rho[0]};
    }

private:
    struct Deleter {
        void operator()(svm_model* model) const { svm_free_and_destroy_model(&model); }
    };
    std::vector<std::vector<svm_node>> m_rows;
    std::vector<svm_node*> m_pointers;
    std::vector<double> m_answers;
    std::unique_ptr<svm_model, Deleter> m_model;
};

/// Examples whose first is as told; libsvm's signs depend on it.
std::vector<KernelExample> examplesThatStart(bool startsPositive, Random& random)
{
    auto examples = randomExamples(300, random);
    while (examples.front().isPositive != startsPositive)
        examples.erase(examples.begin());
    return examples;
}

TEST(KernelMachineTest, DecidesAsLibsvmDoes)
{
    Random random(4);
    for (const bool startsPositive : {true, false}) {
        const Libsvm libsvm(examplesThatStart(startsPositive, random));
        const KernelMachine machine = libsvm.machine();
        KernelMachine::Workspace workspace;
        for (const KernelExample& example : randomExamples(500, random)) {
            const double expected = libsvm.decision(example.features);
            EXPECT_NEAR(machine.decision(example.features, workspace), expected, 1e-9 * (1 + std::abs(expected)));
        }
    }
}

TEST(KernelMachineTest, LearnsWhatLibsvmLearns)
{
    Random random(4);
    for (const bool startsPositive : {true, false}) {
        const auto examples = examplesThatStart(startsPositive, random);
        const Libsvm libsvm(examples);
        const auto machine = trainKernelMachine(examples, {}, exact);
        ASSERT_TRUE(machine);
        EXPECT_NEAR(machine->offset(), libsvm.machine().offset(), 1e-5);
        KernelMachine::Workspace workspace;
        std::size_t right = 0;
        for (const KernelExample& example : randomExamples(500, random)) {
            const double expected = libsvm.decision(example.features);
            EXPECT_NEAR(machine->decision(example.features, workspace), expected, 1e-5);
            right += (expected > 0) == example.isPositive ? 1 : 0;
        }
        EXPECT_GT(right, 350U) << "what it learnt is no guess";
    }
}

TEST(KernelMachineTest, KeepsCoefficientsWithinTheirBounds)
{
    Random random(5);
    auto examples = randomExamples(300, random);
    for (std::size_t number = 0; number < 10; ++number)
        examples.push_back({examples[number].features, !examples[number].isPositive});
    const auto machine = trainKernelMachine(examples, {});
    ASSERT_TRUE(machine);
    double sum = 0;
    std::size_t atBound = 0;
    for (const auto& vector : machine->vectors()) {
        EXPECT_LE(std::abs(vector.coefficient), 1.0);
        atBound += std::abs(vector.coefficient) == 1.0 ? 1 : 0;
        sum += vector.coefficient;
    }
    EXPECT_NEAR(sum, 0, 1e-9);
    EXPECT_GT(atBound, 0U) << "what contradicts itself cannot be learnt";
}

TEST(KernelMachineTest, LearnsFromExamplesThatContradictEachOther)
{
    const std::vector<KernelExample> examples{{{1, 2}, true}, {{1, 2}, false}, {{3}, true}, {{4}, false}};
    const auto machine = trainKernelMachine(examples, {}, exact);
    ASSERT_TRUE(machine);
    KernelMachine::Workspace workspace;
    EXPECT_NEAR(
        machine->decision(std::vector<std::uint32_t>{1, 2}, workspace), Libsvm(examples).decision({1, 2}), 1e-5);
    EXPECT_GT(machine->decision(std::vector<std::uint32_t>{3}, workspace), 0);
    EXPECT_LT(machine->decision(std::vector<std::uint32_t>{4}, workspace), 0);
}

TEST(KernelMachineTest, StopsWhenAsked)
{
    Random random(6);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(trainKernelMachine(randomExamples(300, random), stop.get_token()));
}

TEST(KernelMachineTest, CountsWhatIsInCommon)
{
    const KernelMachine machine({{{1, 2, 5}, 2.0}, {{2, 7}, -1.0}}, 0.5);
    KernelMachine::Workspace workspace;
    const std::vector<std::uint32_t> features{9, 5, 2};
    EXPECT_DOUBLE_EQ(machine.decision(features, workspace), 2.0 * 27 - 1.0 * 8 - 0.5);
    EXPECT_DOUBLE_EQ(machine.decision({}, workspace), 2.0 - 1.0 - 0.5);
}

} // namespace kernel_machine_test
} // namespace arcwright
