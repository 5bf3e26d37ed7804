import LibraryAPI

let request = Books.add(title: "Emma")
