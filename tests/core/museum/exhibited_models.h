// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright::test {

// Models are told by the trees that they give to sentences of the exhibit, without their tags where there is a tagger.

/// Models of trees and of graphs, of first and second order, with and without a tagger.
void makeWordModels(const std::string& folder);
std::string tellWordModels(const std::string& folder);

/// A model of each decoder of bunsetsu, and one with a kernel.
void makeBunsetsuModels(const std::string& folder);
std::string tellBunsetsuModels(const std::string& folder);

/// A shelf with a model and another one in its trash.
void makeShelf(const std::string& folder);
std::string tellShelf(const std::string& folder);

/// Models of words and of bunsetsu with the models of their folds beside them.
void makeFolds(const std::string& folder);
std::string tellFolds(const std::string& folder);

/// Jobs whose training was broken off after its second epoch.
void makeJob(const std::string& folder);
void makeBunsetsuJob(const std::string& folder);
/// What the card says, and that the training goes on to its end.
std::string tellJob(const std::string& folder);

} // namespace arcwright::test
