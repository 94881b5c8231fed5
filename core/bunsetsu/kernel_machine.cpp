// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/kernel_machine.h"

#include <utility>

namespace arcwright {

KernelMachine::KernelMachine(std::vector<SupportVector> vectors, double offset)
    : m_vectors(std::move(vectors)), m_offset(offset), m_lists(m_vectors.size(), [&](std::size_t number) {
        return std::span(std::as_const(m_vectors[number].features));
    })
{
}

double KernelMachine::decision(std::span<const std::uint32_t> features, Workspace& common) const
{
    m_lists.count(features, common);
    double sum = 0;
    for (std::size_t number = 0; number < m_vectors.size(); ++number)
        sum += m_vectors[number].coefficient * cubicKernel(common[number]);
    return sum - m_offset;
}

} // namespace arcwright
