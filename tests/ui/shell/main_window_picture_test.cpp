// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QImage>
#include <QMimeData>
#include <QXmlStreamReader>

#include "tests/ui/support/window_fixture.h"
#include "ui/canvas/picture.h"
#include "ui/canvas/tikz.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/picture_commands.h"

namespace arcwright::ui::testing {

namespace {

class Pictures : public WindowTest {
protected:
    Pictures() { startWith(smallTreebank); }

    std::string save(const char* name)
    {
        const QString path = QString::fromStdString(folder.file(name));
        EXPECT_TRUE(window.pictures().saveTo(path));
        return test::readBytes(path.toStdString());
    }
    /// The texts of an SVG, which must be well formed.
    static QStringList textsOf(const QByteArray& svg)
    {
        QStringList texts;
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"text")
                texts << reader.readElementText();
        }
        EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
        return texts;
    }
};

} // namespace

TEST_F(Pictures, AreSavedAsSvgWithTheirTexts)
{
    const std::string svg = save("picture.svg");
    const QStringList texts = textsOf(QByteArray::fromStdString(svg));
    for (const char* text : {"The", "dog", "DET", "nsubj", "root"})
        EXPECT_TRUE(texts.contains(QString::fromLatin1(text))) << text;
    EXPECT_NE(svg.find("<title>s1</title>"), std::string::npos);
    EXPECT_NE(svg.find("<desc>The dog saw a cat.</desc>"), std::string::npos);
    EXPECT_NE(svg.find("stroke-width"), std::string::npos);
    EXPECT_EQ(window.statusText(), QStringLiteral("Saved picture.svg"));
}

TEST_F(Pictures, AreSavedAsPdfAndPixels)
{
    EXPECT_EQ(save("picture.pdf").substr(0, 5), "%PDF-");
    const QImage image = QImage::fromData(QByteArray::fromStdString(save("picture.png")));
    EXPECT_EQ(image.size(), (canvas().diagramSize() * 2).toSize());
    EXPECT_EQ(image.pixelColor(0, 0), canvas().diagramStyle().background);
    bool drawn = false;
    for (int x = 0; x < image.width() && !drawn; ++x)
        drawn = image.pixelColor(x, image.height() / 2) != canvas().diagramStyle().background;
    EXPECT_TRUE(drawn);
}

TEST_F(Pictures, AreSavedForLatex)
{
    const std::string tex = save("picture.tex");
    EXPECT_NE(tex.find("The \\& dog \\& saw \\& a \\& cat \\& . \\\\"), std::string::npos);
    EXPECT_NE(tex.find("text={rgb,255:red,"), std::string::npos) << "xcolor knows no color named color=...";
    EXPECT_NE(tex.find("{3}{2}{nsubj}"), std::string::npos) << "from word 3 to word 2";
    EXPECT_NE(tex.find("\\deproot["), std::string::npos);
    EXPECT_NE(tex.find("\\end{document}"), std::string::npos);
    EXPECT_EQ(texEscaped(QStringLiteral("50 % & a_b\\")), QStringLiteral("50 \\% \\& a\\_b\\textbackslash{}"));
    EXPECT_EQ(texEscaped(QStringLiteral("\u2068(\u2060\u22120.5)\u2069")), QStringLiteral("(\u22120.5)"));
}

TEST_F(Pictures, OfRowsAndTreesAreDrawnForLatex)
{
    window.actions()[ActionId::TreeView]->trigger();
    const std::string tree = save("tree.tex");
    EXPECT_EQ(tree.find("\\begin{dependency}"), std::string::npos) << "which knows no trees";
    EXPECT_NE(tree.find("\\begin{tikzpicture}"), std::string::npos);
    EXPECT_NE(tree.find("nsubj"), std::string::npos);
    window.actions()[ActionId::TreeView]->trigger();
    canvas().setZoom(5);
    ASSERT_GT(canvas().diagramLayout().rows.size(), 1U);
    EXPECT_NE(save("rows.tex").find("\\begin{tikzpicture}"), std::string::npos);
}

TEST_F(Pictures, OnADarkGroundHaveOneForLatexToo)
{
    EXPECT_EQ(save("light.tex").find("\\pagecolor"), std::string::npos);
    window.setTheme(ThemeKind::Dark);
    const std::string dark = save("dark.tex");
    EXPECT_NE(dark.find("\\pagecolor[RGB]"), std::string::npos);
    EXPECT_NE(dark.find("text style={text={rgb,255:"), std::string::npos) << "the words, black else";
}

TEST_F(Pictures, ShowWhatIsShown)
{
    window.actions()[ActionId::TreeView]->trigger();
    const QStringList tree = textsOf(QByteArray::fromStdString(save("tree.svg")));
    EXPECT_TRUE(tree.contains(QStringLiteral("nsubj")));
    const QSizeF size = canvas().diagramSize();
    const QImage image = QImage::fromData(QByteArray::fromStdString(save("tree.png")));
    EXPECT_EQ(image.size(), (size * 2).toSize());
}

TEST_F(Pictures, AreCopied)
{
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    EXPECT_TRUE(content->hasImage());
    EXPECT_FALSE(textsOf(content->data(QStringLiteral("image/svg+xml"))).isEmpty());
    EXPECT_EQ(content->text(), QStringLiteral("The dog saw a cat."));
}

TEST_F(Pictures, ThatCannotBeWrittenAreReported)
{
    EXPECT_FALSE(window.pictures().saveTo(QString::fromStdString(folder.file("no such folder/picture.svg"))));
    EXPECT_FALSE(window.messageBar()->message().isEmpty());
}

} // namespace arcwright::ui::testing
