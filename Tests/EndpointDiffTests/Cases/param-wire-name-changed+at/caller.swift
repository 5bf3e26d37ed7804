import LibraryAPI

let request = Books.add(title: "Emma", year: 1815)
