import LibraryAPI

func title(of item: Item) -> String {
  switch item {
  case .book(let book): book.title
  case .film(let film): film.title
  }
}
