import LibraryAPI

let request: Library.Request<Book> = Books.one()

func text(of failure: Library.Failure) -> String {
  switch failure {
  case .missing: "There is no such book."
  }
}
