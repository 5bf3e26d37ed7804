import LibraryAPI

let request = Items.add(.book(Book(title: "Emma")))
