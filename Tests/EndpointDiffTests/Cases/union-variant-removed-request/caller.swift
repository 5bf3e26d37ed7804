import LibraryAPI

let request = Items.add(.game(Game(title: "Go")))
