import LibraryAPI

let request = Books.list(id: "a,b")
