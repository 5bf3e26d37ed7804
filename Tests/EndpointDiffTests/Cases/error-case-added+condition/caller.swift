import LibraryAPI

func text(of failure: Library.Failure) -> String {
  switch failure {
  case .forbidden: "You may not do that."
  }
}
