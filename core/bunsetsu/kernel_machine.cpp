// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/kernel_machine.h"

#include <algorithm>
#include <cassert>
#include <memory>

#include <libsvm/svm.h>

namespace arcwright {

namespace {

constexpr double cost = 1.0;
constexpr int degree = 3;

double cube(double value)
{
    return value * value * value;
}

} // namespace

KernelMachine::KernelMachine(std::vector<SupportVector> vectors, double offset)
    : m_vectors(std::move(vectors)), m_offset(offset)
{
    for (const SupportVector& vector : m_vectors)
        m_features.insert(m_features.end(), vector.features.begin(), vector.features.end());
    std::sort(m_features.begin(), m_features.end());
    m_features.erase(std::unique(m_features.begin(), m_features.end()), m_features.end());
    const auto slotOf = [&](std::uint32_t feature) {
        return static_cast<std::size_t>(
            std::lower_bound(m_features.begin(), m_features.end(), feature) - m_features.begin());
    };
    m_begins.assign(m_features.size() + 1, 0);
    for (const SupportVector& vector : m_vectors) {
        for (const std::uint32_t feature : vector.features)
            ++m_begins[slotOf(feature) + 1];
    }
    for (std::size_t i = 1; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_having.resize(m_begins.back());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t number = 0; number < m_vectors.size(); ++number) {
        for (const std::uint32_t feature : m_vectors[number].features)
            m_having[next[slotOf(feature)]++] = static_cast<std::uint32_t>(number);
    }
}

double KernelMachine::decision(std::span<const std::uint32_t> features, Workspace& common) const
{
    common.assign(m_vectors.size(), 0);
    for (const std::uint32_t feature : features) {
        const auto found = std::lower_bound(m_features.begin(), m_features.end(), feature);
        if (found == m_features.end() || *found != feature)
            continue;
        const auto slot = static_cast<std::size_t>(found - m_features.begin());
        for (std::uint32_t at = m_begins[slot]; at < m_begins[slot + 1]; ++at)
            ++common[m_having[at]];
    }
    double sum = 0;
    for (std::size_t number = 0; number < m_vectors.size(); ++number)
        sum += m_vectors[number].coefficient * cube(static_cast<double>(common[number]) + 1);
    return sum - m_offset;
}

namespace {

/// libsvm's view of examples, which live in one piece.
class LibsvmProblem {
public:
    explicit LibsvmProblem(const std::vector<KernelExample>& examples)
    {
        std::size_t nodes = 0;
        for (const KernelExample& example : examples)
            nodes += example.features.size() + 1;
        m_nodes.reserve(nodes);
        for (const KernelExample& example : examples) {
            m_rows.push_back(m_nodes.data() + m_nodes.size());
            for (const std::uint32_t feature : example.features)
                m_nodes.push_back({static_cast<int>(feature) + 1, 1.0});
            m_nodes.push_back({-1, 0.0});
            m_answers.push_back(example.isPositive ? 1 : -1);
        }
    }

    svm_problem view() { return {static_cast<int>(m_answers.size()), m_answers.data(), m_rows.data()}; }

private:
    std::vector<svm_node> m_nodes;
    std::vector<svm_node*> m_rows;
    std::vector<double> m_answers;
};

svm_parameter settings()
{
    svm_parameter parameter{};
    parameter.svm_type = C_SVC;
    parameter.kernel_type = POLY;
    parameter.degree = degree;
    parameter.gamma = 1;
    parameter.coef0 = 1;
    parameter.cache_size = 500; // megabytes
    parameter.eps = 0.001;
    parameter.C = cost;
    parameter.shrinking = 1;
    return parameter;
}

} // namespace

KernelMachine trainKernelMachine(const std::vector<KernelExample>& examples)
{
    svm_set_print_string_function([](const char*) {});
    LibsvmProblem problem(examples);
    const svm_problem view = problem.view();
    const svm_parameter parameter = settings();
    assert(svm_check_parameter(&view, &parameter) == nullptr);
    const auto free = [](svm_model* model) { svm_free_and_destroy_model(&model); };
    const std::unique_ptr<svm_model, decltype(free)> model(svm_train(&view, &parameter), free);
    assert(model->nr_class == 2);
    const double sign = model->label[0] == 1 ? 1 : -1; // libsvm's first class is that of the first example
    std::vector<KernelMachine::SupportVector> vectors;
    for (int i = 0; i < model->l; ++i) {
        KernelMachine::SupportVector vector;
        for (const svm_node* node = model->SV[i]; node->index != -1; ++node)
            vector.features.push_back(static_cast<std::uint32_t>(node->index - 1));
        vector.coefficient = sign * model->sv_coef[0][i];
        vectors.push_back(std::move(vector));
    }
    return KernelMachine(std::move(vectors), sign * model->rho[0]);
}

} // namespace arcwright
