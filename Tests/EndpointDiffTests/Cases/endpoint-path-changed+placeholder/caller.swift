import LibraryAPI

let request = Books.one(id: "1")
