import LibraryAPI

let request = Films.list()
