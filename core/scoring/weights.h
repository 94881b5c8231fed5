// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace arcwright {

/// How many weights a model has of each kind.
struct WeightShape {
    int arcBits = 22; ///< 2^arcBits weights of arcs
    int siblingBits = 0; ///< 2^siblingBits weights of arcs with their siblings; 0: none
    int rowBits = 16; ///< 2^rowBits rows with a weight a relation
    int relations = 0; ///< 0 if the model tells none: then there are no rows
    int treeBits = 0; ///< 2^treeBits weights of features of third order and of whole trees; 0: none
    int insideBits = 0; ///< 2^insideBits weights of arcs with the dependents found inside them; 0: none

    friend bool operator==(const WeightShape&, const WeightShape&) = default;
};

/// All weights of a model in one table of floats without a dictionary: those of arc features, then those of sibling
/// features, then those of larger parts of trees, those of what is inside arcs, then rows of relation features. The
/// upper bits of a key address a group of eight, the lowest three one of these: keys that differ in those bits alone,
/// as those of one feature with and without its distance do, have their weights side by side, where the processor
/// fetches them together.
class Weights {
public:
    Weights() : Weights(WeightShape{1, 0, 1, 0}) { }
    explicit Weights(const WeightShape& shape) : m_shape(shape), m_values(sizeFor(shape), 0.0F) { }

    const WeightShape& shape() const { return m_shape; }
    /// Number of relations; 0 if the model tells none.
    int relations() const { return m_shape.relations; }
    bool hasSiblings() const { return m_shape.siblingBits > 0; }
    bool hasWholeTrees() const { return m_shape.treeBits > 0; }
    bool hasInside() const { return m_shape.insideBits > 0; }
    /// Length of a row: relations, rounded up to whole vectors.
    static constexpr std::size_t rowLength(int relations) { return (static_cast<std::size_t>(relations) + 3) / 4 * 4; }
    std::size_t rowLength() const { return rowLength(m_shape.relations); }

    std::size_t arcIndex(std::uint64_t key) const { return place(key, m_shape.arcBits); }
    /// Only where the shape has siblings.
    std::size_t siblingIndex(std::uint64_t key) const
    {
        return (std::size_t{1} << m_shape.arcBits) + place(key, m_shape.siblingBits);
    }
    /// Only where the shape has whole trees.
    std::size_t treeIndex(std::uint64_t key) const { return firstOfWholeTrees() + place(key, m_shape.treeBits); }
    /// Only where the shape has what is inside arcs.
    std::size_t insideIndex(std::uint64_t key) const { return firstOfInside() + place(key, m_shape.insideBits); }
    /// Whether a weight is of third order or of whole trees.
    bool isOfWholeTree(std::size_t index) const { return isWithin(index, firstOfWholeTrees(), m_shape.treeBits); }
    /// Whether a weight is of what is inside arcs.
    bool isOfInside(std::size_t index) const { return isWithin(index, firstOfInside(), m_shape.insideBits); }
    std::size_t rowIndex(std::uint64_t key) const
    {
        return tablesSize(m_shape) + place(key, m_shape.rowBits) * rowLength();
    }

    std::vector<float>& values() { return m_values; }
    const std::vector<float>& values() const { return m_values; }
    const float* data() const { return m_values.data(); }

    static std::size_t sizeFor(const WeightShape& shape)
    {
        const std::size_t rows = shape.relations == 0 ? 0 : std::size_t{1} << shape.rowBits;
        return tablesSize(shape) + rows * rowLength(shape.relations);
    }

private:
    static std::size_t place(std::uint64_t key, int bits)
    {
        const std::size_t slots = (std::size_t{1} << std::min(bits, 3)) - 1;
        return ((key >> (64 - bits)) & ~slots) | (key & slots);
    }
    std::size_t firstOfWholeTrees() const { return (std::size_t{1} << m_shape.arcBits) + sizeOf(m_shape.siblingBits); }
    std::size_t firstOfInside() const { return firstOfWholeTrees() + sizeOf(m_shape.treeBits); }
    static bool isWithin(std::size_t index, std::size_t first, int bits)
    {
        return index >= first && index < first + sizeOf(bits);
    }
    static std::size_t sizeOf(int bits) { return bits == 0 ? 0 : std::size_t{1} << bits; }
    static std::size_t tablesSize(const WeightShape& shape)
    {
        return (std::size_t{1} << shape.arcBits) + sizeOf(shape.siblingBits) + sizeOf(shape.treeBits)
            + sizeOf(shape.insideBits);
    }

    WeightShape m_shape;
    std::vector<float> m_values;
};

} // namespace arcwright
