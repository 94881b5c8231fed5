// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/default_settings.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/messages/training_sentences.h"
#include "core/model/text_language.h"
#include "core/model/whole_trees.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

DefaultSettings::DefaultSettings(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::opened, this, &DefaultSettings::look);
    connect(&m_worker, &Worker::finished, this, &DefaultSettings::finished);
}

void DefaultSettings::look()
{
    m_worker.start([this, treebank = m_workspace.treebank()](const std::stop_token& stop, const Worker::Post& post) {
        const TreeTraits traits = traitsOf(sentencesOf(treebank, stop), stop);
        const Language language = languageNamed(languageOf(treebank)).value_or(Language::Any);
        if (!stop.stop_requested())
            post([this, language, defaults = defaultsFor(traits)] {
                Q_EMIT found(defaults);
                Q_EMIT languageFound(language);
            });
    });
}

QString DefaultSettings::reasonOf(const TrainingDefaults& defaults)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("TrainingDefaults", text); };
    const QString share = QLocale().toString(defaults.share, 'f', defaults.share < 1 ? 2 : 1);
    QString text = translated(defaultReason(defaults.reason));
    if (text.contains(QStringLiteral("%1")))
        text = text.arg(share);
    return defaults.isLarge ? inARow({text, translated(largeDefaultReason)}) : text;
}

} // namespace arcwright::ui
