import LibraryAPI

let failure = Library.Failure.missing
