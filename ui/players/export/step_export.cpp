// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export.h"

#include <algorithm>
#include <span>

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include "ui/canvas/picture.h"
#include "ui/canvas/svg_painting.h"
#include "ui/players/export/handout_page.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/step_page.h"

namespace arcwright::ui {

namespace {

constexpr double imageScale = 2;

/// Goes back where the player was, whatever happens.
class Returning {
public:
    explicit Returning(Player& player) : m_player(player), m_position(player.position()) { }
    ~Returning() { m_player.goTo(m_position); }
    Returning(const Returning&) = delete;
    Returning& operator=(const Returning&) = delete;

private:
    Player& m_player;
    int m_position;
};

} // namespace

std::vector<int> positionsOf(const Player& player, StepChoice choice)
{
    if (choice == StepChoice::Current)
        return {player.position()};
    std::vector<int> positions;
    for (int position = 0; position <= player.steps(); ++position) {
        const bool isEnd = position == 0 || position == player.steps();
        if (choice == StepChoice::All || isEnd || player.isMilestone(position))
            positions.push_back(position);
    }
    return positions;
}

bool isSequence(StepFormat format)
{
    return format == StepFormat::Svg || format == StepFormat::Png;
}

QString endingOf(StepFormat format)
{
    switch (format) {
    case StepFormat::Svg:
        return QStringLiteral(".svg");
    case StepFormat::Png:
        return QStringLiteral(".png");
    case StepFormat::Pdf:
    case StepFormat::HandoutPdf:
        return QStringLiteral(".pdf");
    case StepFormat::Tikz:
        return QStringLiteral(".tex");
    case StepFormat::HandoutHtml:
    case StepFormat::Page:
        return QStringLiteral(".html");
    }
    return {};
}

std::optional<StepFormat> stepFormatOf(const QString& fileName, bool isHandout)
{
    constexpr StepFormat handouts[] = {StepFormat::HandoutPdf, StepFormat::HandoutHtml};
    constexpr StepFormat others[]
        = {StepFormat::Page, StepFormat::Pdf, StepFormat::Tikz, StepFormat::Svg, StepFormat::Png};
    const auto isAskedFor = [&](StepFormat format) { return fileName.endsWith(endingOf(format), Qt::CaseInsensitive); };
    const std::span<const StepFormat> formats = isHandout ? std::span<const StepFormat>(handouts) : others;
    const auto found = std::find_if(formats.begin(), formats.end(), isAskedFor);
    return found == formats.end() ? std::nullopt : std::optional(*found);
}

QString sequenceName(const QString& path, int position)
{
    const QString suffix = QFileInfo(path).suffix();
    const QString number = QStringLiteral("-%1").arg(position, 4, 10, QLatin1Char('0'));
    return suffix.isEmpty() ? path + number : path.chopped(suffix.size() + 1) + number + u'.' + suffix;
}

Theme groundOf(StepFormat format, const Theme& theme)
{
    const bool isPaper = format == StepFormat::HandoutPdf || format == StepFormat::HandoutHtml;
    return isPaper || format == StepFormat::Page ? makeTheme(ThemeKind::Light) : theme;
}

StepExport::StepExport(const Theme& theme, QString heading)
    : m_theme(theme)
    , m_printed(makeTheme(ThemeKind::Light), mostHandoutWidth(), FrameMaker::Medium::Paper)
    , m_heading(std::move(heading))
{
}

void StepExport::setBeside(
    Player& beside, std::function<int(int)> partner, const QString& name, const QString& nameBeside)
{
    m_beside = &beside;
    m_partner = std::move(partner);
    m_name = name;
    m_nameBeside = nameBeside;
}

void StepExport::goTo(Player& player, int position) const
{
    player.goTo(position);
    if (m_beside != nullptr)
        m_beside->goTo(m_partner(position));
}

/// Calls `each(first)` at every position; false if it was broken off.
bool StepExport::visit(Player& player, const std::vector<int>& positions, const Progress& progress,
    const std::function<void(bool first)>& each) const
{
    const Returning returning(player);
    const Returning besideToo(m_beside != nullptr ? *m_beside : player);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        goTo(player, positions[i]);
        each(i == 0);
        if (progress && !progress(static_cast<int>(i) + 1, static_cast<int>(positions.size())))
            return false;
    }
    return true;
}

