import LibraryAPI

let book = Book(title: "Emma", pages: 300)
