import LibraryAPI

let emma = Book(title: "Emma")
