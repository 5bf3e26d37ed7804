import LibraryAPI

let request = Books.one(shelf: "A", id: "1")
