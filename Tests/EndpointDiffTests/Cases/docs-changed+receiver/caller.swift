import LibrariesAPI

let request = Books.list()
