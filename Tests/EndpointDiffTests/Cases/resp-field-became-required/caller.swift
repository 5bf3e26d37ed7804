import LibraryAPI

func length(of book: Book) -> Int {
  if let isbn = book.isbn { isbn.count } else { 0 }
}
