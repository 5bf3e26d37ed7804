import LibraryAPI

func text(of order: Order) -> String {
  switch order {
  case .title: "by title"
  case .year: "by year"
  }
}
