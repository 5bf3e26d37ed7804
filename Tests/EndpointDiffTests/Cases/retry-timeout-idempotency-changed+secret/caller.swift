import LibraryAPI

let request = Books.list(pin: "1234")
