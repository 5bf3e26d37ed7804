import LibraryAPI

func text(of failure: Library.Failure) -> String {
  switch failure {
  case .missing: "There is no such book."
  case .lent: "Somebody else has it."
  }
}
