// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace arcwright {

/// A picture of the program's own canvas in the Markdown of a lesson's text: `![words for it](canvas:tree)` is the
/// tree of the sentence, `canvas:step=7` and `canvas:step=last` are the picture of the stop's algorithm at a step.
struct LessonPicture {
    enum class Kind : unsigned char { Tree, Step };
    Kind kind = Kind::Tree;
    bool isLast = false; ///< the last step, else:
    int step = 0;
    friend bool operator==(const LessonPicture&, const LessonPicture&) = default;
};

/// What a source of a picture asks for; nothing if that is not known.
std::optional<LessonPicture> lessonPictureOf(std::string_view source);

/// The sources, `canvas:…`, of the pictures in a text, in their order; they are parts of the text. O(bytes).
std::vector<std::string_view> lessonPictureSources(std::string_view markdown);

} // namespace arcwright
