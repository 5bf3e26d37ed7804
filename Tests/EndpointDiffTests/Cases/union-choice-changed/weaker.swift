import LibraryAPI

let item = Item.book(Book(title: "Emma"))
