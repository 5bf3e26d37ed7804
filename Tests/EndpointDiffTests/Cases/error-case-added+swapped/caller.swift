import LibraryAPI

func text(of failure: Library.Failure) -> String {
  switch failure {
  case .gone: "gone"
  case .taken: "taken"
  }
}
