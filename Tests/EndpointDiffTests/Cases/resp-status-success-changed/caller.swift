import LibraryAPI

func isAccepted(_ response: Books.AddResponse) -> Bool {
  if case .accepted = response { true } else { false }
}
