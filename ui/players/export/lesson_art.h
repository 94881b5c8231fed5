// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QHash>
#include <QObject>
#include <QPainter>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTextObjectInterface>

#ifdef Q_MOC_RUN // which is not shown the headers of Qt
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace arcwright::ui {

/// A picture of our own canvas in the words of a lesson: lines and letters that any device can draw as finely as it is
/// able to, where HTML has the same picture in pixels.
struct LessonArt {
    QSize size; ///< in pixels
    QString words; ///< what stands for it where it is not seen
    std::function<void(QPainter&)> paint; ///< from the painter's origin on, of that size, background included

    static constexpr double kSharpPixels = 2;

    bool isEmpty() const { return size.isEmpty(); }
    /// Made smaller where it is larger than that.
    LessonArt fitting(const QSizeF& most) const;
    /// The looks of a page in which the picture is to be seen: one is drawn for the light one and one for the dark.
    enum class Look : unsigned char { Any, Day, Night };
    /// A tag with the picture in it, in so many pixels for one: two are sharp on paper and on fine screens.
    QString html(double pixelsEach = kSharpPixels, Look look = Look::Any) const;
};

/// By the `src` of their tags.
using LessonArts = QHash<QString, LessonArt>;

/// The `src` of the tag; empty if it has none.
QString sourceOfTag(const QString& tag);

/// Rich text, and apart from it the tags of those of its pictures that were paragraphs by themselves.
struct WordsAndPictures {
    QString words;
    QStringList pictures;
    double width = 0; ///< of all pictures beside each other
};
WordsAndPictures picturesApart(const QString& html);

/// Draws the pictures in rich text, in place of their pixels.
class LessonArtHandler : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit LessonArtHandler(const LessonArts& arts, QObject* parent) : QObject(parent), m_arts(arts) { }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
        const QTextFormat& format) override;

private:
    LessonArts m_arts;
};

} // namespace arcwright::ui
