import LibraryAPI

let client = Client<Library>(.production())
