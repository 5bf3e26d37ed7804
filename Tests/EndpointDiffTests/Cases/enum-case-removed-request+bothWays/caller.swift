import LibraryAPI

let cloth = Cover.cloth
