import LibraryAPI

let request = Books.list(id: "7")
