// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/svg_picture.h"

#include <array>

#include <QPainter>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace arcwright::ui {

namespace {

/// The path of a `d` attribute; nothing where it has commands that icons don't use.
class SvgPathReader {
public:
    static std::optional<QPainterPath> read(const QString& data)
    {
        static const QRegularExpression token(QStringLiteral("([A-Za-z])|(-?[0-9]*\\.?[0-9]+)"));
        SvgPathReader reader;
        for (auto found = token.globalMatch(data); found.hasNext();) {
            const auto match = found.next();
            const bool isCommand = !match.captured(1).isEmpty();
            if (isCommand && !reader.m_numbers.isEmpty())
                return std::nullopt;
            if (isCommand)
                reader.m_command = match.captured(1)[0];
            else
                reader.m_numbers << match.captured(2).toDouble();
            if (!reader.draw())
                return std::nullopt;
        }
        return reader.m_numbers.isEmpty() ? std::optional(reader.m_path) : std::nullopt;
    }

private:
    /// Carries the command out once it has all of its numbers; false if it is unknown.
    bool draw()
    {
        const QChar kind = m_command.toUpper();
        const qsizetype wanted = QStringLiteral("HV").contains(kind) ? 1
            : QStringLiteral("ML").contains(kind)                    ? 2
            : kind == u'C'                                           ? 6
                                                                     : 0;
        if (wanted == 0 && kind != u'Z')
            return false;
        if (m_numbers.size() < wanted)
            return true;
        const QPointF origin = m_command.isLower() ? m_path.currentPosition() : QPointF();
        const auto point = [&](qsizetype at) { return origin + QPointF(m_numbers[at], m_numbers[at + 1]); };
        if (kind == u'M') {
            m_path.moveTo(point(0));
            m_command = m_command.isLower() ? u'l' : u'L'; // as further points are meant
        } else if (kind == u'L') {
            m_path.lineTo(point(0));
        } else if (kind == u'H') {
            m_path.lineTo(origin.x() + m_numbers[0], m_path.currentPosition().y());
        } else if (kind == u'V') {
            m_path.lineTo(m_path.currentPosition().x(), origin.y() + m_numbers[0]);
        } else if (kind == u'C') {
            m_path.cubicTo(point(0), point(2), point(4));
        } else {
            m_path.closeSubpath();
        }
        m_numbers.clear();
        return true;
    }

    QPainterPath m_path;
    QChar m_command;
    QList<double> m_numbers;
};

} // namespace

/// Goes over the elements; a root's attributes hold for shapes that have none of their own.
class SvgPictureReader {
public:
    explicit SvgPictureReader(const QByteArray& svg) : m_xml(svg) { }

    std::optional<SvgPicture> read()
    {
        if (!m_xml.readNextStartElement() || m_xml.name() != u"svg")
            return std::nullopt;
        m_root = m_xml.attributes();
        const QStringList box = value(u"viewBox").split(u' ', Qt::SkipEmptyParts);
        if (box.size() != 4)
            return std::nullopt;
        SvgPicture picture;
        picture.m_viewBox = {box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble()};
        while (m_xml.readNextStartElement()) {
            auto shape = readShape();
            if (!shape)
                return std::nullopt;
            picture.m_shapes.push_back(std::move(*shape));
            m_xml.skipCurrentElement();
        }
        return m_xml.hasError() || picture.m_shapes.empty() ? std::nullopt : std::optional(std::move(picture));
    }

private:
    QString value(QStringView name) const
    {
        const QXmlStreamAttributes own = m_xml.attributes();
        return (own.hasAttribute(name.toString()) ? own : m_root).value(name.toString()).toString();
    }
    double number(QStringView name) const { return value(name).toDouble(); }

    std::optional<SvgPicture::Shape> readShape() const
    {
        SvgPicture::Shape shape;
        if (m_xml.name() == u"path") {
            auto path = SvgPathReader::read(value(u"d"));
            if (!path)
                return std::nullopt;
            shape.path = std::move(*path);
        } else if (m_xml.name() == u"rect") {
            const QRectF place(number(u"x"), number(u"y"), number(u"width"), number(u"height"));
            shape.path.addRoundedRect(place, number(u"rx"), number(u"rx"));
        } else if (m_xml.name() == u"circle") {
            shape.path.addEllipse(QPointF(number(u"cx"), number(u"cy")), number(u"r"), number(u"r"));
        } else {
            return std::nullopt;
        }
        const auto fill = paint(value(u"fill"));
        const auto stroke = paint(value(u"stroke"));
        if (!fill || !stroke)
            return std::nullopt;
        shape.fill = *fill;
        shape.stroke = *stroke;
        shape.width = number(u"stroke-width");
        shape.isRound = value(u"stroke-linecap") == u"round";
        return shape;
    }

    static std::optional<SvgPicture::Paint> paint(const QString& name)
    {
        if (name == u"none")
            return SvgPicture::Paint();
        if (name == u"currentColor")
            return SvgPicture::Paint(QColor());
        if (!QColor::isValidColor(name))
            return std::nullopt;
        return SvgPicture::Paint(QColor(name));
    }

    QXmlStreamReader m_xml;
    QXmlStreamAttributes m_root;
};

std::optional<SvgPicture> SvgPicture::read(const QByteArray& svg)
{
    return SvgPictureReader(svg).read();
}

void SvgPicture::paint(QPainter& painter, const QRectF& place, const QColor& current) const
{
    const auto colorOf = [&](const Paint& paint) { return paint->isValid() ? *paint : current; };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / m_viewBox.width(), place.height() / m_viewBox.height());
    painter.translate(-m_viewBox.topLeft());
    for (const Shape& shape : m_shapes) {
        painter.setBrush(shape.fill ? QBrush(colorOf(shape.fill)) : QBrush(Qt::NoBrush));
        painter.setPen(shape.stroke ? QPen(colorOf(shape.stroke), shape.width, Qt::SolidLine,
                           shape.isRound ? Qt::RoundCap : Qt::FlatCap, shape.isRound ? Qt::RoundJoin : Qt::MiterJoin)
                                    : QPen(Qt::NoPen));
        painter.drawPath(shape.path);
    }
    painter.restore();
}

} // namespace arcwright::ui
