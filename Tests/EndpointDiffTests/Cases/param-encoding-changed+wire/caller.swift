import LibraryAPI

let request = Books.list(live: true)
