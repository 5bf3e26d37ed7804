import LibraryAPI

let client = Client<Library>(.staging)
