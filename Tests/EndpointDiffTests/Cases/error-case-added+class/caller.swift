import LibraryAPI

func text(of failure: Library.Failure) -> String {
  switch failure {
  case .down: "down"
  }
}
