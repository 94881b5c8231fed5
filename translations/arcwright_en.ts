<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BunsetsuPlayer</name>
    <message numerus="yes">
        <source>%n candidate(s) of %1 weighed</source>
        <translation>
            <numerusform>one candidate of %1 weighed</numerusform>
            <numerusform>%n candidates of %1 weighed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pass over %n bunsetsu begins</source>
        <translation>
            <numerusform>a pass over one bunsetsu begins</numerusform>
            <numerusform>a pass over %n bunsetsu begins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTexts</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Causes</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a model that has not seen it</source>
        <translation>
            <numerusform>%n of them by a model that has not seen it</numerusform>
            <numerusform>%n of them by models that have not seen them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, on which the parser was trained</source>
        <translation>
            <numerusform>%n left out, on which the parser was trained</numerusform>
            <numerusform>%n left out, on which the parser was trained</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartPlayer</name>
    <message numerus="yes">
        <source>%n way(s) to put it together</source>
        <translation>
            <numerusform>%n way to put it together</numerusform>
            <numerusform>%n ways to put it together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbPlayer</name>
    <message numerus="yes">
        <source>weighs %n move(s)</source>
        <translation>
            <numerusform>weighs %n move</numerusform>
            <numerusform>weighs %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveFigure</name>
    <message numerus="yes">
        <source>%1, %2 sentences: %3 %4 ± %5 (%n sample(s))</source>
        <comment>curve, sentences, score, its mean, standard deviation</comment>
        <translation>
            <numerusform>%1, %2 sentences: %3 %4 ± %5 (%n sample)</numerusform>
            <numerusform>%1, %2 sentences: %3 %4 ± %5 (%n samples)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%1 in gold, %2 in %3: %n word(s)</source>
        <comment>value, value, system</comment>
        <translation>
            <numerusform>%1 in gold, %2 in %3: %n word</numerusform>
            <numerusform>%1 in gold, %2 in %3: %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in gold, something else in %2: %n word(s), %3% of them</source>
        <comment>value, system, percent</comment>
        <translation>
            <numerusform>%1 in gold, something else in %2: %n word, %3% of them</numerusform>
            <numerusform>%1 in gold, something else in %2: %n words, %3% of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, something else in gold: %n word(s)</source>
        <comment>value, system</comment>
        <translation>
            <numerusform>%1 in %2, something else in gold: %n word</numerusform>
            <numerusform>%1 in %2, something else in gold: %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s)</source>
        <comment>who</comment>
        <translation>
            <numerusform>%1: %n word</numerusform>
            <numerusform>%1: %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s), sure by %2%, right in %3%</source>
        <comment>system, percents</comment>
        <translation>
            <numerusform>%1: %n word, sure by %2%, right in %3%</numerusform>
            <numerusform>%1: %n words, sure by %2%, right in %3%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPlayer</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has learnt from %n other sentence(s) before.</source>
        <translation>
            <numerusform>It has learnt from one other sentence before.</numerusform>
            <numerusform>It has learnt from %n other sentences before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is kept in the end is the mean of the weights after every sentence: here after %n sentence(s). It moves less than the weights themselves. By it the loss is %1.</source>
        <translation>
            <numerusform>What is kept in the end is the mean of the weights after every sentence: here after one. By it the loss is %1.</numerusform>
            <numerusform>What is kept in the end is the mean of the weights after every sentence: here after %n sentences. It moves less than the weights themselves. By it the loss is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>one sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsSummary</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressTexts</name>
    <message numerus="yes">
        <source>%1, %2: %3 words in %n sentence(s)</source>
        <comment>day, annotator, number</comment>
        <translation>
            <numerusform>%1, %2: %3 words in %n sentence</numerusform>
            <numerusform>%1, %2: %3 words in %n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sentence(s) confirmed, %2 of %3 words (%4%).</source>
        <translation>
            <numerusform>%1 of %n sentence confirmed, %2 of %3 words (%4%).</numerusform>
            <numerusform>%1 of %n sentences confirmed, %2 of %3 words (%4%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No sentence is confirmed yet, of %n sentence(s).</source>
        <translation>
            <numerusform>The one sentence is not confirmed yet.</numerusform>
            <numerusform>No sentence is confirmed yet, of %n sentences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceCells</name>
    <message numerus="yes">
        <source>%n word(s) with another head or relation in the layer “%1”</source>
        <translation>
            <numerusform>%n word with another head or relation in the layer “%1”</numerusform>
            <numerusform>%n words with another head or relation in the layer “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceTitle</name>
    <message numerus="yes">
        <source>%n word(s) divided otherwise: not scored</source>
        <translation>
            <numerusform>%n word divided otherwise: not scored</numerusform>
            <numerusform>%n words divided otherwise: not scored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relation(s)</source>
        <translation>
            <numerusform>%n relation</numerusform>
            <numerusform>%n relations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epoch</numerusform>
            <numerusform>%n epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulationComparison</name>
    <message numerus="yes">
        <source>after %n sentence(s)</source>
        <translation>
            <numerusform>after %n sentence</numerusform>
            <numerusform>after %n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2 (%n run(s))</source>
        <comment>figures, standard deviation</comment>
        <translation>
            <numerusform>%1 ± %2 (%n run)</numerusform>
            <numerusform>%1 ± %2 (%n runs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trained anew after %n sentence(s)</source>
        <translation>
            <numerusform>trained anew after %n sentence</numerusform>
            <numerusform>trained anew after %n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suspicions</name>
    <message numerus="yes">
        <source>%1 of %n looked at were corrected</source>
        <comment>count</comment>
        <translation>
            <numerusform>%1 of %n looked at was corrected</numerusform>
            <numerusform>%1 of %n looked at were corrected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransitionPlayer</name>
    <message numerus="yes">
        <source>The classifier has learnt from %n other sentence(s), not from this one.</source>
        <translation>
            <numerusform>The classifier has learnt from one other sentence, not from this one.</numerusform>
            <numerusform>The classifier has learnt from %n other sentences, not from this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) without a head are attached</source>
        <translation>
            <numerusform>one word without a head is attached</numerusform>
            <numerusform>%n words without a head are attached</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::AlikePanel</name>
    <message numerus="yes">
        <source>%n not, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n not, in sentence %1: %2</numerusform>
            <numerusform>%n not, in sentence %1 first: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s) corrected likewise.</source>
        <translation>
            <numerusform>%n arc corrected likewise.</numerusform>
            <numerusform>%n arcs corrected likewise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n stand so)</source>
        <comment>what was corrected, how many others stand as before it</comment>
        <translation>
            <numerusform>%1 (%n stands so)</numerusform>
            <numerusform>%1 (%n stand so)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Correct %n</source>
        <translation>
            <numerusform>Correct %n</numerusform>
            <numerusform>Correct %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::CausePage</name>
    <message numerus="yes">
        <source>%n sentence(s) edited since</source>
        <translation>
            <numerusform>%n sentence edited since</numerusform>
            <numerusform>%n sentences edited since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::DrillDown</name>
    <message numerus="yes">
        <source>%n bunsetsu</source>
        <translation>
            <numerusform>%n bunsetsu</numerusform>
            <numerusform>%n bunsetsu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Edits</name>
    <message numerus="yes">
        <source>%1; in %n file(s)</source>
        <comment>a step, in how many files it was made at once</comment>
        <translation>
            <numerusform>%1; in %n file</numerusform>
            <numerusform>%1; in %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::EnhanceDialog</name>
    <message numerus="yes">
        <source>%n sentence(s) changed.</source>
        <translation>
            <numerusform>%n sentence changed.</numerusform>
            <numerusform>%n sentences changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n sentence would change.</numerusform>
            <numerusform>%n sentences would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n cannot be changed, sentence %1: %2</numerusform>
            <numerusform>%n cannot be changed, sentence %1 first: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExerciseCommands</name>
    <message numerus="yes">
        <source>%1 has an exercise of %n sentence(s)</source>
        <translation>
            <numerusform>%1 has an exercise of one sentence</numerusform>
            <numerusform>%1 has an exercise of %n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n question(s) about algorithms</source>
        <translation>
            <numerusform>%1 has %n question about algorithms</numerusform>
            <numerusform>%1 has %n questions about algorithms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) without a tree that could be drawn are left out</source>
        <translation>
            <numerusform>%n sentence without a tree that could be drawn is left out</numerusform>
            <numerusform>%n sentences without a tree that could be drawn are left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ExportDialog</name>
    <message numerus="yes">
        <source>%n file(s) are there already. Replace them?</source>
        <translation>
            <numerusform>%n file is there already. Replace it?</numerusform>
            <numerusform>%n files are there already. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The original that was kept comes back, with edits of %n sentence(s).</source>
        <translation>
            <numerusform>The original that was kept comes back, with edits of %n sentence.</numerusform>
            <numerusform>The original that was kept comes back, with edits of %n sentences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileCommands</name>
    <message numerus="yes">
        <source>. What was confirmed and remarked is beside them, in %n file(s) such as %1: they belong together.</source>
        <comment>behind: saved files</comment>
        <translation>
            <numerusform>. What was confirmed and remarked is beside them, in %n file, %1: they belong together.</numerusform>
            <numerusform>. What was confirmed and remarked is beside them, in %n files such as %1: they belong together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::FileNotices</name>
    <message numerus="yes">
        <source>%n unsaved step(s) of last time were found and made again.</source>
        <translation>
            <numerusform>One unsaved step of last time was found and made again.</numerusform>
            <numerusform>%n unsaved steps of last time were found and made again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n more file(s).</source>
        <translation>
            <numerusform>The same is true of one more file.</numerusform>
            <numerusform>The same is true of %n more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GroupView</name>
    <message numerus="yes">
        <source>%1: %n match(es), %2%</source>
        <comment>group, percent</comment>
        <translation>
            <numerusform>%1: %n match, %2%</numerusform>
            <numerusform>%1: %n matches, %2%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::GuidanceCommands</name>
    <message numerus="yes">
        <source>Around it, %n predicted arc(s) moved.</source>
        <translation>
            <numerusform>Around it, %n predicted arc moved.</numerusform>
            <numerusform>Around it, %n predicted arcs moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::JobNotice</name>
    <message numerus="yes">
        <source>%n training job(s) were left when the program ended.</source>
        <translation>
            <numerusform>%n training job was left when the program ended.</numerusform>
            <numerusform>%n training jobs were left when the program ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LargeDrawing</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arc(s)</source>
        <translation>
            <numerusform>%n arc</numerusform>
            <numerusform>%n arcs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::LessonBanner</name>
    <message numerus="yes">
        <source>Opened at the last of %n step(s).</source>
        <translation>
            <numerusform>Opened at the only step.</numerusform>
            <numerusform>Opened at the last of %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MakeExerciseDialog</name>
    <message numerus="yes">
        <source>the stops of the lesson that is being written (%n)</source>
        <translation>
            <numerusform>the stop of the lesson that is being written (%n)</numerusform>
            <numerusform>the stops of the lesson that is being written (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks what the next %n item(s) of the chart score.</source>
        <translation>
            <numerusform>It asks what the next item of the chart scores.</numerusform>
            <numerusform>It asks what the next %n items of the chart score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::MessageBar</name>
    <message numerus="yes">
        <source>%n sentence(s) cannot be read and are kept as they are. The first:</source>
        <translation>
            <numerusform>One sentence cannot be read and is kept as it is.</numerusform>
            <numerusform>%n sentences cannot be read and are kept as they are. The first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelBox</name>
    <message numerus="yes">
        <source>%1, from %n sentence(s)</source>
        <comment>a model, and what it learnt from</comment>
        <translation>
            <numerusform>%1, from %n sentence</numerusform>
            <numerusform>%1, from %n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n head(s) of them given)</source>
        <comment>a model and its sentences</comment>
        <translation>
            <numerusform>%1 (%n head of them given)</numerusform>
            <numerusform>%1 (%n heads of them given)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ModelChangeNotice</name>
    <message numerus="yes">
        <source>%n predicted arc(s)</source>
        <translation>
            <numerusform>%n predicted arc</numerusform>
            <numerusform>%n predicted arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>in which</comment>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::OpenFiles</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n file)</numerusform>
            <numerusform>%1 (%n files)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::PlayerCommands</name>
    <message numerus="yes">
        <source>Exported %n file(s), %1</source>
        <translation>
            <numerusform>Exported %n file, %1</numerusform>
            <numerusform>Exported %n files, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBar</name>
    <message numerus="yes">
        <source>The next %n minute(s)</source>
        <translation>
            <numerusform>The next minute</numerusform>
            <numerusform>The next %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::QueueBudget</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that you have decided so far.</source>
        <translation>
            <numerusform>What fits into the time that is left, at the %n word an hour that you have decided so far.</numerusform>
            <numerusform>What fits into the time that is left, at the %n words an hour that you have decided so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What fits into the time that is left, at the %n word(s) an hour that were measured of you last.</source>
        <translation>
            <numerusform>What fits into the time that is left, at the %n word an hour that was measured of you last.</numerusform>
            <numerusform>What fits into the time that is left, at the %n words an hour that were measured of you last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ReportWriter</name>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 and %n other file</numerusform>
            <numerusform>%1 and %n other files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoreLabel</name>
    <message numerus="yes">
        <source>%n without arcs</source>
        <comment>sentences of the treebank</comment>
        <translation>
            <numerusform>%n without arcs</numerusform>
            <numerusform>%n without arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <comment>that are scored</comment>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n not scored</numerusform>
            <numerusform>%n not scored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::ScoredOnButton</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SearchPanel</name>
    <message numerus="yes">
        <source>%n sentence(s) would change.</source>
        <translation>
            <numerusform>%n sentence would change.</numerusform>
            <numerusform>%n sentences would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be changed so.</source>
        <translation>
            <numerusform>%n cannot be changed so.</numerusform>
            <numerusform>%n cannot be changed so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, sentence %1 first: %2</source>
        <translation>
            <numerusform>%n, sentence %1 first: %2</numerusform>
            <numerusform>%n, sentence %1 first: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) ticked.</source>
        <translation>
            <numerusform>%1 of %n change ticked.</numerusform>
            <numerusform>%1 of %n changes ticked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SidePanels</name>
    <message numerus="yes">
        <source>%n other arc(s) are as this one was; %1 lists them.</source>
        <translation>
            <numerusform>%n other arc is as this one was; %1 lists it.</numerusform>
            <numerusform>%n other arcs are as this one was; %1 lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SourcesForm</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::Step</name>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>; and %n more</numerusform>
            <numerusform>; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accepted %n predicted arc(s)</source>
        <translation>
            <numerusform>accepted one predicted arc</numerusform>
            <numerusform>accepted %n predicted arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more sentence(s)</source>
        <translation>
            <numerusform>%1; and one more sentence</numerusform>
            <numerusform>%1; and %n more sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SuspicionBar</name>
    <message numerus="yes">
        <source>parsers being trained (%n part(s)): %1</source>
        <translation>
            <numerusform>parsers being trained (%n part): %1</numerusform>
            <numerusform>parsers being trained (%n parts): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged by parsers that have not seen the sentence (%n part(s)): %1</source>
        <translation>
            <numerusform>Judged by parsers that have not seen the sentence (%n part): %1</numerusform>
            <numerusform>Judged by parsers that have not seen the sentence (%n parts): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged by %1; %n sentence(s) that it has learnt from were left out</source>
        <translation>
            <numerusform>Judged by %1; %n sentence that it has learnt from was left out</numerusform>
            <numerusform>Judged by %1; %n sentences that it has learnt from were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::SystemBar</name>
    <message numerus="yes">
        <source>%1 on %n sentence(s)</source>
        <comment>a system</comment>
        <translation>
            <numerusform>%1 on %n sentence</numerusform>
            <numerusform>%1 on %n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::TrainingCommands</name>
    <message numerus="yes">
        <source>%n word(s) wrong before</source>
        <translation>
            <numerusform>one word wrong before</numerusform>
            <numerusform>%n words wrong before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n now</source>
        <comment>words wrong</comment>
        <translation>
            <numerusform>one now</numerusform>
            <numerusform>%n now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The parser has learnt from it, but has still %n word(s) of it wrong.</source>
        <translation>
            <numerusform>The parser has learnt from it, but still has %n word of it wrong.</numerusform>
            <numerusform>The parser has learnt from it, but still has %n words of it wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arcwright::ui::WhyPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
