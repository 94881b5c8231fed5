// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file_stamp.h"
#include "core/base/result.h"
#include "core/model/model_facts.h"
#include "core/model/training_run.h"
#include "core/shelf/model_description.h"

namespace arcwright {

/// A file on the shelf: a model, or what cannot be one and why.
struct ShelvedModel {
    std::string id; ///< the name of its file, which stays what it is when the model is called otherwise
    ModelDescription description; ///< its name is that of the file where nothing tells another
    std::optional<ModelFacts> facts; ///< nothing where it cannot be read
    std::optional<Problem> problem; ///< why not
    std::optional<Problem> descriptionProblem; ///< why nothing of the description is known
    FileStamp stamp; ///< of the model's file
    std::int64_t foldsSize = 0; ///< of the file with the models of folds beside it, in bytes; 0: there is none
    std::string checksum; ///< hashText() of the file
};

/// The folder in which a user keeps models: one file each, and beside it a description that people can read (see
/// model_description.h), and where it was trained with folds the models of these (see folds_file.h). Whatever else lies
/// there is listed with the reason why it is no model. No model is ever written over; what is removed goes into the
/// folder `trash` in it, until that is emptied. All of it may be called on any thread, also while another program does
/// the same.
class ModelShelf {
public:
    /// The folder need not be there yet.
    explicit ModelShelf(std::string folder) : m_folder(std::move(folder)) { }

    const std::string& folder() const { return m_folder; }
    /// The path of a model's file.
    std::string pathOf(const std::string& id) const { return m_folder + '/' + id; }
    /// The id of the file at a path; empty where it is not on the shelf.
    std::string idOf(const std::string& path) const;

    /// All that is on the shelf, by name. Files that are as they were in `known` are not read again; the others are
    /// read from end to end. Fails with what reading a folder fails with; one that is not there is empty.
    Result<std::vector<ShelvedModel>> list(const std::vector<ShelvedModel>& known = {}) const;
    /// What was removed, with the ids that it has in the trash.
    Result<std::vector<ShelvedModel>> listTrash() const;

    /// The id of the model that was trained on all these files, which are named without folders: of several the one
    /// with the fewest other files, then the one that was trained last. Empty if there is none, or none of the language
    /// where both tell theirs. Only descriptions are read.
    std::string trainedOn(const std::vector<std::string>& files, const std::string& language) const;

    /// Puts a model on the shelf, with its tagger if that is not null, and gives its id. Its name is that of the
    /// description, with a number where that is taken. Fails as writing a file does; then nothing is there.
    Result<std::string> add(const AnyModel& model, const Tagger* tagger, ModelDescription description) const;
    using Writer = std::function<Result<void>(const std::string& path)>;
    /// Puts a model on the shelf that `write` writes to a path. Fails as it does, too.
    Result<std::string> add(const Writer& write, ModelDescription description) const;
    /// Puts a copy of a file on the shelf, with the description beside it, and gives its id. Fails as readModelFacts().
    Result<std::string> importFrom(const std::string& path) const;
    /// Writes a model and its description, which may be there already, to another place, without models of folds.
    Result<void> exportTo(const std::string& id, const std::string& path) const;
    /// Puts the models of the folds of a model beside it, instead of those that are there. Fails with Gone, and as
    /// writeFolds().
    Result<void> keepFolds(const std::string& id, const std::vector<AnyModel>& folds) const;
    /// Puts a copy of a model beside it, with the models of its folds, and gives its id.
    Result<std::string> duplicate(const std::string& id) const;
    /// Calls a model otherwise. Fails with NameEmpty, NameTaken or Gone.
    Result<void> rename(const std::string& id, const std::string& name) const;
    /// Changes what is told of a model, but for its name. Fails with Gone, and as changeDescription().
    Result<void> change(const std::string& id, const std::function<void(ModelDescription& description)>& change) const;
    /// Puts a file into the trash and gives the id it has there.
    Result<std::string> remove(const std::string& id) const;
    /// Puts a file of the trash back and gives its id, which is another one than before where that is taken, as the
    /// name may be.
    Result<std::string> restore(const std::string& trashId) const;
    /// Deletes what is in the trash, for good; files of no model that lie there, too.
    Result<void> emptyTrash() const;

private:
    std::string trash() const { return m_folder + "/trash"; }
    std::string freeName(const std::string& wanted) const;

    std::string m_folder;
};

/// What is to be said of a model before somebody uses it: that another version of the program made it (OtherProgram),
/// that it learnt another language than the treebank's (OtherLanguage), that its file is not the described one
/// (FileReplaced). `program` and `language` may be empty where they are not known.
std::vector<Problem> warningsOf(const ShelvedModel& model, const std::string& program, const std::string& language);

/// The models of the folds of the model in a file; none if there are none, and nothing tells of any. Fails with
/// Missing, and as foldsIn(); a problem names their file.
Result<std::vector<AnyModel>> readFoldsOf(const std::string& modelPath, unsigned threads = 1);

/// What a model's file is called: as the description beside it has it, else by its file.
std::string modelNameAt(const std::string& path);

} // namespace arcwright
