import LibraryAPI

let request = Books.add(draft: true, Book(title: "Emma"))
