import LibraryAPI

func removed(_ change: Change) -> String? {
  if case .removed(let id) = change { id } else { nil }
}
