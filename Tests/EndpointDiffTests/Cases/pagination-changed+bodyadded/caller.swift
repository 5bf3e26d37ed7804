import LibraryAPI

let request = Books.search(text: "x")
