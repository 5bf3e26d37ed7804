import LibraryAPI

let request = Items.add(.film(Film(title: "Emma", length: 120)))
