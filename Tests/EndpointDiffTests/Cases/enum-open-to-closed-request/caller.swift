import LibraryAPI

let cloth: Cover = Cover(rawValue: "cloth")
