import LibraryAPI

func rename(_ book: inout Book) {
  book.title = "Emma"
}
