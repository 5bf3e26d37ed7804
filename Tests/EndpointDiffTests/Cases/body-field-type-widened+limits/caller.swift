import LibraryAPI

let seconds = 60
let request = Books.add(seconds: seconds)
