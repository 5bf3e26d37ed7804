import LibraryAPI

func book(in response: Books.AddResponse) -> Book {
  switch response {
  case .ok(let book), .created(let book): book
  }
}