StopHead StepExport::head(const Player& player) const
{
    return {m_heading, m_beside != nullptr ? QStringList{m_name, m_nameBeside} : QStringList(), m_words, 0,
        player.position(), m_place};
}

std::vector<const Player*> StepExport::shown(const Player& player) const
{
    return m_beside != nullptr ? std::vector<const Player*>{&player, m_beside} : std::vector<const Player*>{&player};
}

StepPictures StepExport::pictures(const Player& player) const
{
    StepPictures pictures(m_theme, kSlideSize, true);
    pictures.beginStop(head(player));
    return pictures;
}

QByteArray StepExport::svg(const Player& player, StepPictures& pictures) const
{
    pictures.take(shown(player));
    SvgPainting device(pictures.size(), m_heading, headlinesOf(shown(player), head(player).names));
    QPainter painter(&device);
    pictures.paint(painter);
    painter.end();
    return device.svg();
}

QByteArray StepExport::png(const Player& player, StepPictures& pictures) const
{
    pictures.take(shown(player));
    const QSizeF size = pictures.size();
    const double scale = std::min(imageScale, mostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(m_theme.diagram.background);
    image.setText(QStringLiteral("Description"), headlinesOf(shown(player), head(player).names));
    QPainter painter(&image);
    painter.scale(scale, scale);
    pictures.paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray StepExport::svg(const Player& player) const
{
    StepPictures pictures = this->pictures(player);
    return svg(player, pictures);
}

QByteArray StepExport::png(const Player& player) const
{
    StepPictures pictures = this->pictures(player);
    return png(player, pictures);
}

std::unique_ptr<StepDocument> StepExport::newDocument(StepFormat format) const
{
    switch (format) {
    case StepFormat::Pdf:
        return std::make_unique<PdfSlides>(m_theme, m_heading);
    case StepFormat::Tikz:
        return std::make_unique<BeamerFrames>(m_theme, m_heading);
    case StepFormat::HandoutPdf:
        return std::make_unique<HandoutPages>(m_printed, m_heading, m_perPage);
    case StepFormat::HandoutHtml:
        return std::make_unique<HandoutPage>(m_printed, m_heading);
    case StepFormat::Page:
        return std::make_unique<StepPage>(m_heading);
    case StepFormat::Svg:
    case StepFormat::Png:
        break;
    }
    return nullptr;
}

bool StepExport::addTo(
    StepDocument& document, Player& player, const std::vector<int>& positions, const Progress& progress) const
{
    StopHead stop = head(player);
    stop.shown = static_cast<int>(positions.size());
    document.beginStop(stop);
    return visit(player, positions, progress, [&](bool) { document.add(shown(player)); });
}

QByteArray StepExport::document(
    Player& player, const std::vector<int>& positions, StepFormat format, const Progress& progress) const
{
    const auto made = newDocument(format);
    return made && addTo(*made, player, positions, progress) ? made->finished() : QByteArray();
}

Result<int> StepExport::save(Player& player, const std::vector<int>& positions, StepFormat format, const QString& path,
    const Write& write, const Progress& progress) const
{
    if (!isSequence(format)) {
        const QByteArray bytes = document(player, positions, format, progress);
        if (bytes.isEmpty())
            return 0;
        const auto written = write(path, bytes, Links::Follow);
        return written ? Result<int>(1) : failure(written.error());
    }
    const Returning returning(player);
    const Returning besideToo(m_beside != nullptr ? *m_beside : player);
    StepPictures pictures = this->pictures(player);
    int files = 0;
    for (const int position : positions) {
        goTo(player, position);
        const bool isNamed = positions.size() == 1;
        const QString name = isNamed ? path : sequenceName(path, position);
        const QByteArray bytes = format == StepFormat::Svg ? svg(player, pictures) : png(player, pictures);
        if (const auto written = write(name, bytes, isNamed ? Links::Follow : Links::Refuse); !written)
            return failure(written.error());
        ++files;
        if (progress && !progress(files, static_cast<int>(positions.size())))
            break;
    }
    return files;
}

} // namespace arcwright::ui
