import LibraryAPI

let add: (String) -> Library.Request<Void> = Books.add(title:)
