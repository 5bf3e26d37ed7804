import LibraryAPI

func removed(_ change: Change) -> Int? {
  if case .removed(let id) = change { id } else { nil }
}
