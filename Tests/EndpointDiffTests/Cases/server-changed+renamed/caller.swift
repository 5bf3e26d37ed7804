import LibraryAPI

let client = Client<Library>(.production)
let staging = Client<Library>(.staging)
