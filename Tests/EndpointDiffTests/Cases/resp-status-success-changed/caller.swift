import LibraryAPI

func isAccepted(_ response: BooksAddResponse) -> Bool {
  if case .accepted = response { true } else { false }
}
