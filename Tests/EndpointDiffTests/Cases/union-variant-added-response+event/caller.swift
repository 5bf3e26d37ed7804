import LibraryAPI

func text(of change: Change) -> String {
  switch change {
  case .added(let book): book.title
  case .removed(let id): "\(id)"
  case .unknown(let event): event.data
  }
}
