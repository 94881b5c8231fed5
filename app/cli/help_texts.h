// SPDX-License-Identifier: GPL-3.0-or-later
// Made by: arcwright-cli-files --help-texts
// Descriptions of commands and options, for translators: lupdate reads them here.
#pragma once

QT_TRANSLATE_NOOP("CommandLine",
    R"help(1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(A checkpoint to go on from, with the same files and choices (more --epochs, or --members of bpm, are possible); the model is the one that training in one go gives. To write further checkpoints, give --checkpoint too; it may name the same file)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(A file of constraints has one a line, its fields apart by tabs or spaces; what follows a # at the beginning of a line or after a space is a comment:
  SENTENCE head H:M [RELATION]   H is the head of M, and its only one
  SENTENCE arc H:M               the arc is there; of several parents, others may be, too
  SENTENCE no H:M                the arc is not there
  SENTENCE root M                M hangs on the root, and on nothing else
  SENTENCE not-root M            M does not hang on the root
SENTENCE is its number, from 1, or its sent_id; H and M are numbers of words (of bunsetsu where the model is of these), H may be 0, the root.)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(A file to write after every epoch, by bpm after every member, from which training can be resumed)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(A model written by train)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(A parser's files, with the same sentences; once for each of several parsers)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(ACCURACY:N: test the scores against a published percentage of N)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(All parsers of bunsetsu, with standard and with most features: the Tables 2 to 4 of Iwatate et al. (2008))help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Also print precision, recall and F of graphs with several parents)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Also write the trees that are best after the first, so many in all, each in a comment of its sentence: # arcwright tree RANK = SCORE HEAD:RELATION ..., the score below that of the best tree, a head and its relation by word. Exact for eisner, eisner2 and cle, near the best tree for eisner-span, hill and restarts)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(At most so many moves of hill climbing; 0: twice the number of words)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(At most so many trees that restarts climbs from)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(By default the one the model was trained through)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(C of the support vector machine that tournament, sr and cc learn with: how much errors weigh)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Convert what is in --in, even if its original is kept)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Count what a treebank consists of)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Display program version information and exit)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Do not parse again with each wrong head put right, which tells what else that repairs)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Draw up how scores grow with the training data)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Exit status: 0 fine, 1 found what it looks for, 2 wrong usage, 3 bad input or output.)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Files that --out has written: their curves stand beside the new one, or alone without --in)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files that were handed in, or folders of them)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files to score after every epoch)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files to score on)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files to score on, after each training)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns the sentence is in)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns to parse)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns to train on)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; so is CoNLL-U Plus, in the columns it has. Other formats have tests of their structure.)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns: the treebank that is made again)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Files, folders or patterns; their format is told by their content)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Find annotations that may be wrong)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Find what is wrong with a treebank)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Find words, arcs and differences by a pattern, and replace)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(For plain text and a model of bunsetsu: the command that tells the words apart and tags them, as juman or "mecab -d DICTIONARY". It is run by the shell, reads the text, and writes UTF-8)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Gather answers to an exercise as a table)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Give what is found other values, as `relation=obl; b.head=a`, and tell what changes)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(H:M: as --word M --head H)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(How many are annotated then; 0: all. In the order of words, as many words as these have on average)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(How many features to print, those that matter most; 0: all)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(How many heads a word second-order scores are asked for, the best by first order; 0: all)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(How many heads are listed)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(How many parsers of words are asked, each with other orders of scores and of sentences, and by turns with both learners; each takes the time of all folds)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(How many sentences, the first of the treebank, are annotated before, to train on)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(How many times the data to extrapolate to)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(How many to show, the most suspicious; 0: all)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Its number, from 1, or its sent_id)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(KNP or CaboCha files to train on)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Keep the original in OUT.arcwright.json)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Leave out sentences that cannot be read, and name them)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Leave out what is less suspicious than this, from 0 to 1)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Look at models, average them)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Make an exercise of sentences, whose trees are hidden)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Make exercises for classes, and grade what is handed in)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Models of every size, each on other sentences)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Models trained at the same time; the result is the same for any number)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Models written by train)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Order of the sentences)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Parts of the treebank; the words of each are judged by a model trained on the others)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Passes over the training sentences; by default 5 for bunsetsu)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Passes over the treebank)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Perceptrons of bpm; member I has the seed --seed plus I, and one order for all epochs)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Plain text to parse in place of a treebank, - for standard input: sentences and words by Unicode's rules (a line break ends a sentence), tags by the model's tagger, each word marked ArcwrightTags=predicted in MISC. For a model of bunsetsu what JUMAN or MeCab writes, or with --analyser plain text)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Print one JSON object, described below)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}], or keys, groups [{values, count, share}]; of a replacement: searched, matches, sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}])help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Print one object a line, as described below)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Print one object, as described below)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: decoder (to parse with), train_decoder, learner, averaging, cost_augmented, labels, language, root, epochs, seed, sentences, tokens, where not all were given given_heads, weights (how many are not zero), relations, shuffle, members (of how many models it is the mean), patience, best_epochs (by member, the epoch whose weights were taken, where training might stop early), move_price (what a move of hill climbing has to gain more than))help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: exercise, sentences, students [{student, handed_in, file, words, heads, uas, labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}]}]. labelled and las where relations are asked for.)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, severity (error, warning, note), level, message, waived}], limits [{file, only (structure), without_columns}]: what was not tested)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, several_parents, relations {name: count})help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: model, sentences, unusable, tokens, where not all heads were given given_heads, seconds, epochs (with --resume, those since) [{epoch, training {uas, las}, development {uas, las}, loss, updates, seconds, of bpm also member}], with --patience also best_epoch, with bpm and --dev also bpm {average {uas, las}, best, worst, members [{member, uas, las, epochs, with --patience also best_epoch}]}; with a tagger and --dev also tagger {words, upos, xpos, all, new_words, new_all}. Of bunsetsu: model, sentences, unusable, bunsetsu, examples, weights, seconds, with --dev development {accuracy, types, both, sentences, sentences_without_singles} and, of the linear ranker, epochs [{epoch, training, development, seconds}], percentages of right heads)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p (McNemar's test against the first), steps, examples, weights, training_seconds, parsing_seconds}])help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), searched_less (sentences too long for all that the decoder would try; not of bunsetsu), seconds (all, with files))help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Print tab-separated values, with a line that names the columns: the groups, or of each match file, line, sentence, id, and number, form and relation of its words)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Print this help message and exit)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Refuse treebanks without bunsetsu; those with are always scored so)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Replay a treebank as an annotator would make it, and count corrections and keys)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Resamples of the bootstrap)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Score a parser's output against a gold treebank)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Score as the UD tools do (subtypes cut), aligning words by the text; other scores only if all words are the same)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Scores by kind of attachment: PP, coordination, relative clause, ...)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Scores by these properties of words)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Scores by two of these properties together, as ROWS COLUMNS)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Seed of the bootstrap)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Show also what annotators have corrected, kept or postponed)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(So many of them without a better tree, and restarts gives up)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(So many runs, with the seeds from --seed on)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Speak this language, given before the command; otherwise that of the system)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Stop when so many epochs brought no better development score (LAS, or UAS without labels), and take the weights of the best epoch; each member of bpm for itself; 0: never stop early)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell how a model was trained)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell how much was found, but not where)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell what a decoder does on a sentence, step by step)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell what it takes to reach this LAS on the development files)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell why a model's trees of a gold treebank are wrong)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Tell why a parser chose the arcs of a sentence)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(Test every two systems against each other: McNemar's test and the paired bootstrap)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(The decoder that models are trained through and parse with, of words or of bunsetsu)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The exercise)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The file to write; a folder for a folder or several files)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The files a parser was trained on, for `known=no`)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The files a parser was trained on, for the vocabulary breakdown)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The first sentence, from 1)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The format of --in; by default what its content says: conllu, conllx, conllup, dtag, knp, cabocha, pml)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The format to write; by default what the ending of --out says, else the format of --in: conllu, conllx, conllup, dtag, knp, cabocha, pml)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The format to write; by default what the ending of --out says: conllu, conllx, conllup, dtag, knp, cabocha, pml)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The gold files)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The gold files, which the model was not trained on)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The head (0: the root) that the predicted one is held against, if it is another; by default the gold one where the parser is wrong, else the next best)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The kinds of attachment, a line each: a name, a colon and a pattern (see query); for its word x, or the first)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The kinds of attachment, for `kind=PP`, in place of the usual ones)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The language of the text, as `da`: a model that was trained with another --language is refused. By default what the names of the files say)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The language of the text, as `da`: some have rules of their own for words and sentences; and a model that was trained with another --language is refused. By default what the names of the files say: cs of cs_pdt-ud-dev.conllu, da of 0001-da.tag)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The last sentence)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(The result is the same for any number)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(The word, or bunsetsu, (from 1) whose head is explained, feature by feature; without it all in short)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Those to parse)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Threads)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Threads for scoring and for the members of bpm, each of which takes the memory of a training; the model is the same for any number)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Threads of the bootstrap; the result is the same for any number)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Train a parser on a treebank)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Train anew after so many sentences, in the order of words as many words as these have; 0: never)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Train this member of bpm only, from 1, as here or on other machines; `model average` of all members gives the model that bpm gives)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Train, parse and compare in one go)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Trains, runs and evaluates dependency parsers on treebanks in CoNLL-U, DTAG, KNP, CaboCha and PML files.)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Treebank: a file, folder or pattern; may be given again)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Trees of the same sentences as a layer of that name, for `right in NAME`, `NAME.relation=obl`; may be given again)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Trees of the same sentences, the layer `predicted`)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(UPOS or treebank's tags of punctuation, in place of PUNCT, XP and 特殊)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(What a move of hill between trees has to gain more than, in parsing; 0: every move that gains is made. By default 0.5 with --cost-augmented on, where a wrong head costs 1, else 0)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(What features fall back to where a word is rare: the lemma in Arabic (ar); part of speech and case of positional tags in Czech (cs); the first character, and numbers and dates as one, in Chinese (zh); the first five characters in Danish (da), English (en) and any other. The model remembers it)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(What is learnt from: trees, whole ones alone; heads, also trees in which some words have no head, the rest being what is best around them; pins, of sentences that are not confirmed what is pinned)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(What is taken for what)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(What is told before a student hands in)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(What sentences are parsed with in training, and scored with after each epoch; by default --decoder, which the model then parses with. multi is for models trained through it)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(What students see over it)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(What the new curve is called; by default as its decoder)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(What to look for, by default all together: jackknife (parsers that have not seen the sentence contradict it), variation (the same words are annotated otherwise elsewhere), validation (a rule is broken))help")
QT_TRANSLATE_NOOP("CommandLine", R"help(What to search for, as the help page on patterns tells)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Where hill climbing starts: projective, nonprojective or random)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Where to write the mean)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Where to write the model)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Which repairs the trees need to become gold's)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Which sentence comes next: sequence (as in the treebank), random (drawn), confidence (the trees of which the parser is least sure, by word), gain (most words likely to change for each word read), disagreement (where two parsers differ most), suspicion (where what stands there is contradicted most), similar (like what was corrected last), words (single words of the whole treebank, the least certain first))help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Write a treebank in another format)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Write a treebank with the trees a model predicts)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Write all curves into a file, for --from and for the window)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Write into MISC how likely each head is, ArcwrightConfidence=: the marginal of its arc for eisner, eisner2 and cle, for others its share among the heads the word could have if all others stayed)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(Write one HTML page: verdicts, charts, trees of examples, all tables)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Write the mean of the weights of models with the same relations and filter, trained on one treebank. Of all members of a Bayes Point Machine, each trained by itself, it is the model that `train --learner bpm` gives.)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(Write the treebank with the replacement made; without it nothing is written. A file; a folder for a folder or several files)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(cut: relations of DEPS without case markers; full: with them)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(eisner: first order, projective; eisner-span: first order with features of what is inside each arc, projective, approximate; eisner2: second order, projective; cle: first order, non-projective; hill: second order, non-projective, by hill climbing; multi: as hill, with several parents a word (DEPS, secondary edges of DTAG); restarts: third order and whole trees, by hill climbing from many trees. Of bunsetsu, in KNP and CaboCha files: tournament: games between candidates; sr: shift-reduce; cc: cascaded chunking; relpref: relative preference; bunsetsu-cle: any tree; bunsetsu-eisner: the best projective tree)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(every or once: each epoch in an order of its own, or all in the same; bpm's members always in the same)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(linear: a sum over selected combinations of features; kernel: a support vector machine with a cubic kernel, for tournament, sr and cc, whose training time grows with the square of the sentences)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(lr or rl: whether its games go from the nearest candidate or to it)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(mira (1-best, cost-augmented) or perceptron)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(mira: 1-best, the least change that corrects a tree; perceptron: a step of one for each error; bpm: a Bayes Point Machine, the mean of perceptrons trained on different shuffles)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(on or off: also train a tagger, for texts that have no tags (parse --text))help")
QT_TRANSLATE_NOOP("CommandLine", R"help(on or off: guess first what was decided alike a moment ago)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(on or off: learn from each sentence, or word, at once)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(on or off: learn from the tree that is best with its errors added to its score; by default on for mira)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(on or off: learn relations, or heads only)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(on or off: take the mean of the weights of all steps)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(on: relations are asked for; off: heads only)help")
QT_TRANSLATE_NOOP(
    "CommandLine", R"help(rl or lr: whether the tournament finds heads from right to left or from left to right)help")
QT_TRANSLATE_NOOP("CommandLine", R"help(single or many; by default what the treebank has)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(standard, additional or all: those of the bunsetsu themselves; also of their neighbourhood; also of what is already decided. By default all that the decoder has; bunsetsu-cle and bunsetsu-eisner have no last kind)help")
QT_TRANSLATE_NOOP("CommandLine",
    R"help(steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves)help")
