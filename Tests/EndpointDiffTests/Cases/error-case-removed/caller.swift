import LibraryAPI

let failure = Library.Failure.tooMany
