import LibraryAPI

func book(in response: BooksAddResponse) -> Book {
  switch response {
  case .ok(let book), .created(let book): book
  }
}
