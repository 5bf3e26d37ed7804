import LibraryAPI

let request = Books.list(client: "app")
