import LibraryAPI

let request = Books.list(isbn: "019280")
