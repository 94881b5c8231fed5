// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/drawing/drawing.h"

namespace arcwright::test {

/// The shapes of one kind in a picture, in their order.
template <class Shape>
std::vector<Shape> shapesOf(const DrawnPicture& picture)
{
    std::vector<Shape> shapes;
    for (const DrawnShape& shape : picture.shapes) {
        if (const auto* one = std::get_if<Shape>(&shape))
            shapes.push_back(*one);
    }
    return shapes;
}

} // namespace arcwright::test
