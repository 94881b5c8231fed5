// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/kernel_machine.h"

#include <memory>
#include <set>

#include <gtest/gtest.h>
#include <libsvm/svm.h>

#include "core/base/random.h"

namespace arcwright {
namespace {

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

/// The paper's settings, written down once more.
svm_parameter paperSettings()
{
    svm_parameter parameter{};
    parameter.svm_type = C_SVC;
    parameter.kernel_type = POLY;
    parameter.degree = 3;
    parameter.gamma = 1;
    parameter.coef0 = 1;
    parameter.cache_size = 10;
    parameter.eps = 0.001;
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

private:
    struct Deleter {
        void operator()(svm_model* model) const { svm_free_and_destroy_model(&model); }
    };
    std::vector<std::vector<svm_node>> m_rows;
    std::vector<svm_node*> m_pointers;
    std::vector<double> m_answers;
    std::unique_ptr<svm_model, Deleter> m_model;
};

TEST(KernelMachineTest, DecidesAsLibsvmDoes)
{
    Random random(4);
    for (const bool startsPositive : {true, false}) {
        auto examples = randomExamples(300, random);
        while (examples.front().isPositive != startsPositive) // libsvm's sign depends on it
            examples.erase(examples.begin());
        const KernelMachine machine = trainKernelMachine(examples);
        const Libsvm libsvm(examples);
        KernelMachine::Workspace workspace;
        std::size_t right = 0;
        for (const KernelExample& example : randomExamples(500, random)) {
            const double expected = libsvm.decision(example.features);
            EXPECT_NEAR(machine.decision(example.features, workspace), expected, 1e-9 * (1 + std::abs(expected)));
            right += (expected > 0) == example.isPositive ? 1 : 0;
        }
        EXPECT_GT(right, 350U) << "what it learnt is no guess";
    }
}

TEST(KernelMachineTest, CountsWhatIsInCommon)
{
    const KernelMachine machine({{{1, 2, 5}, 2.0}, {{2, 7}, -1.0}}, 0.5);
    KernelMachine::Workspace workspace;
    const std::vector<std::uint32_t> features{9, 5, 2};
    EXPECT_DOUBLE_EQ(machine.decision(features, workspace), 2.0 * 27 - 1.0 * 8 - 0.5);
    EXPECT_DOUBLE_EQ(machine.decision({}, workspace), 2.0 - 1.0 - 0.5);
}

} // namespace
} // namespace arcwright
